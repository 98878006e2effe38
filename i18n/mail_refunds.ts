// The letter about a refund (mail.ts), with its credit note.

import { formatPoints } from '../domain/points.ts'
import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type RefundLetters = Pick<Letters, 'order_refunded' | 'claim_received' | 'claim_declined'>

export const englishRefundLetters = (voice: Voice): RefundLetters => {
  const { day, money } = wordsOf(voice)
  const gone = (points: number) =>
    points === 0 ? '' : `\n\n${formatPoints(points, 'en')} points that this payment had earned go with it.`
  return {
    order_refunded: {
      subject: box => `Refunded: ${money(box.totalCents)} of your box of ${day(box.deliveryDate)}`,
      body: box =>
        `${box.short ? `Something ran short before your box of ${day(box.deliveryDate)} was packed, so it is not in it. You need not ask for anything.\n\n` : ''}${voice.pick(
          {
            freshprep: box.whole
              ? `We have refunded your box of ${day(box.deliveryDate)}.`
              : `We have refunded ${money(box.totalCents)} of your box of ${day(box.deliveryDate)}.`,
            cookit: box.whole
              ? `Your box of ${day(box.deliveryDate)} is refunded.`
              : `${money(box.totalCents)} of your box of ${day(box.deliveryDate)} is back with you.`,
          },
        )} Here is what goes back, and where.${box.cardCents > 0 ? ' On a card it shows within five to ten business days.' : ''}${gone(box.points)}`,
      action: 'See the credit note',
    },
    claim_received: {
      subject: box => `We are looking at it: your box of ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Thank you for telling us what was wrong with your box of ${day(box.deliveryDate)}. Somebody of our team looks at it and answers within one business day.`,
          cookit: `Thanks for telling us about your box of ${day(box.deliveryDate)}. One of us is on it, and you’ll hear back within one business day.`,
        }),
      action: 'See the box',
    },
    claim_declined: {
      subject: box => `About your box of ${day(box.deliveryDate)}`,
      body: box =>
        `We have looked at what you told us about your box of ${day(box.deliveryDate)}, and cannot refund it.\n\n${box.answer}\n\nIf we got it wrong, write or call us.`,
      action: 'Contact us',
    },
  }
}

export const frenchRefundLetters = (voice: Voice): RefundLetters => {
  const { day, money } = wordsOf(voice)
  const gone = (points: number) =>
    points === 0
      ? ''
      : `\n\nLes ${formatPoints(points, 'fr')} points que ce paiement avait rapportés sont retirés.`
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
        )} Voici ce qui revient, et où.${box.cardCents > 0 ? ` Sur une carte, ${voice.pick({ freshprep: 'comptez', cookit: 'compte' })} de cinq à dix jours ouvrables.` : ''}${gone(box.points)}`,
      action: 'Voir la note de crédit',
    },
    claim_received: {
      subject: box =>
        voice.pick({
          freshprep: `Nous regardons : votre boîte du ${day(box.deliveryDate)}`,
          cookit: `On regarde ça : ta boîte du ${day(box.deliveryDate)}`,
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
    },
  }
}
