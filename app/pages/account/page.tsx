import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { sentOrders } from '../../../domain/machines/order_groups.ts'
import { endedSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import { accountMessages } from '../../../i18n/account.ts'
import { programTimeOf, useProgramTime } from '../../box/program_time.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { pack, useUnpacked } from '../../dishes/packed.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load } from '../../load.ts'
import { Deliveries } from '../../orders/deliveries.tsx'
import { ThisWeek } from '../../orders/this_week.tsx'
import { boxToReview, ReviewPrompt } from '../../reviews/review_prompt.tsx'
import { AskingHere } from '../../settings/asking_here.tsx'
import { Stop } from '../../subscription/stop.tsx'
import { AccountAside } from './aside.tsx'
import { useEditorAhead } from './editor_ahead.ts'
import { Notices } from './notices.tsx'
import { isUnderway, Underway } from './underway.tsx'
import { Usual } from './usual.tsx'

/** Days for which a failed delivery stays here, unless it is made good before. */
const failedStays = 7

export async function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const [account, past, booking, addons] = await Promise.all([
      api.get('account.index', {}),
      api.get('clients.delivery_history', {}),
      api.get('account.existing_pickup', {}),
      api.get('account.ghost_addons', {}),
    ])
    const since = new Date(Date.parse(page.today) - failedStays * 86_400_000).toISOString().slice(0, 10)
    const recent = past.orders.filter(
      ({ state, deliveryDate }) =>
        (state === 'delivered' && deliveryDate === page.today) ||
        (state === 'failed' && deliveryDate >= since),
    )
    // On the day of a delivery, when the box left and when it came.
    const onItsDay = [...recent, ...account.underway].some(({ state }) => isOneOf(state, sentOrders))
    const tracked = onItsDay ? (await api.get('tracking.mine', {})).tracking : null
    const still = account.subscription !== null && account.subscription.state !== 'active'
    const home = still ? await api.get('home.homepage', {}) : null
    const toReview = await boxToReview(api, past.orders, page.today)
    const at = programTimeOf(page)
    return pack({ account, addons, booking, recent, home, toReview, tracked, at, today: page.today })
  })
}

/** The dashboard: boxes under way, the next five, and the household's value, bags and points. */
export default function AccountPage() {
  const { account, addons, booking, recent, home, toReview, tracked, at, today } = useUnpacked(
    useLoaderData<typeof loader>(),
  )
  const say = useMessages(accountMessages)
  const { current } = useProgramTime(at)
  useEditorAhead()
  const state = account.subscription?.state ?? null
  const ended = isOneOf(state, endedSubscriptions)
  return (
    <div className="page-width account-page">
      <PageHead page="account" title={say.title} />
      <h1>{say.greeting[account.dayPart](account.firstName)}</h1>
      <Notices account={account} />
      {[...recent, ...account.underway].filter(isUnderway).map((order, place) => (
        <Underway
          first={place === 0}
          key={order.id}
          order={order}
          plan={account.subscription?.plan ?? null}
          steps={tracked?.order?.id === order.id ? tracked.steps : []}
          today={today}
        />
      ))}
      {toReview && <ReviewPrompt order={toReview} />}
      {home && <ThisWeek home={home} />}
      {state && (
        <div className="account-columns" data-closed={ended || undefined}>
          {!ended && (
            <div>
              <Deliveries account={account} now={current.now} />
              <Usual addons={addons} />
              <Stop booking={booking} boxes state={state} />
            </div>
          )}
          <AccountAside account={account} booking={booking} />
        </div>
      )}
      <AskingHere />
    </div>
  )
}
