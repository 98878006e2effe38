import { messages } from '../../i18n/catalogue.ts'

/** A text in both languages, as it is written. */
export const writingWords = messages({
  en: () => ({ languages: { en: 'English', fr: 'French' }, missing: 'missing' }),
  fr: () => ({ languages: { en: 'en anglais', fr: 'en français' }, missing: 'manque' }),
})
