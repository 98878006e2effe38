// Letters about what pays for boxes: receipts, refusals, and the card on file.

import type { DeclineReason } from '../../domain/payments/declines.ts'
import { addDays } from '../../domain/time/zone.ts'
import { englishDeclines, frenchDeclines } from '../declines.ts'
import { retriesOf } from '../payment_retries.ts'
import type { Box, BoxInWindow, Card, Letter, LettersOf } from './letter.ts'
import { wordsOf } from './words.ts'

/** Money in integer cents; `card` null where none was tried. */
interface BoxToPay extends Box {
  amountCents: number
  card: Card | null
}

interface PaymentLetters {
  /** `month` and `year` as on the card. */
  card_expiring: Letter<{ card: Card; month: string; year: string }>
  order_charged: Letter<BoxInWindow & { totalCents: number }>
  items_added: Letter<BoxInWindow & { item: string; totalCents: number }>
  payment_declined: Letter<BoxToPay & { why: DeclineReason | null }>
  payment_needs_action: Letter<BoxToPay>
  paid_with_other_card: Letter<Box & { amountCents: number; card: Card }>
  payment_given_back: Letter<Box & { amountCents: number; card: Card }>
  card_changed: Letter<{ card: Card; before?: Card | null }>
}

export const paymentLetters: LettersOf<PaymentLetters> = {
  en: voice => {
    const { day, window, money, card, yours } = wordsOf(voice)
    return {
      card_expiring: {
        subject: ({ card: last }) => `Your ${card(last)} expires soon`,
        body: ({ card: last, month, year }) =>
          `Your ${card(last)} pays for your boxes and expires at the end of ${month}/${year}. Add a new card to keep your boxes coming.`,
        action: 'Update my card',
        textTail: () => 'Add a new one in your account.',
      },
      order_charged: {
        subject: box => `Receipt: ${money(box.totalCents)} for your box on ${day(box.deliveryDate)}`,
        body: box => `Your box for ${day(box.deliveryDate)}, ${window(box)}, is paid. Here’s your receipt.`,
        action: 'See my box',
      },
      items_added: {
        subject: box => `Receipt: ${box.item}, added to your box for ${day(box.deliveryDate)}`,
        body: box =>
          `${box.item} is in your box for ${day(box.deliveryDate)}, ${window(box)}, and paid for. The rest of your box hasn’t changed.`,
        action: 'See my box',
        textHead: ({ deliveryDate, totalCents }) =>
          `${money(totalCents)} charged for an item added to your box for ${day(deliveryDate)}`,
      },
      payment_declined: {
        subject: box => `Your payment for ${day(box.deliveryDate)} was declined`,
        body: box =>
          `We couldn’t charge ${money(box.amountCents)} for your box on ${day(box.deliveryDate)}${box.card ? ` to ${yours(box.card)}` : ''}.${box.why ? ` ${englishDeclines()[box.why]}` : ''}\n\nPay by the end of ${day(addDays(box.deliveryDate, -1))}, before we pack it, and it’ll arrive as planned. You can use another card, or a gift card or points that cover the amount. Until then, we’ll retry your payment method ${retriesOf(voice)}. After that, we’ll cancel the box and you won’t be charged.`,
        action: 'Update payment',
        textTail: () => 'Update your payment before we pack it.',
      },
      payment_needs_action: {
        subject: box => `Confirm your payment for ${day(box.deliveryDate)}`,
        body: box =>
          `Your bank needs you to confirm ${money(box.amountCents)} for your box on ${day(box.deliveryDate)}${box.card ? ` (${card(box.card)})` : ''}.\n\nConfirm it, or pay another way, before we pack the box.`,
        action: 'Confirm payment',
        textTail: () => 'Confirm in your account before we pack it.',
      },
      paid_with_other_card: {
        subject: box => `Your box for ${day(box.deliveryDate)} is paid`,
        body: box =>
          `We charged ${money(box.amountCents)} to ${yours(box.card)}. Your box for ${day(box.deliveryDate)} is coming as planned.`,
        action: 'See my boxes',
      },
      payment_given_back: {
        subject: box => `Refund: ${money(box.amountCents)} for ${day(box.deliveryDate)}`,
        body: box =>
          `Your bank confirmed ${money(box.amountCents)} on ${yours(box.card)} after it was too late to pay for your box for ${day(box.deliveryDate)}. We refunded all of it right away. Banks can take up to ten business days to show it.\n\nYour upcoming boxes aren’t affected.`,
        action: 'See my boxes',
      },
      card_changed: {
        subject: ({ card: last }) =>
          last.last4 === '' ? 'Your payment method changed' : 'Your card was changed',
        body: facts =>
          `We’ll now charge your boxes to ${yours(facts.card)}.${facts.before ? ` It was ${yours(facts.before)} before.` : ''}\n\nWasn’t you? Contact us right away.`,
        action: 'See payment method',
        textTail: () => 'Not you? Contact us right away.',
      },
    }
  },
  fr: voice => {
    const { day, window, money, card, yours } = wordsOf(voice)
    const your = voice.pick({ freshprep: 'votre', cookit: 'ta' })
    return {
      card_expiring: {
        subject: ({ card: last, month, year }) =>
          voice.pick({
            freshprep: `Votre ${card(last)} expire à la fin de ${month}/${year}`,
            cookit: `Ta ${card(last)} expire à la fin de ${month}/${year}`,
          }),
        body: ({ card: last, month, year }) =>
          voice.pick({
            freshprep: `Votre ${card(last)} paie vos boîtes et expire à la fin de ${month}/${year}. Ajoutez-en une autre pour que vos boîtes continuent d’arriver.`,
            cookit: `Ta ${card(last)} paie tes boîtes et expire à la fin de ${month}/${year}. Ajoutes-en une autre pour que tes boîtes continuent d’arriver.`,
          }),
        action: 'Voir ma carte',
        textTail: () =>
          voice.pick({
            freshprep: 'Ajoutez-en une autre dans votre compte.',
            cookit: 'Ajoutes-en une autre dans ton compte.',
          }),
      },
      order_charged: {
        subject: box => `Payé\u00a0: ${money(box.totalCents)} pour ${your} boîte du ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Votre boîte du ${day(box.deliveryDate)}, de ${window(box)}, est payée. En voici le détail.`,
            cookit: `Ta boîte du ${day(box.deliveryDate)}, de ${window(box)}, est payée. Voici le détail.`,
          }),
        action: 'Voir la boîte',
      },
      items_added: {
        subject: box => `Payé\u00a0: ${box.item}, en plus dans ${your} boîte du ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `En plus dans votre boîte du ${day(box.deliveryDate)}, de ${window(box)}\u00a0: ${box.item}. C’est payé, et le reste de la boîte n’a pas changé.`,
            cookit: `En plus dans ta boîte du ${day(box.deliveryDate)}, de ${window(box)}\u00a0: ${box.item}. C’est payé, et le reste de la boîte n’a pas changé.`,
          }),
        action: 'Voir la boîte',
        textHead: ({ deliveryDate, totalCents }) =>
          `Payé : ${money(totalCents)} pour un ajout à ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(deliveryDate)}`,
      },
      payment_declined: {
        subject: box => `Paiement refusé pour ${your} boîte du ${day(box.deliveryDate)}`,
        body: box => {
          const on = box.card ? ` à ${yours(box.card)}` : ''
          const why = box.why ? ` ${frenchDeclines(voice)[box.why]}` : ''
          return voice.pick({
            freshprep: `Nous n’avons pas pu facturer ${money(box.amountCents)}${on} pour le ${day(box.deliveryDate)}.${why}\n\nPayez autrement d’ici la fin du ${day(addDays(box.deliveryDate, -1))}, avant l’emballage, et la boîte arrivera comme prévu. Une autre carte peut la payer, ou une carte-cadeau ou des points qui couvrent le montant. D’ici là, nous réessayons le même mode de paiement ${retriesOf(voice)}; ensuite, la boîte est annulée et rien n’est facturé.`,
            cookit: `On n’a pas pu facturer ${money(box.amountCents)}${on} pour le ${day(box.deliveryDate)}.${why}\n\nPaie autrement d’ici la fin du ${day(addDays(box.deliveryDate, -1))}, avant l’emballage, et ta boîte arrive comme prévu. Une autre carte peut la payer, ou une carte-cadeau ou des points qui couvrent le montant. D’ici là, on réessaie le même mode de paiement ${retriesOf(voice)}; ensuite, la boîte est annulée et rien n’est facturé.`,
          })
        },
        action: 'Payer autrement',
        textTail: () =>
          voice.pick({
            freshprep: 'Payez autrement dans votre compte avant l’emballage.',
            cookit: 'Paie autrement dans ton compte avant l’emballage.',
          }),
      },
      payment_needs_action: {
        subject: box =>
          `${voice.pick({ freshprep: 'Votre banque vous', cookit: 'Ta banque te' })} demande de confirmer le paiement du ${day(box.deliveryDate)}`,
        body: box => {
          const on = box.card ? ` (${card(box.card)})` : ''
          return voice.pick({
            freshprep: `Votre banque attend votre confirmation d’un paiement de ${money(box.amountCents)} pour la boîte du ${day(box.deliveryDate)}${on}.\n\nConfirmez, ou payez autrement, avant l’emballage de la boîte.`,
            cookit: `Ta banque attend ta confirmation d’un paiement de ${money(box.amountCents)} pour ta boîte du ${day(box.deliveryDate)}${on}.\n\nConfirme, ou paie autrement, avant l’emballage de la boîte.`,
          })
        },
        action: 'Confirmer le paiement',
        textTail: () =>
          voice.pick({
            freshprep: 'Confirmez-le dans votre compte avant l’emballage.',
            cookit: 'Confirme-le dans ton compte avant l’emballage.',
          }),
      },
      paid_with_other_card: {
        subject: box => `Payée\u00a0: ${your} boîte du ${day(box.deliveryDate)}`,
        body: box =>
          `${voice.pick({ freshprep: 'Nous avons', cookit: 'On a' })} facturé ${money(box.amountCents)} à ${yours(box.card)}. La boîte du ${day(box.deliveryDate)} arrive comme prévu.`,
        action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
      },
      payment_given_back: {
        subject: box => `Remboursement de ${money(box.amountCents)}, boîte du ${day(box.deliveryDate)}`,
        body: box =>
          voice.pick({
            freshprep: `Votre banque a confirmé un paiement de ${money(box.amountCents)} par ${yours(box.card)} alors que la boîte du ${day(box.deliveryDate)} ne pouvait plus être payée. Nous avons aussitôt remboursé la totalité de la même façon; la banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.\n\nVos prochaines boîtes restent prévues.`,
            cookit: `Ta banque a confirmé un paiement de ${money(box.amountCents)} par ${yours(box.card)} alors que la boîte du ${day(box.deliveryDate)} ne pouvait plus être payée. On a tout remboursé aussitôt, de la même façon; ta banque peut prendre jusqu’à dix jours ouvrables pour l’afficher.\n\nTes prochaines boîtes restent prévues.`,
          }),
        action: voice.pick({ freshprep: 'Voir vos boîtes', cookit: 'Voir mes boîtes' }),
      },
      card_changed: {
        subject: ({ card: last }) =>
          last.last4 === ''
            ? voice.pick({
                freshprep: 'Votre mode de paiement a été changé',
                cookit: 'Ton mode de paiement a été changé',
              })
            : voice.pick({ freshprep: 'Votre carte a été changée', cookit: 'Ta carte a été changée' }),
        body: facts =>
          voice.pick({
            freshprep: `Vos boîtes seront désormais facturées à ${yours(facts.card)}.${facts.before ? ` Avant, c’était ${yours(facts.before)}.` : ''}\n\nSi le changement ne vient pas de vous, écrivez-nous sans tarder.`,
            cookit: `À partir de maintenant, tes boîtes sont facturées à ${yours(facts.card)}.${facts.before ? ` Avant, c’était ${yours(facts.before)}.` : ''}\n\nSi ça ne vient pas de toi, écris-nous tout de suite.`,
          }),
        action: voice.pick({ freshprep: 'Voir votre mode de paiement', cookit: 'Voir mon mode de paiement' }),
        textTail: () =>
          voice.pick({
            freshprep: 'Ce n’était pas vous? Écrivez-nous sans tarder.',
            cookit: 'Ce n’était pas toi? Écris-nous vite.',
          }),
      },
    }
  },
}
