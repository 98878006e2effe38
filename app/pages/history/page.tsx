import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OrderCard } from '../../../contract/views.ts'
import { browserApi } from '../../api.ts'
import { useAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Illustration } from '../../components/illustrations.tsx'
import { ShowMore } from '../../components/pagination.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { historyMessages } from '../../messages/history.ts'
import { PastOrder } from '../../orders/past_order.tsx'
import { ReviewButton } from '../../reviews/review_button.tsx'
import { ReviewDialog } from '../../reviews/review_dialog.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const [past, account] = await Promise.all([
      api.get('clients.delivery_history', {}),
      api.get('account.index', {}),
    ])
    return { past, plan: account.subscription?.plan ?? null }
  })
}

/** Past orders, newest first, ten at a time. */
export default function HistoryPage() {
  const { past, plan } = useLoaderData<typeof loader>()
  const say = useMessages(historyMessages)
  const to = useLinks()
  const attempt = useAttempt()
  const [pages, setPages] = useState([past])
  const [reviewed, setReviewed] = useState<OrderCard | null>(null)
  const orders: OrderCard[] = pages.flatMap(page => page.orders)
  const last = pages.at(-1) ?? past

  async function more() {
    const page = await attempt.run(() =>
      browserApi().get('clients.delivery_history', { page: String(last.page + 1) }),
    )
    if (page) setPages(before => [...before, page])
  }

  return (
    <div className="page-width account-page">
      <PageHead page="history" title={say.title} />
      <h1>{say.heading}</h1>
      {orders.length === 0 ? (
        <EmptyState
          action={<ButtonLink to={to('account')}>{say.toBoxes}</ButtonLink>}
          illustration={<Illustration name="basket" />}
          title={say.empty}
        >
          {say.emptyNote}
        </EmptyState>
      ) : (
        <section aria-labelledby="past-orders">
          <h2 className="visually-hidden" id="past-orders">
            {say.title}
          </h2>
          <ul className="past-orders">
            {orders.map(order => (
              <li key={order.id}>
                <PastOrder
                  actions={<ReviewButton onReview={() => setReviewed(order)} order={order} />}
                  order={order}
                  plan={plan}
                />
              </li>
            ))}
          </ul>
          {attempt.sentence && <Banner tone="warn">{say.moreFailed(attempt.sentence)}</Banner>}
          {last.more && <ShowMore busy={attempt.busy} onMore={more} />}
          <p className="visually-hidden" role="status">
            {pages.length > 1 && say.loaded(orders.length)}
          </p>
        </section>
      )}
      <ReviewDialog onClose={() => setReviewed(null)} order={reviewed} />
    </div>
  )
}
