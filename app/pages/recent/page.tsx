import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OrderCard } from '../../../contract/views.ts'
import { componentMessages } from '../../../i18n/components.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { recentMessages } from '../../../i18n/recent.ts'
import { browserApi } from '../../api.ts'
import { useAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Illustration } from '../../components/illustrations.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { PastOrder } from '../../orders/past_order.tsx'
import { canReview, ReviewButton } from '../../reviews/review_button.tsx'
import { ReviewDialog } from '../../reviews/review_dialog.tsx'
import { type OrderedAgain, orderAgain, takeBack } from './order_again.ts'

/** Days that are recent: eight weeks (RULINGS 11). */
const recentDays = 56

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [past, account] = await Promise.all([
      api.get('clients.delivery_history', {}),
      api.get('account.index', {}),
    ])
    const since = new Date(Date.parse(page.today) - recentDays * 86_400_000).toISOString().slice(0, 10)
    return {
      orders: past.orders.filter(order => order.deliveryDate >= since),
      plan: account.subscription?.plan ?? null,
    }
  })
}

/** The last eight weeks, to be reviewed or had again. */
export default function RecentPage() {
  const { orders, plan } = useLoaderData<typeof loader>()
  const say = useMessages(recentMessages)
  const to = useLinks()
  const [reviewed, setReviewed] = useState<OrderCard | null>(null)
  return (
    <div className="page-width account-page">
      <PageHead page="recent" title={say.title} />
      <div>
        <h1>{say.heading}</h1>
        {orders.length > 0 && <p className="text-lede">{say.lede}</p>}
      </div>
      {orders.length === 0 ? (
        <EmptyState
          action={<ButtonLink to={to('account')}>{say.toBoxes}</ButtonLink>}
          illustration={<Illustration name="basket" />}
          title={say.empty}
        >
          {say.emptyNote}
        </EmptyState>
      ) : (
        <section aria-labelledby="recent-orders">
          <h2 className="visually-hidden" id="recent-orders">
            {say.title}
          </h2>
          <ul className="past-orders">
            {orders.map(order => (
              <li key={order.id}>
                <RecentOrder onReview={() => setReviewed(order)} order={order} plan={plan} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link className="link" to={to('history')}>
          {say.all}
        </Link>
      </p>
      <ReviewDialog onClose={() => setReviewed(null)} order={reviewed} />
    </div>
  )
}

interface RecentOrderProps {
  order: OrderCard
  plan: Parameters<typeof PastOrder>[0]['plan']
  onReview: () => void
}

function RecentOrder({ order, plan, onReview }: RecentOrderProps) {
  const say = useMessages(recentMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const [done, setDone] = useState<OrderedAgain | 'undone' | null>(null)

  async function again() {
    const result = await attempt.run(() => orderAgain(browserApi(), order))
    if (result) setDone(result)
  }

  async function undo(again: OrderedAgain) {
    const result = await attempt.run(async () => {
      await takeBack(browserApi(), again)
      return 'undone' as const
    })
    if (result) setDone(result)
  }

  return (
    <>
      <PastOrder
        actions={
          canReview(order) && (
            <>
              <ReviewButton onReview={onReview} order={order} />
              <Button
                aria-label={say.againOf(formatDay(order.deliveryDate, locale))}
                busy={attempt.busy}
                kind="secondary"
                onClick={again}
                size="small"
              >
                {say.again}
              </Button>
            </>
          )
        }
        order={order}
        plan={plan}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <div className="recent-outcome" role="status">
        {done === 'undone' && <Banner>{say.undone}</Banner>}
        {done && done !== 'undone' && <Outcome busy={attempt.busy} done={done} onUndo={() => undo(done)} />}
      </div>
    </>
  )
}

interface OutcomeProps {
  done: OrderedAgain
  busy: boolean
  onUndo: () => void
}

/** What went where, and what could not; with the way on and the way back. */
function Outcome({ done: { added, missing }, busy, onUndo }: OutcomeProps) {
  const say = useMessages(recentMessages)
  const { undo } = useMessages(componentMessages).toasts
  const locale = useLocale()
  const to = useLinks()
  const first = added[0]
  return (
    <Banner
      action={
        first && (
          <span className="button-row">
            <Button busy={busy} kind="link" onClick={onUndo} size="small">
              {undo}
            </Button>
            <ButtonLink kind="secondary" size="small" to={to('editor', { id: first.orderId })}>
              {say.edit}
            </ButtonLink>
          </span>
        )
      }
      tone={first ? 'good' : 'info'}
    >
      {first
        ? added.map(({ count, deliveryDate }) => say.added(count, formatDay(deliveryDate, locale))).join(' ')
        : say.none}{' '}
      {first && missing.length > 0 && say.missing(missing.join(', '))}
    </Banner>
  )
}
