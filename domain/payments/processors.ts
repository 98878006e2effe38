// The processors of payments.

/** Who takes cards: the built-in processor, or an outside one. */
export const cardProcessors = ['builtin', 'stripe'] as const
export type CardProcessorName = (typeof cardProcessors)[number]
