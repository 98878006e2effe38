// What a change can be found by again, as it is said where the change was made.

import { messages } from './catalogue.ts'

export const referenceMessages = messages({
  en: () => ({ byMail: (reference: string) => `Reference ${reference}, also by e-mail.` }),
  fr: () => ({ byMail: (reference: string) => `Référence ${reference}, aussi par courriel.` }),
})
