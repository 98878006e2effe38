// Why a card was declined, where its holder can act on it; the bank keeps the other reasons to itself.

export const declineReasons = ['expired', 'funds'] as const
/** `funds`: the card has less than the box costs. */
export type DeclineReason = (typeof declineReasons)[number]

const reasons: Readonly<Record<string, DeclineReason>> = {
  card_expired: 'expired',
  insufficient_funds: 'funds',
}

/** The reason behind a processor's decline code; undefined where the code says nothing useful. */
export const declineReasonOf = (code: string | null | undefined): DeclineReason | undefined =>
  reasons[code ?? '']
