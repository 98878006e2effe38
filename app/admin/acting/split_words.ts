import type { PaymentSplit } from '../../../domain/pricing/types.ts'
import { adminRefundMessages } from '../../../i18n/admin_refunds.ts'
import { useMessages } from '../../components/brand_context.tsx'

const kinds = ['given', 'bought', 'corporate', 'card'] as const

/** The parts of a refund in words: "$5.00 of credit, $3.00 to the card". */
export function useSplitWords(): (split: PaymentSplit) => string {
  const { backTo } = useMessages(adminRefundMessages)
  return split =>
    kinds
      .filter(kind => split[`${kind}Cents`] > 0)
      .map(kind => backTo[kind](split[`${kind}Cents`]))
      .join(', ')
}
