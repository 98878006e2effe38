import type { ErrorCode } from '../../contract/errors.ts'
import type { DeclineReason } from '../../domain/payments/declines.ts'

/** The refusal of a call whose card was declined, where the holder of the card can act on it. */
export const declineRefusals = {
  expired: 'card_expired',
  funds: 'card_insufficient_funds',
} satisfies Readonly<Record<DeclineReason, ErrorCode>>
