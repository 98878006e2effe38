import type { Locale, Province } from '../domain/brands.ts'

/** The names of the provinces. */
export const provinceNames: Readonly<Record<Locale, Readonly<Record<Province, string>>>> = {
  en: { BC: 'British Columbia', AB: 'Alberta', QC: 'Quebec', ON: 'Ontario' },
  fr: { BC: 'Colombie-Britannique', AB: 'Alberta', QC: 'Québec', ON: 'Ontario' },
}
