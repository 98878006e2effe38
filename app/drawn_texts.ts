// Parts that the server renders once for many pages (components/drawn_once.tsx), as text.

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { TextOf } from './components/drawn_once.tsx'

/** By name, the least recently used first. */
const texts = new Map<string, string>()
/** About four kilobytes each: the cards of the weeks, plans and languages shown at the moment. */
const most = 2_000

/** A missing text is rendered after the page, because React renders one tree at a time. Links need a router around them. */
export const textOf: TextOf = (name, drawing) => {
  const text = texts.get(name)
  if (text === undefined) {
    setImmediate(() => {
      if (!texts.has(name))
        cacheText(name, renderToString(createElement(StaticRouter, { location: '/' }, drawing)))
    })
    return null
  }
  texts.delete(name)
  texts.set(name, text)
  return text
}

function cacheText(name: string, text: string): void {
  const [oldest] = texts.keys()
  if (texts.size >= most && oldest !== undefined) texts.delete(oldest)
  texts.set(name, text)
}
