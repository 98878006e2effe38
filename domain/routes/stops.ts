// The tasks of a stop, and what a driver can report of it.

/** A box to hand over, or bags and kits to fetch. */
export const stopKinds = ['delivery', 'pickup'] as const
export type StopKind = (typeof stopKinds)[number]

/** `done`: the box was delivered, or the pickup made. `bags`: the bags collected, by number. */
export const stopActions = ['arrived', 'done', 'failed', 'bags', 'photo'] as const
export type StopAction = (typeof stopActions)[number]
