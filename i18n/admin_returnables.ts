import { formatMoney } from '../domain/money.ts'
import type { LifeState } from '../domain/returnable_life.ts'
import { messages } from './catalogue.ts'

/** The admin's page of bags and kits that did not come back. */
export const adminReturnableMessages = messages({
  en: ({ plural }) => ({
    task: 'Bags and kits',
    taskNote: 'What is due, late, lost or disputed, and the fees that were asked for.',
    title: 'Bags and kits',
    lede: 'A fee is asked for after two e-mails, each with its day, and a week after the second. What a household disputes is not billed until you have looked at it.',
    due: 'Due, late, lost or disputed',
    none: 'Nothing is to be settled.',
    open: (count: number, shown: number) =>
      `${count} ${plural(count, 'bag or kit is', 'bags and kits are')} to be settled${shown < count ? `; the first ${shown} are here` : ''}.`,
    columns: ['Which', 'Household', 'State', 'Fee from', 'Change'],
    since: (day: string) => `since ${day}`,
    states: {
      out: 'out',
      asked: 'pickup booked',
      at_door: 'at the door, they say',
      disputed: 'disputed',
      late: 'late',
      lost: 'lost, they say',
      billed: 'billed',
    } satisfies Record<LifeState, string>,
    attempts: (count: number) => `${count} × come in vain`,
    waived: 'not asked for any more',
    waive: 'Ask no more for it',
    waiveOf: (number: string) => `Ask no more for ${number}`,
    fees: 'Fees',
    noFees: 'None was asked for.',
    feeColumns: ['Day', 'Household', 'For', 'Amount', 'State', 'Change'],
    feeStates: {
      created: 'being asked for',
      authorized: 'being asked for',
      needs_action: 'being asked for',
      captured: 'paid',
      declined: 'refused by the card',
      refunded: 'given back',
    },
    back: 'Give it back',
    backOf: (numbers: string) => `Give back the fee for ${numbers}`,
    forget: 'Ask no more for it',
    backAsk: (cents: number, paid: boolean) =>
      paid
        ? `Give ${formatMoney(cents, 'en')} back to the card?`
        : `Ask no more for ${formatMoney(cents, 'en')}?`,
    waiveAsk: (number: string) => `Ask no more for ${number}?`,
    forGood: 'It cannot be taken back.',
    done: 'Done.',
  }),
  fr: ({ plural }) => ({
    task: 'Sacs et trousses',
    taskNote: 'Ce qui est dû, en retard, perdu ou contesté, et les frais demandés.',
    title: 'Sacs et trousses',
    lede: 'Des frais sont demandés après deux courriels datés, une semaine après le second. Ce qu’un foyer conteste n’est pas facturé avant d’avoir été examiné.',
    due: 'Dus, en retard, perdus ou contestés',
    none: 'Il n’y a rien à régler.',
    open: (count: number, shown: number) =>
      `${count} ${plural(count, 'sac ou trousse', 'sacs et trousses')} à régler${shown < count ? `; les ${shown} premiers sont ici` : ''}.`,
    columns: ['Quoi', 'Foyer', 'État', 'Frais dès', 'Changer'],
    since: (day: string) => `depuis le ${day}`,
    states: {
      out: 'sorti',
      asked: 'collecte réservée',
      at_door: 'à la porte, dit le foyer',
      disputed: 'contesté',
      late: 'en retard',
      lost: 'perdu, dit le foyer',
      billed: 'facturé',
    } satisfies Record<LifeState, string>,
    attempts: (count: number) => `${count} ${plural(count, 'passage', 'passages')} en vain`,
    waived: 'plus demandé',
    waive: 'Ne plus le demander',
    waiveOf: (number: string) => `Ne plus demander ${number}`,
    fees: 'Frais',
    noFees: 'Aucuns frais demandés.',
    feeColumns: ['Jour', 'Foyer', 'Pour', 'Montant', 'État', 'Changer'],
    feeStates: {
      created: 'en cours',
      authorized: 'en cours',
      needs_action: 'en cours',
      captured: 'payés',
      declined: 'refusés par la carte',
      refunded: 'remboursés',
    },
    back: 'Rembourser',
    backOf: (numbers: string) => `Rembourser les frais pour ${numbers}`,
    forget: 'Ne plus les demander',
    backAsk: (cents: number, paid: boolean) =>
      paid
        ? `Remettre ${formatMoney(cents, 'fr')} sur la carte?`
        : `Ne plus demander ${formatMoney(cents, 'fr')}?`,
    waiveAsk: (number: string) => `Ne plus demander ${number}?`,
    forGood: 'Il n’y a pas de retour en arrière.',
    done: 'C’est fait.',
  }),
})
