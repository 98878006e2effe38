// Writes a household's deliveries as an iCalendar file (RFC 5545): the boxes to come, and those of the last weeks.

import ical, { ICalEventTransparency } from 'ical-generator'
import { brandFacts } from '../../../brands/index.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { OrderCard } from '../../../contract/views.ts'
import { type BrandId, brands, type Locale } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { calendarOrders } from '../../../domain/machines/order_groups.ts'
import { calendarFeedMessages } from '../../../i18n/calendar_feed.ts'
import { loadHousehold, viewOf } from '../../orders/load.ts'
import { orderCard } from '../../orders/order_view.ts'
import type { Stored } from '../../request/services.ts'
import { pastOrders } from '../past_orders.ts'
import { readBoxChanges } from './store.ts'
import { zoneText } from './zone_text.ts'

interface FeedOf {
  clientId: string
  brand: BrandId
  locale: Locale
  /** Scheme, host and port links start with. */
  origin: string
  /** Program time, ISO instant. */
  now: string
}

/** The text of the feed. A skipped box is not in it, so it disappears from the calendar too. */
export async function writeFeed(services: Stored, of: FeedOf): Promise<string> {
  const { brand, locale } = of
  const say = calendarFeedMessages(brand, locale)
  const calendar = ical({
    name: say.name,
    timezone: { name: null, generator: name => zoneText(name, of.now) },
    prodId: { company: brandFacts[brand].name, product: 'deliveries', language: locale.toUpperCase() },
    ttl: 3_600,
  })
  const changes = await readBoxChanges.all(services.pool, { clientId: of.clientId })
  const changeOf = new Map(changes.map(change => [change.id, change]))
  for (const order of await deliveriesOf(services, of)) {
    const at = (hour: number) =>
      Temporal.PlainDateTime.from(`${order.deliveryDate}T${clockOf(hour)}`).toZonedDateTime(
        brands[brand].zone,
      )
    const changed = changeOf.get(order.id)
    const editor = `${of.origin}${linkTo('editor', of, { id: order.id })}`
    calendar.createEvent({
      id: `${order.id}@${brand}`,
      timezone: brands[brand].zone,
      // What says that the event is another one than before: not the hour at which it is read.
      stamp: Temporal.Instant.from(changed?.at ?? of.now),
      sequence: changed?.moves ?? 0,
      start: at(order.window.startHour),
      end: at(order.window.endHour),
      summary: say.summary,
      description: detailsOf(order, say, editor),
      url: editor,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`

async function deliveriesOf(services: Stored, of: FeedOf): Promise<OrderCard[]> {
  const [household, past] = await Promise.all([
    loadHousehold(services, of.clientId, of.now),
    pastOrders(services, of, 1),
  ])
  const ahead = await Promise.all(
    (household?.orders ?? []).map(async order =>
      household ? orderCard(await viewOf(services, household, order), of.locale, of.now) : null,
    ),
  )
  const known = new Map([...past.orders, ...ahead].flatMap(order => (order ? [[order.id, order]] : [])))
  return [...known.values()]
    .filter(order => isOneOf(order.state, calendarOrders))
    .sort((a, b) => (a.deliveryDate < b.deliveryDate ? -1 : 1))
}

function detailsOf(order: OrderCard, say: ReturnType<typeof calendarFeedMessages>, editor: string): string {
  const names = order.lines.map(line => (line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name))
  return [
    ...(names.length > 0 ? names : [say.notChosen]),
    ...(order.editable ? ['', say.until(order.cutoffLocal), editor] : []),
  ].join('\n')
}
