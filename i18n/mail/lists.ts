// What a letter to a list says beside the office's own words.

import { messages } from '../catalogue.ts'

export const listLetterMessages = messages({
  en: () => ({
    buttons: {
      menu: 'See the menu',
      account: 'See my account',
      gift: 'Give a gift card',
      invite: 'Invite a friend',
    },
    why: 'You’re getting this email because you agreed to offers and news by email.',
    sampleOf: (subject: string) => `Sample: ${subject}`,
    sampleNote: 'This is a sample. Households get an unsubscribe link here.',
  }),
  fr: voice => ({
    buttons: {
      menu: 'Voir le menu',
      account: 'Voir mon compte',
      gift: 'Offrir une carte-cadeau',
      invite: voice.pick({ freshprep: 'Inviter quelqu’un', cookit: 'Inviter des amis' }),
    },
    why: voice.pick({
      freshprep:
        'Vous recevez ce courriel parce que vous avez accepté de recevoir nos offres et nos nouvelles par courriel.',
      cookit: 'Tu reçois ce courriel parce que tu as accepté nos offres et nos nouvelles par courriel.',
    }),
    sampleOf: (subject: string) => `Essai : ${subject}`,
    sampleNote: 'Ceci est un essai. Les foyers ont ici un lien de désabonnement.',
  }),
})
