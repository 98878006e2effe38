// What the server draws once for many pages (components/drawn_once.tsx), as text.

import { renderToString } from 'react-dom/server'
import type { TextOf } from './components/drawn_once.tsx'

/** By name, the one used longest ago first. */
const texts = new Map<string, string>()
/** Some four kilobytes each: the cards of the weeks, plans and languages that are shown now. */
const most = 2_000

/** A text that is not there yet is drawn once the page is, for React draws one thing at a time. */
export const textOf: TextOf = (name, drawing) => {
  const text = texts.get(name)
  if (text === undefined) {
    setImmediate(() => {
      if (!texts.has(name)) keep(name, renderToString(drawing))
    })
    return null
  }
  texts.delete(name)
  texts.set(name, text)
  return text
}

function keep(name: string, text: string): void {
  const [oldest] = texts.keys()
  if (texts.size >= most && oldest !== undefined) texts.delete(oldest)
  texts.set(name, text)
}
