// Letters about what a box’s cutoff found.

import type { Box, Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface CutoffLetters {
  /** `dishes`: the contents of the box, in the reader's language. */
  chosen_for_you: Letter<Box & { dishes: readonly string[] }>
  minimum_not_met: Letter<Box & { goodsCents: number; minimumCents: number }>
  nothing_safe: Letter<Box>
  order_cancelled: Letter<Box>
}

export const cutoffLetters: LettersOf<CutoffLetters> = {
  en: voice => {
    const { day, money, list } = wordsOf(voice)
    return {
      chosen_for_you: {
        subject: box => `We chose your meals for ${day(box.deliveryDate)}`,
        body: box =>
          `${voice.pick({
            freshprep: `You hadn’t chosen meals for ${day(box.deliveryDate)} by the cutoff, so we picked these based on your preferences and exclusions:`,
            cookit: `You left ${day(box.deliveryDate)} to us, so here’s what’s coming, picked with your preferences and exclusions in mind:`,
          })}\n\n${list(box.dishes)}`,
        action: 'See my box',
      },
      minimum_not_met: {
        subject: box => `No box on ${day(box.deliveryDate)}: below the minimum`,
        body: box =>
          `Your box came to ${money(box.goodsCents)} at the cutoff, below the ${money(box.minimumCents)} minimum. We won’t deliver it, and you weren’t charged.`,
        action: 'See my next box',
        textTail: () => 'You weren’t charged.',
      },
      nothing_safe: {
        subject: box => `No box on ${day(box.deliveryDate)}: not enough meals fit your exclusions`,
        body: box =>
          `You hadn’t chosen meals for ${day(box.deliveryDate)}, and there weren’t enough on that week’s menu that fit your plan and exclusions. So we skipped the box, and you won’t be charged.\n\nThe next weeks are open. Choose early for the best selection.`,
        action: 'Choose my next meals',
        textTail: () => 'You weren’t charged.',
      },
      order_cancelled: {
        subject: box => `We’ve cancelled your box for ${day(box.deliveryDate)}`,
        body: box =>
          `Your box for ${day(box.deliveryDate)} wasn’t paid before we started packing, so we cancelled it. You weren’t charged.\n\nYour upcoming boxes aren’t affected. Just add a payment method that works before their cutoff.`,
        action: 'Update payment method',
        textTail: () => 'It wasn’t paid in time. You weren’t charged.',
      },
    }
  },
  fr: voice => {
    const { day, money, list } = wordsOf(voice)
    return {
      chosen_for_you: {
        subject: box =>
          voice.pick({ freshprep: 'Nous avons choisi', cookit: 'On a choisi' }) +
          ` les plats du ${day(box.deliveryDate)}`,
        body: box =>
          `${voice.pick({
            freshprep: `Rien n’avait été choisi pour le ${day(box.deliveryDate)} à l’heure limite. Nous avons donc rempli la boîte selon vos goûts et vos exclusions\u00a0:`,
            cookit: `Tu nous as laissé choisir pour le ${day(box.deliveryDate)}. Voici ce qui s’en vient, en tenant compte de tes goûts et de tes exclusions\u00a0:`,
          })}\n\n${list(box.dishes)}`,
        action: 'Voir la boîte',
      },
      minimum_not_met: {
        subject: box => `Pas de boîte le ${day(box.deliveryDate)}\u00a0: minimum non atteint`,
        body: box =>
          voice.pick({
            freshprep: `À l’heure limite, votre boîte contenait ${money(box.goodsCents)} d’articles; le minimum est de ${money(box.minimumCents)}. Elle n’a pas été facturée et ne sera pas livrée.`,
            cookit: `À l’heure limite, ta boîte contenait ${money(box.goodsCents)} d’articles; le minimum est de ${money(box.minimumCents)}. Elle n’a pas été facturée et ne sera pas livrée.`,
          }),
        action: voice.pick({ freshprep: 'Voir votre prochaine boîte', cookit: 'Voir ma prochaine boîte' }),
        textTail: () => 'Rien n’a été facturé.',
      },
      nothing_safe: {
        subject: box =>
          `Pas de boîte le ${day(box.deliveryDate)}\u00a0: trop peu de plats respectaient ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} exclusions`,
        body: box =>
          voice.pick({
            freshprep: `Rien n’avait été choisi pour le ${day(box.deliveryDate)}, et il restait au menu trop peu de plats de votre forfait qui respectent les exclusions que vous nous avez données. La boîte est donc sautée; rien n’est facturé.\n\nLes semaines suivantes sont ouvertes\u00a0: choisissez tôt pour avoir le plus grand choix.`,
            cookit: `Rien n’était choisi pour le ${day(box.deliveryDate)}, et il restait au menu trop peu de plats de ton forfait qui respectent tes exclusions. On a donc sauté la boîte; rien n’est facturé.\n\nLes semaines suivantes sont ouvertes\u00a0: choisis tôt pour avoir le plus grand choix.`,
          }),
        action: 'Choisir pour les semaines suivantes',
        textTail: () => 'Rien n’a été facturé.',
      },
      order_cancelled: {
        subject: box =>
          `Annulée\u00a0: ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Votre boîte du ${day(box.deliveryDate)} n’était toujours pas payée au début de l’emballage; elle est donc annulée. Rien n’a été facturé.\n\nVos prochaines boîtes restent prévues. Il suffit d’ajouter un mode de paiement valide avant leur heure limite.`,
            cookit: `Ta boîte du ${day(box.deliveryDate)} n’était toujours pas payée au début de l’emballage; on a dû l’annuler. Rien n’a été facturé.\n\nTes prochaines boîtes restent prévues. Il suffit d’ajouter un mode de paiement valide avant leur heure limite.`,
          }),
        action: 'Changer de mode de paiement',
        textTail: () => 'Elle n’a pas été payée à temps. Rien n’a été facturé.',
      },
    }
  },
}
