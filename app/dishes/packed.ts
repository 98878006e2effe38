// The larger part of a page's data, as JSON, which a browser parses at once. React Router's own format builds each value in script,
// which takes a phone's processor long.

import { useMemo } from 'react'
import type { SharedText } from '../../contract/page_request.ts'

declare const what: unique symbol

/** A value as JSON: its own part, then each shared part with its name, one line each. */
type Packed<T> = string & { readonly [what]?: T }

/** The serialized text, by value; the value never changes. */
const written = new WeakMap<object, SharedText>()
/** The texts that the server reads back while it renders, as a browser would: the latest ones, by their marks. */
const read = new Map<string, unknown>()
const mostRead = 128

/**
 * @param value JSON data from calls
 * @param shared names of its objects that are the same objects for everybody: they are written and parsed once
 * @param elsewhere takes such a text, if there is a place on the page for it (server/http/page_delivery)
 */
export function pack<T extends object>(
  value: T,
  shared: readonly (keyof T & string)[] = [],
  elsewhere: SharedText[] | null = null,
): Packed<T> {
  const own: Partial<T> = { ...value }
  for (const name of shared) delete own[name]
  const parts = shared.flatMap(name => {
    const text = textOf(value[name] as object)
    const standsFor = elsewhere ? `#${text.id}` : text.json
    elsewhere?.push(text)
    remember(standsFor, text)
    return [name, standsFor]
  })
  return [JSON.stringify(own), ...parts].join('\n')
}

let names = 0

function textOf(value: object): SharedText {
  let text = written.get(value)
  if (text === undefined) {
    names += 1
    text = { id: `shared-${names}`, json: JSON.stringify(value) }
    written.set(value, text)
  }
  return text
}

/** A packed value is rendered at once, so the oldest of many is no longer needed. */
function remember(standsFor: string, { json }: SharedText): void {
  const value = read.get(standsFor) ?? JSON.parse(json)
  read.delete(standsFor)
  read.set(standsFor, value)
  const [oldest] = read.keys()
  if (read.size > mostRead && oldest !== undefined) read.delete(oldest)
}

export function unpack<T>(packed: Packed<T>): T {
  const [own = '', ...parts] = packed.split('\n')
  const value = JSON.parse(own)
  for (let n = 0; n < parts.length; n += 2) {
    const [name = '', text = ''] = parts.slice(n, n + 2)
    value[name] = read.get(text) ?? JSON.parse(text.startsWith('#') ? textIn(text.slice(1)) : text)
  }
  return value
}

/** The text of an element at the end of the page. */
const textIn = (id: string): string => document.getElementById(id)?.textContent ?? 'null'

/** The value; the same object for the same text. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => unpack(packed), [packed])
}
