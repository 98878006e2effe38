// Letters about changes on the way to the door: a new delivery, a shortage before packing, billed bags and kits, an
// expiring card (mail.ts).

import type { Voice } from './catalogue.ts'
import { formatClock } from './dates.ts'
import type { Letters, ReturnableNamed } from './mail.ts'
import { wordsOf } from './mail_words.ts'
import { pickupMessages } from './pickups.ts'

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
      subject: box => `On its way again: your box, ${day(box.deliveryDate)}`,
      body: box =>
        voice.pick({
          freshprep: `Your box of ${day(box.fromDate)} did not reach you, and we are sorry. We pack it anew and bring it on ${day(box.deliveryDate)}, ${window(box)}. Nothing more is charged.`,
          cookit: `Sorry about ${day(box.fromDate)}. We’re packing your box fresh and bringing it on ${day(box.deliveryDate)}, ${window(box)}. No extra charge.`,
        }),
      action: 'Follow the box',
    },
    shortage_asked: {
      subject: box => `A change to your box of ${day(box.deliveryDate)}: your word, please`,
      body: ({ deliveryDate, product, short, replacement, gained, lost, standard, until }) => {
        const what = short
          ? `We do not have enough ${short} for “${product}” in your box of ${day(deliveryDate)}.`
          : `We do not have enough of “${product}” for your box of ${day(deliveryDate)}.`
        const differ = [
          gained.length > 0 ? `Allergens that it adds: ${gained.join(', ')}.` : '',
          lost.length > 0 ? `Allergens that it no longer has: ${lost.join(', ')}.` : '',
          gained.length + lost.length === 0 ? 'Its allergens stay the same.' : '',
        ].filter(part => part !== '')
        const offer =
          standard === 'accept'
            ? `We can pack ${replacement} in its place. ${differ.join(' ')}`
            : 'What we have in its place does not go with what you exclude, so we do not put it in.'
        const otherwise =
          standard === 'accept'
            ? `If we hear nothing, ${replacement} comes instead.`
            : 'If we hear nothing, we leave it out and give you its price back.'
        const choices =
          standard === 'accept'
            ? 'You can take it, swap for something else, or leave it out and have its price back.'
            : 'You can swap for something else, or leave it out and have its price back.'
        const [date = '', time = ''] = until.split('T')
        return `${what}\n\n${offer}\n\n${choices} Please tell us by ${day(date)}, ${formatClock(time, 'en')}. ${otherwise}`
      },
      action: 'Choose',
    },
    returnables_billed: {
      subject: ({ totalCents }) => `Billed: ${money(totalCents)} for bags and kits`,
      body: ({ items, totalCents, card: paidBy }) =>
        `After two e-mails, these have not come back:\n\n${itemsIn(voice, items)}\n\nWe have charged ${money(totalCents)} to ${yours(paidBy)}, taxes included. If you find them, give them back as usual and write to us: you get it back. If you had returned them already, say so on the page of your bags and kits.`,
      action: 'See bags and kits',
    },
    returnables_unpaid: {
      subject: ({ totalCents }) => `Not paid: ${money(totalCents)} for bags and kits`,
      body: ({ items, totalCents, card: asked }) =>
        `After two e-mails, these have not come back:\n\n${itemsIn(voice, items)}\n\nThe payment of ${money(totalCents)} by ${yours(asked)} was refused. Another card can pay it, and giving them back settles it too. We try again in a few days.`,
      action: 'See the card on file',
    },
    returnables_fee_back: {
      subject: ({ totalCents }) => `Back to you: ${money(totalCents)} for bags and kits`,
      body: ({ totalCents }) =>
        `We have given the ${money(totalCents)} for your bags and kits back. On a card it shows within five to ten business days.`,
      action: 'See bags and kits',
    },
    card_expiring: {
      subject: ({ card: last }) => `Your ${card(last)} runs out soon`,
      body: ({ card: last, month, year }) =>
        `Your ${card(last)} pays your boxes, and runs out at the end of ${month}/${year}. Put another one on file, and nothing is held up.`,
      action: 'See the card on file',
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
          freshprep: `Nouvelle livraison${nb}: votre boîte, ${day(box.deliveryDate)}`,
          cookit: `On se reprend${nb}: ta boîte, ${day(box.deliveryDate)}`,
        }),
      body: box =>
        voice.pick({
          freshprep: `Votre boîte du ${day(box.fromDate)} ne vous est pas parvenue, et nous en sommes désolés. Nous la préparons à nouveau et vous l’apportons le ${day(box.deliveryDate)}, de ${window(box)}. Rien de plus n’est facturé.`,
          cookit: `Désolé pour ${day(box.fromDate)}. On refait ta boîte, toute fraîche, et on te l’apporte le ${day(box.deliveryDate)}, de ${window(box)}. Sans frais de plus.`,
        }),
      action: 'Suivre la boîte',
    },
    shortage_asked: {
      subject: box =>
        voice.pick({
          freshprep: `Un changement dans votre boîte du ${day(box.deliveryDate)}${nb}: qu’en dites-vous?`,
          cookit: `Un changement dans ta boîte du ${day(box.deliveryDate)}${nb}: t’en dis quoi?`,
        }),
      body: ({ deliveryDate, product, short, replacement, gained, lost, standard, until }) => {
        const box = voice.pick({ freshprep: 'votre boîte', cookit: 'ta boîte' })
        const what = short
          ? `Il nous manque un ingrédient (${short}) pour «${nb}${product}${nb}», dans ${box} du ${day(deliveryDate)}.`
          : `Il nous manque «${nb}${product}${nb}» pour ${box} du ${day(deliveryDate)}.`
        const differ = [
          gained.length > 0 ? `Allergènes en plus${nb}: ${gained.join(', ')}.` : '',
          lost.length > 0 ? `Allergènes en moins${nb}: ${lost.join(', ')}.` : '',
          gained.length + lost.length === 0 ? 'Les allergènes restent les mêmes.' : '',
        ].filter(part => part !== '')
        const offer =
          standard === 'accept'
            ? `${voice.pick({ freshprep: 'Nous pouvons mettre à la place', cookit: 'On peut mettre à la place' })}${nb}: ${replacement}. ${differ.join(' ')}`
            : voice.pick({
                freshprep:
                  'Ce que nous avons pour le remplacer ne respecte pas vos exclusions; nous ne le mettons donc pas.',
                cookit: 'Ce qu’on a pour le remplacer ne respecte pas tes exclusions; on ne le met donc pas.',
              })
        const choices =
          standard === 'accept'
            ? voice.pick({
                freshprep:
                  'Vous pouvez l’accepter, choisir autre chose, ou vous en passer et ravoir son prix.',
                cookit: 'Tu peux l’accepter, choisir autre chose, ou t’en passer et ravoir son prix.',
              })
            : voice.pick({
                freshprep: 'Vous pouvez choisir autre chose, ou vous en passer et ravoir son prix.',
                cookit: 'Tu peux choisir autre chose, ou t’en passer et ravoir son prix.',
              })
        const [date = '', time = ''] = until.split('T')
        const tell = `${voice.pick({ freshprep: 'Dites-le-nous', cookit: 'Dis-le-nous' })} avant le ${day(date)}, ${formatClock(time, 'fr')}.`
        const otherwise =
          standard === 'accept'
            ? `Sans nouvelles de ${voice.pick({ freshprep: 'votre', cookit: 'ta' })} part, ce sera ${replacement}.`
            : voice.pick({
                freshprep: 'Sans nouvelles de votre part, nous le retirons et vous remettons son prix.',
                cookit: 'Sans nouvelles de ta part, on le retire et on te remet son prix.',
              })
        return `${what}\n\n${offer}\n\n${choices} ${tell} ${otherwise}`
      },
      action: 'Choisir',
    },
    returnables_billed: {
      subject: ({ totalCents }) => `Facture de ${money(totalCents)}${nb}: sacs et trousses`,
      body: ({ items, totalCents, card: paidBy }) =>
        voice.pick({
          freshprep: `Après deux courriels, ceux-ci ne sont pas revenus${nb}:\n\n${itemsIn(voice, items)}\n\nNous avons facturé ${money(totalCents)}, taxes comprises, à ${yours(paidBy)}. Si vous les retrouvez, rendez-les comme d’habitude et écrivez-nous${nb}: nous vous rembourserons. Si vous les aviez déjà rendus, dites-le-nous sur la page de vos sacs et trousses.`,
          cookit: `Après deux courriels, ceux-ci ne sont pas revenus${nb}:\n\n${itemsIn(voice, items)}\n\nOn a facturé ${money(totalCents)}, taxes comprises, à ${yours(paidBy)}. Tu les retrouves? Rends-les comme d’habitude et écris-nous${nb}: on te rembourse. Tu les avais déjà rendus? Dis-le-nous sur la page de tes sacs et trousses.`,
        }),
      action: 'Voir les sacs et trousses',
    },
    returnables_unpaid: {
      subject: ({ totalCents }) => `Paiement refusé${nb}: ${money(totalCents)} pour des sacs et trousses`,
      body: ({ items, totalCents, card: asked }) =>
        voice.pick({
          freshprep: `Après deux courriels, ceux-ci ne sont pas revenus${nb}:\n\n${itemsIn(voice, items)}\n\nLe paiement de ${money(totalCents)} par ${yours(asked)} a été refusé. Une autre carte peut payer, et les rendre règle aussi la question. Nous réessaierons dans quelques jours.`,
          cookit: `Après deux courriels, ceux-ci ne sont pas revenus${nb}:\n\n${itemsIn(voice, items)}\n\nLe paiement de ${money(totalCents)} par ${yours(asked)} a été refusé. Une autre carte peut payer, et les rendre règle ça aussi. On réessaie dans quelques jours.`,
        }),
      action: 'Voir la carte au dossier',
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
      subject: ({ card: last }) =>
        voice.pick({
          freshprep: `Votre ${card(last)} expire bientôt`,
          cookit: `Ta ${card(last)} expire bientôt`,
        }),
      body: ({ card: last, month, year }) =>
        voice.pick({
          freshprep: `Votre ${card(last)} paie vos boîtes et expire à la fin de ${month}/${year}. Ajoutez-en une autre, et rien ne sera retardé.`,
          cookit: `Ta ${card(last)} paie tes boîtes et expire à la fin de ${month}/${year}. Ajoutes-en une autre, et rien ne sera retardé.`,
        }),
      action: 'Voir la carte au dossier',
    },
  }
}
