import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { earnPoints, releasePoints } from '../../../domain/ledger.ts'
import { refuseRows } from '../../../tests/bad_member.ts'
import { loyaltyKey, startLoyalty } from '../../../tests/doubles/loyalty/loyalty.ts'
import type { Failure } from '../../../tests/doubles/vendor.ts'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { wrongBalances } from '../../../tests/ledger.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'
import { mirrorPoints } from './mirror.ts'

const now = '2026-11-27T18:00:00.000Z'
const there = await startLoyalty()
afterAll(() => there.close())
const server = await testServer({
  now,
  environment: { LOYALTY: 'comarch', COMARCH_URL: there.url, COMARCH_KEY: loyaltyKey },
})
afterEach(async () => {
  there.failing = () => null
  expect(await wrongBalances(server.services.pool)).toEqual([])
})

/** A household with points that a delivery made available. */
async function collector(points: number) {
  const clientId = await insertClient(server.services)
  const orderId = randomUUID()
  const transactions = [earnPoints(orderId, points), releasePoints(orderId, points)]
  await withTx(server.services.pool, tx =>
    addTransactions(
      tx,
      transactions.map(transaction => ({ clientId, transaction })),
      'test',
      now,
    ),
  )
  const self = await signedInVisitor(server, clientId)
  const here = async (): Promise<number> => (await self.get('/api/v1/comarch/balance')).json().balance
  const redeem = (requestId: string) =>
    self.post('/api/v1/comarch/convert_points_to_gift_card', { points: 1_000, requestId })
  return { clientId, self, here, redeem }
}

const look = () => mirrorPoints(server.services, now)

test('a movement on either side is known on both, once, however often and by however many processes', {
  tags: '[API-comarch.balance] [API-comarch.convert_points_to_gift_card]',
}, async () => {
  const who = await collector(1_200)
  await who.redeem(randomUUID())
  for (let i = 0; i < 7; i++) {
    there.move({ key: `there-${i}`, member: who.clientId, points: 10 * (i + 1), reason: 'partner', at: now })
  }
  there.move({ key: 'nobody', member: randomUUID(), points: 5, reason: 'partner', at: now })
  there.move({ key: 'no-member', member: 'x', points: 5, reason: 'partner', at: now })
  await Promise.all([look(), look(), look()])
  expect(await look()).toEqual({ sent: 0, entered: 0, enrolments: 0 })
  expect(await who.here()).toBe(480)
  expect(there.balanceOf(who.clientId)).toBe(480)
  expect(
    there.movements.filter(({ key }) => key.startsWith(who.clientId)).map(({ points }) => points),
  ).toEqual(expect.arrayContaining([1_200, -1_000]))
  const { rows } = await server.services.pool.query(
    `select count(*)::int as times from ledger_entry where client_id = $1 and account = 'points' and actor = 'loyalty'`,
    [who.clientId],
  )
  expect(rows).toEqual([{ times: 7 }])
})

test.each<Failure>(['cut', 'lost', 500])(
  'a program that answers with %s stops nothing here; once it is back both sides are equal',
  async failure => {
    const who = await collector(2_000)
    there.move({ key: `${failure}-1`, member: who.clientId, points: 7, reason: 'partner', at: now })
    for (const method of ['POST', 'GET']) {
      there.failing = request => (request.method === method ? failure : null)
      await look()
    }
    expect((await who.redeem(randomUUID())).statusCode).toBe(200)
    there.failing = () => null
    await look()
    expect([await who.here(), there.balanceOf(who.clientId)]).toEqual([1_007, 1_007])
  },
)

test('a movement there takes no more than is left here', async () => {
  const who = await collector(100)
  there.move({
    key: `over-${who.clientId}`.slice(0, 30),
    member: who.clientId,
    points: -250,
    reason: 'spent',
    at: now,
  })
  await look()
  await look()
  expect(await who.here()).toBe(0)
})

test('a client is sent to their own page there; where it is unavailable nothing fails, and it is logged', {
  tags: '[API-clients.comarch_rewards_url] [ERR-REWARDS-URL]',
}, async () => {
  const { clientId, self } = await collector(10)
  const asked = async () => (await self.get('/api/v1/clients/comarch_rewards_url')).json()
  expect(await asked()).toEqual({ url: `https://rewards.example/${clientId}` })
  expect((await self.get('/api/v1/sessions/session_data')).json().client.usingRewardV2).toBe(true)
  there.failing = () => 500
  expect(await asked()).toEqual({ url: null })
})

test('a movement that the programme refuses holds no other, and is told once it is taken', async () => {
  const [bad, good] = [await collector(300), await collector(400)]
  there.failing = ({ method, text }) => (method === 'POST' && text.includes(bad.clientId) ? 500 : null)
  await look()
  expect([there.balanceOf(bad.clientId), there.balanceOf(good.clientId)]).toEqual([0, 400])
  there.failing = () => null
  await look()
  expect(there.balanceOf(bad.clientId)).toBe(300)
})

test('a movement of theirs that cannot be entered holds no later one, and is entered once it can be', async () => {
  const [bad, good] = [await collector(100), await collector(100)]
  await look()
  const end = await refuseRows(server.services.pool, 'ledger_entry', bad.clientId)
  for (const [key, { clientId: member }] of [
    ['bad-1', bad],
    ['good-1', good],
  ] as const) {
    there.move({ key, member, points: 9, reason: 'partner', at: now })
  }
  await look()
  expect([await bad.here(), await good.here()]).toEqual([100, 109])
  await end()
  await look()
  expect([await bad.here(), await good.here()]).toEqual([109, 109])
})

const facts = async (self: Awaited<ReturnType<typeof signedInVisitor>>) =>
  (await self.get('/api/v1/sessions/session_data')).json().client

test('a household is enrolled while the programme says so, whatever is repeated, doubled or out of order', {
  tags: '[ENT-CLIENT-LOYALTY]',
}, async () => {
  const [ada, bob] = [await collector(10), await collector(10)]
  const enrolled = async () => [
    (await facts(ada.self)).enrolledComarch,
    (await facts(bob.self)).enrolledComarch,
  ]
  const say = (member: string, is: boolean, at: string) => there.enrol({ member, enrolled: is, at })
  await look()
  expect(await enrolled()).toEqual([false, false])
  say(ada.clientId, true, '2026-11-01T00:00:00Z')
  say(randomUUID(), true, '2026-11-01T00:00:00Z')
  say(bob.clientId, false, '2026-11-03T00:00:00Z')
  // Reported late, on another page: what came after it stands.
  say(bob.clientId, true, '2026-11-02T00:00:00Z')
  say('no-member', true, '2026-11-01T00:00:00Z')
  await Promise.all([look(), look(), look()])
  expect(await enrolled()).toEqual([true, false])
  say(ada.clientId, false, '2026-11-04T00:00:00Z')
  // Late again, on the same page.
  say(ada.clientId, true, '2026-11-03T00:00:00Z')
  say(bob.clientId, true, '2026-11-04T00:00:00Z')
  say(bob.clientId, true, '2026-11-04T00:00:00Z')
  await look()
  expect(await enrolled()).toEqual([false, true])
  await server.services.pool.query(`delete from loyalty_place where list = 'members'`)
  await look()
  expect(await enrolled()).toEqual([false, true])
  expect(await look()).toEqual({ sent: 0, entered: 0, enrolments: 0 })
  const { rows } = await server.services.pool.query('select count(*)::int as rows from loyalty_member')
  expect(rows).toEqual([{ rows: 2 }])
})

test('the two lists do not wait for each other: each is entered while the other is unavailable', async () => {
  const who = await collector(50)
  there.enrol({ member: who.clientId, enrolled: true, at: now })
  there.failing = ({ url }) => (url.pathname === '/members' ? 500 : null)
  await look()
  expect([there.balanceOf(who.clientId), (await facts(who.self)).enrolledComarch]).toEqual([50, false])
  there.failing = ({ url }) => (url.pathname === '/points' ? 500 : null)
  await look()
  expect((await facts(who.self)).enrolledComarch).toBe(true)
})
