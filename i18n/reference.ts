// The reference of a change, shown where the change was made.

import { messages } from './catalogue.ts'

export const referenceMessages = messages({
  en: () => ({ byMail: (reference: string) => `Reference ${reference}, also by e-mail.` }),
  fr: () => ({ byMail: (reference: string) => `Référence ${reference}, aussi par courriel.` }),
})
