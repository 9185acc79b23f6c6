/**
 * Workers of one colour are all alike, so the rules do not tell them apart; the page does, so that a worker taken from a slot is
 * the one that flies to its owner. Who stays in a place keeps its name; who is new there takes the name of one that left
 * another place, or a new one if it came out of the bag.
 */
import type { Colour, View } from './view.gen'

export interface Hand {
  colour: Colour
  id: string
}
type Crew = Map<string, Hand[]>

let seen: View | null = null
let crew: Crew = new Map()
let named = 0

function placesOf(view: View): [string, Colour[]][] {
  return [
    ...view.slots.map(({ workers }, s): [string, Colour[]] => [`slot:${s}`, workers]),
    ...view.rows.map((row, r): [string, Colour[]] => [`row:${r}`, row]),
    ...view.players.map(({ workers, seat }): [string, Colour[]] => [`seat:${seat}`, workers]),
  ]
}

function follow(view: View): Crew {
  const left = new Map([...crew].map(([place, hands]) => [place, [...hands]]))
  const take = (hands: Hand[] | undefined, colour: Colour): Hand | undefined => {
    const at = hands?.findIndex((hand) => hand.colour === colour) ?? -1
    return at < 0 ? undefined : hands!.splice(at, 1)[0]
  }
  const kept = placesOf(view).map(([place, colours]): [string, Colour[], (Hand | undefined)[]] => [
    place,
    colours,
    colours.map((colour) => take(left.get(place), colour)),
  ])
  const movers = [...left.values()].flat()
  return new Map(
    kept.map(([place, colours, hands]) => [
      place,
      hands.map(
        (hand, i) => hand ?? take(movers, colours[i]!) ?? { colour: colours[i]!, id: `worker-${named++}` },
      ),
    ]),
  )
}

/** The workers in a place (`slot:0`, `row:2`, `seat:1`), in the order the view has them. */
export function workersAt(view: View, place: string): Hand[] {
  if (view !== seen) {
    crew = follow(view)
    seen = view
  }
  return crew.get(place) ?? []
}
