// The groups of states of points and gift cards (order_groups.ts).

import type { StateOf } from './tables.ts'

/** Points that a refund can still remove. */
export const heldPoints = ['pending', 'available'] as const satisfies readonly StateOf<'points'>[]

/** What is stored of a gift card; that it is spent or expired follows from the ledger. */
export const storedCards = ['scheduled', 'sent'] as const satisfies readonly StateOf<'bought_card'>[]
