// How long ago a driver pressed a button. A phone's clock may be hours wrong, so its time is never sent: only the difference of two
// readings.

/** Both clocks of a phone, in milliseconds: the one it shows, and the page's own, which nobody can set. */
export interface Reading {
  wall: number
  ticks: number
  /** When the page's own clock began: its readings compare only within one opening of the page. */
  began: number
}

export const readClocks = (): Reading => ({
  wall: Date.now(),
  ticks: performance.now(),
  began: performance.timeOrigin,
})

/**
 * Milliseconds from one reading to a later one. The phone's clock may be set back in between, and the page's own stands still while
 * some phones sleep: neither makes it longer, so the longer one counts.
 */
export function ageBetween(pressed: Reading, now: Reading): number {
  const ticks = pressed.began === now.began ? now.ticks - pressed.ticks : 0
  return Math.round(Math.max(0, now.wall - pressed.wall, ticks))
}
