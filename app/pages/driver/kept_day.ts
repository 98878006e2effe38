// The newest stops that this phone has seen. A page that opens without a connection is as old as its last load, and would show
// doors again that are done and sent since.

import type { OutputOf } from '../../../contract/index.ts'
import type { Store } from './queue.ts'

type Day = OutputOf<'drivers.today'>

const key = 'driver:day'

/** Keeps the day. Where there is no room, the page's own remains. @param at the program's instant, in milliseconds */
export function saveDay(store: Store, day: Day, at: number): void {
  try {
    store.setItem(key, JSON.stringify({ at, day }))
  } catch {
    // A report needs the room more.
  }
}

/**
 * The page's day, or the kept one where that is the same driver's same day, seen later. A day that is over is not kept: its names and
 * doors are nobody's business any more.
 * @param at of the page, as above
 */
export function newestDay(store: Store, loaded: Day, at: number): Day {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as { at: number; day: Day } | null
    if (kept && kept.day.date < loaded.date) store.setItem(key, 'null')
    const same = kept?.day.date === loaded.date && kept.day.driver.id === loaded.driver.id
    return kept && same && kept.at > at ? kept.day : loaded
  } catch {
    return loaded
  }
}
