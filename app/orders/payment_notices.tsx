import type { OrderCard } from '../../contract/views.ts'
import { formatMoney } from '../../domain/money.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { declineMessages } from '../../i18n/declines.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { sentences } from '../components/sentences.ts'
import type { Account } from './account.ts'
import { OtherWays } from './other_ways.tsx'

/** Boxes whose card was declined or needs a confirmation: the amount, and a link to pay it. */
export function PaymentNotices({ account }: { account: Account }) {
  const unpaid = [...account.underway, ...account.orders].filter(({ state }) => state === 'payment_failed')
  return unpaid.map(order => <PaymentNotice key={order.id} order={order} paypal={account.paypal} />)
}

/** One unpaid box: what is due, until when, and the ways to pay. */
export function PaymentNotice({
  order: { deliveryDate, payBy, payment, receipt },
  paypal,
}: {
  order: OrderCard
  /** Whether PayPal can pay here. */
  paypal: boolean
}) {
  const say = useMessages(accountPartMessages).notice
  const reasons = useMessages(declineMessages)
  const locale = useLocale()
  const to = useLinks()
  const day = formatWeekdayAndDay(deliveryDate, locale)
  const until = formatWeekdayAndDay(payBy ?? deliveryDate, locale)
  const amount = formatMoney(receipt.payment.cardCents, locale)
  const url = payment?.state === 'needs_action' ? payment.actionUrl : null
  const why = payment?.why && reasons[payment.why]
  return url ? (
    <Banner
      action={
        <a className="button" data-kind="primary" data-size="small" href={`${url}?locale=${locale}`}>
          {say.confirm}
        </a>
      }
      title={say.bank}
      tone="warn"
    >
      {say.bankNote(day, amount, until)}
    </Banner>
  ) : (
    <Banner
      action={
        <p className="button-row">
          <ButtonLink size="small" to={to('paymentMethod')}>
            {say.otherCard}
          </ButtonLink>
          <OtherWays paypal={paypal} />
        </p>
      }
      title={payment ? say.declined : say.unpaid}
      tone="warn"
    >
      {sentences(why, say.declinedNote(day, amount, until), payment && say.again)}
    </Banner>
  )
}
