/** The coach of a first game: a note at the board, and all notes in a tab. */
import type { Guide } from '../lib/game'
import CoachNote from './CoachNote.svelte'
import CoachTab from './CoachTab.svelte'

export const coach: Guide = { Tab: CoachTab, Note: CoachNote }
