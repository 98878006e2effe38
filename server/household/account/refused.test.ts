// Every setting, requested by people who must not change it: each call is refused with its code and changes nothing.

import { describe, expect, test } from 'vitest'
import { allCalls, pathOf } from '../../../contract/index.ts'
import { errorMessages } from '../../../i18n/errors.ts'
import { menusAt, orderOf, subscribe } from '../../../tests/household.ts'
import { signedInVisitor, testServer } from '../../../tests/http.ts'
import { everything, giveCard } from '../../../tests/weekly.ts'

const now = '2026-11-20T20:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })

const settings = allCalls().filter(({ declaration }) => declaration.who === 'settings')
const byGet = allCalls().filter(({ declaration }) => declaration.alsoGet)

/** As browsers ask for what another site, a sister host or a letter leads to. */
const elsewhere = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'none' },
]

/** Everything of a household that a setting could change. */
async function kept(clientId: string) {
  const { pool } = server.services
  const tables = [
    'client',
    'subscription',
    'delivery_address',
    'payment_method',
    'client_event',
    'held_discount',
  ]
  const rows: Record<string, unknown[]> = {}
  for (const table of tables) {
    rows[table] = (
      await pool.query(`select * from ${table} where client_id = $1 order by 1, 2`, [clientId])
    ).rows
  }
  return { ...rows, ...(await everything(pool)) }
}

/** All rows of one household, in every table. */
async function keptOf(clientId: string) {
  const { pool } = server.services
  const tables = await pool.query<{ name: string }>(
    `select table_name::text as name from information_schema.columns
     where table_schema = 'public' and column_name = 'client_id' order by 1`,
  )
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables.rows) {
    const found = await pool.query(`select to_jsonb(t) as row from ${name} t where client_id = $1`, [
      clientId,
    ])
    rows[name] = found.rows.map(({ row }) => JSON.stringify(row)).sort()
  }
  return rows
}

describe('a setting', () => {
  test('asks the question before settings after half an hour, whichever it is, and changes nothing', {
    tags: '[RT-SETTINGS-REAUTH]',
  }, async () => {
    const { clientId } = await subscribe(server.services.pool, now)
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    await server.services.pool.query(
      'update session set settings_authenticated_at = $2 where client_id = $1',
      [clientId, '2026-11-20T19:30:00Z'],
    )
    const before = await kept(clientId)
    expect(settings.length).toBeGreaterThan(25)
    for (const { name, declaration } of settings) {
      const path = pathOf(name).replace(/:[a-z]+/g, 'apple')
      const answer = declaration.method === 'GET' ? await self.get(path) : await self.post(path, {})
      expect([name, answer.statusCode, answer.json().error?.code]).toEqual([
        name,
        403,
        'reauthentication_required',
      ])
    }
    expect(await kept(clientId)).toEqual(before)
  })

  test('that area 7 lists as a GET is refused from another site and from a letter, by GET and by POST, and changes nothing (rule 21)', async () => {
    const { clientId } = await subscribe(server.services.pool, now)
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    const before = await kept(clientId)
    expect(byGet.map(({ name }) => name).sort()).toEqual([
      'settings_account.expire_gc',
      'settings_account.remove_provider',
      'settings_account.update',
      'settings_communications.update',
      'settings_communications.update_sms_consent',
      'settings_delivery.delete_alt_address',
      'settings_subscription.expire_gc',
    ])
    for (const { name } of byGet) {
      const path = pathOf(name)
      for (const headers of elsewhere) {
        for (const answer of [await self.get(path, headers), await self.post(path, {}, headers)]) {
          expect([name, answer.statusCode, answer.json().error?.code]).toEqual([name, 403, 'cross_site'])
        }
      }
    }
    expect(await kept(clientId)).toEqual(before)
  })

  test('cannot be changed by any other GET, from any caller and any site', async () => {
    const { clientId } = await subscribe(server.services.pool, now)
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    const reading = allCalls().filter(
      ({ declaration }) => declaration.method === 'GET' && !declaration.alsoGet,
    )
    expect(reading.length).toBeGreaterThan(60)
    const before = await kept(clientId)
    for (const { name } of reading) {
      const path = pathOf(name).replace(/:[a-z]+/gi, clientId)
      await self.get(path)
      await self.get(`${path}?email=other@example.com&status=closed&firstName=Mallory`, {
        'sec-fetch-site': 'cross-site',
      })
      expect([name, await kept(clientId)]).toEqual([name, before])
    }
    // Every call is made twice, and the whole household is compared after each.
  })

  test('of another household does not exist: its boxes, its cards, its provider, its papers', async () => {
    const other = await subscribe(server.services.pool, now)
    const { clientId } = await subscribe(server.services.pool, now)
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    const before = await kept(other.clientId)
    const orderId = orderOf(other, 1).id
    const asked: [string, object, number][] = [
      ['/api/v1/account/skip_order', { orderId }, 404],
      ['/api/v1/account/update_delivery', { orderId, deliveryDate: '2026-12-02', startHour: 16 }, 404],
      ['/api/v1/settings_payment/send_order_receipts', { orderId }, 404],
      ['/api/v1/settings_payment/invalidate', { kind: 'card', id: other.clientId }, 404],
      ['/clients/default_card', { id: other.clientId }, 404],
      [
        '/api/v1/settings_corporate_credit_plan/update',
        { clientId: other.clientId, plan: 'x', valueCents: 100, expiration: '2027-01-01', period: 'once' },
        403,
      ],
    ]
    for (const [path, input, status] of asked) {
      expect([path, (await self.post(path, input)).statusCode]).toEqual([path, status])
    }
    expect(await kept(other.clientId)).toEqual(before)
  })

  test('and every other call of a household neither shows nor changes anything of another one whose ids it is given', {
    tags: '[ROLE-CLIENT-OWN]',
  }, async () => {
    const { pool } = server.services
    const other = await subscribe(pool, now)
    await giveCard(pool, other.clientId, 'approves', now)
    await pool.query(
      `update client set first_name = 'Ottoline', last_name = 'Secretly', phone = '+16045550177' where client_id = $1`,
      [other.clientId],
    )
    const { clientId } = await subscribe(pool, now)
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    const card = await pool.query('select id from payment_method where client_id = $1', [other.clientId])
    const ids = [orderOf(other, 1).id, card.rows[0].id as string, other.clientId]
    // Calls that would end the session, or the calling household.
    const ends = /sign_out|sign_in|\.close$|erasure|sessions\./
    const calls = allCalls().filter(
      ({ name, declaration }) => ['client', 'settings'].includes(declaration.who) && !ends.test(name),
    )
    expect(calls.length).toBeGreaterThan(60)
    const before = await keptOf(other.clientId)
    const plausible = {
      quantity: 1,
      productId: 'naan',
      deliveryDate: '2026-12-02',
      startHour: 16,
      number: '1',
      kind: 'card',
    }
    let reached = 0
    for (const { name, declaration } of calls) {
      for (const id of ids) {
        const path = pathOf(name).replace(/:[a-z]+/gi, id)
        const input = { ...plausible, id, orderId: id, clientId: id, client: id }
        const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
        const answer =
          declaration.method === 'GET' ? await self.get(`${path}?${query}`) : await self.post(path, input)
        expect([name, answer.statusCode]).not.toEqual([name, 401])
        expect([name, answer.statusCode < 500]).toEqual([name, true])
        expect([name, /Ottoline|Secretly|5550177/.test(answer.body)]).toEqual([name, false])
        if (answer.statusCode === 404) reached += 1
      }
    }
    expect(reached).toBeGreaterThan(30)
    expect(await keptOf(other.clientId)).toEqual(before)
  })

  test('that cannot be saved says so in the reader’s language, and stays as it was', {
    tags: '[ERR-SUBSCRIPTION-SELECTION] [ERR-DELIVERY-NOTES]',
  }, async () => {
    for (const locale of ['en', 'fr'] as const) {
      const { clientId } = await subscribe(server.services.pool, now)
      const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
      const before = await kept(clientId)
      const say = errorMessages('freshprep', locale)
      const plan = { kind: 'rtc', people: 3, recipes: 3 }
      const reader = { 'accept-language': locale }
      const asked = await self.post('/api/v1/settings_subscription/update', plan, reader)
      expect([asked.statusCode, asked.json().error]).toMatchObject([
        422,
        { code: 'subscription_invalid', message: say.subscription_invalid },
      ])
      const notes = await self.post(
        '/api/v1/settings_delivery/update_delivery_notes',
        { notes: 'x'.repeat(501) },
        reader,
      )
      expect([notes.statusCode, notes.json().error.fields.notes.code]).toEqual([422, 'too_long'])
      expect(notes.json().error.fields.notes.message).toBe(say.too_long)
      expect(await kept(clientId)).toEqual(before)
    }
  })
})
