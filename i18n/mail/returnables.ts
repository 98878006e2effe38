// Letters about fees for bags and kits that did not come back.

import type { Voice } from '../catalogue.ts'
import { pickupMessages } from '../pickups.ts'
import type { Card, Letter, LettersOf, ReturnableNamed } from './letter.ts'
import { wordsOf } from './words.ts'

/** A fee for bags and kits; cents, taxes included. */
interface FeeBilled {
  items: readonly (ReturnableNamed & { cents: number })[]
  totalCents: number
  card: Card
}

interface ReturnableLetters {
  returnables_billed: Letter<FeeBilled>
  returnables_unpaid: Letter<FeeBilled>
  returnables_fee_back: Letter<{ totalCents: number }>
}

const itemsIn = (voice: Voice, items: readonly (ReturnableNamed & { cents: number })[]) => {
  const { kind, number } = pickupMessages(voice.brand, voice.locale)
  const { list, money } = wordsOf(voice)
  const colon = voice.locale === 'fr' ? '\u00a0:' : ':'
  return list(items.map(item => `${kind[item.kind]}, ${number(item.number)}${colon} ${money(item.cents)}`))
}

export const returnableLetters: LettersOf<ReturnableLetters> = {
  en: voice => {
    const { money, yours } = wordsOf(voice)
    return {
      returnables_billed: {
        subject: ({ totalCents }) => `We charged ${money(totalCents)} for bags and kits`,
        body: ({ items, totalCents, card: paidBy }) =>
          `We emailed you twice, and we still don’t have these back:\n\n${itemsIn(voice, items)}\n\nWe’ve charged ${money(totalCents)} to ${yours(paidBy)}, taxes included. If you find them, return them as usual and tell us, and we’ll refund you. Already returned them? Tell us on your bags and kits page.`,
        action: 'See my bags and kits',
      },
      returnables_unpaid: {
        subject: ({ totalCents }) => `Payment declined: ${money(totalCents)} for bags and kits`,
        body: ({ items, totalCents, card: asked }) =>
          `We emailed you twice, and we still don’t have these back:\n\n${itemsIn(voice, items)}\n\nWe couldn’t charge ${money(totalCents)} to ${yours(asked)}. To settle it, pay with another card or return them. We’ll try again in a few days.`,
        action: 'Update my card',
        textTail: () => 'Update your payment in your account.',
      },
      returnables_fee_back: {
        subject: ({ totalCents }) => `Refund: ${money(totalCents)} for bags and kits`,
        body: ({ totalCents }) =>
          `We’ve refunded ${money(totalCents)} for your bags and kits. It can take 5 to 10 business days to show on a card.`,
        action: 'See my bags and kits',
      },
    }
  },
  fr: voice => {
    const { money, yours } = wordsOf(voice)
    const nb = '\u00a0'
    return {
      returnables_billed: {
        subject: ({ totalCents }) => `Facture de ${money(totalCents)}${nb}: sacs et trousses`,
        body: ({ items, totalCents, card: paidBy }) =>
          voice.pick({
            freshprep: `Malgré deux courriels, ces articles n’ont pas été rendus${nb}:\n\n${itemsIn(voice, items)}\n\nNous avons facturé ${money(totalCents)}, taxes comprises, à ${yours(paidBy)}. Si vous les retrouvez, rendez-les comme d’habitude et écrivez-nous${nb}: nous vous rembourserons. Si vous les aviez déjà rendus, dites-le-nous sur la page de vos sacs et trousses.`,
            cookit: `Malgré deux courriels, ces articles n’ont pas été rendus${nb}:\n\n${itemsIn(voice, items)}\n\nOn a facturé ${money(totalCents)}, taxes comprises, à ${yours(paidBy)}. Tu les retrouves? Rends-les comme d’habitude et écris-nous${nb}: on te rembourse. Tu les avais déjà rendus? Dis-le-nous sur la page de tes sacs et trousses.`,
          }),
        action: 'Voir les sacs et trousses',
      },
      returnables_unpaid: {
        subject: ({ totalCents }) => `Paiement refusé${nb}: ${money(totalCents)} pour des sacs et trousses`,
        body: ({ items, totalCents, card: asked }) =>
          voice.pick({
            freshprep: `Malgré deux courriels, ces articles n’ont pas été rendus${nb}:\n\n${itemsIn(voice, items)}\n\nLe paiement de ${money(totalCents)} par ${yours(asked)} a été refusé. Une autre carte peut payer, et les rendre règle aussi la question. Nous réessaierons dans quelques jours.`,
            cookit: `Malgré deux courriels, ces articles n’ont pas été rendus${nb}:\n\n${itemsIn(voice, items)}\n\nLe paiement de ${money(totalCents)} par ${yours(asked)} a été refusé. Une autre carte peut payer, et les rendre règle ça aussi. On réessaie dans quelques jours.`,
          }),
        action: 'Voir ma carte',
        textTail: () =>
          voice.pick({
            freshprep: 'Changez de mode de paiement dans votre compte.',
            cookit: 'Change de mode de paiement dans ton compte.',
          }),
      },
      returnables_fee_back: {
        subject: ({ totalCents }) => `Remboursement de ${money(totalCents)}${nb}: sacs et trousses`,
        body: ({ totalCents }) =>
          voice.pick({
            freshprep: `Nous vous avons remboursé les ${money(totalCents)} pour vos sacs et trousses. Sur une carte, comptez de cinq à dix jours ouvrables.`,
            cookit: `On t’a remboursé les ${money(totalCents)} pour tes sacs et tes trousses. Sur une carte, compte de cinq à dix jours ouvrables.`,
          }),
        action: 'Voir les sacs et trousses',
      },
    }
  },
}
