/** What the previews of Nippon say. */
import type { Action, Refill } from './view.gen'

export interface TakePreview {
  place: number
  level: number | null
  colours: number
  wages: number
  more: number
  opens: Action[]
  barred: Partial<Record<Action, string>>
  empties: boolean
  then: Refill | null
}
