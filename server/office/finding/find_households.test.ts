// The search of households, over the wire and on a real database: by anything a household can say of itself, at one's own brands alone.

import { expect, test } from 'vitest'
import { referenceOf } from '../../../domain/reference.ts'
import { bagNumber } from '../../../domain/returnables.ts'
import { giveDoor } from '../../../tests/doors.ts'
import { orderOf, publishTestMenus, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { signedInStaff, testServer } from '../../../tests/http.ts'
import { giveCard } from '../../../tests/weekly.ts'
import { giftCodeHash } from '../../messages/gifts/gift_code.ts'
import { loadAreas } from '../../places/areas/load_areas.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now })
const { pool } = server.services
await loadAreas(pool)
await publishTestMenus(pool, now)
const support = await signedInStaff(server, { freshprep: ['support'] }, 'freshprep')

type Who = Awaited<ReturnType<typeof signedInStaff>>
const find = async (typed: string, by: Who = support) => by.post('/api/admin/households/find', { typed })
const found = async (typed: string, by: Who = support) => (await find(typed, by)).json().found
const names = async (typed: string) =>
  (await found(typed)).map(({ client }: { client: { name: string } }) => client.name)

async function household(first: string, last: string, brand: 'freshprep' | 'cookit' = 'freshprep') {
  const who = await subscribe(pool, now, { brand })
  await pool.query('update client set first_name = $2, last_name = $3, phone = $4 where client_id = $1', [
    who.clientId,
    first,
    last,
    '+16045550142',
  ])
  return who
}

const maya = await household('Maya', 'Chen')
await giveDoor(pool, maya.clientId)
await pool.query(
  `update delivery_address set address = '2840 Prince Edward Street', city = 'Vancouver', postal = 'V5T 3N3' where client_id = $1`,
  [maya.clientId],
)
await giveCard(pool, maya.clientId, 'approves', now)
await household('Sophie', 'Duchêne')
await household('Gabriel', 'Chénier')
await household('Ravi', 'Unnikrishnan')
await household('小龙', '李')
await household('Maya', 'Chen', 'cookit')

test.each([
  ['a name, the nearest first', 'chen', ['Maya Chen', 'Gabriel Chénier', 'Sophie Duchêne']],
  ['a name without its accents', 'chenier', ['Gabriel Chénier']],
  ['an accent too many', 'Chén', ['Maya Chen', 'Gabriel Chénier', 'Sophie Duchêne']],
  ['letters that changed places', 'chne', ['Maya Chen']],
  ['a letter left out', 'unikrishnan', ['Ravi Unnikrishnan']],
  ['a wrong letter', 'duchane', ['Sophie Duchêne']],
  ['two words in any order', 'chen maya', ['Maya Chen']],
  ['characters of Chinese', '小龙', ['小龙 李']],
  ['somebody else', 'maya patel', []],
])('finds by %s', async (_, typed, expected) => {
  expect(await names(typed)).toEqual(expected)
})

test('finds one household by email, address, postal code, card, box, bag, reference, gift card, code and payment', async () => {
  const { clientId } = maya
  const { id: orderId } = orderOf(maya, 0)
  const email = 'maya@example.ca'
  await pool.query(`update client set email = $2 where client_id = $1`, [clientId, email])
  await pool.query(`insert into client_email (brand, email, client_id) values ('freshprep', $2, $1)`, [
    clientId,
    email,
  ])
  const { last4 } = (await pool.query('select last4 from payment_method where client_id = $1', [clientId]))
    .rows[0]
  const eventId = '01a10000-0000-7000-8000-911d53d0e0ba'
  await pool.query(
    `insert into client_event (client_id, id, kind, actor, at) values ($1, $2, 'paused', 'client', $3)`,
    [clientId, eventId, now],
  )
  await pool.query(`insert into code_use (client_id, code, at) values ($1, 'WELCOME25', $2)`, [clientId, now])
  await pool.query(
    `insert into gift_card (code_hash, id, brand, client_id, purchase_id, kind, value_cents, state, send_on, sends, taken_by, created_at)
     values ($2, gen_random_uuid(), 'freshprep', gen_random_uuid(), gen_random_uuid(), 'bought', 5000, 'sent', '2026-11-27', 1, $1, $3)`,
    [clientId, giftCodeHash('ABCD-EFGH-JKMN-PQRS'), now],
  )
  await pool.query(
    `insert into outside_charge (client_id, key, provider, token, amount_cents, reference, state, at)
     values ($1, $2, 'stripe', 'pm_1', 8000, 'pi_3Nabcdef', 'captured', $3)`,
    [clientId, `${clientId}:${orderId}:1`, now],
  )
  const meanings: [typed: string, by: string][] = [
    [email, 'email'],
    ['prince edward', 'address'],
    ['2840 prince', 'address'],
    ['pirnce edwrad vancouver', 'address'],
    ['v5t3n3', 'postal'],
    [last4, 'card'],
    [`Visa ${last4}`, 'card'],
    [orderId, 'order'],
    [bagNumber(orderId), 'order'],
    [referenceOf(orderId), 'order'],
    [referenceOf(eventId), 'reference'],
    ['abcd efgh jkmn pqrs', 'gift_card'],
    ['welcome25', 'code'],
    ['pi_3Nabcdef', 'payment'],
    [`${clientId}:${orderId}:1`, 'payment'],
  ]
  for (const [typed, by] of meanings) {
    const [first] = await found(typed)
    expect([typed, first?.client.id, first?.matched.by]).toEqual([typed, clientId, by])
  }
  expect((await found('0142')).length).toBe(5)
  expect((await found('604 555 0142'))[0].matched.by).toBe('phone')
})

test('a changed name or address is found from the moment it is saved, and an erased household no more', async () => {
  const who: TestHousehold = await household('Olga', 'Before')
  expect(await names('before')).toEqual(['Olga Before'])
  await pool.query(`update client set last_name = 'Wdowiak' where client_id = $1`, [who.clientId])
  expect([await names('before'), await names('wdowaik')]).toEqual([[], ['Olga Wdowiak']])
  await pool.query(`update client set first_name = '', last_name = '', email = '' where client_id = $1`, [
    who.clientId,
  ])
  expect(await names('wdowiak')).toEqual([])
})

test('somebody finds the households of the brands that they may see, and nobody else finds any', async () => {
  const both = await signedInStaff(server, { freshprep: ['support'], cookit: ['finance'] }, 'freshprep')
  const elsewhere = await both.post(
    '/api/admin/households/find',
    { typed: 'maya chen' },
    { 'x-acts-on': 'cookit' },
  )
  expect(elsewhere.json().found).toHaveLength(1)
  expect(elsewhere.json().found[0].client.id).not.toBe(maya.clientId)
  for (const role of ['menu', 'kitchen', 'dispatch', 'marketing'] as const) {
    const other = await signedInStaff(server, { freshprep: [role] }, 'freshprep')
    expect((await find('maya', other)).json().error.code).toBe('forbidden')
  }
})

test.each(["' | 'x':*", '\\', "it''s:*&!", '%_%', 'a'.repeat(120), '🎂🎂🎂', '((((', 'É'.repeat(60)])(
  '%s is looked up as it is',
  async typed => {
    expect((await find(typed)).statusCode).toBe(200)
  },
)
