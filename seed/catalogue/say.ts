// A text of the catalogue in both languages.

import type { Bilingual } from '../../domain/catalogue/types.ts'

/** French does not let a line break before these, nor after an opening guillemet. */
const unbroken = (text: string) => text.replace(/ (?=[:;?!%»°$])|(?<=«) /g, '\u00a0')

/** Both languages side by side, English first. */
export const say = (en: string, fr: string): Bilingual => ({ en, fr: unbroken(fr) })
