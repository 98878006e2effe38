// Phone numbers as libphonenumber knows them (rule 41).

import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

interface Phone {
  /** `+15145550199`. */
  e164: string
  /** `(514) 555-0199`. */
  shown: string
}

/** The phone number in a typed text; null where it is not valid in Canada. */
export function canadianPhone(typed: string): Phone | null {
  const found = parsePhoneNumberFromString(typed, 'CA')
  if (!found?.isValid() || found.country !== 'CA') return null
  return { e164: found.number, shown: found.formatNational() }
}
