// account.index: the household's next five orders, those on their way, and other matters that need its attention.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { isEndAnnounced } from '../../domain/points_expiry.ts'
import { weeksAhead } from '../../domain/time/weeks.ts'
import { brandDate, wallClock } from '../../domain/time/zone.ts'
import { atHousehold } from '../bags/list_returnables.ts'
import { termsOfNext } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import type { Household, HouseholdOrder } from '../orders/household.ts'
import { householdToShow, viewOf } from '../orders/load.ts'
import { orderCard } from '../orders/order_view.ts'
import { planView } from '../orders/plan_view.ts'
import { meritShown } from '../value/merit/reward_merit.ts'
import { dashboardMessages } from './messages/messages.ts'
import { dashboardToShow } from './messages/read_dashboard.ts'

interface DashboardQuestion {
  clientId: string
  brand: BrandId
  locale: Locale
  /** Program time, ISO instant. */
  now: string
  /** The step at which an unfinished sign-up continues. */
  signupUrl: () => Promise<string>
}

type Dashboard = OutputOf<'account.index'>

/** The dashboard of a client, with or without a subscription. */
export async function dashboard(
  services: Pick<Services, 'pool' | 'memory' | 'pageReads' | 'bagTracker' | 'log' | 'paypal' | 'config'>,
  question: DashboardQuestion,
): Promise<Dashboard> {
  const { clientId, brand, locale, now } = question
  const [client, household, returnables] = await Promise.all([
    dashboardToShow(services, question),
    householdToShow(services, clientId, now),
    // Without the bag tracker the rest of the dashboard still shows (rule 58).
    atHousehold(services, clientId).catch(() => null),
  ])
  if (!client) throw new Refusal('not_found')
  const cards = (orders: HouseholdOrder[]) =>
    Promise.all(
      orders.map(async order =>
        orderCard(await viewOf(services, household as Household, order), locale, now),
      ),
    )
  const orders = household?.orders ?? []
  const { meritCents, referrerCents, friendServings } = await termsOfNext(services, brand, now)
  const open = orders.filter(order => isOpen(order, now))
  return {
    firstName: client.firstName,
    dayPart: dayPart(brand, now),
    subscription: household && {
      state: household.state,
      plan: planView(household.plan),
      resumesOn: client.resumesOn,
    },
    signupUrl: household ? null : await question.signupUrl(),
    orders: household?.state === 'closed' ? [] : await cards(open.slice(0, weeksAhead)),
    underway: await cards(orders.filter(order => !isOpen(order, now))),
    points: { pending: client.pointsPending, available: client.points },
    // What the card promises is for boxes to come: an account that ends has none.
    merit:
      household && !hasEnded(household)
        ? meritShown(
            { deliveredOn: client.deliveredOn, given: client.meritGiven },
            { brand, now, meritCents },
          )
        : null,
    friends: { creditCents: referrerCents, freeServings: friendServings },
    credit: {
      givenCents: client.given,
      boughtCents: client.bought,
      corporateCents: household?.balances.corporateCents ?? 0,
    },
    pointsEnding: isEndAnnounced(brandDate(brand, now), services.config.pointsEndOn),
    returnables,
    card:
      client.cardBrand !== null && client.last4 !== null
        ? { brand: client.cardBrand, last4: client.last4 }
        : null,
    paypal: services.paypal !== null,
    messages: dashboardMessages(question, client, household),
  }
}

const hasEnded = ({ state }: Household): boolean => isOneOf(state, endedSubscriptions)

/** Before its cutoff, whether it comes or is skipped. */
function isOpen(order: HouseholdOrder, now: string): boolean {
  return isOneOf(order.state, openOrders) && now <= order.cutoffAt
}

/** For the greeting: morning until noon, afternoon until five, by the brand's clock. */
function dayPart(brand: BrandId, now: string): Dashboard['dayPart'] {
  const { time } = wallClock(brand, now)
  if (time >= '05:00' && time < '12:00') return 'morning'
  return time >= '12:00' && time < '17:00' ? 'afternoon' : 'evening'
}
