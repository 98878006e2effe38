// The settings pages, in the order in which they are shown.

import type { OutputOf } from '../contract/index.ts'
import { type PageId, pages } from '../contract/paths.ts'

type Welcome = OutputOf<'settings_account.welcome'>

const rooms = [
  'settingsAccount',
  'settingsSubscription',
  'settingsDelivery',
  'settingsTaste',
  'settingsPayment',
  'paymentMethod',
  'settingsCorporateCredit',
  'settingsPaymentHistory',
  'settingsCommunications',
  'settingsChanges',
] as const

export type Room = (typeof rooms)[number]

const isBuilt = (room: Room): room is Room & PageId => room in pages

/** The settings pages of a household: corporate credit only where it has one (rule 37). */
export function roomsOf(welcome: Pick<Welcome, 'corporateCreditPlan' | 'subscription'>): (Room & PageId)[] {
  return rooms.filter(isBuilt).filter(room => {
    // Tastes and exclusions belong to the subscription.
    if (room === 'settingsTaste') return welcome.subscription !== null && welcome.subscription !== 'closed'
    if ((room as Room) === 'settingsCorporateCredit') return welcome.corporateCreditPlan
    // Until cards have a page with the other ways to pay, the card's own stands in for it.
    return room !== 'paymentMethod' || !isBuilt('settingsPayment')
  })
}
