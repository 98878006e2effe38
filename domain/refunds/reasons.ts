/** Why something was refunded: the reasons a household can give, then those that only the company gives. */
export const boxProblems = ['missing', 'damaged', 'quality', 'wrong', 'late'] as const
export type BoxProblem = (typeof boxProblems)[number]

/** `short`: the kitchen knew beforehand that something would not be in the box. */
export const refundReasons = [...boxProblems, 'short', 'not_delivered', 'goodwill', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]
