// Names, email and password as a person types them (rule 41, area 5).

export const passwordMinimum = 10

/** Scripts that write a word with one character. */
const wordInOne = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

// Letters of any script with their marks and joiners; the 7 that stands for a letter in Squamish beside others; spaces, hyphens, apostrophes, the stop of "St. John" and the sign of "Mom & Dad".
// Digits, slashes and other signs are refused: a name is printed in messages to other people, and an address in it would
// be advertising.
const nameCharacters =
  /^(?:[\p{L}\p{M}\p{Zs}'‘’ʼ.·&‐‑-]|\u200c|\u200d|7(?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}])7(?!\d))+$/u

/** A name as it is stored: composed, without leading, trailing or doubled spaces. */
export function normalizeName(text: string): string {
  return withoutPasted(text).normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** Without the spaces of no width that come with a text copied from a page. */
const withoutPasted = (text: string): string => text.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')

/** Whether a text is a name: two letters or more, or one of a script that writes words with one (rule 78). */
export function isName(text: string): boolean {
  const name = normalizeName(text)
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return nameCharacters.test(name) && (letters >= 2 || wordInOne.test(name))
}

/** A name as it is stored; null for a text that is not a name. */
export const personName = (text: string): string | null => (isName(text) ? normalizeName(text) : null)

/** A first name for a person known by email only: `ada.lovelace@…` is Ada. Empty where it contains no name. */
export function nameFromEmail(email: string): string {
  const [word = ''] = email.slice(0, email.lastIndexOf('@')).match(/\p{L}{2,}/u) ?? []
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}

const emailLocal = /^[^\s@"(),:;<>[\\\]\p{C}]+$/u
const emailDomain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u

/**
 * An email as it is kept and compared: trimmed, composed, lower case throughout. Capitals in the part before the @ are distinct in
 * theory only; two accounts that differ only in capitals would belong to one person.
 */
export function normalizeEmail(text: string): string {
  const email = withoutPasted(text).normalize('NFC').trim().toLowerCase()
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/** A domain as the network spells it (IDNA): `école.quebec` and `xn--cole-9oa.quebec` are one. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`
  if (/^[ -~]*$/.test(domain) || !URL.canParse(address)) return domain
  const { hostname } = new URL(address)
  return hostname.startsWith('[') ? domain : hostname
}

/** Whether a text has the form of an email address: something before one @, a domain with a dot after it. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text)
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (at < 1 || local.length > 64 || email.length > 254) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  return emailLocal.test(local) && emailDomain.test(domain)
}

/** Whether a password has ten characters or more. An emoji or an accented letter counts as one; spaces count. */
export function isLongEnoughPassword(password: string): boolean {
  return [...password.normalize('NFC')].length >= passwordMinimum
}
