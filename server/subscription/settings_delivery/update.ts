// settings_delivery.update_delivery: the standing address and slot (rule 49). Future boxes move within their week;
// billed ones go to the address on file at billing (area 8).

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import { normalizePostal } from '../../../domain/postal.ts'
import { referenceOf } from '../../../domain/reference.ts'
import type { Cutoffs } from '../../../domain/time/cutoff.ts'
import { canStand, type Slot, slotsBySoonest, type ZoneSlot } from '../../../domain/time/slots.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import { holdClient, recordEvent, savePhone } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { tell } from '../../messages/outbox.ts'
import { holdOpenBoxes } from '../../orders/hold_open.ts'
import { type Relocated, relocateOrders } from '../../orders/relocate_orders.ts'
import { type Area, findArea, holdSlots, slotsOfArea } from '../../places/areas/find_area.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Db, type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { takeHousehold } from '../address/door_store.ts'
import { householdExists } from '../address/household_exists.ts'
import { type Place, takeAddress } from '../address/take_address.ts'
import {
  doorFields,
  placeFields,
  type StandingDelivery,
  settingsOf,
  versionOfDelivery,
  whereAndWhen,
} from './fields.ts'
import { showDelivery } from './show.ts'
import {
  type DeliveryPlace,
  pinBilled,
  readDeliveryPlace,
  readHouseholdAddresses,
  readPinned,
  releaseOtherDoors,
  writeAddress,
  writeBagPickupHour,
  writeRoute,
} from './store.ts'

type Input = ParsedOf<'settings_delivery.update_delivery'>
export type Changed = Omit<OutputOf<'settings_delivery.update_delivery'>, 'days'>

/**
 * @param seen the version of the settings that the office was shown (`versionOfDelivery`)
 * @throws Refusal as contract/settings_delivery.ts lists; conflict where the office would overwrite what it did not see
 */
export async function updateDelivery(
  services: Services,
  request: CallRequest,
  input: Input,
  seen?: string,
): Promise<Changed> {
  const clientId = signedIn(request)
  const now = programTime(request)
  const before = await standing(services.pool, request.brand, clientId)
  const taken = await takeGiven(services, request, input, { clientId, kept: before.main })
  const area = taken?.area ?? (await findArea(services.pool, before.main.postal))
  if (!area) throw new Refusal('postal_unserved')
  const exists = await householdExists(services, request.brand, now)
  const outcome = await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    await holdOpenBoxes(tx, clientId, now)
    const { route, main } = await standing(tx, request.brand, clientId)
    await holdSlots(tx, area.zone)
    const slots = await slotsOfArea(tx, area, { now, clientId })
    const slot = slotAsked(request, slots, input, route, { area, cutoffs: await cutoffsOf(services) })
    const place = taken?.place ?? main
    const hour = input.bagPickupHour
    const hourChanges = hour !== undefined && hour !== main.bagPickupHour
    const routeChanges = !isSameRoute(route, area, slot)
    const addressChanges = !isSamePlace(main, place)
    if (!hourChanges && !routeChanges && !addressChanges) return null
    if (seen !== undefined && seen !== versionOfDelivery({ route, main })) throw new Refusal('conflict')
    if (hourChanges) await writeBagPickupHour(tx, clientId, hour)
    if (addressChanges) await changeDoor(tx, exists, { clientId, place, now, from: main })
    const done = routeChanges
      ? await changeRoute(tx, services, { clientId, now, area, slot, slots })
      : nothing
    return {
      reference: await noteChange(tx, request, {
        clientId,
        now,
        before: { route, main },
        place,
        slot,
        hour: hourChanges ? hour : main.bagPickupHour,
        done,
      }),
      done,
    }
  })
  menusOf(services).changed()
  return answer(services, request, outcome, clientId)
}

const nothing: Relocated = { moved: [], skipped: [] }

/** The current settings, with the effect of a change. */
export async function answer(
  services: Services,
  request: CallRequest,
  outcome: { reference: string; done: Relocated } | null,
  clientId?: string,
): Promise<Changed> {
  const { moved, skipped } = outcome?.done ?? nothing
  return {
    ...(await showDelivery(services, request, clientId)),
    reference: outcome?.reference ?? null,
    moved: moved.map(({ from, order: { deliveryDate, startHour, endHour } }) => ({
      from,
      deliveryDate,
      window: { startHour, endHour },
    })),
    skipped: skipped.map(order => order.deliveryDate),
  }
}

/** @throws Refusal not_found without a subscription of the brand or an address, account_closed */
export async function standing(db: Db, brand: BrandId, clientId: string): Promise<StandingDelivery> {
  const [route, { main }] = [
    await readDeliveryPlace(db, clientId),
    await readHouseholdAddresses(db, clientId),
  ]
  if (route?.brand !== brand || !main) throw new Refusal('not_found')
  if (isOneOf(route.state, endedSubscriptions)) throw new Refusal('account_closed')
  return { route, main }
}

/**
 * The given parts of the address, found and checked, with the rest as it is; null where none is given. Unit, buzzer and instructions
 * do not move to another door.
 */
async function takeGiven(
  services: Services,
  request: CallRequest,
  input: Input,
  { clientId, kept }: { clientId: string; kept: Place },
): Promise<{ place: Place; area: Area } | null> {
  if (parts.every(part => (input[part] ?? null) === null)) return null
  const found = (input.addressId ?? input.number ?? input.street ?? null) !== null
  const { address = found ? '' : kept.address, postal = kept.postal, phone = kept.phone } = input
  const city = input.city ?? (input.postal === undefined ? kept.city : '')
  const isSameDoor = !found && address === kept.address && normalizePostal(postal) === kept.postal
  const { unit, buzzer, instructions } = isSameDoor ? kept : { unit: '', buzzer: '', instructions: '' }
  const rest = { address, postal, phone, city }
  const given = {
    unit: input.unit ?? unit,
    buzzer: input.buzzer ?? buzzer,
    instructions: input.instructions ?? instructions,
  }
  return takeAddress(services, request, { ...input, ...rest, ...given }, kept, clientId)
}

/** What is given of an address; any of it changes it. */
const parts = [...placeFields, 'addressId', 'number', 'street', 'province'] as const

/**
 * The requested slot; else the present one, where the household stays in its zone or the new one has it, else the zone's soonest.
 * @throws Refusal slot_unavailable
 */
function slotAsked(
  { brand, now }: CallRequest,
  slots: readonly ZoneSlot[],
  input: Input,
  { slot: kept, zone }: Pick<DeliveryPlace, 'slot' | 'zone'>,
  { area, cutoffs }: { area: Area; cutoffs: Cutoffs },
): Slot {
  const { weekday, startHour } = input
  const isStaying = zone === area.zone
  const isKept = (one: Slot) => isStaying && one.weekday === kept.weekday && one.startHour === kept.startHour
  const find = (day: number, hour: number) =>
    slots.find(
      one =>
        one.weekday === day &&
        one.startHour === hour &&
        (canStand(one) || (isKept(one) && one.until == null)),
    )
  if (weekday !== undefined || startHour !== undefined) {
    const asked = find(weekday ?? kept.weekday, startHour ?? kept.startHour)
    if (!asked) throw new Refusal('slot_unavailable', { fields: { weekday: 'slot_unavailable' } })
    return asked
  }
  const [soonest] = slotsBySoonest(brand, slots, now.toString(), cutoffs)
  const found = find(kept.weekday, kept.startHour) ?? (isStaying ? kept : soonest?.slot)
  if (!found) throw new Refusal('slot_unavailable')
  return found
}

const isSameRoute = ({ province, kitchen, zone, slot }: DeliveryPlace, area: Area, to: Slot) =>
  province === area.province &&
  kitchen === area.kitchen &&
  zone === area.zone &&
  slot.weekday === to.weekday &&
  slot.startHour === to.startHour

const isSamePlace = (a: Place, b: Place) => placeFields.every(field => a[field] === b[field])

/** One account per household (rule 42): the new address has to be free, and the old one is freed. */
async function changeDoor(
  tx: Tx,
  exists: Refusal,
  { clientId, place, now, from }: { clientId: string; place: Place; now: string; from: Place },
): Promise<void> {
  if (!(await takeHousehold(tx, place.householdKey, clientId))) throw exists
  await releaseOtherDoors(tx, clientId, place.householdKey)
  // A billed box stays at its door. What helps the driver to find it there holds for every box.
  if (doorFields.some(field => from[field] !== place[field])) await pinBilled(tx, clientId, now)
  await writeAddress(tx, clientId, 'main', place)
  await savePhone(tx, clientId, place.phone)
}

/** Boxes for an alternate address keep it. */
async function changeRoute(
  tx: Tx,
  services: Stored,
  to: {
    clientId: string
    now: string
    area: Area
    slot: Slot
    slots: readonly ZoneSlot[]
  },
): Promise<Relocated> {
  const { clientId, now, slot, slots } = to
  const { province, kitchen, zone } = to.area
  await writeRoute(tx, clientId, { province, kitchen, zone, slot })
  const elsewhere = await readPinned(tx, clientId)
  return relocateOrders(tx, services, {
    clientId,
    now,
    to: { province, kitchen, slot, slots },
    covers: order => !elsewhere.has(order.id),
  })
}

async function noteChange(
  tx: Tx,
  { brand }: CallRequest,
  change: {
    clientId: string
    now: string
    before: StandingDelivery
    place: Place
    slot: Slot
    hour: number | null
    done: Relocated
  },
): Promise<string> {
  const { clientId, now, place, slot, done } = change
  const { route, main } = change.before
  const boxes = boxesOf(done)
  const before = settingsOf(main, route.slot, main.bagPickupHour)
  const settings = settingsOf(place, slot, change.hour)
  const eventId = await recordEvent(tx, {
    clientId,
    kind: 'delivery_changed',
    data: { ...settings, ...boxes, before },
    at: now,
  })
  const data = {
    ...whereAndWhen(place, slot),
    ...boxes,
    before: whereAndWhen(main, route.slot),
    reference: referenceOf(eventId),
  }
  const key = `delivery_changed:${eventId}`
  await tell(tx, { clientId, brand, template: 'delivery_changed', data, key, at: now })
  return data.reference
}

/** The effect of a change on boxes, for its event and its letter. */
export const boxesOf = ({ moved, skipped }: Relocated) => ({
  moved: moved.map(({ from, order }) => ({ from, to: order.deliveryDate })),
  skipped: skipped.map(order => order.deliveryDate),
})
