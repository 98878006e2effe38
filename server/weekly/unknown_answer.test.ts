import { beforeEach, expect, test } from 'vitest'
import {
  afterCutoff,
  batch,
  batchServices,
  householdOf,
  orderAfter,
  paymentsOf,
  startAgain,
} from '../../tests/batch.ts'
import type { TestServices } from '../../tests/services.ts'
import { runDue } from '../../tests/weekly.ts'
import { pack } from './pack.ts'

const { services } = await batchServices()

beforeEach(() => startAgain(services))

type Cards = TestServices['cards']

/** A processor that charges one key without an answer. */
const silentFor = (cards: Cards, clientId: string): Cards => ({
  ...cards,
  async charge(charges) {
    const answers = await cards.charge(charges)
    for (const { key } of charges) if (key.startsWith(clientId)) answers.set(key, { state: 'unknown' })
    return answers
  },
  giveUp: async key => (key.startsWith(clientId) ? { state: 'unknown' } : cards.giveUp(key)),
})

test('a charge with an unknown outcome waits, alone, and is repeated: charged once, and reported once', async () => {
  const [unlucky, other] = [await householdOf(services), await householdOf(services)]
  services.clock.set(afterCutoff)
  await runDue({ ...services, cards: silentFor(services.cards, unlucky.clientId) })
  expect((await orderAfter(services, other)).state).toBe('charged')
  expect((await orderAfter(services, unlucky)).state).toBe('locked')
  expect(await paymentsOf(services, unlucky)).toMatchObject([{ state: 'created' }])
  await runDue(services)
  await runDue(services)
  for (const who of [unlucky, other]) {
    expect((await orderAfter(services, who)).state).toBe('charged')
    const { rows } = await services.pool.query(
      `select (select count(*)::int from builtin_charge where starts_with(idempotency_key, $1)) as charges,
        (select count(*)::int from ledger_entry where client_id = $1::uuid and account = 'card') as entries,
        (select count(*)::int from outbox_message where client_id = $1::uuid and template = 'order_charged') as messages`,
      [who.clientId],
    )
    expect(rows).toEqual([{ charges: 1, entries: 1, messages: 1 }])
  }
})

test('packing begins for good only once the outcome of every abandoned payment is known', async () => {
  const who = await householdOf(services, { card: 'asks' })
  services.clock.set(afterCutoff)
  await runDue(services)
  const packing = `${batch.deliveryDate}T08:00:00.000Z`
  services.clock.set(packing)
  const silent = { ...services, cards: silentFor(services.cards, who.clientId) }
  await pack(silent, packing)
  const packed = async () =>
    (
      await services.pool.query(
        'select packed_at is not null as packed from batch where delivery_date = $1 and brand = $2',
        [batch.deliveryDate, batch.brand],
      )
    ).rows
  expect((await packed()).every(row => row.packed)).toBe(false)
  expect(await paymentsOf(services, who)).toMatchObject([{ state: 'needs_action' }])
  await pack(services, packing)
  expect(await paymentsOf(services, who)).toMatchObject([{ state: 'declined', decline_code: 'given_up' }])
  expect((await packed()).some(row => row.packed)).toBe(true)
})
