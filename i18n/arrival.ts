// A box past its day without a report: whether it came.

import { messages } from './catalogue.ts'

export const arrivalMessages = messages({
  en: () => ({
    came: 'I got it',
    missing: 'It didn’t come',
    noted: 'Thanks. Your box is marked as delivered.',
  }),
  fr: () => ({
    came: 'Je l’ai reçue',
    missing: 'Elle n’est pas arrivée',
    noted: 'Merci. La boîte est notée comme livrée.',
  }),
})
