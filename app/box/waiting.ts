import { formatMoney, formatMoneyShort } from '../../domain/money.ts'
import { receiptMessages } from '../../i18n/receipt.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'

/** A code and the goods it needs before it counts, cents. */
export interface Code {
  code: string
  minimumSpendCents: number
}

/** "Code FRIENDS20 counts from $60 of goods: $1.00 to go. It waits …", for codes that need more goods than these. */
export function useWaiting(codes: readonly Code[] | Code | null, goodsCents: number): string[] {
  const say = useMessages(receiptMessages)
  const locale = useLocale()
  return [codes ?? []]
    .flat()
    .filter(({ minimumSpendCents }) => goodsCents < minimumSpendCents)
    .map(({ code, minimumSpendCents }) =>
      say.waits(
        code,
        formatMoneyShort(minimumSpendCents, locale),
        formatMoney(minimumSpendCents - goodsCents, locale),
      ),
    )
}
