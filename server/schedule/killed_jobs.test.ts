// Every job of the clock survives kills: its process is killed at any instant and started again, and in the end the database equals
// that of uninterrupted work. It covers routes, late boxes, shortages, bags and their fees, expiring cards and points, reminders
// and letters; server/weekly/killed.test.ts covers the weekly run, and server/money/killed_money.test.ts money.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { adjustPoints } from '../../domain/ledger.ts'
import type { Instant } from '../../tests/clock_worker.ts'
import { compiledCode } from '../../tests/compiled_code.ts'
import { type TestDatabase, testClock, testDatabase } from '../../tests/database.ts'
import { giveDoor } from '../../tests/doors.ts'
import { orderOf, productsOn, publishTestMenus, subscribe } from '../../tests/household.ts'
import { wrongBalances } from '../../tests/ledger.ts'
import { onlyCards } from '../../tests/only_cards.ts'
import { randomFrom } from '../../tests/random.ts'
import { builtInServices } from '../../tests/services.ts'
import { giveCard, runDue } from '../../tests/weekly.ts'
import { builtinCardProcessor } from '../integrations/cards/builtin/processor.ts'
import { readConfig } from '../integrations/read_config.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { updateQuantity } from '../orders/update_quantity.ts'
import { withTx } from '../request/database/database.ts'

const now = '2026-11-27T18:00:00.000Z'
/** The cutoff of the boxes of Tuesday is over. */
const lockedAt = '2026-11-28T09:00:00.000Z'
const households = 12
/** The number of kills before a process may finish. */
const kills = 6
const seed = 20_261_125
const never = { after: Number.POSITIVE_INFINITY, milliseconds: 0 }

const timeline: readonly Instant[] = [
  // Routes are planned, shortages found, notices of points and bags sent.
  { at: '2026-11-28T20:00:00.000Z' },
  // Unanswered shortages are decided.
  { at: '2026-11-30T01:30:00.000Z' },
  // The last month of cards begins; boxes are packed.
  { at: '2026-12-01T09:00:00.000Z' },
  // Vans are on the road, and late.
  {
    at: '2026-12-02T03:50:00.000Z',
    sql: `update delivery_route set started_at = '2026-12-01T23:00:00Z' where delivery_date = '2026-12-01';
      update client_order set state = 'out_for_delivery' where delivery_date = '2026-12-01' and state = 'packed'`,
  },
  // Half a day before the cutoff of the boxes of next Tuesday, and after it.
  { at: '2026-12-04T20:00:00.000Z' },
  { at: '2026-12-05T20:00:00.000Z' },
  // Bags with two notices are billed.
  { at: '2026-12-12T20:00:00.000Z' },
]

const worker = fileURLToPath(new URL('../../tests/clock_worker.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mealkit-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const killed = await testDatabase()
await settle(killed)
const whole = await testDatabase({ copyOf: killed })

/** Households with something for every job. */
async function settle({ pool, memory }: TestDatabase): Promise<void> {
  const clock = testClock(now)
  const log = pino({ enabled: false })
  const config = readConfig({ APP_ENV: 'test', DEMO: 'off' })
  const cards = onlyCards(pool, 'builtin', builtinCardProcessor({ db: pool, clock }))
  const services = { pool, memory, clock, config, log, cards }
  await publishTestMenus(pool, now)
  const query = (text: string, values: unknown[]) => pool.query(text, values)
  let short: { dishId: string; ingredientId: string; itemId: string } | undefined
  for (let at = 0; at < households; at++) {
    const home = await subscribe(pool, now)
    const { clientId } = home
    const { id: orderId, week } = orderOf(home, 0)
    await giveDoor(pool, clientId, { north: at % 4, east: Math.floor(at / 4) })
    await giveCard(pool, clientId, at % 6 === 5 ? 'declines' : 'approves', now)
    const dishes = await productsOn(services, 'freshprep', week, 'rtc')
    const dish = dishes.find(one => one.dish?.ingredients.some(part => part.from === 'box'))
    const [item] = await productsOn(services, 'freshprep', week, 'item')
    const ingredientId = dish?.dish?.ingredients.find(part => part.from === 'box')?.ingredientId
    if (!dish || !item || !ingredientId) throw new RangeError('nothing to run short of')
    short = { dishId: dish.id, ingredientId, itemId: item.id }
    const others = dishes.filter(one => one !== dish).slice(0, 2)
    for (const { id: productId } of [dish, ...others, item])
      await updateQuantity(services, { clientId, orderId, now }, { productId, quantity: 1 })
    if (at % 3 === 0)
      await query(
        `insert into returnable_loan (client_id, number, kind, out_since) values ($1, $2, 'cooler_bag', '2026-10-20')`,
        [clientId, `B-${at}`],
      )
    if (at % 4 === 1)
      await query('update payment_method set expiry_year = 2026, expiry_month = 12 where client_id = $1', [
        clientId,
      ])
    // A household with a paid box is not idle.
    if (at % 6 === 5) {
      const transaction = adjustPoints('first', 500)
      await withTx(pool, tx =>
        addTransactions(tx, [{ clientId, transaction }], 'test', '2025-12-20T20:00:00.000Z'),
      )
    }
    if (at === 4)
      await query(
        `update subscription set state = 'paused', resumes_on = '2026-12-08', state_since = '2026-11-20' where client_id = $1`,
        [clientId],
      )
  }
  clock.set(lockedAt)
  await runDue(services)
  if (!short) return
  const shortage = `insert into shortage (id, brand, delivery_date, kitchen, product_id, ingredient_id, replacement, decide_by, actor, at)
      values (gen_random_uuid(), 'freshprep', '2026-12-01', 'vancouver', $1, $2, $3::jsonb, $4, gen_random_uuid(), $5)`
  await query(shortage, [
    short.dishId,
    short.ingredientId,
    JSON.stringify({ id: 'salt', version: null }),
    '2026-11-30T01:00:00Z',
    lockedAt,
  ])
  await query(shortage, [short.itemId, null, null, null, lockedAt])
}

/**
 * Goes through the timeline from a place on, and is killed this many instants and milliseconds after it began.
 * @returns the number of finished instants
 */
async function goThrough(
  url: string,
  from: number,
  stop: { after: number; milliseconds: number },
): Promise<number> {
  const file = join(folder, 'timeline.json')
  writeFileSync(file, JSON.stringify({ instants: timeline, from }))
  const child = spawn(process.execPath, [worker, url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...builtInServices,
      ...compiledCode,
      APP_ENV: 'test',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let done = from
  const enough = new Promise<void>(resolve => {
    createInterface(child.stdout).on('line', said => {
      if (said !== 'ready') done = Number(said) + 1
      if (done - from >= stop.after) resolve()
    })
  })
  await Promise.race([ended, enough.then(() => pause(stop.milliseconds))])
  child.kill('SIGKILL')
  const code = await ended
  if (code !== null && code !== 0) throw new Error(`A process failed with ${code}.`)
  return code === 0 ? timeline.length : done
}

/** The final content, without random values and times of day. */
async function outcome({ pool }: TestDatabase): Promise<Record<string, unknown[]>> {
  // Names, and references of changes.
  const names = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9A-F]{4}-[0-9A-F]{4}'
  const masked = (column: string) => `regexp_replace(${column}::text, '${names}', '~', 'g')`
  const queries = {
    boxes: 'select client_id, delivery_date::text, state from client_order',
    letters: `select client_id, channel, template, ${masked('key')} as key, ${masked('data')} as data,
      lost_at is null and (client_id, key) not in (select client_id, key from unsent_message) as sent from outbox_message`,
    mailbox: `select client_id, channel, template, ${masked('key')} as key, subject from sent_message`,
    ledger: `select client_id, account, reason, amount_cents, ${masked('key')} as key from ledger_entry`,
    charges: `select ${masked('idempotency_key')} as key, state, amount_cents, refunded_cents from builtin_charge`,
    refunds: 'select client_id, order_id, number, total_cents, reason from order_refund',
    stops: `select client_id, delivery_date::text, kind, state from route_stop where state <> 'removed'`,
    troubles: 'select client_id, delivery_date::text, kind from delivery_trouble',
    shortages:
      'select client_id, product_id, units, standard, choice, decided_by, refund_number from shortage_box',
    closed: 'select product_id, closed_at is not null as closed from shortage',
    loans: 'select client_id, number, kind, out_since::text, returned_at is null as out from returnable_loan',
    life: `select client_id, number, kind, ${masked('key')} as key from returnable_event`,
    fees: 'select client_id, state, amount_cents, attempt from returnable_fee',
    cards: 'select client_id, expiry_told::text from payment_method',
    subscriptions: 'select client_id, state, resumes_on::text from subscription',
  }
  const found: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(queries))
    found[name] = (await pool.query(`select r::text as row from (${text}) r order by 1`)).rows.map(
      row => row.row,
    )
  return found
}

test('killed at random instants and started again, every job ends like an uninterrupted one', async () => {
  expect(await goThrough(whole.url, 0, never)).toBe(timeline.length)
  const random = randomFrom(seed)
  let done = 0
  let died = 0
  while (done < timeline.length) {
    const stop = died < kills ? { after: Math.floor(random() * 2), milliseconds: random() * 500 } : never
    done = await goThrough(killed.url, done, stop)
    if (done < timeline.length) died++
  }
  expect(died).toBeGreaterThanOrEqual(kills / 2)
  const [expected, came] = [await outcome(whole), await outcome(killed)]
  expect(came).toEqual(expected)
  expect(await wrongBalances(killed.pool)).toEqual([])
  const messages = await whole.pool.query('select distinct template from outbox_message')
  expect(messages.rows.map(({ template }) => template)).toEqual(
    expect.arrayContaining([
      'card_expiring',
      'delivery_late',
      'order_charged',
      'order_refunded',
      'order_reminder',
      'payment_declined',
      'points_expire_soon',
      'resumes_soon',
      'account_resumed',
      'returnables_due',
      'returnables_overdue',
      'returnables_billed',
      'shortage_asked',
    ]),
  )
  expect(expected.stops?.length).toBeGreaterThan(households / 2)
})
