// For tests that need a household with boxes: menus of both brands, and households that subscribed to them.

import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import type { BrandId, Province } from '../domain/brands.ts'
import { profileKey, profileOf } from '../domain/choice/profile.ts'
import { planSize } from '../domain/plans.ts'
import { currentWeek } from '../domain/time/weeks.ts'
import { menusOf } from '../server/menu/memory.ts'
import type { MenuProduct } from '../server/menu/week_menu.ts'
import { type OpenedOrder, openOrders } from '../server/orders/open_orders.ts'
import { publishMenus } from '../server/planning/publish.ts'
import type { CallRequest } from '../server/request/call_request.ts'
import { withTx } from '../server/request/database/database.ts'
import { openMemory } from '../server/request/memory.ts'
import type { Stored } from '../server/request/services.ts'
import type { Beginning } from './database.ts'
import { quiet } from './quiet.ts'
import { seededTerms } from './terms.ts'

export interface TestHousehold {
  clientId: string
  brand: BrandId
  /** Soonest first. */
  orders: OpenedOrder[]
}

export interface HouseholdOptions {
  brand?: BrandId
  province?: Province
  planId?: string
  state?: 'active' | 'paused' | 'closing' | 'closed'
  /** ISO weekday of delivery, Tuesday by default. */
  weekday?: number
  exclusions?: string[]
}

const kitchens = { freshprep: 'vancouver', cookit: 'montreal' } as const
const zones = kitchens
const provinces = { freshprep: 'BC', cookit: 'QC' } as const

/** Publishes the menus in use, and delivery windows on Sunday to Wednesday in one zone of each brand. */
export async function publishTestMenus(pool: pg.Pool, now: string): Promise<void> {
  await publishMenus({ pool, memory: openMemory(), log: quiet }, now)
  for (const [brand, zone] of Object.entries(zones)) {
    await pool.query(
      `insert into delivery_slot (zone, weekday, start_hour, end_hour)
       select $1, d, 16, 20 from unnest('{7,1,2,3}'::int[]) d on conflict do nothing`,
      [zone],
    )
    await pool.query(
      `insert into area (fsa, brand, province, place, served, kitchen, zone, lat, lon)
       values ($1, $2, $3, $4, true, $5, $5, 0, 0) on conflict do nothing`,
      brand === 'freshprep'
        ? ['V5K', brand, 'BC', 'Vancouver', zone]
        : ['H2X', brand, 'QC', 'Montréal', zone],
    )
  }
}

/** The content of a database with published menus; planning those takes a second. */
export const menusAt = (now: string): Beginning => ({
  name: `menus_${now.replace(/\D/g, '')}`,
  make: pool => publishTestMenus(pool, now),
})

/** A household with a subscription and its next five orders. */
export async function subscribe(
  pool: pg.Pool,
  now: string,
  options: HouseholdOptions = {},
): Promise<TestHousehold> {
  const { brand = 'freshprep', planId = 'rtc_2-3', state = 'active', weekday = 2, exclusions = [] } = options
  const clientId = randomUUIDv7()
  const plan = planSize(planId)
  if (!plan) throw new RangeError(planId)
  const kitchen = kitchens[brand]
  const needs = { plan, preferred: [], exclusions, vegetarian: false, vegan: false }
  const orders = await withTx(pool, async tx => {
    await tx.query(
      `insert into client (client_id, brand, first_name, last_name, email, language, created_at)
       values ($1::uuid, $2, 'Ada', 'Test', $1::text || '@example.com', 'en', $3)`,
      [clientId, brand, now],
    )
    const firstWeek = currentWeek(brand, now)
    await tx.query(
      `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan,
         profile_key, province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
       values ($1, $2, $3, $4, '{}', $5, false, false, $6, $7, $8, $9, $10, 16, 20, $11, $12)`,
      [
        clientId,
        brand,
        state,
        planId,
        exclusions,
        profileKey(profileOf(needs)),
        options.province ?? provinces[brand],
        kitchen,
        zones[brand],
        weekday,
        firstWeek,
        now,
      ],
    )
    return openOrders(
      tx,
      { clientId, brand, kitchen, weekday, firstWeek },
      { now, cutoffs: seededTerms.cutoffs },
    )
  })
  return { clientId, brand, orders }
}

/** The household's n-th order that is still to come, 0 for the soonest. */
export function orderOf(household: TestHousehold, place: number): OpenedOrder {
  const order = household.orders[place]
  if (!order) throw new RangeError(`no order ${place}`)
  return order
}

/** Products of a kind on a brand's week, in menu order, without those with a surcharge. */
export async function productsOn(
  services: Stored,
  brand: BrandId,
  week: string,
  kind: MenuProduct['kind'],
): Promise<MenuProduct[]> {
  const menu = await menusOf(services).week(brand, week)
  const products = [...(menu?.products.values() ?? [])]
  return products.filter(product => product.kind === kind && product.surchargeCents === 0)
}

/** Leaves this many units of a product for everybody. */
export async function leaveInStock(
  services: Stored,
  brand: BrandId,
  week: string,
  productId: string,
  left: number,
): Promise<void> {
  await services.pool.query(
    'update menu_entry set capacity = taken + $4 where brand = $1 and week = $2 and product_id = $3',
    [brand, week, productId, left],
  )
  menusOf(services).changed()
}

/** Units taken of a product. */
export async function takenOf(
  pool: pg.Pool,
  brand: BrandId,
  week: string,
  productId: string,
): Promise<number> {
  const { rows } = await pool.query<{ taken: number }>(
    'select taken from menu_entry where brand = $1 and week = $2 and product_id = $3',
    [brand, week, productId],
  )
  return rows[0]?.taken ?? Number.NaN
}

/** The request of a signed-in client without points or plan, or of a visitor; its session cannot be changed. */
export function requestOf(
  clientId: string | null,
  now: string,
  brand: BrandId = 'freshprep',
  locale: 'en' | 'fr' = 'en',
): CallRequest {
  const refuse = () => Promise.reject(new Error('this test signs nobody in or out'))
  return {
    brand,
    locale,
    now: Temporal.Instant.from(now),
    origin: 'http://localhost:3000',
    session: {
      id: null,
      userAgent: null,
      from: null,
      network: null,
      clientId,
      firstName: clientId === null ? null : 'Ada',
      isAdmin: false,
      // The door has let them through: as a person of the company they have the client's id.
      staff:
        clientId === null
          ? null
          : {
              ...{ id: clientId, name: 'Ada Test', email: `${clientId}@example.com`, language: 'en' },
              ...{ roles: { freshprep: [], cookit: [] }, provedAt: null, sessionId: null },
            },
      office: {
        ...{ member: null, isKnownBrowser: false },
        ...{ signIn: refuse, prove: refuse, signOut: refuse },
      },
      isDriver: false,
      flags: null,
      settingsAuthenticatedAt: null,
      data: {},
      personal: async () =>
        clientId === null ? null : { points: 0, planId: null, weekday: null, enrolled: false },
      remember: refuse,
      forget: refuse,
      take: refuse,
      setLocale: refuse,
      signIn: refuse,
      openSettings: refuse,
      countReauthentication: refuse,
      knownBrowser: async () => null,
      rememberBrowser: refuse,
      signOut: refuse,
    },
  }
}
