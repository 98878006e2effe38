// settings_delivery.update_alt_address and delete_alt_address: the boxes of some days go to another address. Each of those boxes
// gets that address; other boxes, and billed ones, keep theirs.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { openOrders } from '../../../domain/machines/order_groups.ts'
import { referenceOf } from '../../../domain/reference.ts'
import { slotsBySoonest } from '../../../domain/time/slots.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { tell } from '../../messages/outbox.ts'
import { holdOpenBoxes } from '../../orders/hold_open.ts'
import { loadHousehold } from '../../orders/load.ts'
import { type Relocated, relocateOrders } from '../../orders/relocate_orders.ts'
import { holdSlots, slotsOfArea, slotsOfZone } from '../../places/areas/find_area.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { takeAddress } from '../address/take_address.ts'
import { deleteAlternate, pinAlternate, readHouseholdAddresses, readPinned, writeAddress } from './store.ts'
import { answer, boxesOf, type Changed, standing } from './update.ts'

type Input = ParsedOf<'settings_delivery.update_alt_address'>

/**
 * Sends the boxes to come between two days to another address, served by the same brand. It replaces an earlier alternate address.
 * Days without a box that can still change are refused.
 * @throws Refusal as contract/settings_delivery.ts lists
 */
export async function updateAlternate(
  services: Services,
  request: CallRequest,
  input: Input,
): Promise<Changed> {
  const clientId = signedIn(request)
  const now = programTime(request)
  await standing(services.pool, request.brand, clientId)
  const { alternate } = await readHouseholdAddresses(services.pool, clientId)
  const { place, area } = await takeAddress(services, request, input, alternate ?? null)
  const { from, until } = input
  const outcome = await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    await holdOpenBoxes(tx, clientId, now)
    const { route } = await standing(tx, request.brand, clientId)
    const before = await alternateNow(tx, clientId)
    await holdSlots(tx, area.zone)
    const slots = await slotsOfArea(tx, area, { now, clientId })
    const [soonest] = slotsBySoonest(request.brand, slots, now, await cutoffsOf(services))
    if (!soonest) throw new Refusal('postal_unserved')
    const covered = await openBetween(tx, services, { clientId, now, from, until })
    if (covered.length === 0) throw new Refusal('date_unavailable', { fields: { from: 'date_unavailable' } })
    const left = [...(await readPinned(tx, clientId))].filter(id => !covered.includes(id))
    const home = await bringHome(tx, services, { clientId, brand: request.brand, now, away: left })
    await writeAddress(tx, clientId, 'alternate', place, { from, until })
    await pinAlternate(tx, clientId, covered, now)
    const slot = slots.find(
      one => one.weekday === route.slot.weekday && one.startHour === route.slot.startHour,
    )
    const { province, kitchen } = area
    const away = await relocateOrders(tx, services, {
      clientId,
      now,
      to: { province, kitchen, slot: slot ?? soonest.slot, slots },
      covers: order => covered.includes(order.id),
    })
    const done = together(home, away)
    const { address, unit, city, postal } = place
    const facts = { address, unit, city, postal, from, until, before, ...boxesOf(done) }
    const at = { clientId, kind: 'alternate_address_changed' as const, data: facts, at: now }
    const eventId = await recordEvent(tx, at)
    const data = { ...facts, reference: referenceOf(eventId) }
    const key = `alternate_address_changed:${eventId}`
    const message = { clientId, brand: request.brand, key, at: now }
    await tell(tx, { ...message, template: 'alternate_address_changed', data })
    return { reference: data.reference, done }
  })
  menusOf(services).changed()
  return answer(services, request, outcome)
}

/** Removes the alternate address. Without one nothing happens. @throws Refusal not_found, account_closed */
export async function deleteAlternateAddress(services: Services, request: CallRequest): Promise<Changed> {
  const clientId = signedIn(request)
  const now = programTime(request)
  const outcome = await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    await holdOpenBoxes(tx, clientId, now)
    await standing(tx, request.brand, clientId)
    const before = await alternateNow(tx, clientId)
    if (!before) return null
    const away = [...(await readPinned(tx, clientId))]
    await pinAlternate(tx, clientId, [], now)
    await deleteAlternate(tx, clientId)
    const done = await bringHome(tx, services, { clientId, brand: request.brand, now, away })
    const facts = { before, ...boxesOf(done) }
    const event = { clientId, kind: 'alternate_address_removed' as const, data: facts, at: now }
    const eventId = await recordEvent(tx, event)
    const data = { ...facts, reference: referenceOf(eventId) }
    const key = `alternate_address_removed:${eventId}`
    const message = { clientId, brand: request.brand, key, at: now }
    await tell(tx, { ...message, template: 'alternate_address_removed', data })
    return { reference: data.reference, done }
  })
  menusOf(services).changed()
  return answer(services, request, outcome)
}

/** The alternate address with its days; null without one. */
async function alternateNow(tx: Tx, clientId: string) {
  const { alternate } = await readHouseholdAddresses(tx, clientId)
  if (!alternate) return null
  const { address, unit, city, postal, fromDate, untilDate } = alternate
  return { address, unit, city, postal, from: fromDate ?? '', until: untilDate ?? '' }
}

interface Days {
  clientId: string
  now: string
  from: string
  until: string
}

/** Ids of the boxes between two days that can still change. */
async function openBetween(
  tx: Tx,
  services: Stored,
  { clientId, now, from, until }: Days,
): Promise<string[]> {
  const household = await loadHousehold(services, clientId, now, tx)
  return (household?.orders ?? [])
    .filter(order => isOneOf(order.state, openOrders) && order.cutoffAt >= now)
    .filter(order => from <= order.deliveryDate && order.deliveryDate <= until)
    .map(order => order.id)
}

/** Boxes for an alternate address go to the main one again. */
async function bringHome(
  tx: Tx,
  services: Stored,
  { clientId, brand, now, away }: { clientId: string; brand: BrandId; now: string; away: readonly string[] },
): Promise<Relocated> {
  const { route } = await standing(tx, brand, clientId)
  const { province, kitchen, slot } = route
  await holdSlots(tx, route.zone)
  const slots = await slotsOfZone(tx, route.zone, { now, clientId })
  return relocateOrders(tx, services, {
    clientId,
    now,
    to: { province, kitchen, slot, slots },
    covers: order => away.includes(order.id),
  })
}

const together = (a: Relocated, b: Relocated): Relocated => ({
  moved: [...a.moved, ...b.moved],
  skipped: [...a.skipped, ...b.skipped],
})
