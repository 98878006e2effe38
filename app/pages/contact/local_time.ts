// The visitor's local time, known only in the browser. Its zone data may be older than the server's, so only the
// visitor's own zone is read from it.

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
