// Letters about a box on its way: it has left, is late, has come, or did not.

import { formatWallClock, formatWindow } from '../dates.ts'
import type { Box, BoxInWindow, Letter, LettersOf, LetterWithText } from './letter.ts'
import { followed, wordsOf } from './words.ts'

interface DeliveryLetters {
  out_for_delivery: LetterWithText<BoxInWindow>
  /** `from`, `until`: the expected window now, brand wall clock, `20:15`. */
  delivery_late: LetterWithText<Box & { from: string; until: string }>
  /** `points`: the points earned with the box; 0 is not mentioned. `at`: brand wall clock, `2026-12-01T16:10`. */
  delivered: Letter<Box & { points: number; at?: string | undefined }>
  delivery_failed: LetterWithText<Box>
  delivery_again: Letter<BoxInWindow & { fromDate: string }>
}

export const deliveryLetters: LettersOf<DeliveryLetters> = {
  en: voice => {
    const { day, window } = wordsOf(voice)
    return {
      out_for_delivery: {
        subject: () => voice.pick({ freshprep: 'Your box is on its way', cookit: 'Your box is on its way!' }),
        body: box =>
          `It arrives today, ${window(box)}. Leave any cooler bags by the door and the driver will take them.`,
        action: 'Track my box',
        text: box =>
          voice.pick({
            freshprep: `Fresh Prep: your box arrives today, ${window(box)}.${followed(voice, box.link)}`,
            cookit: `Cook it: your box is on its way! Today, ${window(box)}.${followed(voice, box.link)}`,
          }),
      },
      delivery_late: {
        subject: () => voice.pick({ freshprep: 'Your box is late', cookit: 'Your box is running late' }),
        body: box =>
          voice.pick({
            freshprep: `Your box is running late. We now expect it from ${formatWindow(box.from, box.until, 'en')}, later than we promised. We’re sorry. The cooler bag keeps your food cold until then.\n\nCan’t wait? Choose a new delivery day, credit, or a refund on the tracking page.`,
            cookit: `The van got held up. Expect your box from ${formatWindow(box.from, box.until, 'en')}. That’s later than we promised, and we’re sorry. Your food stays cold in its bag.\n\nCan’t wait? Pick another day, credit, or your money back on the tracking page.`,
          }),
        action: 'Track my box',
        text: ({ from, until, link }) =>
          voice.pick({
            freshprep: `Fresh Prep: sorry, your box is late. New window: ${formatWindow(from, until, 'en')}.${followed(voice, link)}`,
            cookit: `Cook it: so sorry, your box is late! New window: ${formatWindow(from, until, 'en')}.${followed(voice, link)}`,
          }),
      },
      delivered: {
        subject: () => voice.pick({ freshprep: 'Your box has arrived', cookit: 'It’s here!' }),
        body: box => {
          const came = box.at ? `We delivered it ${formatWallClock(box.at, 'en')}. ` : ''
          const eat = `${came}Get it in the fridge, and eat everything within 4 days.`
          const earned = `You earned ${box.points} ${voice.plural(box.points, 'point', 'points')} on this box.`
          return box.points > 0 ? `${eat}\n\n${earned}` : eat
        },
        action: 'See my box',
        textTail: () => 'Keep it cold and eat it within 4 days.',
      },
      delivery_failed: {
        subject: box => `We couldn’t deliver your box for ${day(box.deliveryDate)}`,
        body: box =>
          `We’re sorry, your box for ${day(box.deliveryDate)} didn’t reach you. Choose what’s next: delivery on the next available day, credit toward your next boxes, or a refund. We’ll do it right away.`,
        action: 'Choose what’s next',
        text: ({ deliveryDate }) =>
          voice.pick({
            freshprep: `Fresh Prep: sorry, we couldn’t deliver your box for ${day(deliveryDate)}. Check your email to choose a new day, credit or refund.`,
            cookit: `Cook it: so sorry, we couldn’t deliver your box for ${day(deliveryDate)}. Check your email to pick a new day, credit or refund.`,
          }),
      },
      delivery_again: {
        subject: box => `New delivery for your box: ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `We’re sorry your box for ${day(box.fromDate)} didn’t reach you. We’re packing a fresh one and will deliver it ${day(box.deliveryDate)}, ${window(box)}, at no extra charge.`,
            cookit: `Sorry about ${day(box.fromDate)}! We’re packing a fresh box and bringing it ${day(box.deliveryDate)}, ${window(box)}. No extra charge.`,
          }),
        action: 'Track my box',
        textTail: box => `Arriving ${window(box)}.`,
      },
    }
  },
  fr: voice => {
    const { day, window } = wordsOf(voice)
    const nb = '\u00a0'
    return {
      out_for_delivery: {
        subject: () =>
          voice.pick({ freshprep: 'Votre boîte est en route', cookit: 'Ta boîte est en chemin' }),
        body: box =>
          voice.pick({
            freshprep: `Elle arrive aujourd’hui, de ${window(box)}. Si vous avez des sacs isothermes, laissez-les à la porte\u00a0: nous les reprenons.`,
            cookit: `Elle arrive aujourd’hui, de ${window(box)}. Si tu as des sacs isothermes, laisse-les à la porte\u00a0: on les reprend.`,
          }),
        action: 'Suivre la boîte',
        text: box =>
          voice.pick({
            freshprep: `Fresh Prep\u00a0: votre boîte arrive aujourd’hui, de ${window(box)}.${followed(voice, box.link)}`,
            cookit: `Cook it\u00a0: ta boîte s’en vient! Aujourd’hui, de ${window(box)}.${followed(voice, box.link)}`,
          }),
      },
      delivery_late: {
        subject: () =>
          voice.pick({ freshprep: 'Votre boîte est en retard', cookit: 'Ta boîte est en retard' }),
        body: box =>
          voice.pick({
            freshprep: `Le camion a pris du retard. Votre boîte devrait arriver de ${formatWindow(box.from, box.until, 'fr')}, plus tard que promis, et nous en sommes désolés. Le sac isotherme garde la nourriture au froid d’ici là.\n\nSi vous ne pouvez pas attendre, choisissez sur la page\u00a0: un autre jour, un crédit ou un remboursement.`,
            cookit: `Le camion a pris du retard. Attends ta boîte de ${formatWindow(box.from, box.until, 'fr')}. C’est plus tard que promis, désolés! Tout reste au froid dans son sac.\n\nTu ne peux pas attendre? Choisis sur la page\u00a0: un autre jour, un crédit ou un remboursement.`,
          }),
        action: 'Suivre la boîte',
        text: ({ from, until, link }) =>
          voice.pick({
            freshprep: `Fresh Prep\u00a0: désolés du retard. Livraison prévue de ${formatWindow(from, until, 'fr')}.${followed(voice, link)}`,
            cookit: `Cook it\u00a0: désolés, ta boîte a du retard! Nouvelle plage\u00a0: de ${formatWindow(from, until, 'fr')}.${followed(voice, link)}`,
          }),
      },
      delivered: {
        subject: () => voice.pick({ freshprep: 'Votre boîte est arrivée', cookit: 'Elle est là!' }),
        body: box => {
          const came = box.at ? `Elle est arrivée le ${formatWallClock(box.at, 'fr')}. ` : ''
          const eat = voice.pick({
            freshprep: `${came}Gardez le tout au froid et mangez-le dans les 4 jours.`,
            cookit: `${came}Garde tout au froid et mange-le dans les 4 jours.`,
          })
          const earned = voice.pick({
            freshprep: `Cette boîte vous a rapporté ${box.points} ${voice.plural(box.points, 'point', 'points')}.`,
            cookit: `Cette boîte t’a rapporté ${box.points} ${voice.plural(box.points, 'point', 'points')}.`,
          })
          return box.points > 0 ? `${eat}\n\n${earned}` : eat
        },
        action: 'Voir la boîte',
        textTail: () =>
          voice.pick({
            freshprep: 'Gardez tout au froid et mangez-le d’ici 4 jours.',
            cookit: 'Garde tout au froid et mange-le d’ici 4 jours.',
          }),
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
        text: ({ deliveryDate }) =>
          voice.pick({
            freshprep: `Fresh Prep\u00a0: votre boîte du ${day(deliveryDate)} n’est pas arrivée, désolés. Choisissez la suite dans vos courriels.`,
            cookit: `Cook it\u00a0: ta boîte du ${day(deliveryDate)} n’est pas arrivée, désolés! Choisis la suite dans tes courriels.`,
          }),
      },
      delivery_again: {
        subject: box =>
          voice.pick({
            freshprep: `Nouvelle livraison${nb}: votre boîte, le ${day(box.deliveryDate)}`,
            cookit: `On se reprend${nb}: ta boîte arrive le ${day(box.deliveryDate)}`,
          }),
        body: box =>
          voice.pick({
            freshprep: `Votre boîte du ${day(box.fromDate)} ne vous est pas parvenue, et nous en sommes désolés. Nous la préparons à nouveau et vous l’apportons le ${day(box.deliveryDate)}, de ${window(box)}. Rien de plus n’est facturé.`,
            cookit: `Désolés pour le ${day(box.fromDate)}. On refait ta boîte, toute fraîche, et on te l’apporte le ${day(box.deliveryDate)}, de ${window(box)}. Sans frais supplémentaires.`,
          }),
        action: 'Suivre la boîte',
        textTail: box =>
          voice.pick({
            freshprep: `Attendez-la de ${window(box)}.`,
            cookit: `Attends-la de ${window(box)}.`,
          }),
      },
    }
  },
}
