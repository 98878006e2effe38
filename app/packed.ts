// Much of what a page is loaded with, as JSON: a browser reads that by itself and at once. As React Router sends data, its
// scripts put every value together one by one, and a phone has no time for anything else meanwhile.

import { useMemo } from 'react'

declare const what: unique symbol

/** A value as JSON. */
export type Packed<T> = string & { readonly [what]?: T }

/** @param value of what JSON knows, as calls answer it */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value)
}

/** The value, the same object as long as it is packed the same. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => JSON.parse(packed), [packed])
}
