// The dashboard's messages: overdue bags, an expiring card, a box that did not come, a skipped box, and a shortage
// in a box. Each stays until its call closes it (overdue bags return after a while); a shortage stays until it is
// answered.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { cardWarning, recurringDays } from '../../../domain/dashboard.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { openOrders } from '../../../domain/machines/order_groups.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { localTime } from '../../menu/local_time.ts'
import type { Household } from '../../orders/household.ts'
import { loadHousehold } from '../../orders/load.ts'
import type { Stored } from '../../request/services.ts'
import { dashboardToShow, type OfClient } from './read_dashboard.ts'
import { type RaisedRow, writeClosed } from './store.ts'

type Messages = OutputOf<'account.index'>['messages']
/** The messages that can be closed. */
export type MessageName = Exclude<keyof Messages, 'shortage'>

type Keyed = { [N in MessageName]: { key: string; message: NonNullable<Messages[N]> } | null }

/** The open messages of a household. */
export function dashboardMessages(of: OfClient, raised: RaisedRow, household: Household | null): Messages {
  const keyed = messagesOf(of, raised, household)
  const open = <N extends MessageName>(name: N): Messages[N] => {
    const found = keyed[name]
    if (!found) return null as Messages[N]
    const at = raised.closed[found.key]
    const again = name === 'recurringPopup' && at !== undefined && isOver(at, of.now)
    return (at === undefined || again ? found.message : null) as Messages[N]
  }
  return {
    recurringPopup: open('recurringPopup'),
    paymentWarning: open('paymentWarning'),
    popupMessage: open('popupMessage'),
    skipNotice: open('skipNotice'),
    shortage: shortage(raised, of.brand),
  }
}

/** Closes a message, if there is one. */
export async function dismissMessage(services: Stored, of: OfClient, name: MessageName): Promise<void> {
  const [household, raised] = await Promise.all([
    loadHousehold(services, of.clientId, of.now),
    dashboardToShow({ pool: services.pool }, of),
  ])
  const found = raised && messagesOf(of, raised, household)[name]
  if (found) await writeClosed(services.pool, of.clientId, found.key, of.now)
}

const isOver = (closedAt: number, now: string) => Date.parse(now) - closedAt > recurringDays * 86_400_000

function messagesOf({ brand, now }: OfClient, raised: RaisedRow, household: Household | null): Keyed {
  if (!household || household.state === 'closed')
    return { recurringPopup: null, paymentWarning: null, popupMessage: null, skipNotice: null }
  const active = household.state === 'active'
  return {
    recurringPopup:
      raised.overdue > 0 ? { key: 'recurring_popup:bags', message: { overdue: raised.overdue } } : null,
    paymentWarning: active ? paymentWarning(raised, brandDate(brand, now)) : null,
    popupMessage: popupMessage(raised),
    skipNotice: active ? skipNotice(household, now) : null,
  }
}

function paymentWarning(raised: RaisedRow, today: string): Keyed['paymentWarning'] {
  const { cardId, cardBrand, last4, expiryMonth, expiryYear } = raised
  if (cardId === null || cardBrand === null || last4 === null) return null
  if (expiryMonth === null || expiryYear === null) return null
  const kind = cardWarning({ expiryMonth, expiryYear }, today)
  if (!kind) return null
  const message = { kind, card: { brand: cardBrand, last4 }, expiryMonth, expiryYear }
  return { key: `payment_warning:${kind}:${cardId}`, message }
}

function shortage({ shortId, shortOn, shortUntil }: RaisedRow, brand: BrandId): Messages['shortage'] {
  if (!shortId || !shortOn || !shortUntil) return null
  return { orderId: shortId, deliveryDate: shortOn, untilLocal: localTime(brand, shortUntil) }
}

function popupMessage({ goneId, goneState, goneOn }: RaisedRow): Keyed['popupMessage'] {
  if (goneId === null || goneState === null || goneOn === null) return null
  return { key: `popup_message:${goneId}`, message: { kind: goneState, deliveryDate: goneOn } }
}

/** The next box that can still change, where it is skipped. */
function skipNotice({ orders }: Household, now: string): Keyed['skipNotice'] {
  const next = orders.find(order => isOneOf(order.state, openOrders) && order.cutoffAt >= now)
  if (next?.state !== 'skipped') return null
  const { id, brand, deliveryDate, cutoffAt } = next
  return {
    key: `skip_notice:${id}`,
    message: { orderId: id, deliveryDate, cutoffLocal: localTime(brand, cutoffAt) },
  }
}
