// Why a card was declined, where its holder can do something about it; other reasons are the bank's secret.

export const declineReasons = ['expired', 'funds'] as const
/** `funds`: there is less on it than the box costs. */
export type DeclineReason = (typeof declineReasons)[number]

const reasons: Readonly<Record<string, DeclineReason>> = {
  card_expired: 'expired',
  insufficient_funds: 'funds',
}

/** The reason behind a processor's decline code; undefined where it says nothing useful. */
export const declineReasonOf = (code: string | null | undefined): DeclineReason | undefined =>
  reasons[code ?? '']
