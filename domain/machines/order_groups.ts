// The groups of states of orders that code and SQL ask about, each named once. docs/glossary.md lists the groups of all machines
// with these sentences (`npm run drawing`), and a list of two or more states that is written anywhere else fails a test.

import type { OrderState } from './tables.ts'

type Orders = readonly OrderState[]

/** Its household can still change it, until its cutoff: what is in it, its day, and whether it comes. */
export const openOrders = ['upcoming', 'skipped'] as const satisfies Orders

/** Its first charge is still to come, so what pays for it is as of its cutoff. */
export const unchargedOrders = ['upcoming', 'locked'] as const satisfies Orders

/** Past its cutoff and not paid yet: its price stands, and its payment is due. */
export const dueOrders = ['locked', 'payment_failed'] as const satisfies Orders

/** It will be paid for, and is not yet. */
export const unpaidOrders = ['upcoming', ...dueOrders] as const satisfies Orders

/** What its household has now pays for it; a locked one is paid with what it was locked with. */
export const presentValueOrders = [...openOrders, 'payment_failed'] as const satisfies Orders

/** It is paid, and still to be packed or delivered; its points are pending. */
export const comingOrders = ['charged', 'packed', 'out_for_delivery'] as const satisfies Orders

/** A van brings it as things stand: it is paid, or locked and about to be. */
export const routedOrders = ['locked', ...comingOrders] as const satisfies Orders

/** Past its cutoff and not over: it goes on whatever becomes of the subscription, and closing or erasing the account waits for it. */
export const underwayOrders = [...dueOrders, ...comingOrders] as const satisfies Orders

/** It may still come to the door. */
export const expectedOrders = ['upcoming', ...underwayOrders] as const satisfies Orders

/** It holds what a correction of a dish is about, or will once it comes back. */
export const correctableOrders = [...openOrders, ...underwayOrders] as const satisfies Orders

/** It comes, or came: the household's calendar has it. */
export const calendarOrders = [...expectedOrders, 'delivered'] as const satisfies Orders

/** Past its cutoff, it has a panel of its own on the dashboard. */
export const dashboardOrders = [...calendarOrders, 'failed'] as const satisfies Orders

/** It is paid, and came or is still to come. */
export const fulfilledOrders = [...comingOrders, 'delivered'] as const satisfies Orders

/** It is paid and not wholly refunded, whether it came or not: the kitchen makes it, nothing is due, and it can be refunded. */
export const paidOrders = [...fulfilledOrders, 'failed'] as const satisfies Orders

/** It was paid, whatever was refunded since: it has a receipt. */
export const everPaidOrders = [...paidOrders, 'refunded'] as const satisfies Orders

/** It was paid, and nothing more comes of it. */
export const endedOrders = ['delivered', 'failed', 'refunded'] as const satisfies Orders

/** It counts as a box that used a code: it was paid, or is about to be. */
export const countedOrders = [...dueOrders, ...everPaidOrders] as const satisfies Orders

/** Its household wanted it and it is not made: it was below the minimum, or not paid in time. */
export const lapsedOrders = ['not_met', 'cancelled'] as const satisfies Orders

/** No box comes of it, nothing was paid, and nothing is due. */
export const voidOrders = ['skipped', ...lapsedOrders] as const satisfies Orders

/** Its household has to act, or something went wrong. */
export const troubledOrders = ['payment_failed', ...lapsedOrders, 'failed'] as const satisfies Orders

/** It came, so its products can be reviewed; a whole refund does not undo that. */
export const arrivedOrders = ['delivered', 'refunded'] as const satisfies Orders

/** It is on the road or at the door. */
export const sentOrders = ['out_for_delivery', 'delivered'] as const satisfies Orders

/** Its dishes can be cooked. */
export const cookableOrders = ['out_for_delivery', ...arrivedOrders] as const satisfies Orders

/** A claim about it is possible, or was. */
export const claimableOrders = ['out_for_delivery', ...endedOrders] as const satisfies Orders

/** The steps that are reported of a whole batch, in order. */
export const batchSteps = ['packed', 'out_for_delivery', 'delivered'] as const satisfies Orders

/** The steps that the kitchen, a driver or a carrier reports of a paid box, in order; in each of them it has been packed. */
export const deliverySteps = [...batchSteps, 'failed'] as const satisfies Orders
export type DeliveryStep = (typeof deliverySteps)[number]

/** The steps that a household follows, in order. */
export const trackedSteps = ['locked', ...batchSteps] as const satisfies Orders
export type TrackedStep = (typeof trackedSteps)[number]
