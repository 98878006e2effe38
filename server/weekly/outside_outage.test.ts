// The weekly run with an outside processor that is slow, limits its callers, fails or hangs up: nobody is charged twice, and nobody
// is forgotten.

import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  afterCutoff,
  batchServices,
  householdOf,
  orderAfter,
  paymentsOf,
  startAgain,
} from '../../tests/batch.ts'
import { startStripe, stripeAccess } from '../../tests/doubles/stripe/stripe.ts'
import type { Failure, Request } from '../../tests/doubles/vendor.ts'
import type { TestHousehold } from '../../tests/household.ts'
import { wrongBalances } from '../../tests/ledger.ts'
import { onlyCards } from '../../tests/only_cards.ts'
import { randomFrom } from '../../tests/random.ts'
import { runDue } from '../../tests/weekly.ts'
import { stripeCards } from '../integrations/cards/stripe/cards.ts'
import { stripeClient } from '../integrations/cards/stripe/client.ts'

const seconds = Date.parse(afterCutoff) / 1_000
const stripe = await startStripe(seconds)
afterAll(() => stripe.close())
const made = await batchServices()
const { pool: db, clock } = made.services
const cardsWith = (patience: number) => {
  const access = { ...stripeAccess, url: stripe.url, patience }
  const processor = stripeCards(access, { stripe: stripeClient(access), db, clock, onFailure: () => {} })
  return onlyCards(db, 'stripe', processor)
}
const services = { ...made.services, cards: cardsWith(12_000) }
/** The same, with a client that has a short timeout. */
const impatient = { ...made.services, cards: cardsWith(200) }
beforeEach(async () => {
  await startAgain(services)
  await services.pool.query('truncate outside_charge')
  stripe.asked.length = 0
  stripe.failing = () => null
})

const isCharge = ({ method, url }: Request) => method === 'POST' && url.pathname === '/v1/payment_intents'

/** Households with a card at Stripe. */
async function households(count: number): Promise<TestHousehold[]> {
  const made: TestHousehold[] = []
  for (let i = 0; i < count; i++) {
    const who = await householdOf(services)
    const clientSecret = await services.cards.beginSetup(who.clientId, null)
    const card = await services.cards.describe(stripe.typeCard(clientSecret ?? '', 'works'), who.clientId)
    await services.pool.query(
      `update payment_method set provider = 'stripe', token = $2 where client_id = $1`,
      [who.clientId, card?.token],
    )
    made.push(who)
  }
  return made
}

const intentsOf = ({ clientId }: TestHousehold) =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata.key?.startsWith(clientId))

async function expectChargedOnce(who: TestHousehold): Promise<void> {
  const { state, priced } = await orderAfter(services, who)
  expect(state).toBe('charged')
  expect(intentsOf(who).map(({ status, cents }) => [status, cents])).toEqual([
    ['succeeded', priced.payment.cardCents],
  ])
  expect(await paymentsOf(services, who)).toMatchObject([{ attempt: 1, state: 'captured' }])
  const { rows } = await services.pool.query(
    `select (select count(*)::int from ledger_entry where client_id = $1::uuid and account = 'card') as entries,
      (select count(*)::int from outbox_message where client_id = $1::uuid and template = 'order_charged') as messages`,
    [who.clientId],
  )
  expect(rows).toEqual([{ entries: 1, messages: 1 }])
}

test('half of all answers slow, refused for their number, failing, lost or cut off: each box is charged once, though two workers charge at the same time', async () => {
  const people = await households(16)
  const random = randomFrom(20_261_128)
  const failures: Failure[] = ['slow', 'cut', 'lost', 429, 500]
  const seen = new Map<Failure, number>()
  let charges = 0
  // Every second charge fails, in each way in turn; other requests fail at random.
  stripe.failing = request => {
    const ofCharge = isCharge(request)
    const fails = ofCharge ? charges++ % 2 === 0 : random() < 0.5
    if (!fails) return null
    const failure = failures[
      (ofCharge ? charges >> 1 : Math.floor(random() * failures.length)) % failures.length
    ] as Failure
    if (ofCharge) seen.set(failure, (seen.get(failure) ?? 0) + 1)
    return failure
  }
  services.clock.set(afterCutoff)
  for (let look = 0; look < 2; look++) await Promise.all([runDue(impatient), runDue(impatient)])
  expect(new Set(seen.keys())).toEqual(new Set(failures))
  stripe.failing = () => null
  await runDue(services)
  await runDue(services)
  for (const who of people) await expectChargedOnce(who)
  const { rows } = await services.pool.query(
    `select sum(amount_cents)::int as cents from payment where state = 'captured'`,
  )
  expect(stripe.kept()).toBe(rows[0].cents)
  expect(await wrongBalances(services.pool)).toEqual([])
  expect(stripe.faults).toEqual([])
})

test('a processor that is down is not called for every box; all are charged once it is back', async () => {
  const people = await households(42)
  services.clock.set(afterCutoff)
  stripe.failing = request => (isCharge(request) ? 'lost' : null)
  await runDue(services)
  const keys = new Set(stripe.asked.filter(isCharge).map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBeGreaterThan(12)
  expect(keys.size).toBeLessThan(40)
  for (const who of people) expect((await orderAfter(services, who)).state).toBe('locked')
  stripe.failing = () => null
  await runDue(services)
  for (const who of people) await expectChargedOnce(who)
})
