// Letters about changes on the way to the door: a new delivery, a shortage before packing, billed bags and kits, an
// expiring card (mail.ts).

import type { Voice } from './catalogue.ts'
import { formatClock } from './dates.ts'
import type { Letters, ReturnableNamed } from './mail.ts'
import { wordsOf } from './mail_words.ts'
import { pickupMessages } from './pickups.ts'
import { shortageMessages } from './shortages.ts'

type DoorLetters = Pick<
  Letters,
  | 'delivery_again'
  | 'shortage_asked'
  | 'returnables_billed'
  | 'returnables_unpaid'
  | 'returnables_fee_back'
  | 'card_expiring'
>

const itemsIn = (voice: Voice, items: readonly (ReturnableNamed & { cents: number })[]) => {
  const { kind, number } = pickupMessages(voice.brand, voice.locale)
  const { list, money } = wordsOf(voice)
  const colon = voice.locale === 'fr' ? '\u00a0:' : ':'
  return list(items.map(item => `${kind[item.kind]}, ${number(item.number)}${colon} ${money(item.cents)}`))
}

export const englishDoorLetters = (voice: Voice): DoorLetters => {
  const { day, window, money, card, yours } = wordsOf(voice)
  return {
    delivery_again: {
      subject: box => `New delivery for your box: ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `We’re sorry your box for ${day(box.fromDate)} didn’t reach you. We’re packing a fresh one and will deliver it ${day(box.deliveryDate)}, ${window(box)}, at no extra charge.`,
          cookit: `Sorry about ${day(box.fromDate)}! We’re packing a fresh box and bringing it ${day(box.deliveryDate)}, ${window(box)}. No extra charge.`,
        }),
      action: 'Track my box',
    },
    shortage_asked: {
      subject: box =>
        box.until === null
          ? `A substitute in your box for ${day(box.deliveryDate)}`
          : `We’ve run short for your box on ${day(box.deliveryDate)}: your choice?`,
      body: ({ deliveryDate, product, short, replacement, fits, standard, until, ...changed }) => {
        const what = short
          ? `We don’t have enough ${short} for “${product}” in your box for ${day(deliveryDate)}.`
          : `We don’t have enough “${product}” for your box for ${day(deliveryDate)}.`
        const { differs, onlyYes, silence, unsafe } = shortageMessages(voice.brand, 'en')
        if (until === null) return `${what}\n\nWe’ll send ${replacement} instead. ${differs(changed)}`
        const offer = fits ? `We can send ${replacement} instead. ${differs(changed)}` : unsafe
        const otherwise =
          standard === 'accept'
            ? `If we don’t hear from you, we’ll send ${replacement}.`
            : [fits ? onlyYes : '', silence.drop(product)].join(' ').trim()
        const choices = fits
          ? `You can take it, swap it for something else, or leave out “${product}” for a refund.`
          : `You can choose something else, or leave out “${product}” for a refund.`
        const [date = '', time = ''] = until.split('T')
        return `${what}\n\n${offer}\n\n${choices} Let us know by ${day(date)} at ${formatClock(time, 'en')}. ${otherwise}`
      },
      action: 'Make my choice',
    },
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
    },
    returnables_fee_back: {
      subject: ({ totalCents }) => `Refund: ${money(totalCents)} for bags and kits`,
      body: ({ totalCents }) =>
        `We’ve refunded ${money(totalCents)} for your bags and kits. It can take 5 to 10 business days to show on a card.`,
      action: 'See my bags and kits',
    },
    card_expiring: {
      subject: ({ card: last }) => `Your ${card(last)} expires soon`,
      body: ({ card: last, month, year }) =>
        `Your ${card(last)} pays for your boxes and expires at the end of ${month}/${year}. Add a new card to keep your boxes coming.`,
      action: 'Update my card',
    },
  }
}

export const frenchDoorLetters = (voice: Voice): DoorLetters => {
  const { day, window, money, card, yours } = wordsOf(voice)
  const nb = '\u00a0'
  return {
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
    },
    shortage_asked: {
      subject: box =>
        box.until === null
          ? `Un remplacement dans ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} boîte du ${day(box.deliveryDate)}`
          : voice.pick({
              freshprep: `Un changement dans votre boîte du ${day(box.deliveryDate)}${nb}: qu’en dites-vous?`,
              cookit: `Un changement dans ta boîte du ${day(box.deliveryDate)}${nb}: tu préfères quoi?`,
            }),
      body: ({ deliveryDate, product, short, replacement, fits, standard, until, ...changed }) => {
        const box = voice.pick({ freshprep: 'votre boîte', cookit: 'ta boîte' })
        const what = short
          ? `Il nous manque un ingrédient (${short}) pour «${nb}${product}${nb}», dans ${box} du ${day(deliveryDate)}.`
          : `Il nous manque «${nb}${product}${nb}» pour ${box} du ${day(deliveryDate)}.`
        const { differs, onlyYes, unsafe } = shortageMessages(voice.brand, 'fr')
        if (until === null)
          return `${what}\n\n${voice.pick({ freshprep: 'Nous mettons à la place', cookit: 'On met à la place' })}${nb}: ${replacement}. ${differs(changed)}`
        const offer = fits
          ? `${voice.pick({ freshprep: 'Nous pouvons mettre à la place', cookit: 'On peut mettre à la place' })}${nb}: ${replacement}. ${differs(changed)}`
          : unsafe
        const choices = fits
          ? voice.pick({
              freshprep:
                'Vous pouvez l’accepter, choisir autre chose, ou vous en passer, contre remboursement.',
              cookit: 'Tu peux l’accepter, choisir autre chose, ou t’en passer, contre remboursement.',
            })
          : voice.pick({
              freshprep: 'Vous pouvez choisir autre chose, ou vous en passer, contre remboursement.',
              cookit: 'Tu peux choisir autre chose, ou t’en passer, contre remboursement.',
            })
        const [date = '', time = ''] = until.split('T')
        const tell = `${voice.pick({ freshprep: 'Dites-le-nous', cookit: 'Dis-le-nous' })} avant le ${day(date)} à ${formatClock(time, 'fr')}.`
        const otherwise =
          standard === 'accept'
            ? `Sans nouvelles de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} part, ce sera ${replacement}.`
            : [
                fits ? onlyYes : '',
                voice.pick({
                  freshprep: `Sans nouvelles de votre part, nous retirons «${nb}${product}${nb}» et le remboursons.`,
                  cookit: `Sans nouvelles de ta part, on retire «${nb}${product}${nb}» et on le rembourse.`,
                }),
              ]
                .join(' ')
                .trim()
        return `${what}\n\n${offer}\n\n${choices} ${tell} ${otherwise}`
      },
      action: 'Choisir',
    },
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
    },
  }
}
