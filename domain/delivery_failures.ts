// The reasons why a delivery fails.

/** Why a box could not be handed over, by the driver's report. */
export const failureReasons = [
  'no_access',
  'wrong_address',
  'nobody_home',
  'damaged',
  'lost',
  'vehicle',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** `called_off`: it was late, and its household did not want to wait. */
export type FailedBecause = FailureReason | 'called_off'

/** How a delivery goes wrong: the box did not come, or comes after its window. */
export const troubleKinds = ['failed', 'late'] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** The household's choices: the box on the next day of its route, its price as credit, or its money back. */
export const remedies = ['again', 'credit', 'payment'] as const
export type Remedy = (typeof remedies)[number]
