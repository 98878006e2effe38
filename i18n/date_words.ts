// Names of days and months. They are written out instead of taken from Intl, so that server and browser print the very
// same characters and no page waits for a phone to load calendar data. A test compares them with Intl for en-CA and
// fr-CA.

import type { Locale } from '../domain/brands.ts'

interface DateWords {
  /** January first. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** Sunday first. */
  weekdays: readonly string[]
  weekdayLetters: readonly string[]
}

const words = (text: string) => text.split(' ')

export const dateWords: Readonly<Record<Locale, DateWords>> = {
  en: {
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdayLetters: words('S M T W T F S'),
  },
  fr: {
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    shortMonths: words('janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'),
    weekdays: words('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    weekdayLetters: words('D L M M J V S'),
  },
}
