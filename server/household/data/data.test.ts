// The copy of a household's data, and its erasure, over the wire and on a real database.

import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { amountsKeptUntil, archiveLastsDays, erasureAfterDays } from '../../../domain/household_data.ts'
import { menusAt, subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { csvOfRows } from './archive.ts'
import { tendData } from './erase_data.ts'
import { dataExportJob, makeExport } from './export_data.ts'
import { tablesOfHousehold } from './tables.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now, beginning: menusAt(now) })
await server.services.jobs.work(dataExportJob, asked => makeExport(server.services, asked))

const api = '/clients/data'
const show = async (self: Visitor) => (await self.get(api)).json()

/** A household with boxes, an address, a linked provider, a message and a session with open settings. */
async function household(state: 'active' | 'closed' = 'active', at = server) {
  const { pool } = at.services
  const { clientId } = await subscribe(pool, now)
  await pool.query('update subscription set state = $2 where client_id = $1', [clientId, state])
  const email = `${clientId}@example.com`
  await pool.query('insert into client_email values ($1, $2, $3)', ['freshprep', email, clientId])
  await pool.query(
    `update client set password_hash = 'never-to-be-seen', phone = '+16045550199' where client_id = $1`,
    [clientId],
  )
  await pool.query("update subscription set exclusions = '{peanut}' where client_id = $1", [clientId])
  await pool.query(
    `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone,
       instructions, household_key) values ($1::uuid, 'main', '2294 10th Ave W', '', '', 'Vancouver', 'BC', 'V6K 2H8', 0, 0,
       'rooftop', '+16045550199', 'Ring "twice", then =1+1', $1::text)`,
    [clientId],
  )
  await pool.query('insert into household values ($1::text, $1::uuid)', [clientId])
  await pool.query(
    `insert into client_provider (client_id, provider, subject) values ($1::uuid, 'apple', 'subject-of-' || $1::text)`,
    [clientId],
  )
  await pool.query(`insert into newsletter_signup values ('freshprep', '1', $1, 'en', $2)`, [email, now])
  await pool.query(
    `update client_order set total_cents = 8448 where client_id = $1 and id = (select min(id::text)::uuid from client_order where client_id = $1)`,
    [clientId],
  )
  return { clientId, email, self: await signedInVisitor(at, clientId, 'freshprep', { settings: true }) }
}

const claimId = '0193a000-0000-7000-8000-000000000001'

async function copyOf(self: Visitor) {
  expect((await self.post(`${api}/export`)).json()).toMatchObject({ copy: { state: 'asked' } })
  await expect.poll(async () => (await show(self)).copy.state).toBe('ready')
  return (await show(self)).copy as { id: string; until: string; bytes: number }
}

async function filesOf(self: Visitor, id: string) {
  const response = await self.get(`/clients/data/${id}.zip`)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(response.rawPayload))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  )
}

describe('the list of tables with rows of a household', () => {
  /** Columns by table, as the database has them. */
  async function tablesThere(): Promise<Map<string, string[]>> {
    const { rows } = await server.services.pool.query<{ name: string; columns: string[] }>(
      `select table_name::text as name, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' group by 1 having bool_or(column_name = 'client_id')`,
    )
    return new Map(rows.map(({ name, columns }) => [name, columns]))
  }

  test('has every such table, with its treatment by the copy and the erasure, and no other', async () => {
    expect(Object.keys(tablesOfHousehold).sort()).toEqual([...(await tablesThere()).keys()].sort())
  })

  test('has the columns that are left out, and for each column of an emptied table whether it stays', async () => {
    for (const [table, known] of await tablesThere()) {
      const { copied, erased } = tablesOfHousehold[table] ?? { copied: '', erased: 'keep' }
      if (typeof copied !== 'string') expect(known).toEqual(expect.arrayContaining([...copied.without]))
      if (typeof erased === 'object')
        expect([...Object.keys(erased.emptied), ...erased.stays].sort()).toEqual([...known].sort())
    }
  })
})

describe('a copy', () => {
  test('has the data about the household, in JSON and in tables, without its secrets', async () => {
    const { self, clientId, email } = await household()
    await server.services.pool.query(
      `insert into box_claim (client_id, id, order_id, brand, reason, units, to_credit, state, claimed_cents, at, photo)
       select client_id, $2, id, brand, 'damaged', 1, true, 'waiting', 500, now(), 'a picture'::bytea
       from client_order where client_id = $1 limit 1`,
      [clientId, claimId],
    )
    await server.services.pool.query(
      `insert into stop_action (client_id, id, stop_id, kind, at, received_at, actor, data, photo)
       values ($1, $2, $2, 'photo', now(), now(), $2, '{}', 'a door')`,
      [clientId, claimId],
    )
    const copy = await copyOf(self)
    expect(copy.until).toBe('2026-11-27')
    const files = await filesOf(self, copy.id)
    const { tables } = JSON.parse(files['data.json'] ?? '')
    expect(tables.client[0]).toMatchObject({ first_name: 'Ada', email, phone: '+16045550199' })
    expect(tables.client_order).toHaveLength(5)
    expect(tables.newsletter_signup[0]).toMatchObject({ email })
    expect(files['csv/delivery_address.csv']).toContain('"Ring ""twice"", then =1+1"')
    expect(files['READ ME.txt']).toContain('Fresh Prep')
    expect(files[`photos/box_claim ${claimId}.jpg`]).toBe('a picture')
    expect(files[`photos/stop_action ${claimId}.jpg`]).toBe('a door')
    const everything = Object.values(files).join('\n')
    expect(everything).not.toContain('never-to-be-seen')
    expect(Object.keys(tables)).not.toContain('session')
    const messages = await server.services.pool.query(
      "select template from outbox_message where client_id = $1 and template = 'data_ready'",
      [clientId],
    )
    expect(messages.rowCount).toBe(1)
  })

  test('does not exist for another household, before the question before settings, or after its time', async () => {
    const { self, clientId } = await household()
    const { id } = await copyOf(self)
    const other = (await household()).self
    expect((await other.get(`/clients/data/${id}.zip`)).statusCode).toBe(404)
    const unasked = await signedInVisitor(server, clientId)
    const refused = await unasked.get(`/clients/data/${id}.zip`)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'reauthentication_required'])
    const visitor = await server.app.inject({
      url: `/clients/data/${id}.zip`,
      headers: { host: 'localhost:3000' },
    })
    expect([visitor.statusCode, visitor.body]).toEqual([401, 'require_login'])
    for (const bent of ['not-an-id', `${id}' or true`, '..%2f..'])
      expect((await self.get(`/clients/data/${encodeURIComponent(bent)}.zip`)).statusCode).toBe(404)
    await server.services.pool.query('update data_export set expires_at = $2 where id = $1', [id, now])
    expect((await self.get(`/clients/data/${id}.zip`)).statusCode).toBe(404)
    await tendData(server.services)
    const left = await server.services.pool.query('select 1 from data_export where id = $1', [id])
    expect(left.rowCount).toBe(0)
  })

  test('requested twice while it is made is made once', async () => {
    const { self, clientId } = await household()
    await Promise.all([self.post(`${api}/export`), self.post(`${api}/export`)])
    const { rowCount } = await server.services.pool.query('select 1 from data_export where client_id = $1', [
      clientId,
    ])
    expect(rowCount).toBe(1)
  })

  test('of two years of weeks is made like any other', async () => {
    const { clientId } = await household()
    const { pool } = server.services
    await pool.query(
      `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province, plan_id,
         profile_key, cutoff_at, state, priced, total_cents, created_at)
       select client_id, gen_random_uuid(), brand, week - n * 7, delivery_date - n * 7, start_hour, end_hour, kitchen, province,
         plan_id, '', cutoff_at, 'delivered', jsonb_build_object('lines', repeat('x', 6000)), 8448, created_at
       from (select * from client_order where client_id = $1 order by week limit 1) o, generate_series(1, 104) n`,
      [clientId],
    )
    await pool.query(
      `insert into order_line (client_id, order_id, product_id, version, kind, quantity)
       select client_id, id, 'dish-' || n, 1, 'rtc', 1 from client_order, generate_series(1, 10) n where client_id = $1`,
      [clientId],
    )
    const id = crypto.randomUUID()
    await pool.query(`insert into data_export values ($1, $2, 'asked', $3, '2026-12-01')`, [
      clientId,
      id,
      now,
    ])
    await makeExport(server.services, { clientId, id, brand: 'freshprep', locale: 'fr', at: now })
    const { rows } = await pool.query(
      'select state, octet_length(archive) as bytes from data_export where id = $1',
      [id],
    )
    expect(rows[0].state).toBe('ready')
  })

  test('has no formulas in its tables, and numbers stay numbers', () => {
    expect(csvOfRows([{ a: '=1+1', b: -5, c: '-x', d: null, e: { f: 'é,"' } }])).toBe(
      `\u{feff}a,b,c,d,e\r\n'=1+1,-5,'-x,,"{""f"":""é,\\""""}"\r\n`,
    )
  })
})

describe('erasure', () => {
  /** The day of the request, and the fourteen in which it can be cancelled. */
  const dayAfter = '2026-12-05T20:00:00Z'

  test('is refused while the account is open', async () => {
    const { self, clientId } = await household()
    const response = await self.post(`${api}/erasure`)
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'account_not_closed'])
    expect((await show(self)).erasure).toBeNull()
    const left = await server.services.pool.query('select 1 from data_erasure where client_id = $1', [
      clientId,
    ])
    expect(left.rowCount).toBe(0)
  })

  test('is announced with its day, and can be cancelled', async () => {
    const { self, clientId } = await household('closed')
    expect((await self.post(`${api}/erasure`)).json().erasure).not.toBeNull()
    const dates = { dueOn: '2026-12-04', amountsUntil: '2033-12-31' }
    expect((await show(self)).erasure).toEqual(dates)
    const messages = await server.services.pool.query(
      "select data from outbox_message where client_id = $1 and template = 'erasure_planned'",
      [clientId],
    )
    expect(messages.rows).toEqual([{ data: dates }])
    expect((await self.post(`${api}/keep`)).json().erasure).toBeNull()
    expect((await show(self)).erasure).toBeNull()
    expect((await self.post(`${api}/keep`)).statusCode).toBe(404)
  })

  test('happens on its day and not before: nothing personal is left, amounts are, and nobody can sign in', async () => {
    const { pool, clock } = server.services
    const { self, clientId, email } = await household('closed')
    await pool.query("update client_order set state = 'delivered' where client_id = $1", [clientId])
    await self.post(`${api}/erasure`)
    const reader = visitor(server.app)
    const form = (await reader.get('/newsletter/form')).json()
    await reader.post('/newsletter', { ...form, f: '2', email, terms: true })
    const asked = () => pool.query('select from outbox_message where recipient = $1', [email])
    expect((await asked()).rowCount).toBe(1)
    await tendData(server.services)
    const named = () => pool.query('select 1 from client_email where client_id = $1', [clientId])
    expect((await named()).rowCount).toBe(1)
    clock.set(dayAfter)
    await tendData(server.services)
    await tendData(server.services)
    clock.set(now)
    expect([(await named()).rowCount, (await asked()).rowCount]).toEqual([0, 0])
    const texts: string[] = []
    for (const table of [...Object.keys(tablesOfHousehold), 'newsletter_signup']) {
      const key = table === 'newsletter_signup' ? 'email' : 'client_id::text'
      const { rows } = await pool.query(
        `select to_jsonb(t)::text as text from ${table} t where ${key} = any($1)`,
        [[clientId, email]],
      )
      texts.push(...rows.map(row => row.text as string))
    }
    const left = texts.join('\n')
    for (const personal of [email, 'Ada', '+16045550199', '2294', 'V6K', 'peanut', 'subject-of', 'Ring'])
      expect(left).not.toContain(personal)
    expect(left).toContain('8448')
    expect((await self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
  })

  test('waits for a box that is under way', async () => {
    const { pool, clock } = server.services
    const { self, clientId } = await household('closed')
    await pool.query("update client_order set state = 'out_for_delivery' where client_id = $1", [clientId])
    await self.post(`${api}/erasure`)
    clock.set(dayAfter)
    await tendData(server.services)
    clock.set(now)
    expect((await pool.query('select first_name from client where client_id = $1', [clientId])).rows).toEqual(
      [{ first_name: 'Ada' }],
    )
  })

  test('of amounts comes after the term, and then nothing is left', async () => {
    const { pool, clock } = server.services
    const { self, clientId } = await household('closed')
    await pool.query("update client_order set state = 'delivered' where client_id = $1", [clientId])
    await self.post(`${api}/erasure`)
    clock.set(dayAfter)
    await tendData(server.services)
    const amounts = () => pool.query('select 1 from client_order where client_id = $1', [clientId])
    clock.set('2033-12-31T20:00:00Z')
    await tendData(server.services)
    expect((await amounts()).rowCount).toBe(5)
    clock.set('2034-01-01T20:00:00Z')
    await tendData(server.services)
    clock.set(now)
    expect((await amounts()).rowCount).toBe(0)
    expect((await pool.query('select 1 from client where client_id = $1', [clientId])).rowCount).toBe(0)
  })

  test('keeps amounts for as many years as the configuration says, announces that day, and then deletes them', async () => {
    const other = await testServer({ now, environment: { AMOUNTS_KEPT_YEARS: '2' }, beginning: menusAt(now) })
    const { pool, clock } = other.services
    const { self, clientId } = await household('closed', other)
    await pool.query("update client_order set state = 'delivered' where client_id = $1", [clientId])
    const term = { dueOn: '2026-12-04', amountsUntil: '2028-12-31' }
    expect((await show(self)).wouldBe).toEqual(term)
    await self.post(`${api}/erasure`)
    expect((await show(self)).erasure).toEqual(term)
    const { rows } = await pool.query(
      "select data from outbox_message where client_id = $1 and template = 'erasure_planned'",
      [clientId],
    )
    expect(rows).toEqual([{ data: term }])
    clock.set(dayAfter)
    await tendData(other.services)
    const amounts = async () =>
      (await pool.query('select 1 from client_order where client_id = $1', [clientId])).rowCount
    clock.set('2028-12-31T20:00:00Z')
    await tendData(other.services)
    expect(await amounts()).toBe(5)
    clock.set('2029-01-01T20:00:00Z')
    await tendData(other.services)
    expect(await amounts()).toBe(0)
  })

  test('asks the question before settings, like every setting', async () => {
    const self = await signedInVisitor(server, await insertClient(server.services))
    for (const action of ['export', 'erasure', 'keep'])
      expect((await self.post(`${api}/${action}`)).json().error.code).toBe('reauthentication_required')
  })

  test('counts its term in whole years', () => {
    expect([amountsKeptUntil('2026-12-31', 7), amountsKeptUntil('2027-01-01', 1)]).toEqual([
      '2033-12-31',
      '2028-12-31',
    ])
    expect(archiveLastsDays).toBeLessThan(erasureAfterDays)
  })
})
