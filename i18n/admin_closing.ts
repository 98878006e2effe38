import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'
import { formatFullDay } from './dates.ts'
import { ofName } from './of_name.ts'

/** The admin's page of accounts that close once their bought value is paid back. */
export const adminClosingMessages = messages({
  en: ({ plural }) => ({
    title: 'Accounts to close',
    lede: 'These households asked to close (or have closed) and hold purchased gift card value. Pay it back, note how, and the account closes.',
    none: 'Nothing waiting.',
    waiting: (count: number, shown: number) =>
      `${count} ${plural(count, 'account', 'accounts')} waiting${shown < count ? `; showing the first ${shown}` : ''}.`,
    columns: ['Household', 'Requested', 'Gift card value', 'Outstanding', 'Action'],
    since: (date: string) => formatFullDay(date, 'en'),
    cents: (cents: number) => formatMoney(cents, 'en'),
    out: (returnables: number, boxes: number) =>
      [
        ...(returnables > 0 ? [plural(returnables, '1 bag or kit', `${returnables} bags and kits`)] : []),
        ...(boxes > 0 ? [plural(boxes, '1 box under way', `${boxes} boxes under way`)] : []),
      ].join(', ') || 'Nothing',
    how: 'Repayment method',
    howOf: (name: string) => `Repayment method for ${name}`,
    settle: 'Close account',
    settleOne: (name: string) => `Close account: ${name}`,
    closed: (name: string) => `${name}: closed.`,
    closing: (name: string) =>
      `${name}: paid back. The account closes once bags, kits and boxes are settled.`,
  }),
  fr: ({ plural }) => ({
    title: 'Comptes à fermer',
    lede: 'Des foyers qui partent, ou sont partis, et dont les cartes-cadeaux achetées ne sont pas épuisées. Le compte ferme une fois leur solde remboursé, et la façon notée.',
    none: 'Rien à traiter.',
    waiting: (count: number, shown: number) =>
      `${count} ${plural(count, 'compte attend', 'comptes attendent')}${shown < count ? `; les ${shown} premiers sont ici` : ''}.`,
    columns: ['Foyer', 'Demandé le', 'Cartes-cadeaux', 'À récupérer', 'Action'],
    since: (date: string) => formatFullDay(date, 'fr'),
    cents: (cents: number) => formatMoney(cents, 'fr'),
    out: (returnables: number, boxes: number) =>
      [
        ...(returnables > 0
          ? [plural(returnables, '1 sac ou trousse', `${returnables} sacs et trousses`)]
          : []),
        ...(boxes > 0 ? [plural(boxes, '1 boîte en cours', `${boxes} boîtes en cours`)] : []),
      ].join(', ') || 'Rien',
    how: 'Façon de rembourser',
    howOf: (name: string) => `Façon dont la valeur ${ofName(name)} a été remboursée`,
    settle: 'Remboursé : fermer',
    settleOne: (name: string) => `Remboursé : fermer le compte ${ofName(name)}`,
    closed: (name: string) => `${name} : compte fermé.`,
    closing: (name: string) => `${name} : remboursé. Le compte ferme quand tout est revenu.`,
  }),
})
