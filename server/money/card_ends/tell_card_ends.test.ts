// Notices of expiring cards, on a real database.

import { expect, test } from 'vitest'
import { refuseRows } from '../../../tests/bad_member.ts'
import { menusAt, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard } from '../../../tests/weekly.ts'
import { tellCardEnds } from './tell_card_ends.ts'

const now = '2026-10-15T20:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const tell = (at: string) => tellCardEnds(services, at)
const endsWith = (who: TestHousehold, year: number, month: number) =>
  services.pool.query(
    'update payment_method set expiry_year = $2, expiry_month = $3 where client_id = $1 and is_default',
    [who.clientId, year, month],
  )
const lettersTo = async (who: TestHousehold) =>
  (
    await services.pool.query<{ data: unknown }>(
      `select data from outbox_message where client_id = $1 and template = 'card_expiring' order by created_at`,
      [who.clientId],
    )
  ).rows.map(row => row.data)

async function holder(state: 'active' | 'paused' | 'closed' = 'active', month = 12): Promise<TestHousehold> {
  const who = await subscribe(services.pool, now, { state })
  await giveCard(services.pool, who.clientId, 'approves', now)
  await endsWith(who, 2026, month)
  return who
}

test('a household is told as the last month of its card begins in its own zone, once, by two processes at once', async () => {
  const who = await holder()
  // The last of November in Vancouver, December already in UTC.
  await tell('2026-12-01T06:59:59.000Z')
  expect(await lettersTo(who)).toEqual([])
  await Promise.all([tell('2026-12-01T08:00:00.000Z'), tell('2026-12-01T08:00:00.000Z')])
  await tell('2026-12-20T20:00:00.000Z')
  const letter = { card: { brand: 'visa', last4: '4242' }, month: '12', year: '2026' }
  expect(await lettersTo(who)).toEqual([letter])
  // The bank gives the same card a new expiry: a notice comes for that one too.
  await endsWith(who, 2027, 1)
  await tell('2027-01-02T20:00:00.000Z')
  expect(await lettersTo(who)).toEqual([letter, { ...letter, month: '01', year: '2027' }])
})

test('no notice comes for a card that is not the default, one of a closed account, or one that expired before', async () => {
  const replaced = await holder('active', 11)
  await giveCard(services.pool, replaced.clientId, 'approves', now)
  const closed = await holder('closed', 11)
  const before = await holder('active', 9)
  const paused = await holder('paused', 11)
  expect(await tell('2026-11-02T20:00:00.000Z')).toBe(1)
  const letters = await Promise.all([replaced, closed, before, paused].map(lettersTo))
  expect(letters.map(({ length }) => length)).toEqual([0, 0, 0, 1])
})

test('a household that cannot be told holds no other, and is told once that is mended', async () => {
  const [bad, good] = [await holder('active', 3), await holder('active', 3)]
  const march = '2027-03-02T20:00:00.000Z'
  await Promise.all([endsWith(bad, 2027, 3), endsWith(good, 2027, 3)])
  const end = await refuseRows(services.pool, 'outbox_message', bad.clientId)
  expect(await tell(march)).toBe(1)
  expect([await lettersTo(bad), (await lettersTo(good)).length]).toEqual([[], 1])
  await end()
  expect(await tell(march)).toBe(1)
  expect((await lettersTo(bad)).length).toBe(1)
})
