import { formatMoney } from '../../domain/money.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { declineMessages } from '../../i18n/declines.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { useLinks } from '../layout/links.ts'
import type { Account } from './account.ts'
import { OtherWays } from './other_ways.tsx'

/** Boxes whose card was declined, or whose bank asks: what is due, and the way to pay it. */
export function PaymentNotices({ account }: { account: Account }) {
  const say = useMessages(accountPartMessages).notice
  const reasons = useMessages(declineMessages)
  const locale = useLocale()
  const to = useLinks()
  const unpaid = [...account.underway, ...account.orders].filter(
    order => order.state === 'payment_failed' && order.payment,
  )
  return unpaid.map(order => {
    const day = formatWeekdayAndDay(order.deliveryDate, locale)
    const amount = formatMoney(order.receipt.payment.cardCents, locale)
    const url = order.payment?.state === 'needs_action' ? order.payment.actionUrl : null
    const why = order.payment?.why && reasons[order.payment.why]
    return url ? (
      <Banner
        action={
          <a className="button" data-kind="primary" data-size="small" href={`${url}?locale=${locale}`}>
            {say.confirm}
          </a>
        }
        key={order.id}
        title={say.bank}
        tone="warn"
      >
        {say.bankNote(day, amount)}
      </Banner>
    ) : (
      <Banner
        action={
          <p className="button-row">
            <ButtonLink size="small" to={to('paymentMethod')}>
              {say.otherCard}
            </ButtonLink>
            <OtherWays paypal={account.paypal} />
          </p>
        }
        key={order.id}
        title={say.declined}
        tone="warn"
      >
        {why && `${why} `}
        {say.declinedNote(day, amount)}
      </Banner>
    )
  })
}
