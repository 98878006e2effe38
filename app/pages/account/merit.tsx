import { meritOffer } from '../../../domain/merit.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Check } from '../../components/icons.tsx'
import type { Account } from '../../orders/account.ts'
import { meritMessages } from './merit_words.ts'

/** The stamp card: a stamp for each delivery, until it is full or its time is over. */
export function StampCard({ merit }: { merit: NonNullable<Account['merit']> }) {
  const say = useMessages(meritMessages)
  const locale = useLocale()
  const { stamps, deliveries, creditCents, endDate, earned } = merit
  const credit = formatMoneyShort(creditCents, locale)
  return (
    <section>
      <h2 className="account-heading">{say.heading(credit)}</h2>
      <p className="visually-hidden">{say.stamps(stamps, deliveries)}</p>
      <ol aria-hidden className="stamp-card">
        {Array.from({ length: deliveries }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stamp's identity is its position.
          <li data-stamped={place < stamps || undefined} key={place}>
            {place < stamps ? <Check size={20} /> : place + 1}
          </li>
        ))}
      </ol>
      <p>
        {earned
          ? say.earned(credit)
          : endDate === null
            ? say.before(deliveries, meritOffer.days, credit)
            : say.until(deliveries - stamps, formatDay(endDate, locale), credit)}
      </p>
    </section>
  )
}
