import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OrderCard } from '../../../contract/views.ts'
import { isOverdue } from '../../../domain/tracking.ts'
import { accountPartMessages } from '../../../i18n/account_parts.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { historyMessages } from '../../../i18n/history.ts'
import { programTimeOf, useProgramTime } from '../../box/program_time.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Calendar, type CalendarMark } from '../../components/calendar.tsx'
import { Illustration } from '../../components/illustrations.tsx'
import { useLinks } from '../../components/links.ts'
import { EmptyState } from '../../components/panels.tsx'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import type { Account } from '../../orders/account.ts'
import { Deliveries, deliveryAnchor } from '../../orders/deliveries.tsx'
import { PastOrder } from '../../orders/past_order.tsx'
import { PaymentNotices } from '../../orders/payment_notices.tsx'
import { CalendarFeed } from './feed.tsx'
import { rangeOf, toneOf } from './marks.ts'
import { scheduleMessages } from './words.ts'

/** Past deliveries the calendar goes back to. */
const pastShown = 5

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [account, past] = await Promise.all([
      api.get('account.index', {}),
      api.get('clients.delivery_history', {}),
    ])
    return { account, past: past.orders.slice(0, pastShown), at: programTimeOf(page), today: page.today }
  })
}

/** The calendar of deliveries, past and future, with the possible actions for each (rule 8). */
export default function SchedulePage() {
  const { account, past, at, today } = useLoaderData<typeof loader>()
  const say = useMessages(scheduleMessages)
  const to = useLinks()
  const { current } = useProgramTime(at)
  const orders = [...past, ...account.underway, ...account.orders]
  const plan = account.subscription?.plan ?? null
  return (
    <div className="page-width account-page">
      <PageHead page="schedule" title={say.title} />
      <h1>{say.heading}</h1>
      <div className="account-notices">
        <PaymentNotices account={account} />
      </div>
      {orders.length === 0 ? (
        <NoDelivery account={account} />
      ) : (
        <div className="schedule-columns">
          <div className="schedule-aside">
            <DeliveryCalendar orders={orders} today={today} />
            <Key />
            <CalendarFeed />
          </div>
          <div className="schedule-lists">
            {account.underway.length > 0 && (
              <Orders
                linkOf={order => <Contents order={order} />}
                heading={say.underway}
                id="underway"
                orders={account.underway}
                plan={plan}
              />
            )}
            {account.subscription?.state !== 'closed' && <Deliveries account={account} now={current.now} />}
            {past.length > 0 && (
              <div>
                <Orders heading={say.past} id="past" orders={past} plan={plan} />
                <p className="account-plan">
                  <Link className="link" to={to('history')}>
                    {say.all}
                  </Link>
                </p>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** No delivery past or future: because the sign-up is not finished, or because the account is closed. */
function NoDelivery({ account }: { account: Account }) {
  const say = useMessages(scheduleMessages)
  const { notice } = useMessages(accountPartMessages)
  const closed = account.subscription?.state === 'closed'
  return (
    <EmptyState
      action={account.signupUrl && <ButtonLink to={account.signupUrl}>{say.goOn}</ButtonLink>}
      illustration={<Illustration name="calendar" />}
      title={closed ? notice.closed : say.none}
    >
      {closed ? notice.closedNote : say.noneNote}
    </EmptyState>
  )
}

interface OrdersProps {
  id: string
  heading: string
  orders: readonly OrderCard[]
  plan: Parameters<typeof PastOrder>[0]['plan']
  linkOf?: (order: OrderCard) => ReactNode
}

function Orders({ id, heading, orders, plan, linkOf }: OrdersProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className="account-heading" id={id}>
        {heading}
      </h2>
      <ul className="past-orders">
        {orders.map(order => (
          <li id={deliveryAnchor(order)} key={order.id}>
            <PastOrder link={linkOf?.(order)} order={order} plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to a box under way: its contents, and the items that can still be added. */
function Contents({ order }: { order: OrderCard }) {
  const say = useMessages(scheduleMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <ButtonLink
      aria-label={say.viewOf(formatDay(order.deliveryDate, locale))}
      kind="secondary"
      size="small"
      to={to('editor', { id: order.id })}
    >
      {say.view}
    </ButtonLink>
  )
}

const tones = ['coming', 'past', 'skipped', 'trouble'] as const

function Key() {
  const say = useMessages(scheduleMessages)
  return (
    <ul aria-label={say.keyLabel} className="schedule-key">
      {tones.map(tone => (
        <li key={tone}>
          <span aria-hidden className="calendar-day" data-tone={tone} />
          {say.key[tone]}
        </li>
      ))}
    </ul>
  )
}

/** Each delivery on its day. Two boxes on one day lead to the first. */
function DeliveryCalendar({ orders, today }: { orders: readonly OrderCard[]; today: string }) {
  const say = useMessages(scheduleMessages)
  const { states, overdue } = useMessages(historyMessages)
  const marks = new Map<string, CalendarMark>()
  for (const order of orders) {
    if (marks.has(order.deliveryDate)) continue
    const tone = toneOf(order, today)
    const labels = {
      coming: say.marks.coming(order.lines.map(line => line.name).join(', ')),
      skipped: say.marks.skipped,
      past: say.marks.delivered,
      trouble: say.marks.trouble(
        isOverdue(order, today) ? overdue : states[order.state as keyof typeof states],
      ),
    }
    marks.set(order.deliveryDate, { href: `#${deliveryAnchor(order)}`, label: labels[tone], tone })
  }
  return (
    <Calendar
      label={say.calendar}
      marks={marks}
      today={today}
      todayLabel={say.today}
      {...rangeOf(orders, today)}
    />
  )
}
