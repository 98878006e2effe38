// Why a delivery fails.

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
