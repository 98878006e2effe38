import type { Locale } from '../../../../domain/brands.ts'

/** The language of a postal area's name, which is as its people write it: French where the code is one of Quebec's (G, H, J). */
export const placeLanguage = (fsa: string): Locale => (/^[GHJ]/.test(fsa) ? 'fr' : 'en')
