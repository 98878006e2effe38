// Money survives kills: every purchase, redemption, payment and refund, and every report of a processor, has one effect, though its
// process is killed at any instant and the request is repeated. server/weekly/killed.test.ts shows the same of the weekly run.

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { earnPoints, releasePoints } from '../../domain/ledger.ts'
import { compiledCode } from '../../tests/compiled_code.ts'
import { codesOf, giftForm, purchaseOf } from '../../tests/gifts.ts'
import { hosts, insertClient, signedInVisitor, type Visitor, visitor } from '../../tests/http.ts'
import { wrongBalances } from '../../tests/ledger.ts'
import { randomFrom } from '../../tests/random.ts'
import type { Sent } from '../../tests/request_worker.ts'
import { builtInServices } from '../../tests/services.ts'
import { stripeEnvironment, stripeServer } from '../../tests/stripe_server.ts'
import { type UnpaidHousehold, unpaidHousehold } from '../../tests/unpaid_household.ts'
import { withTx } from '../request/database/database.ts'
import { addTransactions } from './ledger/add_transactions.ts'

const now = '2026-11-27T15:00:00.000Z'
/** This many requests of each kind that moves money. */
const each = 5
/** The number of kills before a process may finish. */
const kills = 9
const seed = 20_261_123

const worker = fileURLToPath(new URL('../../tests/request_worker.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mealkit-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { server, stripe, typed, signedUp } = await stripeServer(now)
const environment = stripeEnvironment(stripe)

const rows = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows

const household = async () => unpaidHousehold(server, await signedUp())
const many = async <T>(make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let i = 0; i < each; i++) made.push(await make())
  return made
}

const sentBy = (
  self: Visitor,
  url: string,
  payload: object,
  brand: 'freshprep' | 'cookit' = 'cookit',
): Sent => ({
  url,
  payload,
  headers: { host: hosts[brand], cookie: self.cookie ?? '' },
})

/** A gift's form, filled in, with an entered card. */
async function gift(): Promise<{ intent: string; sent: Sent }> {
  const self = visitor(server.app, 'cookit')
  const { intent } = (await self.get('/api/v1/gift_cards/initialize_intent_api')).json()
  const body = { ...giftForm, intent, ...(await typed(self)) }
  return { intent, sent: sentBy(self, '/api/v1/gift_cards/create', body) }
}

/** A household with a gift card from somebody else. */
async function taking(): Promise<{ home: UnpaidHousehold; sent: Sent }> {
  const { intent, sent } = await gift()
  await server.app.inject({ method: 'POST', ...sent })
  const home = await household()
  const [code = ''] = await codesOf(server, intent)
  return { home, sent: sentBy(home.self, '/clients/code', { code }) }
}

/** A household that redeems points. */
async function redemption(): Promise<{ home: UnpaidHousehold; sent: Sent }> {
  const home = await household()
  const { clientId, orderId } = home
  const transactions = [earnPoints(orderId, 1_000), releasePoints(orderId, 1_000)]
  await withTx(server.services.pool, tx =>
    addTransactions(
      tx,
      transactions.map(transaction => ({ clientId, transaction })),
      'test',
      now,
    ),
  )
  const payload = { points: 1_000, requestId: randomUUID() }
  return { home, sent: sentBy(home.self, '/api/v1/rewards/redeem_for_gift_card', payload) }
}

/** A household that pays, with another card, for a box that its last one could not. */
async function payment(): Promise<{ home: UnpaidHousehold; sent: Sent }> {
  const home = await household()
  return { home, sent: sentBy(home.self, '/clients/payment_method', await typed(home.self)) }
}

/** A household whose payment the bank has captured, which Stripe reports. */
async function webhook(): Promise<{ home: UnpaidHousehold; sent: Sent }> {
  const home = await household()
  await home.self.post('/clients/payment_method', await typed(home.self, 'asks'))
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata.key?.startsWith(home.clientId))
  if (!intent) throw new RangeError('no intent')
  stripe.answerBank(intent.id, 'confirm')
  const object = { id: intent.id, metadata: intent.metadata }
  const event = stripe.telling('payment_intent.succeeded', object, Date.parse(now) / 1_000)
  const headers = {
    host: hosts.cookit,
    'content-type': 'application/json',
    'stripe-signature': event.signature,
  }
  return { home, sent: { url: '/vendor/stripe/webhook', headers, payload: event.payload } }
}

/** A paid box, of which an admin refunds a part. */
async function refund(admin: Visitor): Promise<{ home: UnpaidHousehold; sent: Sent }> {
  const home = await household()
  await home.self.post('/clients/payment_method', await typed(home.self))
  const { orderId } = home
  const wish = { kind: 'amount', cents: 4_570 }
  const payload = { orderId, wish, to: 'payment', reason: 'quality', requestId: randomUUID() }
  return { home, sent: sentBy(admin, '/api/admin/refunds/give', payload) }
}

/**
 * Lets a process answer, and kills it after this many answers and milliseconds.
 * @returns whether it finished before that, and the places of the answered requests
 */
async function answer(
  file: string,
  stop: { after: number; milliseconds: number },
): Promise<{ finished: boolean; answered: ReadonlySet<number> }> {
  const child = spawn(process.execPath, [worker, server.services.database.url, now, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...builtInServices,
      ...environment,
      ...compiledCode,
      APP_ENV: 'test',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const answered = new Set<number>()
  const enough = new Promise<void>(resolve => {
    createInterface(child.stdout).on('line', place => {
      answered.add(Number(place))
      if (answered.size > stop.after) resolve()
    })
  })
  await Promise.race([ended, enough.then(() => pause(stop.milliseconds))])
  child.kill('SIGKILL')
  const code = await ended
  if (code !== null && code !== 0) throw new Error(`A process failed with ${code}.`)
  return { finished: code === 0, answered }
}

const capturedOf = (clientId: string) =>
  [...stripe.intents.values()].filter(
    ({ metadata, status }) => metadata.key?.startsWith(clientId) && status === 'succeeded',
  )

test('killed at random instants and repeated, gifts, redeemed cards, redemptions, payments, refunds and Stripe’s reports have one effect each', async () => {
  const adminId = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
  const admin = await signedInVisitor(server, adminId, 'cookit')
  const gifts = await many(gift)
  const takings = await many(taking)
  const redemptions = await many(redemption)
  const payments = await many(payment)
  const webhooks = await many(webhook)
  const refunds = await many(() => refund(admin))
  const kinds: { sent: Sent }[][] = [gifts, takings, redemptions, payments, webhooks, refunds]
  const requests = Array.from({ length: each }, (_, i) => kinds.flatMap(kind => kind[i]?.sent ?? [])).flat()
  const file = join(folder, 'requests.json')

  // An answered request is not repeated; all the others are.
  const random = randomFrom(seed)
  let waiting = requests
  let killed = 0
  for (let finished = false; !finished; ) {
    writeFileSync(file, JSON.stringify(waiting))
    const last = killed >= kills
    const stop = last
      ? { after: Number.POSITIVE_INFINITY, milliseconds: 0 }
      : { after: Math.floor(random() * 4), milliseconds: random() * 20 }
    const came = await answer(file, stop)
    finished = came.finished
    if (!finished) killed++
    waiting = waiting.filter((_, place) => !came.answered.has(place))
  }

  for (const { intent } of gifts) {
    const bought = await purchaseOf(server, intent)
    expect(bought).toMatchObject({ state: 'captured', cards: [{ kind: 'bought' }, { kind: 'given' }] })
    expect(bought.ledger).toHaveLength(2)
    expect(bought.letters).toHaveLength(3)
    const id = intent.split('.')[0] as string
    const paid = [...stripe.intents.values()].filter(({ metadata }) => metadata.key?.includes(`:gift:${id}:`))
    expect(paid.map(({ cents, status }) => [cents, status])).toEqual([[giftForm.amountCents, 'succeeded']])
  }
  for (const { home } of takings) {
    expect(
      await rows(
        `select sum(amount_cents)::int as cents, count(*)::int as times from ledger_entry
         where client_id = $1 and account = 'bought' and amount_cents > 0`,
        [home.clientId],
      ),
    ).toEqual([{ cents: giftForm.amountCents, times: 1 }])
  }
  for (const { home } of redemptions) {
    expect(
      await rows(
        `select account, amount_cents from ledger_entry where client_id = $1 and key like 'points_spent:%' order by 1`,
        [home.clientId],
      ),
    ).toHaveLength(2)
    const [points] = await rows(
      `select sum(amount_cents)::int as cents from ledger_entry where client_id = $1 and account = 'points'`,
      [home.clientId],
    )
    expect(points.cents).toBe(0)
  }
  for (const { home } of [...payments, ...webhooks, ...refunds]) {
    expect(capturedOf(home.clientId).map(({ cents }) => cents)).toEqual([6_000])
    expect((await home.state()).state).toBe('charged')
    const event = await home.templates()
    expect(event.filter(template => template === 'order_charged')).toHaveLength(1)
    expect((await home.ledger()).filter(({ key }) => key === `charge:${home.orderId}`)).toHaveLength(3)
  }
  for (const { home } of refunds) {
    expect(capturedOf(home.clientId)[0]?.refunds.map(({ cents }) => cents)).toEqual([2_500])
    expect(await rows('select 1 from order_refund where client_id = $1', [home.clientId])).toHaveLength(1)
    expect((await home.templates()).filter(template => template === 'order_refunded')).toHaveLength(1)
  }
  expect(
    await rows('select key from ledger_entry group by client_id, key having sum(amount_cents) <> 0'),
  ).toEqual([])
  expect(await wrongBalances(server.services.pool)).toEqual([])
  expect(stripe.faults).toEqual([])
})
