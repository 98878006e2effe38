// The browser of the current request, which is recorded with a household's events.

import Bowser from 'bowser'
import { askerNow } from './asker.ts'

/** The browser that causes the current work, in words; null for a job or a command. */
export const deviceNow = (): string | null => deviceOf(askerNow()?.userAgent ?? null)

const longest = 60

/** `Firefox, Windows`: a name by which a person recognizes their device, the same in both languages. Null where it is unknown. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(name => name !== undefined && name !== '').join(', ')
  return words === '' ? null : words.slice(0, longest)
}
