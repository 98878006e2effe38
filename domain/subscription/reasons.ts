// Why a household pauses or closes (area 4). It is asked for and never argued with.

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
