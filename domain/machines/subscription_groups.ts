// The groups of states of subscriptions (order_groups.ts).

import type { SubscriptionState } from './tables.ts'

type Subscriptions = readonly SubscriptionState[]

/** It has orders, which are skipped while it is paused, and its household can change it. */
export const openSubscriptions = ['active', 'paused'] as const satisfies Subscriptions

/** Its household closed it; it is closed once nothing is out any more. */
export const endedSubscriptions = ['closing', 'closed'] as const satisfies Subscriptions

/** What its household can request of it. */
export const requestedSubscriptions = [...openSubscriptions, 'closed'] as const satisfies Subscriptions
