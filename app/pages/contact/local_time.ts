// What the visitor's own clock shows. Known in the browser only: until then, and where the browser does not say, it is the
// brand's zone.

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The visitor's zone, IANA; null on the server and until the page is alive. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || null,
    () => null,
  )
}

/** The calendar date (ISO) of an instant in a zone. */
export function dateIn(zone: string, instant: string): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant))
}
