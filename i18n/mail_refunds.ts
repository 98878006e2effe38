// The letter about money that goes back (mail.ts): a credit note follows it.

import { formatPoints } from '../domain/points.ts'
import type { Voice } from './catalogue.ts'
import type { Letters } from './mail.ts'
import { wordsOf } from './mail_words.ts'

type RefundLetters = Pick<Letters, 'order_refunded'>

export const englishRefundLetters = (voice: Voice): RefundLetters => {
  const { day, money } = wordsOf(voice)
  const gone = (points: number) =>
    points === 0 ? '' : `\n\n${formatPoints(points, 'en')} points that this payment had earned go with it.`
  return {
    order_refunded: {
      subject: box => `Refunded: ${money(box.totalCents)} of your box of ${day(box.deliveryDate)}`,
      body: box =>
        `${voice.pick({
          freshprep: box.whole
            ? `We have refunded your box of ${day(box.deliveryDate)}.`
            : `We have refunded ${money(box.totalCents)} of your box of ${day(box.deliveryDate)}.`,
          cookit: box.whole
            ? `Your box of ${day(box.deliveryDate)} is refunded.`
            : `${money(box.totalCents)} of your box of ${day(box.deliveryDate)} is back with you.`,
        })} Here is what goes back, and where. On a card it shows within five to ten business days.${gone(box.points)}`,
      action: 'See the credit note',
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
        `${voice.pick({
          freshprep: box.whole
            ? `Nous avons remboursé votre boîte du ${day(box.deliveryDate)}.`
            : `Nous avons remboursé ${money(box.totalCents)} de votre boîte du ${day(box.deliveryDate)}.`,
          cookit: box.whole
            ? `On t’a remboursé ta boîte du ${day(box.deliveryDate)}.`
            : `On t’a remboursé ${money(box.totalCents)} de ta boîte du ${day(box.deliveryDate)}.`,
        })} Voici ce qui revient, et où. Sur une carte, ${voice.pick({ freshprep: 'comptez', cookit: 'compte' })} de cinq à dix jours ouvrables.${gone(box.points)}`,
      action: 'Voir la note de crédit',
    },
  }
}
