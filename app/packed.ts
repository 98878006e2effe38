// Much of what a page is loaded with, as JSON: a browser reads that by itself and at once. As React Router sends data, its
// scripts put every value together one by one, and a phone has no time for anything else meanwhile.

import { useMemo } from 'react'

declare const what: unique symbol

/** A value as JSON: what is its own, and after it, each under its name, what it has in common with others; a line each. */
type Packed<T> = string & { readonly [what]?: T }

/** What was written out, by the value; it is never changed. */
const written = new WeakMap<object, string>()
/** What the server reads back as a browser would, while it draws the page: the latest texts, and what they say. */
const read = new Map<string, unknown>()
const mostRead = 16

/**
 * @param value of what JSON knows, as calls answer it
 * @param shared names of its objects that are the same objects for everybody: they are written out and read once
 */
export function pack<T extends object>(value: T, shared: readonly (keyof T & string)[] = []): Packed<T> {
  const own: Partial<T> = { ...value }
  for (const name of shared) delete own[name]
  const parts = shared.flatMap(name => [name, textOf(value[name] as object)])
  return [JSON.stringify(own), ...parts].join('\n')
}

function textOf(value: object): string {
  let text = written.get(value)
  if (text === undefined) {
    text = JSON.stringify(value)
    written.set(value, text)
  }
  if (!read.has(text)) read.set(text, JSON.parse(text))
  const [oldest] = read.keys()
  if (read.size > mostRead && oldest !== undefined) read.delete(oldest)
  return text
}

export function unpack<T>(packed: Packed<T>): T {
  const [own = '', ...parts] = packed.split('\n')
  const value = JSON.parse(own)
  for (let n = 0; n < parts.length; n += 2) {
    const [name = '', text = ''] = parts.slice(n, n + 2)
    value[name] = read.get(text) ?? JSON.parse(text)
  }
  return value
}

/** The value, the same object as long as it is packed the same. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => unpack(packed), [packed])
}
