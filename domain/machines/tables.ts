// Every state machine as one literal table: the states that each state can change to (rules 30, 73). No other code
// decides that, and a state without exits is final.

export const machines = {
  // Closing waits for bags and kits that are out; without any it is skipped. A closed subscription is final for the client.
  subscription: {
    active: ['paused', 'closing', 'closed'],
    paused: ['active', 'closing', 'closed'],
    closing: ['closed'],
    closed: [],
  },
  // An order for which too few safe dishes can be chosen is skipped at cutoff. A whole refund ends any charged order, even after a failed
  // delivery, unless its household wants the box again: then it is paid and packed anew. Partial refunds are ledger entries and
  // leave the state alone.
  order: {
    upcoming: ['skipped', 'locked', 'not_met'],
    skipped: ['upcoming'],
    locked: ['charged', 'payment_failed'],
    not_met: [],
    payment_failed: ['charged', 'cancelled'],
    charged: ['packed', 'refunded'],
    packed: ['out_for_delivery', 'refunded'],
    out_for_delivery: ['delivered', 'failed', 'refunded'],
    delivered: ['refunded'],
    failed: ['charged', 'refunded'],
    cancelled: [],
    refunded: [],
  },
  // One attempt to pay: a retry is another payment. A processor may authorize and capture in one step, and may capture a payment
  // that it declined or that we gave up: money that came in is always entered.
  payment: {
    created: ['authorized', 'captured', 'declined', 'needs_action'],
    authorized: ['captured', 'declined', 'needs_action'],
    needs_action: ['authorized', 'captured', 'declined'],
    captured: ['refunded'],
    declined: ['captured'],
    refunded: [],
  },
  pickup: {
    scheduled: ['done', 'missed', 'cancelled'],
    done: [],
    missed: [],
    cancelled: [],
  },
  // A stop on a van's route. A stop whose order is unpaid or called off is removed from the route.
  stop: {
    planned: ['arrived', 'done', 'failed', 'removed'],
    arrived: ['done', 'failed', 'removed'],
    failed: [],
    done: [],
    removed: ['planned'],
  },
  // A numbered bag or kit is washed and used again; a lost one that turns up is returned.
  returnable: {
    in_stock: ['out'],
    out: ['returned', 'lost'],
    returned: ['in_stock'],
    lost: ['returned'],
  },
  // Points of an order wait for its delivery; a refund removes them, closing the account expires them.
  points: {
    pending: ['available', 'expired', 'removed'],
    available: ['spent', 'expired', 'removed'],
    spent: [],
    expired: [],
    removed: [],
  },
  // Bought value never expires (rule 35). A refund to a card that was spent opens it again.
  bought_card: {
    scheduled: ['sent'],
    sent: ['spent'],
    spent: ['sent'],
  },
  given_card: {
    scheduled: ['sent', 'expired'],
    sent: ['spent', 'expired'],
    spent: ['sent'],
    expired: [],
  },
} as const

export type MachineName = keyof typeof machines
export type StateOf<M extends MachineName> = keyof (typeof machines)[M] & string

/** The states that follow a state. */
export type NextOf<
  M extends MachineName,
  From extends StateOf<M>,
> = (typeof machines)[M][From] extends readonly (infer Next)[] ? Next : never

export type SubscriptionState = StateOf<'subscription'>
export type OrderState = StateOf<'order'>
export type PaymentState = StateOf<'payment'>
export type PickupState = StateOf<'pickup'>
export type StopState = StateOf<'stop'>

/** The states of a machine, in the order of its table. */
export function statesOf<M extends MachineName>(machine: M): StateOf<M>[] {
  return Object.keys(machines[machine]) as StateOf<M>[]
}
