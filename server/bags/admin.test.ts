// What an admin sees of the bags and kits that stay out, on a real database.

import { expect, test } from 'vitest'
import { menusAt, requestOf, subscribe, type TestHousehold } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { returnables, returnables_admin } from '../calls/returnables.ts'
import { withTx } from '../request/database/database.ts'
import { noteAttempt } from './note_attempt.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = requestOf(await insertClient(services, { isAdmin: true }), now)
const list = () => returnables_admin.list(services, admin, {})
/** Lends bags that are numbered from a prefix. */
const lend = (who: TestHousehold, prefix: string, since: string, count = 1) =>
  pool.query(
    `insert into returnable_loan (client_id, number, kind, out_since)
     select $1, $2 || n, 'cooler_bag', $3 from generate_series(1, $4) n`,
    [who.clientId, prefix, since, count],
  )

test('a bag that is asked for no more stays so after a vain pickup, however short it has been out', async () => {
  const who = await subscribe(pool, now)
  await lend(who, 'B-NEW-', '2026-11-17')
  await returnables_admin.waive(services, admin, { clientId: who.clientId, number: 'B-NEW-1' })
  const pickup = { pickupId: '01900000-0000-7000-8000-000000000000', pickupDate: '2026-11-26' }
  await withTx(pool, tx => noteAttempt(tx, { ...pickup, clientId: who.clientId, actor: 'driver', now }))
  const { loans } = await list()
  expect(loans).toMatchObject([{ number: 'B-NEW-1', attempts: 1, waived: true, feeFrom: null }])
})

test('of many, those that wait for an admin are listed first and the settled last, and those that are not settled are counted', async () => {
  const [who, other] = [await subscribe(pool, now), await subscribe(pool, now)]
  await lend(who, 'B-SETTLED-', '2026-08-01', 120)
  await lend(who, 'B-LATE-', '2026-09-01', 120)
  await lend(other, 'B-DISPUTED-', '2026-11-17')
  await pool.query(
    `insert into returnable_event (client_id, number, out_since, key, kind, actor, data, at)
     select client_id, number, out_since, 'billed', 'billed', 'clock', '{}', $2 from returnable_loan
     where client_id = $1 and number like 'B-SETTLED-%'`,
    [who.clientId, now],
  )
  const disputed = { number: 'B-DISPUTED-1', claim: 'returned' as const }
  await returnables.tell(services, requestOf(other.clientId, now), disputed)
  const { count, loans } = await list()
  expect([count, loans.length]).toEqual([121, 200])
  expect(loans[0]).toMatchObject({ number: 'B-DISPUTED-1', state: 'disputed', settled: false })
  expect(new Set(loans.slice(1, 121).map(({ state }) => state))).toEqual(new Set(['late']))
  expect(loans.slice(121).every(({ settled }) => settled)).toBe(true)
})

test('a billed bag that its household disputes afterwards waits for an admin again, until it is lost after all', async () => {
  const who = await subscribe(pool, now)
  await lend(who, 'B-BILLED-', '2026-07-01')
  const of = async () => (await list()).loans.find(({ number }) => number === 'B-BILLED-1')
  const tell = (claim: 'returned' | 'lost', day: string) =>
    returnables.tell(services, requestOf(who.clientId, `${day}T20:00:00.000Z`), {
      number: 'B-BILLED-1',
      claim,
    })
  await pool.query(
    `insert into returnable_event (client_id, number, out_since, key, kind, actor, data, at)
     values ($1, 'B-BILLED-1', '2026-07-01', 'billed', 'billed', 'clock', '{}', $2)`,
    [who.clientId, '2026-11-20T20:00:00.000Z'],
  )
  await tell('returned', '2026-11-24')
  expect(await of()).toMatchObject({ state: 'disputed', settled: false })
  await tell('lost', '2026-11-25')
  expect(await of()).toMatchObject({ state: 'billed', settled: true })
})
