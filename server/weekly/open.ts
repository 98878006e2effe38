// Opens orders: menus are published ahead, and every household with a subscription has an order in each of its next
// five weeks; a paused household's are skipped. A day is opened once, when it enters those five weeks; a household that
// subscribes or changes its slot later gets its orders at once (server/orders/open_orders.ts).

import { type BrandId, brandIds } from '../../domain/brands.ts'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { lookAgainAtClosedDays } from '../orders/closed_days.ts'
import { publishMenus } from '../planning/publish.ts'
import { inHalves } from '../request/in_halves.ts'
import { inLanes } from './lanes.ts'
import {
  insertBatches,
  insertOrders,
  type OrderDate,
  readSubscriberSlices,
  readSubscribers,
  readUnopened,
  type SubscriberSlice,
  stampOpened,
} from './open_store.ts'
import { setAside } from './set_aside/divide.ts'

/** Households whose orders are opened in one transaction. */
const sliceSize = 5_000

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

interface Opened {
  /** Menu weeks published. */
  weeks: number
  /** Orders made. */
  orders: number
}

/**
 * Publishes menus and opens the days that are not open yet. Existing rows stay as they are, so it can run at any time.
 * @param now program time, ISO instant
 */
export async function open(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  now: string,
): Promise<Opened> {
  const weeks = await publishMenus(services, now)
  let orders = 0
  for (const brand of brandIds) orders += await openDays(services, brand, now)
  return { weeks, orders }
}

async function openDays(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  brand: BrandId,
  now: string,
): Promise<number> {
  const { pool } = services
  const unopened = await readUnopened(pool, brand, datesAhead(brand, now))
  if (unopened.length === 0) return 0
  await insertBatches(pool, brand, unopened)
  let opened = 0
  const slices = await readSubscriberSlices.all(pool, { brand, size: sliceSize })
  await inLanes(pool, slices, whole =>
    inHalves(
      whole,
      async slice => {
        opened += await insertOrders(services, brand, slice, unopened, now)
      },
      (slice, error) => halveOrSetAside(services, brand, slice, { dates: unopened, error, now }),
    ),
  )
  await lookAgainAtClosedDays(
    pool,
    brand,
    unopened.map(({ date }) => date),
  )
  await stampOpened(pool, brand, unopened, now)
  return opened
}

/** Halves a slice; its only household is set aside, and tried again by itself. */
async function halveOrSetAside(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  brand: BrandId,
  slice: SubscriberSlice,
  { dates, error, now }: { dates: readonly OrderDate[]; error: unknown; now: string },
): Promise<SubscriberSlice[]> {
  const members = await readSubscribers.all(pool, { brand, ...slice })
  const [only, another] = members
  if (!only) throw error
  if (another) {
    const middle = Math.floor(members.length / 2)
    const lastClient = members[middle - 1]?.clientId as string
    const firstClient = members[middle]?.clientId as string
    return [
      { ...slice, lastClient },
      { ...slice, firstClient },
    ]
  }
  const { clientId, kitchen } = only
  const deliveryDate = dates[0]?.date as string
  const one = { clientId, step: 'open' as const, brand, deliveryDate, kitchen, slice: null, orderId: null }
  await setAside(pool, { ...one, now, error })
  log.error({ err: error, clientId, brand, deliveryDate }, 'no order could be opened, and is set aside')
  return []
}

/** Makes the missing orders of one household. */
export async function openAgain(
  services: Pick<Services, 'pool' | 'memory'>,
  brand: BrandId,
  clientId: string,
  now: string,
): Promise<void> {
  await insertOrders(
    services,
    brand,
    { firstClient: clientId, lastClient: clientId },
    datesAhead(brand, now),
    now,
  )
}

/** The five dates of a household with each weekday. */
function datesAhead(brand: BrandId, now: string): OrderDate[] {
  return weekdays.flatMap(weekday =>
    orderDates(brand, weekday, now).map(date => ({
      weekday,
      week: menuWeekOf(date),
      date,
      cutoffAt: cutoffOf(brand, date),
    })),
  )
}
