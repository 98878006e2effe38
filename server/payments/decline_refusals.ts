import type { ErrorCode } from '../../contract/errors.ts'
import type { DeclineReason } from '../../domain/payments/declines.ts'

/** How a call refuses where the card did, and its holder can do something about it. */
export const declineRefusals = {
  expired: 'card_expired',
  funds: 'card_insufficient_funds',
} satisfies Readonly<Record<DeclineReason, ErrorCode>>
