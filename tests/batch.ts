// For tests of the weekly run: one batch of one kitchen, its households, and their outcomes.

import { randomUUIDv7 } from 'node:crypto'
import type { Answer } from '../domain/reviews/reviews.ts'
import type { MenuProduct } from '../server/menu/week_menu.ts'
import { updateQuantity } from '../server/orders/update_quantity.ts'
import {
  type HouseholdOptions,
  menusAt,
  orderOf,
  productsOn,
  subscribe,
  type TestHousehold,
} from './household.ts'
import { type TestServices, testServices } from './services.ts'
import { brokenGuarantees, giveCard, runDue } from './weekly.ts'

/** A Friday morning in Vancouver: Tuesday's cutoff is tonight. */
export const now = '2026-11-27T18:00:00.000Z'
export const afterCutoff = '2026-11-28T09:00:00.000Z'

export const batch = {
  brand: 'freshprep',
  deliveryDate: '2026-12-01',
  kitchen: 'vancouver',
  week: '2026-11-30',
} as const

type Card = 'approves' | 'declines' | 'asks' | 'none'

/** Opens services with menus published; the clock shows `now`. */
export async function batchServices(): Promise<{ services: TestServices; dishes: MenuProduct[] }> {
  const services = await testServices({ now, beginning: menusAt(now) })
  return { services, dishes: await productsOn(services, batch.brand, batch.week, 'rtc') }
}

/** Removes every household, and restores the kitchen's capacity. */
export async function startAgain({ pool, clock }: TestServices): Promise<void> {
  clock.set(now)
  await pool.query(
    `truncate client, subscription, client_order, order_line, order_event, payment, payment_method, builtin_card,
       builtin_charge, ledger_entry, ledger_balance, outbox_message, unsent_message, batch, batch_slice, weekly_set_aside, held_discount, late_edit, review`,
  )
  await pool.query('update menu_entry set taken = 0, capacity = 500')
}

/** A household whose soonest order belongs to the batch; its card works by default. */
export async function householdOf(
  services: TestServices,
  options: HouseholdOptions & { card?: Card } = {},
): Promise<TestHousehold> {
  const { card = 'approves', ...rest } = options
  const made = await subscribe(services.pool, now, rest)
  if (card !== 'none') await giveCard(services.pool, made.clientId, card, now)
  return made
}

/** Puts units of a product into the household's box. */
export function put(
  services: TestServices,
  who: TestHousehold,
  product: MenuProduct | undefined,
  quantity: number,
) {
  const of = { clientId: who.clientId, orderId: orderOf(who, 0).id, now }
  return updateQuantity(services, of, { productId: product?.id as string, quantity })
}

/** Lets the cutoff pass and runs the batch. @returns the guarantees it broke */
export async function runPastCutoff(services: TestServices): Promise<string[]> {
  services.clock.set(afterCutoff)
  await runDue(services)
  return brokenGuarantees(services.pool, afterCutoff)
}

/** The outcome of a household's n-th order. */
export async function orderAfter({ pool }: TestServices, who: TestHousehold, place = 0) {
  const { rows } = await pool.query(
    'select state, chosen_by, total_cents, priced, points_earned from client_order where id = $1',
    [orderOf(who, place).id],
  )
  return rows[0]
}

/** Ids of the products in the box. */
export async function linesOf({ pool }: TestServices, who: TestHousehold): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select product_id as id from order_line where order_id = $1 order by 1',
    [orderOf(who, 0).id],
  )
  return rows.map(row => row.id)
}

/** Gives a household's review of a dish, this many days ago. */
export async function say(
  { pool }: TestServices,
  who: TestHousehold,
  product: MenuProduct | undefined,
  orderAgain: Answer,
  daysAgo: number,
): Promise<void> {
  await pool.query(
    `insert into review (client_id, order_id, product_id, version, order_again, created_at, updated_at)
     select $1, $2, $3, 1, $4, at, at from (select $5::timestamptz - $6 * interval '1 day') as said (at)`,
    [who.clientId, randomUUIDv7(), product?.id, orderAgain, now, daysAgo],
  )
}

/** The household's messages, by template. */
export async function messagesTo({ pool }: TestServices, who: TestHousehold) {
  const { rows } = await pool.query(
    'select template, data from outbox_message where client_id = $1 order by template',
    [who.clientId],
  )
  return rows
}

export async function templatesOf(services: TestServices, who: TestHousehold): Promise<string[]> {
  return (await messagesTo(services, who)).map(message => message.template)
}

/** Attempts to pay, in their order. */
export async function paymentsOf({ pool }: TestServices, who: TestHousehold) {
  const { rows } = await pool.query(
    'select attempt, state, amount_cents, decline_code from payment where client_id = $1 order by attempt',
    [who.clientId],
  )
  return rows
}
