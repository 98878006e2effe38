import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OrderCard } from '../../../contract/views.ts'
import { recentMessages } from '../../../i18n/recent.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Illustration } from '../../components/illustrations.tsx'
import { EmptyState } from '../../components/panels.tsx'
import { useLinks } from '../../layout/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { EatenBox } from '../../orders/eaten_box.tsx'
import { ReviewDialog } from '../../reviews/review_dialog.tsx'
import { useSaid } from '../../reviews/use_said.ts'

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
      said: past.said,
      plan: account.subscription?.plan ?? null,
    }
  })
}

/** The last eight weeks, to be reviewed or had again. */
export default function RecentPage() {
  const { orders, plan, ...loaded } = useLoaderData<typeof loader>()
  const say = useMessages(recentMessages)
  const to = useLinks()
  const said = useSaid(loaded.said)
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
                <EatenBox
                  onReview={() => setReviewed(order)}
                  order={order}
                  plan={plan}
                  said={said.of(order.id)}
                />
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
      <ReviewDialog
        onClose={() => {
          if (reviewed) void said.refresh(reviewed.id)
          setReviewed(null)
        }}
        order={reviewed}
      />
    </div>
  )
}
