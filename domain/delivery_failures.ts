// The reasons why a delivery fails.

/** Why a box could not be handed over, as the driver says it. */
export const failureReasons = [
  'no_access',
  'wrong_address',
  'nobody_home',
  'damaged',
  'lost',
  'vehicle',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** `called_off`: it was late, and its household did not want to wait for it. */
export type FailedBecause = FailureReason | 'called_off'

/** What goes wrong with a delivery: the box did not come, or comes after its window. */
export const troubleKinds = ['failed', 'late'] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** The household's choices: the box on the next day of its route, its price as credit, or its money back. */
export const remedies = ['again', 'credit', 'payment'] as const
export type Remedy = (typeof remedies)[number]
