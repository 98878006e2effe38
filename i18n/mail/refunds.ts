// The letter about a refund, with its credit note.

import { formatPoints } from '../../domain/points.ts'
import type { Box, Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

interface RefundLetters {
  /** `cardCents`: what of it goes back to a card or to PayPal. `points`: the points taken back with it. */
  order_refunded: Letter<
    Box & {
      totalCents: number
      cardCents: number
      whole: boolean
      points: number
      short?: boolean | undefined
      /** Points that the household owes now. */
      owed?: number | undefined
    }
  >
  claim_received: Letter<Box>
  claim_declined: Letter<Box & { answer: string }>
}

export const refundLetters: LettersOf<RefundLetters> = {
  en: voice => {
    const { day, money } = wordsOf(voice)
    const gone = (points: number) =>
      points === 0
        ? ''
        : `\n\nThe ${formatPoints(points, 'en')} points you earned on this payment have been removed.`
    const owing = (points: number) =>
      points === 0
        ? ''
        : ` You’d already turned some into credit, so you’re ${formatPoints(points, 'en')} points short. Your next points make up for them. Your card won’t be charged.`
    return {
      order_refunded: {
        subject: box => `Refund: ${money(box.totalCents)} for your box on ${day(box.deliveryDate)}`,
        body: box =>
          `${box.short ? `We ran out of something before packing your box for ${day(box.deliveryDate)}, so it’s not included. You don’t need to do anything.\n\n` : ''}${voice.pick(
            {
              freshprep: box.whole
                ? `We’ve refunded your box for ${day(box.deliveryDate)}.`
                : `We’ve refunded ${money(box.totalCents)} for your box on ${day(box.deliveryDate)}.`,
              cookit: box.whole
                ? `Your box for ${day(box.deliveryDate)} is refunded.`
                : `We’ve sent back ${money(box.totalCents)} for your box on ${day(box.deliveryDate)}.`,
            },
          )} Here’s the breakdown.${box.cardCents > 0 ? ' It can take 5 to 10 business days to show on a card.' : ''}${gone(box.points)}${owing(box.owed ?? 0)}`,
        action: 'View credit note',
      },
      claim_received: {
        subject: box => `We’re looking into your box for ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Thanks for telling us what went wrong with your box for ${day(box.deliveryDate)}. Someone on our team will look into it and reply within one business day.`,
            cookit: `Thanks for telling us about your box for ${day(box.deliveryDate)}. We’re on it, and you’ll hear back within one business day.`,
          }),
        action: 'See my box',
      },
      claim_declined: {
        subject: box => `About your box for ${day(box.deliveryDate)}`,
        body: box =>
          `We looked into what you told us about your box for ${day(box.deliveryDate)}, and we can’t refund it.\n\n${box.answer}\n\nThink we got it wrong? Email or call us.`,
        action: 'Contact us',
        textTail: () => 'See your email for details.',
      },
    }
  },
  fr: voice => {
    const { day, money } = wordsOf(voice)
    const gone = (points: number) =>
      points === 0
        ? ''
        : `\n\nPoints retirés, parce que ce paiement les avait rapportés : ${formatPoints(points, 'fr')}.`
    const owing = (points: number) =>
      points === 0
        ? ''
        : voice.pick({
            freshprep: ` Vous en aviez déjà échangé contre du crédit. Points à compenser : ${formatPoints(points, 'fr')}. Vos prochains points s’en chargent; rien n’est facturé à votre carte.`,
            cookit: ` Tu en avais déjà échangé contre du crédit. Points à compenser : ${formatPoints(points, 'fr')}. Tes prochains points s’en chargent; rien n’est facturé à ta carte.`,
          })
    return {
      order_refunded: {
        subject: box =>
          voice.pick({
            freshprep: `Remboursement de ${money(box.totalCents)} : votre boîte du ${day(box.deliveryDate)}`,
            cookit: `Remboursement de ${money(box.totalCents)} : ta boîte du ${day(box.deliveryDate)}`,
          }),
        body: box =>
          `${box.short ? voice.pick({ freshprep: `Un produit a manqué avant la préparation de votre boîte du ${day(box.deliveryDate)}\u00a0: il n’y est donc pas. Vous n’avez rien à demander.\n\n`, cookit: `Un produit a manqué avant qu’on prépare ta boîte du ${day(box.deliveryDate)}\u00a0: il n’y est donc pas. Tu n’as rien à demander.\n\n` }) : ''}${voice.pick(
            {
              freshprep: box.whole
                ? `Nous avons remboursé votre boîte du ${day(box.deliveryDate)}.`
                : `Nous avons remboursé ${money(box.totalCents)} de votre boîte du ${day(box.deliveryDate)}.`,
              cookit: box.whole
                ? `On t’a remboursé ta boîte du ${day(box.deliveryDate)}.`
                : `On t’a remboursé ${money(box.totalCents)} de ta boîte du ${day(box.deliveryDate)}.`,
            },
          )} Voici ce qui revient, et où.${box.cardCents > 0 ? ` Sur une carte, ${voice.pick({ freshprep: 'comptez', cookit: 'compte' })} de cinq à dix jours ouvrables.` : ''}${gone(box.points)}${owing(box.owed ?? 0)}`,
        action: 'Voir la note de crédit',
      },
      claim_received: {
        subject: box =>
          voice.pick({
            freshprep: `Votre signalement est noté : boîte du ${day(box.deliveryDate)}`,
            cookit: `C’est noté pour ta boîte du ${day(box.deliveryDate)}`,
          }),
        body: box =>
          voice.pick({
            freshprep: `Merci de nous avoir dit ce qui n’allait pas dans votre boîte du ${day(box.deliveryDate)}. Quelqu’un de notre équipe s’en occupe et vous répond d’ici un jour ouvrable.`,
            cookit: `Merci de nous avoir parlé de ta boîte du ${day(box.deliveryDate)}. Quelqu’un de la gang s’en occupe et te répond d’ici un jour ouvrable.`,
          }),
        action: 'Voir la boîte',
      },
      claim_declined: {
        subject: box =>
          voice.pick({
            freshprep: `Au sujet de votre boîte du ${day(box.deliveryDate)}`,
            cookit: `Au sujet de ta boîte du ${day(box.deliveryDate)}`,
          }),
        body: box =>
          voice.pick({
            freshprep: `Nous avons examiné ce que vous nous avez dit de votre boîte du ${day(box.deliveryDate)}, et nous ne pouvons pas la rembourser.\n\n${box.answer}\n\nSi nous nous trompons, écrivez-nous ou appelez-nous.`,
            cookit: `On a regardé ce que tu nous as dit de ta boîte du ${day(box.deliveryDate)}, et on ne peut pas la rembourser.\n\n${box.answer}\n\nSi on se trompe, écris-nous ou appelle-nous.`,
          }),
        action: 'Nous écrire',
        textTail: () =>
          `Notre réponse est dans ${voice.pick({ freshprep: 'vos', cookit: 'tes' })} courriels.`,
      },
    }
  },
}
