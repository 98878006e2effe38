// The page shown by the browser itself where a page cannot be fetched (public/no_connection_worker.js).

import { messages, type Voice } from '../../../i18n/catalogue.ts'

const english = () => ({
  lede: 'You’re offline, so we can’t show this page.',
  note: 'Check your Wi-Fi or mobile data. Nothing you saved with us is lost.',
})

const french = (voice: Voice) => ({
  lede: voice.pick({
    freshprep: 'Votre appareil n’a pas pu nous joindre; cette page ne peut donc pas s’afficher.',
    cookit: 'Ton appareil n’a pas pu nous joindre, alors cette page ne peut pas s’afficher.',
  }),
  note: voice.pick({
    freshprep:
      'Vérifiez votre Wi-Fi ou vos données mobiles. Rien de ce que vous avez enregistré chez nous n’est perdu.',
    cookit:
      'Vérifie ton Wi-Fi ou tes données mobiles. Rien de ce que tu as enregistré chez nous n’est perdu.',
  }),
})

export const noConnectionMessages = messages({ en: english, fr: french })
