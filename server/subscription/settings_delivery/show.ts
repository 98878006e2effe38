// settings_delivery.delivery, available_schedules and check_pc_schedule: where and when boxes come, and which other slots and areas
// are possible.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { pickupWindows } from '../../../domain/pickups.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import { goesOn } from '../../../domain/subscription/closing.ts'
import { type Cutoffs, cutoffOf } from '../../../domain/time/cutoff.ts'
import { type Slot, slotsBySoonest, type ZoneSlot } from '../../../domain/time/slots.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import type { Services } from '../../integrations/services.ts'
import { localTime } from '../../menu/local_time.ts'
import { loadHousehold } from '../../orders/load.ts'
import { findArea, slotsOfArea, slotsOfZone } from '../../places/areas/find_area.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { sisterOrigin } from '../../request/config.ts'
import type { Db } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { type AddressRow, type DeliveryPlace, readDeliveryPlace, readHouseholdAddresses } from './store.ts'

type Settings = OutputOf<'settings_delivery.delivery'>
type Day = OutputOf<'settings_delivery.available_schedules'>['days'][number]

/**
 * @param clientId the household, where an admin asks; the caller by default
 * @throws Refusal not_found without a subscription of the brand
 */
export async function showDelivery(
  services: Stored,
  request: CallRequest,
  clientId: string = signedIn(request),
): Promise<Settings> {
  const { pool } = services
  const now = programTime(request)
  const [route, addresses, household] = await Promise.all([
    routeOf(pool, request, clientId),
    readHouseholdAddresses(pool, clientId),
    loadHousehold(services, clientId, now),
  ])
  if (!household) throw new Refusal('not_found')
  const { main, alternate } = addresses
  const billed = household.orders.filter(order => goesOn(order, now))
  const open = household.orders.filter(order => !billed.includes(order))
  const bagPickup = pickupWindows.find(window => window.startHour === main?.bagPickupHour)
  return {
    address: main ? placeView(main) : null,
    slot: slotView(route.slot),
    notes: main?.notes ?? '',
    bagPickup: bagPickup ? { ...bagPickup } : null,
    alternate: alternate
      ? { ...placeView(alternate), from: alternate.fromDate ?? '', until: alternate.untilDate ?? '' }
      : null,
    billed: billed.map(order => order.deliveryDate),
    open: open.map(order => order.deliveryDate),
  }
}

async function routeOf(db: Db, { brand }: CallRequest, clientId: string): Promise<DeliveryPlace> {
  const route = await readDeliveryPlace(db, clientId)
  if (route?.brand !== brand) throw new Refusal('not_found')
  return route
}

function placeView(row: AddressRow) {
  const { address, unit, buzzer, city, province, postal, lat, lon, mode, phone, instructions } = row
  const coordinates = { lat, long: lon, mode }
  return { address, unit, buzzer, city, province, postal, coordinates, phone, instructions }
}

const slotView = ({ weekday, startHour, endHour }: Slot) => ({ weekday, window: { startHour, endHour } })

/** @throws Refusal not_found without a subscription */
export async function availableSchedules(services: Stored, request: CallRequest): Promise<{ days: Day[] }> {
  const { pool } = services
  const clientId = signedIn(request)
  const route = await routeOf(pool, request, clientId)
  const slots = await slotsOfZone(pool, route.zone, { now: programTime(request), clientId })
  return { days: daysOf(request, slots, route.slot, await cutoffsOf(services)) }
}

/**
 * @param clientId the household, where an admin asks; the caller by default
 * @throws Refusal postal_invalid, not_found without a subscription of the brand
 */
export async function checkSchedule(
  services: Pick<Services, 'pool' | 'memory' | 'config'>,
  request: CallRequest,
  { postal: typed }: { postal: string },
  clientId: string = signedIn(request),
): Promise<OutputOf<'settings_delivery.check_pc_schedule'>> {
  const { pool, config } = services
  const route = await routeOf(pool, request, clientId)
  const postal = normalizePostal(typed)
  if (postal === null) throw new Refusal('postal_invalid', { fields: { postal: 'postal_invalid' } })
  const area = await findArea(pool, postal)
  const place = area?.place ?? null
  const province = area?.province ?? null
  const served = area?.served === true && area.brand === request.brand
  const sister = area?.served === true && !served
  const of = { now: programTime(request), clientId }
  return {
    served,
    place,
    sisterUrl: sister ? `${sisterOrigin(request, config)}/${request.locale}` : null,
    province,
    otherProvince: served && province !== route.province,
    days:
      served && area
        ? daysOf(request, await slotsOfArea(pool, area, of), route.slot, await cutoffsOf(services))
        : [],
  }
}

function daysOf(
  { brand, now }: CallRequest,
  slots: readonly ZoneSlot[],
  chosen: Slot,
  cutoffs: Cutoffs,
): Day[] {
  return slotsBySoonest(brand, slots, now.toString(), cutoffs).map(({ slot, deliveryDate }) => ({
    ...slotView(slot),
    firstDeliveryDate: deliveryDate,
    cutoffLocal: localTime(brand, cutoffOf(brand, deliveryDate, cutoffs)),
    selected: slot.weekday === chosen.weekday && slot.startHour === chosen.startHour,
  }))
}
