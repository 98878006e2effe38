// Letters about pickups of bags and kits (mail.ts).

import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type PickupLetters = Pick<Letters, 'pickup_booked' | 'pickup_cancelled'>

export const englishPickupLetters = (voice: Voice): PickupLetters => {
  const { day, window } = wordsOf(voice)
  return {
    pickup_booked: {
      subject: pickup => `Booked: a pickup on ${day(pickup.pickupDate)}`,
      body: pickup =>
        voice.pick({
          freshprep: `A driver comes by on ${day(pickup.pickupDate)}, ${window(pickup)}, for your bags and kits.\n\nPlease leave them at the door before then, rinsed and closed. You do not have to be home.`,
          cookit: `Someone swings by on ${day(pickup.pickupDate)}, ${window(pickup)}, for your bags and kits.\n\nGive them a rinse and leave them at the door before then. No need to be home.`,
        }),
      action: 'See the pickup',
    },
    pickup_cancelled: {
      subject: pickup => `Cancelled: the pickup of ${day(pickup.pickupDate)}`,
      body: pickup =>
        `No driver comes by for your bags and kits on ${day(pickup.pickupDate)}.\n\nThe driver of your next box takes them all the same, if they are at the door.`,
      action: 'Book another pickup',
    },
  }
}

export const frenchPickupLetters = (voice: Voice): PickupLetters => {
  const { day, window } = wordsOf(voice)
  return {
    pickup_booked: {
      subject: pickup => `C’est noté\u00a0: une collecte le ${day(pickup.pickupDate)}`,
      body: pickup =>
        voice.pick({
          freshprep: `Un livreur passera prendre vos sacs et trousses le ${day(pickup.pickupDate)}, de ${window(pickup)}.\n\nLaissez-les à la porte avant son passage, rincés et fermés. Vous n’avez pas à être là.`,
          cookit: `On passe chercher tes sacs et tes trousses le ${day(pickup.pickupDate)}, de ${window(pickup)}.\n\nRince-les et laisse-les à la porte avant. Pas besoin d’être là.`,
        }),
      action: 'Voir la collecte',
    },
    pickup_cancelled: {
      subject: pickup => `Annulée\u00a0: la collecte du ${day(pickup.pickupDate)}`,
      body: pickup =>
        voice.pick({
          freshprep: `Personne ne passera prendre vos sacs et trousses le ${day(pickup.pickupDate)}.\n\nS’ils sont à la porte, le livreur de votre prochaine boîte les reprendra.`,
          cookit: `Personne ne passe chercher tes sacs et tes trousses le ${day(pickup.pickupDate)}.\n\nS’ils sont à la porte, on les reprend avec ta prochaine boîte.`,
        }),
      action: 'Réserver une autre collecte',
    },
  }
}
