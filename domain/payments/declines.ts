// Why a card was declined, where its holder can do something about it; other reasons are the bank's secret.

export const declineReasons = ['expired', 'funds'] as const
/** `funds`: there is less on it than the box costs. */
export type DeclineReason = (typeof declineReasons)[number]

const reasons: Readonly<Record<string, DeclineReason>> = {
  card_expired: 'expired',
  insufficient_funds: 'funds',
}

/** What a processor's decline code tells of; undefined where it tells nothing of use. */
export const declineReasonOf = (code: string | null | undefined): DeclineReason | undefined =>
  reasons[code ?? '']
