// The table on the receipt: a place for each chosen dish, and an empty one for each that the minimum still needs.

/** The most plates side by side on the table; more are counted. */
export const mostPlaces = 8

export interface TableToLay {
  /** Products in the box, in its order. */
  chosen: readonly string[]
  /** How many of them are dishes. */
  dishes: number
  /** Dishes of the plan's week. */
  planned: number
  /** Cents of goods to the minimum order; 0 where it is met. */
  missingCents: number
  /** The plan's own dishes stand in for a missing choice. */
  untouched: boolean
}

export interface LaidPlaces {
  /** Products with a place of their own. */
  plates: readonly string[]
  /** Products beyond those. */
  more: number
  /** Empty places. */
  empty: number
  /** The box can be delivered as it is. */
  complete: boolean
}

/** A table is complete when the chosen products reach the minimum; until then at least one place is empty. */
export function placesOf({ chosen, dishes, planned, missingCents, untouched }: TableToLay): LaidPlaces {
  const complete = !untouched && missingCents <= 0 && chosen.length > 0
  const wanted = complete ? 0 : Math.max(planned - dishes, 1)
  const room = Math.max(mostPlaces - wanted, mostPlaces / 2)
  const plates = chosen.length > room ? chosen.slice(0, room - 1) : chosen
  const more = chosen.length - plates.length
  const free = mostPlaces - plates.length - (more > 0 ? 1 : 0)
  return { plates, more, empty: Math.min(wanted, free), complete }
}
