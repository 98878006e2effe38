// What a confirmed change is followed by. Its reference stands in that letter and in the history of changes.

import { messages } from './catalogue.ts'

export const mailedMessages = messages({
  en: () => ({ mailed: 'We’ve emailed you a confirmation.' }),
  fr: () => ({ mailed: 'Une confirmation part par courriel.' }),
})
