import { messages } from './catalogue.ts'

/** What the field of an email address asks where its domain looks mistyped. */
export const emailFieldMessages = messages({
  en: () => ({ meant: (email: string) => `Did you mean ${email}?` }),
  fr: voice => ({
    meant: (email: string) =>
      voice.pick({ freshprep: `Vouliez-vous écrire ${email}?`, cookit: `Tu voulais écrire ${email}?` }),
  }),
})
