// Letters about a box on its way: it has left, is late, has come, or did not (mail.ts).

import type { Voice } from './catalogue.ts'
import { formatWallClock, formatWindow } from './dates.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type DeliveryLetters = Pick<Letters, 'out_for_delivery' | 'delivery_late' | 'delivered' | 'delivery_failed'>

export const englishDeliveryLetters = (voice: Voice): DeliveryLetters => {
  const { day, window } = wordsOf(voice)
  return {
    out_for_delivery: {
      subject: () => voice.pick({ freshprep: 'Your box is on its way', cookit: 'Your box is on the road' }),
      body: box =>
        `It arrives today, ${window(box)}. Leave any cooler bags by the door: the driver takes them back.`,
      action: 'Follow the box',
    },
    delivery_late: {
      subject: () => voice.pick({ freshprep: 'Your box is late', cookit: 'Your box is running late' }),
      body: box =>
        voice.pick({
          freshprep: `The van is behind its plan. We now expect it from ${formatWindow(box.from, box.until, 'en')}, which is later than we promised, and we are sorry. The cooler bag keeps the food cold until then.\n\nIf you cannot wait, choose on the page: brought again on another day, credit, or your money back.`,
          cookit: `The van got held up. Count on it from ${formatWindow(box.from, box.until, 'en')}. That’s later than we promised, and we’re sorry. Your food stays cold in its bag.\n\nCan’t wait? Choose on the page: another day, credit, or your money back.`,
        }),
      action: 'Follow the box',
    },
    delivered: {
      subject: () => voice.pick({ freshprep: 'Your box has arrived', cookit: 'It’s here!' }),
      body: box => {
        const came = box.at ? `It came on ${formatWallClock(box.at, 'en')}. ` : ''
        const eat = `${came}Keep it cold, and eat it within 4 days.`
        const earned = `The box earned you ${box.points} ${voice.plural(box.points, 'point', 'points')}.`
        return box.points > 0 ? `${eat}\n\n${earned}` : eat
      },
      action: 'See the box',
    },
    delivery_failed: {
      subject: box => `We could not deliver your box of ${day(box.deliveryDate)}`,
      body: box =>
        `We are sorry: your box of ${day(box.deliveryDate)} did not reach you. Choose what becomes of it: brought again on the next day a van comes by, credit for the next boxes, or your money back. Each is done at once.`,
      action: 'Choose',
    },
  }
}

export const frenchDeliveryLetters = (voice: Voice): DeliveryLetters => {
  const { day, window } = wordsOf(voice)
  return {
    out_for_delivery: {
      subject: () => voice.pick({ freshprep: 'Votre boîte est en route', cookit: 'Ta boîte est en chemin' }),
      body: box =>
        voice.pick({
          freshprep: `Elle arrive aujourd’hui, de ${window(box)}. Si vous avez des sacs isothermes, laissez-les à la porte\u00a0: le livreur les reprend.`,
          cookit: `Elle arrive aujourd’hui, de ${window(box)}. Si tu as des sacs isothermes, laisse-les à la porte\u00a0: on les reprend.`,
        }),
      action: 'Suivre la boîte',
    },
    delivery_late: {
      subject: () => voice.pick({ freshprep: 'Votre boîte est en retard', cookit: 'Ta boîte est en retard' }),
      body: box =>
        voice.pick({
          freshprep: `Le camion a pris du retard. Nous attendons maintenant votre boîte de ${formatWindow(box.from, box.until, 'fr')}, plus tard que promis, et nous en sommes désolés. Le sac isotherme garde la nourriture au froid d’ici là.\n\nSi vous ne pouvez pas attendre, choisissez sur la page\u00a0: un autre jour, un crédit ou un remboursement.`,
          cookit: `Le camion a pris du retard. Attends ta boîte de ${formatWindow(box.from, box.until, 'fr')}. C’est plus tard que promis, désolé! La nourriture reste au froid dans son sac.\n\nTu ne peux pas attendre? Choisis sur la page\u00a0: un autre jour, un crédit ou un remboursement.`,
        }),
      action: 'Suivre la boîte',
    },
    delivered: {
      subject: () => voice.pick({ freshprep: 'Votre boîte est arrivée', cookit: 'Elle est là!' }),
      body: box => {
        const came = box.at ? `Elle est arrivée le ${formatWallClock(box.at, 'fr')}. ` : ''
        const eat = voice.pick({
          freshprep: `${came}Gardez-la au froid et consommez-la dans les 4 jours.`,
          cookit: `${came}Garde-la au froid et mange tout ça dans les 4 jours.`,
        })
        const earned = voice.pick({
          freshprep: `Cette boîte vous a rapporté ${box.points} ${voice.plural(box.points, 'point', 'points')}.`,
          cookit: `Cette boîte t’a rapporté ${box.points} ${voice.plural(box.points, 'point', 'points')}.`,
        })
        return box.points > 0 ? `${eat}\n\n${earned}` : eat
      },
      action: 'Voir la boîte',
    },
    delivery_failed: {
      subject: box =>
        `Livraison manquée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Nous sommes désolés\u00a0: votre boîte du ${day(box.deliveryDate)} ne vous est pas parvenue. Choisissez la suite\u00a0: une nouvelle livraison le prochain jour de tournée, un crédit pour les prochaines boîtes ou un remboursement. C’est fait tout de suite.`,
          cookit: `On est désolés\u00a0: ta boîte du ${day(box.deliveryDate)} ne s’est pas rendue. Choisis la suite\u00a0: une nouvelle livraison le prochain jour de tournée, un crédit pour les prochaines boîtes ou un remboursement. C’est fait tout de suite.`,
        }),
      action: 'Choisir la suite',
    },
  }
}
