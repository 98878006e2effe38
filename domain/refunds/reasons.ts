/** Why something went back: what a household says was wrong with its box, then what only the company says. */
export const boxProblems = ['missing', 'damaged', 'quality', 'wrong', 'late'] as const
export type BoxProblem = (typeof boxProblems)[number]

/** `short`: the house knew before anybody asked that something would not be in the box. */
export const refundReasons = [...boxProblems, 'short', 'not_delivered', 'goodwill', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]
