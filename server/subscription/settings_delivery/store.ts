// SQL of delivery addresses: the standing one, the alternate one, and those of single boxes.

import type { BrandId, Province } from '../../../domain/brands.ts'
import { openOrders, underwayOrders } from '../../../domain/machines/order_groups.ts'
import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import type { Slot } from '../../../domain/time/slots.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { columnsOf, statement } from '../../request/database/statement.ts'
import type { Place } from '../address/take_address.ts'

export interface AddressRow extends Place {
  notes: string
  bagPickupHour: number | null
  /** ISO dates; null for the main one. */
  fromDate: string | null
  untilDate: string | null
}

type AddressKind = 'main' | 'alternate'

const deliveryAddresses = statement({
  name: 'delivery_addresses',
  text: `select kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone, instructions,
        household_key as "householdKey", verified, notes, bag_pickup_hour as "bagPickupHour",
        from_date::text as "fromDate", until_date::text as "untilDate"
      from delivery_address where client_id = $clientId`,
  row: columnsOf<AddressRow & { kind: AddressKind }>({
    kind: 'text',
    address: 'text',
    unit: 'text',
    buzzer: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
    mode: 'text',
    phone: 'text',
    instructions: 'text',
    householdKey: 'text',
    verified: 'bool',
    notes: 'text',
    bagPickupHour: 'int?',
    fromDate: 'text?',
    untilDate: 'text?',
  }),
})

/** A household's addresses by kind. */
export async function readHouseholdAddresses(
  db: Db,
  clientId: string,
): Promise<Partial<Record<AddressKind, AddressRow>>> {
  const rows = await deliveryAddresses.all(db, { clientId })
  return Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row]))
}

export interface DeliveryPlace {
  brand: BrandId
  state: SubscriptionState
  province: Province
  kitchen: string
  zone: string
  slot: Slot
}

const deliveryRoute = statement({
  name: 'delivery_route',
  text: `select brand, state, province, kitchen, zone, weekday, start_hour as "startHour", end_hour as "endHour"
      from subscription where client_id = $clientId`,
  row: columnsOf<Omit<DeliveryPlace, 'slot'> & Slot>({
    brand: 'text',
    state: 'text',
    province: 'text',
    kitchen: 'text',
    zone: 'text',
    weekday: 'int',
    startHour: 'int',
    endHour: 'int',
  }),
})

/** The kitchen and zone of a household; null without a subscription. */
export async function readDeliveryPlace(db: Db, clientId: string): Promise<DeliveryPlace | null> {
  const rows = await deliveryRoute.all(db, { clientId })
  const [row] = rows
  if (!row) return null
  const { weekday, startHour, endHour, ...rest } = row
  return { ...rest, slot: { weekday, startHour, endHour } }
}

const deliveryRouteWrite = statement({
  name: 'delivery_route_write',
  text: `update subscription set province = $province, kitchen = $kitchen, zone = $zone, weekday = $weekday,
        start_hour = $startHour, end_hour = $endHour
      where client_id = $clientId`,
})

export async function writeRoute(
  tx: Tx,
  clientId: string,
  { province, kitchen, zone, slot }: Omit<DeliveryPlace, 'brand' | 'state'>,
): Promise<void> {
  await deliveryRouteWrite.run(tx, { ...slot, clientId, province, kitchen, zone })
}

const deliveryAddressWrite = statement({
  name: 'delivery_address_write',
  text: `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode,
        phone, instructions, household_key, verified, from_date, until_date)
      values ($clientId, $kind, $address, $unit, $buzzer, $city, $province, $postal, $lat, $lon, $mode,
        $phone, $instructions, $householdKey, $verified, $from, $until)
      on conflict (client_id, kind) do update set address = excluded.address, unit = excluded.unit,
        buzzer = excluded.buzzer, city = excluded.city, province = excluded.province, postal = excluded.postal,
        lat = excluded.lat, lon = excluded.lon, mode = excluded.mode, phone = excluded.phone,
        instructions = excluded.instructions, household_key = excluded.household_key,
        verified = excluded.verified, from_date = excluded.from_date, until_date = excluded.until_date`,
})

/** Writes an address; notes and the hour of pickups stay as they are. */
export async function writeAddress(
  tx: Tx,
  clientId: string,
  kind: AddressKind,
  place: Place,
  dates: { from: string; until: string } | null = null,
): Promise<void> {
  await deliveryAddressWrite.run(tx, {
    ...place,
    clientId,
    kind,
    from: dates?.from ?? null,
    until: dates?.until ?? null,
  })
}

const deliveryAlternateDelete = statement({
  name: 'delivery_alternate_delete',
  text: `delete from delivery_address where client_id = $clientId and kind = 'alternate'`,
})

export async function deleteAlternate(tx: Tx, clientId: string): Promise<void> {
  await deliveryAlternateDelete.run(tx, { clientId })
}

const deliveryBagHour = statement({
  name: 'delivery_bag_hour',
  text: `update delivery_address set bag_pickup_hour = $hour where client_id = $clientId and kind = 'main'`,
})

/** @param hour null for with the next box */
export async function writeBagPickupHour(tx: Tx, clientId: string, hour: number | null): Promise<void> {
  await deliveryBagHour.run(tx, { clientId, hour })
}

const deliveryNotesWrite = statement({
  name: 'delivery_notes_write',
  text: `update delivery_address set notes = $notes where client_id = $clientId and kind = 'main' and notes <> $notes`,
})

/** False where the value was the same, or there is no address. */
export async function writeNotes(tx: Tx, clientId: string, notes: string): Promise<boolean> {
  return (await deliveryNotesWrite.run(tx, { clientId, notes })) === 1
}

const householdReleaseOthers = statement({
  name: 'household_release_others',
  text: 'delete from household where client_id = $clientId and household_key <> $householdKey',
})

/** Leaves a household only this address: its earlier ones are free again (rule 42). */
export async function releaseOtherDoors(tx: Tx, clientId: string, householdKey: string): Promise<void> {
  await householdReleaseOthers.run(tx, { clientId, householdKey })
}

const orderAddressPinBilled = statement({
  name: 'order_address_pin_billed',
  text: `insert into order_address (client_id, order_id, address)
      select o.client_id, o.id, to_jsonb(a) - 'client_id' - 'kind' - 'from_date' - 'until_date'
      from client_order o join delivery_address a on a.client_id = $clientId and a.kind = 'main'
      where o.client_id = $clientId
        and (o.state in ${sqlList(underwayOrders)}
        or (o.state = 'upcoming' and o.cutoff_at < $now))
      on conflict (client_id, order_id) do nothing`,
})

/** Boxes that are billed, or about to be, keep the main address they were billed for, unless they have one of their own. */
export async function pinBilled(tx: Tx, clientId: string, now: string): Promise<void> {
  await orderAddressPinBilled.run(tx, { clientId, now })
}

const orderAddressUnpinOpen = statement({
  name: 'order_address_unpin_open',
  text: `delete from order_address p using client_order o
      where p.client_id = $clientId and o.client_id = $clientId and o.id = p.order_id
        and o.state in ${sqlList(openOrders)} and o.cutoff_at >= $now`,
})

const orderAddressPinAlternate = statement({
  name: 'order_address_pin_alternate',
  text: `insert into order_address (client_id, order_id, address)
      select a.client_id, o.id, to_jsonb(a) - 'client_id' - 'kind' - 'from_date' - 'until_date'
      from delivery_address a cross join unnest($orderIds::uuid[]) as o (id)
      where a.client_id = $clientId and a.kind = 'alternate'`,
})

/** Gives the alternate address to boxes that can still change, and takes it from all other such boxes. */
export async function pinAlternate(
  tx: Tx,
  clientId: string,
  orderIds: readonly string[],
  now: string,
): Promise<void> {
  await orderAddressUnpinOpen.run(tx, { clientId, now })
  await orderAddressPinAlternate.run(tx, { clientId, orderIds })
}

const orderAddressIds = statement({
  name: 'order_address_ids',
  text: 'select order_id as id from order_address where client_id = $clientId',
  row: { id: 'uuid' },
})

/** Ids of the boxes with an address of their own. */
export async function readPinned(db: Db, clientId: string): Promise<Set<string>> {
  const rows = await orderAddressIds.all(db, { clientId })
  return new Set(rows.map(row => row.id))
}

const orderAddressOf = statement({
  name: 'order_address_of',
  text: `select coalesce(p.address ->> 'address', a.address) as address, coalesce(p.address ->> 'unit', a.unit) as unit,
        coalesce(p.address ->> 'city', a.city) as city, coalesce(p.address ->> 'postal', a.postal) as postal
      from delivery_address a
      left join order_address p on p.client_id = $clientId and p.order_id = $orderId
      where a.client_id = $clientId and a.kind = 'main'`,
  row: { address: 'text', unit: 'text', city: 'text', postal: 'text' },
})

/** The address of one box: its own, else the household's. Null where there is none. */
export async function readAddressOfOrder(
  db: Db,
  clientId: string,
  orderId: string,
): Promise<{ address: string; unit: string; city: string; postal: string } | null> {
  return (await orderAddressOf.first(db, { clientId, orderId })) ?? null
}
