import { useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { OrderCard } from '../../../contract/views.ts'
import { historyMessages } from '../../../i18n/history.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { ShowMore } from '../../components/pagination.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { NoneYet } from '../../orders/none_yet.tsx'
import { PastOrders } from '../../orders/past_orders.tsx'

/** The most pages that an address can request at once. */
const mostPages = 20

/** The number of pages of past orders; it is in the address, so returning or sharing shows as many. */
const pagesIn = (url: URL) => {
  const pages = Number(url.searchParams.get('pages'))
  return Number.isInteger(pages) ? Math.min(Math.max(1, pages), mostPages) : 1
}

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const numbers = Array.from({ length: pagesIn(new URL(args.request.url)) }, (_, n) => String(n + 1))
    const [account, ...past] = await Promise.all([
      api.get('account.index', {}),
      ...numbers.map(page => api.get('clients.delivery_history', { page })),
    ])
    return { past, plan: account.subscription?.plan ?? null }
  })
}

/** Pages fetched by "Show more" are already there. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const grew = currentUrl.pathname === nextUrl.pathname && pagesIn(nextUrl) > pagesIn(currentUrl)
  return !grew && defaultShouldRevalidate
}

/** Past orders, newest first, ten at a time. */
export default function HistoryPage() {
  const { past, plan } = useLoaderData<typeof loader>()
  const say = useMessages(historyMessages)
  const attempt = useAttempt()
  const [, setSearch] = useSearchParams()
  const [pages, setPages] = useState(past)
  const [loaded, setLoaded] = useState(past)
  // The page was read again, as after a word about a box's arrival.
  if (loaded !== past) {
    setLoaded(past)
    setPages(past)
  }
  const orders: OrderCard[] = pages.flatMap(page => page.orders)
  const last = pages.at(-1)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef(0)
  // The button may be gone, so the focus goes to the first new entry.
  useEffect(() => {
    const item = firstNew.current > 0 && list.current?.children[firstNew.current]
    if (item instanceof HTMLElement) item.focus()
    firstNew.current = 0
  })

  async function more() {
    const next = String(pages.length + 1)
    const page = await attempt.run(() => browserApi().get('clients.delivery_history', { page: next }))
    if (!page) return
    firstNew.current = orders.length
    setPages(before => [...before, page])
    setSearch({ pages: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="page-width account-page">
      <PageHead page="history" title={say.title} />
      <h1>{say.heading}</h1>
      {orders.length === 0 ? (
        <NoneYet say={say} />
      ) : (
        <section aria-labelledby="past-orders">
          <h2 className="visually-hidden" id="past-orders">
            {say.title}
          </h2>
          <PastOrders list={list} orders={orders} plan={plan} said={pages.flatMap(page => page.said)} />
          {attempt.sentence && <Banner tone="warn">{say.moreFailed(attempt.sentence)}</Banner>}
          {last?.more && <ShowMore busy={attempt.busy} onMore={more} />}
          <p className="visually-hidden" role="status">
            {pages.length > 1 && say.loaded(orders.length)}
          </p>
        </section>
      )}
    </div>
  )
}
