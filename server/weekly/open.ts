// Opens orders: menus are published ahead, and every household with a subscription has an order in each of its next
// five weeks; a paused household's are skipped. A day is opened once, when it enters those five weeks; a household that
// subscribes or changes its slot later gets its orders at once (server/orders/open_orders.ts).

import { type BrandId, brandIds } from '../../domain/brands.ts'
import { type Cutoffs, cutoffOf } from '../../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { cutoffsOf, holdCutoffs } from '../catalogue/catalogue.ts'
import type { Services } from '../integrations/services.ts'
import { onNodes } from '../nodes/distributed.ts'
import { eachPiece, listing, piecesOfSubscribers, WaitsForNodes } from '../nodes/pieces.ts'
import { lookAgainAtClosedDays } from '../orders/closed_days.ts'
import { lookAgainAtWindows } from '../orders/windows.ts'
import { publishMenus } from '../planning/publish.ts'
import { withTx } from '../request/database/database.ts'
import { type ClientRange, halvesOrNone, inHalves } from '../request/in_halves.ts'
import {
  insertBatches,
  insertOrders,
  type OrderDate,
  readSubscriberSlices,
  readSubscribers,
  readUnopened,
  stampOpened,
  withKeptCutoffs,
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
 * @throws WaitsForNodes where nodes of a distributed database are lost, once all others are done
 */
export async function open(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  now: string,
): Promise<Opened> {
  const weeks = await publishMenus(services, now)
  let orders = 0
  const waiting: WaitsForNodes[] = []
  for (const brand of brandIds)
    try {
      orders += await openDays(services, brand, now)
    } catch (error) {
      if (!(error instanceof WaitsForNodes)) throw error
      waiting.push(error)
    }
  if (waiting[0]) throw waiting[0]
  return { weeks, orders }
}

async function openDays(
  services: Pick<Services, 'pool' | 'memory' | 'log'>,
  brand: BrandId,
  now: string,
): Promise<number> {
  const { pool } = services
  const unopened = await readUnopened(pool, brand, datesAhead(brand, now, await cutoffsOf(services)))
  if (unopened.length === 0) return 0
  await openBatches(services, brand, unopened)
  const toOpen = await withKeptCutoffs(pool, brand, unopened)
  let opened = 0
  const pieces = (await onNodes(services))
    ? await piecesOfSubscribers(services, brand, sliceSize)
    : { pieces: await readSubscriberSlices(pool, brand, sliceSize), lost: [] }
  await eachPiece(services, `open ${brand} ${unopened.map(({ date }) => date).join()}`, pieces, whole =>
    inHalves(
      whole,
      async slice => {
        opened += await insertOrders(pool, brand, slice, toOpen, now)
      },
      (slice, error) => halveOrSetAside(services, brand, slice, { dates: unopened, error, now }),
    ),
  )
  await lookAgainAtClosedDays(
    pool,
    brand,
    unopened.map(({ date }) => date),
  )
  const until = unopened
    .map(({ date }) => date)
    .sort()
    .at(-1) as string
  await lookAgainAtWindows(pool, { brand, until })
  await stampOpened(pool, brand, unopened, now)
  return opened
}

/** Batches have their cutoffs from now on: no change of them begins meanwhile. */
async function openBatches(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  dates: readonly OrderDate[],
): Promise<void> {
  await withTx(pool, async tx => {
    const cutoffs = await holdCutoffs(tx)
    await insertBatches(
      tx,
      brand,
      dates.map(one => ({ ...one, cutoffAt: cutoffOf(brand, one.date, cutoffs) })),
    )
  })
}

/** Halves a slice; its only household is set aside, and tried again by itself. */
async function halveOrSetAside(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  brand: BrandId,
  slice: ClientRange,
  { dates, error, now }: { dates: readonly OrderDate[]; error: unknown; now: string },
): Promise<ClientRange[]> {
  const members = await readSubscribers.all(pool, { brand, ...slice })
  const halves = halvesOrNone(slice, members, error)
  if (halves.length > 0) return halves
  const { clientId, kitchen } = members[0] as (typeof members)[number]
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
  const dates = datesAhead(brand, now, await cutoffsOf(services))
  const { pool } = services
  await insertOrders(pool, brand, listing([clientId]), await withKeptCutoffs(pool, brand, dates), now)
}

/** The five dates of a household with each weekday. */
function datesAhead(brand: BrandId, now: string, cutoffs: Cutoffs): OrderDate[] {
  return weekdays.flatMap(weekday =>
    orderDates(brand, weekday, now, cutoffs).map(date => ({
      weekday,
      week: menuWeekOf(date),
      date,
      cutoffAt: cutoffOf(brand, date, cutoffs),
    })),
  )
}
