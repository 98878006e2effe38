// A box past its day without a report: whether it came.

import { messages } from './catalogue.ts'

export const arrivalMessages = messages({
  en: () => ({
    came: 'I got it',
    cameOf: (day: string) => `I got it: ${day} box`,
    missing: 'It didn’t come',
    missingOf: (day: string) => `It didn’t come: ${day} box`,
    noted: 'Thanks. Your box is marked as delivered.',
  }),
  fr: () => ({
    came: 'Je l’ai reçue',
    cameOf: (day: string) => `Je l’ai reçue : la boîte du ${day}`,
    missing: 'Elle n’est pas arrivée',
    missingOf: (day: string) => `Elle n’est pas arrivée : la boîte du ${day}`,
    noted: 'Merci. La boîte est notée comme livrée.',
  }),
})
