import { formatMoney } from '../domain/money.ts'
import type { LifeState } from '../domain/returnable_life.ts'
import { messages } from './catalogue.ts'

/** The admin's page of bags and kits that did not come back. */
export const adminReturnableMessages = messages({
  en: ({ plural }) => ({
    task: 'Bags and kits',
    taskNote: 'Due, late, lost and disputed bags and kits, and their fees.',
    title: 'Bags and kits',
    lede: 'We charge a fee one week after the second of two emails. Disputed items aren’t billed until you review them.',
    due: 'Due, late, lost or disputed',
    none: 'Nothing to settle.',
    open: (count: number, shown: number) =>
      `${count} ${plural(count, 'bag or kit', 'bags and kits')} to settle${shown < count ? `; showing the first ${shown}` : ''}.`,
    columns: ['Item', 'Household', 'Status', 'Fee from', 'Action'],
    since: (day: string) => `since ${day}`,
    states: {
      out: 'out',
      asked: 'pickup booked',
      at_door: 'reported at the door',
      disputed: 'disputed',
      late: 'late',
      lost: 'reported lost',
      billed: 'billed',
    } satisfies Record<LifeState, string>,
    attempts: (count: number) => `${count} failed ${count === 1 ? 'attempt' : 'attempts'}`,
    waived: 'fee waived',
    waive: 'Waive fee',
    waiveOf: (number: string) => `Waive fee for ${number}`,
    fees: 'Fees',
    noFees: 'No fees.',
    feeColumns: ['Date', 'Household', 'Items', 'Amount', 'Status', 'Action'],
    feeStates: {
      created: 'charging',
      authorized: 'charging',
      needs_action: 'charging',
      captured: 'paid',
      declined: 'declined',
      refunded: 'refunded',
    },
    back: 'Refund',
    backOf: (numbers: string) => `Refund fee for ${numbers}`,
    forget: 'Waive fee',
    backAsk: (cents: number, paid: boolean) =>
      paid ? `Refund ${formatMoney(cents, 'en')} to the card?` : `Waive ${formatMoney(cents, 'en')}?`,
    waiveAsk: (number: string) => `Waive the fee for ${number}?`,
    forGood: 'This can’t be undone.',
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
      out: 'chez le foyer',
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
