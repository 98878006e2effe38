// The groups of states of a route's stops, and of pickups (order_groups.ts).

import type { PickupState, StopState } from './tables.ts'

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
