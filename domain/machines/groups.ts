// The groups of states that code and SQL ask about, each named once. docs/glossary.md lists them with these sentences
// (`npm run drawing`), and a list of two or more states that is written anywhere else fails a test.

import type {
  OrderState,
  PaymentState,
  PickupState,
  StateOf,
  StopState,
  SubscriptionState,
} from './tables.ts'

/** Whether a state is one of a group; one that is missing is in none. */
export function isOneOf<State extends string, Of extends string>(
  state: State | null | undefined,
  group: readonly Of[],
): state is State & Of {
  return (group as readonly (string | null | undefined)[]).includes(state)
}

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

type Payments = readonly PaymentState[]

/** It waits for an answer: of the processor, or of its payer at the bank. */
export const openPayments = ['created', 'authorized', 'needs_action'] as const satisfies Payments

/** Its money came in, whatever went back since. */
export const receivedPayments = ['captured', 'refunded'] as const satisfies Payments

/** Its money came in, or may still. */
export const liablePayments = [...openPayments, 'captured'] as const satisfies Payments

/** A fee that is not collected yet, and may be tried again. */
export const uncollectedPayments = ['created', 'declined'] as const satisfies Payments

/** It brought no money: it was declined, or captured too late and refunded. */
export const unsuccessfulPayments = ['declined', 'refunded'] as const satisfies Payments

/** What a buyer reads of a gift's payment; any other state counts as captured. */
export const giftPayments = ['created', 'declined', 'needs_action', 'captured'] as const satisfies Payments

type Subscriptions = readonly SubscriptionState[]

/** It has orders, which are skipped while it is paused, and its household can change it. */
export const openSubscriptions = ['active', 'paused'] as const satisfies Subscriptions

/** Its household closed it; it is closed once nothing is out any more. */
export const endedSubscriptions = ['closing', 'closed'] as const satisfies Subscriptions

/** What its household can request of it. */
export const requestedSubscriptions = [...openSubscriptions, 'closed'] as const satisfies Subscriptions

type Stops = readonly StopState[]

/** It is still to be made. */
export const openStops = ['planned', 'arrived'] as const satisfies Stops

/** The van has been there, whatever came of it. */
export const finishedStops = ['done', 'failed'] as const satisfies Stops

/** No van comes to it any more. */
export const pastStops = [...finishedStops, 'removed'] as const satisfies Stops

/** What its driver reports of it. */
export const reportedStops = ['arrived', ...finishedStops] as const satisfies Stops

/** What came of it is reported. */
export const finishedPickups = ['done', 'missed'] as const satisfies readonly PickupState[]

/** Points that a refund can still remove. */
export const heldPoints = ['pending', 'available'] as const satisfies readonly StateOf<'points'>[]

/** What is stored of a gift card; that it is spent or expired follows from the ledger. */
export const storedCards = ['scheduled', 'sent'] as const satisfies readonly StateOf<'bought_card'>[]
