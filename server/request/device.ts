// The browser of the current request, which is recorded with a household's events.

import { AsyncLocalStorage } from 'node:async_hooks'
import Bowser from 'bowser'

const current = new AsyncLocalStorage<string | null>()

/** Does something on behalf of a browser. @param userAgent the browser's description of itself */
export const onDevice = <T>(userAgent: string | null, work: () => T): T => current.run(userAgent, work)

/** The browser that causes the current work, in words; null for a job or a command. */
export const deviceNow = (): string | null => deviceOf(current.getStore() ?? null)

const longest = 60

/** `Firefox, Windows`: a name by which a person recognizes their device, the same in both languages. Null where it is unknown. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(name => name !== undefined && name !== '').join(', ')
  return words === '' ? null : words.slice(0, longest)
}
