// The order's machine (DOMAIN.md, Machines; RULINGS 30): one literal table, and no other code sets a state.

export const orderStates = [
  'upcoming',
  'skipped',
  'not_met',
  'locked',
  'payment_failed',
  'charged',
  'packed',
  'out_for_delivery',
  'delivered',
  'failed',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderLabels = ['completed', 'skipped', 'upcoming', 'unknown'] as const
export type OrderLabel = (typeof orderLabels)[number]

export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  upcoming: ['skipped', 'locked', 'not_met'],
  skipped: ['upcoming'],
  not_met: [],
  locked: ['charged', 'payment_failed'],
  payment_failed: ['charged', 'cancelled'],
  charged: ['packed', 'refunded'],
  packed: ['out_for_delivery', 'refunded'],
  out_for_delivery: ['delivered', 'failed', 'refunded'],
  delivered: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: [],
}
