// An admin's calls for points, over the wire and on a real database.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { menusAt, orderOf, subscribe } from '../../tests/household.ts'
import { insertClient, signedInVisitor, testServer } from '../../tests/http.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })
const adminId = await insertClient(server.services, { isAdmin: true })
const admin = await signedInVisitor(server, adminId)

const at = (action: string) => `/api/admin/reward_points/${action}`
const adjust = (body: object) =>
  admin.post(at('create_point_adjustment'), { requestId: randomUUID(), ...body })
const outcomeOf = async (asked: ReturnType<typeof adjust>) => {
  const answer = await asked
  return [answer.statusCode, answer.json().error?.code ?? answer.json().balance?.available]
}

test('an adjustment is made once, and stored with its author and its reason', {
  tags: '[ROLE-ADMIN-POINTS] [ROLE-ADMIN-POINTS-HISTORY] [API-admin.reward_points.create_point_adjustment] [API-admin.reward_points.point_histories]',
}, async () => {
  const { clientId } = await subscribe(server.services.pool, now)
  const body = { clientId, points: 250, reason: 'A box came late', requestId: randomUUID() }
  expect(await outcomeOf(adjust(body))).toEqual([200, 250])
  expect(await outcomeOf(adjust(body))).toEqual([200, 250])
  const histories = (await admin.get(`${at('point_histories')}?clientId=${clientId}`)).json()
  expect(histories).toMatchObject({
    client: { id: clientId, name: 'Ada Test' },
    balance: { available: 250, pending: 0 },
    entries: [
      { reason: 'points_adjusted', points: 250, actor: `${adminId}@example.com`, note: 'A box came late' },
    ],
    more: false,
  })
})

test('no balance falls below zero, not even by two at once', {
  tags: '[API-admin.reward_points.create_point_adjustment]',
}, async () => {
  const { clientId } = await subscribe(server.services.pool, now)
  await adjust({ clientId, points: 100, reason: 'Welcome' })
  const taken = { clientId, points: -80, reason: 'Taken back' }
  const outcomes = await Promise.all([outcomeOf(adjust(taken)), outcomeOf(adjust(taken))])
  expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409])
  expect(await outcomeOf(adjust({ clientId, points: -20, reason: 'The rest' }))).toEqual([200, 0])
})

test('a closed account gets no points: its own have expired', {
  tags: '[API-admin.reward_points.create_point_adjustment]',
}, async () => {
  const { clientId } = await subscribe(server.services.pool, now)
  const before = { clientId, points: 40, reason: 'A late box', requestId: randomUUID() }
  await adjust(before)
  const what = { act: 'close', with: { reason: 'other' } }
  await admin.post('/api/admin/households/act_for', { clientId, what, reason: 'Moving away', tells: true })
  expect(await outcomeOf(adjust({ clientId, points: 40, reason: 'Another' }))).toEqual([
    409,
    'account_closed',
  ])
  // Made before the account was closed, and repeated after it: the answer is the balance.
  expect(await outcomeOf(adjust(before))).toEqual([200, 0])
})

test('an admin who takes away too many points is told so of the household, not of themselves', {
  tags: '[API-admin.reward_points.create_point_adjustment]',
}, async () => {
  const { clientId } = await subscribe(server.services.pool, now)
  const { error } = (await adjust({ clientId, points: -5_000, reason: 'Too many' })).json()
  const message = 'This household doesn’t have that many points.'
  expect(error).toMatchObject({ code: 'points_missing', message, fields: { points: { message } } })
})

test('an adjustment without a reason, without points, or for another brand’s box is refused', {
  tags: '[API-admin.reward_points.create_point_adjustment]',
}, async () => {
  const { clientId } = await subscribe(server.services.pool, now)
  const other = await subscribe(server.services.pool, now)
  expect(await outcomeOf(adjust({ clientId, points: 5, reason: ' ' }))).toEqual([422, 'required'])
  expect(await outcomeOf(adjust({ clientId, points: 0, reason: 'Nothing' }))).toEqual([422, 'points_amount'])
  expect(await outcomeOf(adjust({ clientId, points: 1.5, reason: 'Half' }))).toEqual([422, 'points_amount'])
  const orderId = orderOf(other, 0).id
  expect(await outcomeOf(adjust({ clientId, orderId, points: 5, reason: 'A box' }))).toEqual([
    404,
    'not_found',
  ])
  const eastern = await subscribe(server.services.pool, now, { brand: 'cookit' })
  expect(await outcomeOf(adjust({ clientId: eastern.clientId, points: 5, reason: 'Brand' }))).toEqual([
    404,
    'not_found',
  ])
})

test('the points of one box are only its own', {
  tags: '[API-admin.reward_points.order_point_details]',
}, async () => {
  const who = await subscribe(server.services.pool, now)
  const { clientId } = who
  const orderId = orderOf(who, 0).id
  await adjust({ clientId, orderId, points: 30, reason: 'A bruised apple' })
  await adjust({ clientId, points: 7, reason: 'Something else' })
  expect((await admin.get(`${at('order_point_details')}?orderId=${orderId}`)).json()).toMatchObject({
    client: { id: clientId },
    order: { id: orderId, deliveryDate: orderOf(who, 0).deliveryDate },
    balance: { available: 37 },
    entries: [{ points: 30, orderId, note: 'A bruised apple' }],
  })
})

test('only an admin is answered', {
  tags: '[ROLE-ADMIN-POINTS] [RT-ADMIN-CLIENT-POINTS]',
}, async () => {
  const who = await subscribe(server.services.pool, now)
  const client = await signedInVisitor(server, who.clientId)
  const body = { clientId: who.clientId, points: 5, reason: 'Mine', requestId: randomUUID() }
  const answers = [
    await client.post(at('create_point_adjustment'), body),
    await client.get(`${at('point_histories')}?clientId=${who.clientId}`),
    await client.get(`${at('order_point_details')}?orderId=${orderOf(who, 0).id}`),
    await client.post(at('find_household'), { email: 'ada@example.com' }),
  ]
  for (const answer of answers) expect([403, 404]).toContain(answer.statusCode)
})
