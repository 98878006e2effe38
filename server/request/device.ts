// The browser of the current request, which is recorded with a household's events.

import { AsyncLocalStorage } from 'node:async_hooks'
import Bowser from 'bowser'

const current = new AsyncLocalStorage<string | null>()

/** Does something on account of a browser. @param userAgent what the browser says it is */
export const onDevice = <T>(userAgent: string | null, work: () => T): T => current.run(userAgent, work)

/** The browser that causes the current work, in words; null for a job or a command. */
export const deviceNow = (): string | null => deviceOf(current.getStore() ?? null)

const longest = 60

/** `Firefox, Windows`: what a person recognizes their device by, the same in both languages. Null where nothing is known. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(name => name !== undefined && name !== '').join(', ')
  return words === '' ? null : words.slice(0, longest)
}
