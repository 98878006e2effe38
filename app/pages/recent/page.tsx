import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { recentMessages } from '../../../i18n/recent.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useLinks } from '../../components/links.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { NoneYet } from '../../orders/none_yet.tsx'
import { PastOrders } from '../../orders/past_orders.tsx'

/** The number of recent days: eight weeks (rule 11). */
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

/** The last eight weeks, to review or order again. */
export default function RecentPage() {
  const { orders, plan, said } = useLoaderData<typeof loader>()
  const say = useMessages(recentMessages)
  const to = useLinks()
  return (
    <div className="page-width account-page">
      <PageHead page="recent" title={say.title} />
      <div>
        <h1>{say.heading}</h1>
        {orders.length > 0 && <p className="text-lede">{say.lede}</p>}
      </div>
      {orders.length === 0 ? (
        <NoneYet say={say} />
      ) : (
        <section aria-labelledby="recent-orders">
          <h2 className="visually-hidden" id="recent-orders">
            {say.title}
          </h2>
          <PastOrders orders={orders} plan={plan} said={said} />
        </section>
      )}
      <p>
        <Link className="link" to={to('history')}>
          {say.all}
        </Link>
      </p>
    </div>
  )
}
