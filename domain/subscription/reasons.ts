// The reasons for pausing or closing (area 4). We ask for one and never argue with it.

export const stopReasons = [
  'vacation',
  'no_frequency',
  'problems',
  'expensive',
  'testing_other',
  'duplicate',
  'other',
] as const
export type StopReason = (typeof stopReasons)[number]

/** The reasons that a closing household is offered: being away is one for a pause alone. */
export const closingReasons = stopReasons.filter(reason => reason !== 'vacation')
