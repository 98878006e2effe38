// Phone numbers as libphonenumber knows them (rule 41).

import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

interface Phone {
  /** `+15145550199`. */
  e164: string
  /** The same, with its extension where it has one: `+15145550199;ext=23` (RFC 3966). */
  dialled: string
  /** `(514) 555-0199`, `(514) 555-0199 ext. 23`. */
  shown: string
}

/** "Poste 23" is how French Canada writes an extension, and libphonenumber does not know it. */
const poste = /\bposte\b\.?\s*(?=\d)/iu

/** The phone number in a typed text; null where it is not valid in Canada. */
export function canadianPhone(typed: string): Phone | null {
  const found = parsePhoneNumberFromString(typed.replace(poste, 'ext. '), 'CA')
  if (!found?.isValid() || found.country !== 'CA') return null
  const { number: e164, ext } = found
  return { e164, dialled: ext ? `${e164};ext=${ext}` : e164, shown: found.formatNational() }
}

/** A kept phone without its extension: E.164, for texts and for comparison. */
export const withoutExtension = (dialled: string): string => dialled.replace(/;.*$/, '')
