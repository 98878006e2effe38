// SQL of subscriptions, of where their boxes go, and of the doors that are taken.

import type { BrandId, Province } from '../../../domain/brands.ts'
import type { Tx } from '../../platform/database.ts'

export interface NewSubscription {
  clientId: string
  brand: BrandId
  planId: string
  categories: readonly string[]
  exclusions: readonly string[]
  vegetarian: boolean
  vegan: boolean
  profileKey: string
  province: Province
  kitchen: string
  zone: string
  weekday: number
  startHour: number
  endHour: number
  /** Monday, ISO date. */
  firstWeek: string
  createdAt: string
}

/** Opens a subscription, active; a client has one. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  await tx.$client.query({
    name: 'subscription_insert',
    text: `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan,
        profile_key, province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
      values ($1, $2, 'active', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      subscription.clientId,
      subscription.brand,
      subscription.planId,
      subscription.categories,
      subscription.exclusions,
      subscription.vegetarian,
      subscription.vegan,
      subscription.profileKey,
      subscription.province,
      subscription.kitchen,
      subscription.zone,
      subscription.weekday,
      subscription.startHour,
      subscription.endHour,
      subscription.firstWeek,
      subscription.createdAt,
    ],
  })
}

/** Whether a client has a subscription, whatever its state. */
export async function hasSubscription(tx: Tx, clientId: string): Promise<boolean> {
  const found = await tx.$client.query({
    name: 'subscription_exists',
    text: 'select 1 from subscription where client_id = $1',
    values: [clientId],
  })
  return found.rowCount === 1
}

export interface MainAddress {
  address: string
  unit: string
  buzzer: string
  city: string
  province: Province
  postal: string
  lat: number
  lon: number
  mode: string
  phone: string
  instructions: string
  householdKey: string
}

export async function insertMainAddress(tx: Tx, clientId: string, address: MainAddress): Promise<void> {
  await tx.$client.query({
    name: 'delivery_address_insert',
    text: `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode,
        phone, instructions, household_key)
      values ($1, 'main', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      clientId,
      address.address,
      address.unit,
      address.buzzer,
      address.city,
      address.province,
      address.postal,
      address.lat,
      address.lon,
      address.mode,
      address.phone,
      address.instructions,
      address.householdKey,
    ],
  })
}

/**
 * Registers a door for a household; false when another's is. Of two at once the second waits for the first, and loses if
 * it is committed.
 */
export async function takeHousehold(tx: Tx, householdKey: string, clientId: string): Promise<boolean> {
  const taken = await tx.$client.query({
    name: 'household_take',
    text: `insert into household as h (household_key, client_id) values ($1, $2)
      on conflict (household_key) do update set client_id = h.client_id where h.client_id = excluded.client_id`,
    values: [householdKey, clientId],
  })
  return taken.rowCount === 1
}
