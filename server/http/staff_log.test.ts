// The log of what staff do: every admin's call that changes something, or shows a household, has its line.

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { logsOf } from '../../contract/call.ts'
import { Refusal } from '../../contract/errors.ts'
import { allCalls, type CallName } from '../../contract/index.ts'
import { requestOf } from '../../tests/household.ts'
import { hire, insertClient, signedInStaff, signedInVisitor, testServer } from '../../tests/http.ts'
import { calls as handlers } from '../calls/index.ts'
import type { CallRequest } from '../request/call_request.ts'
import { withTx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { checkLog } from '../request/staff_log/check_log.ts'
import { writeLine } from '../request/staff_log/write_line.ts'
import { type BoundCall, bindCalls, runCall } from './bound_calls.ts'

const now = '2026-11-20T20:00:00.000Z'
const server = await testServer({ now })
const { services } = server
const { pool } = services

interface LogRow {
  number: number
  actor: string
  what: string
  brand: string
  client_id: string | null
  about: Record<string, unknown>
  detail: Record<string, unknown> | null
  apart: string | null
  xmin: string
}

/** The lines since a number. */
async function linesAfter(number: number): Promise<LogRow[]> {
  const { rows } = await pool.query<LogRow>(
    `select l.number, l.actor, l.what, l.brand, l.household_id as client_id, l.about, l.detail, d.detail as apart, l.xmin::text
     from staff_log l left join staff_log_detail d on d.client_id = l.household_id and d.number = l.number
     where l.number > $1 order by l.number`,
    [number],
  )
  return rows
}

const lastNumber = async () =>
  (await pool.query('select coalesce(max(number), 0)::int as last from staff_log')).rows[0].last as number

const ofStaff = bindCalls(handlers, false).filter(({ declaration }) => declaration.who === 'admin')
const changing = ofStaff.filter(({ declaration }) => logsOf(declaration) === 'change')
const reading = ofStaff.filter(({ declaration }) => logsOf(declaration) === 'reading')
const unlogged = ofStaff.filter(({ declaration }) => logsOf(declaration) === 'nothing')

/** The same call, with other work behind the same door. */
const withWork = (call: BoundCall, handler: BoundCall['handler']): BoundCall => ({
  ...call,
  declaration: { ...call.declaration, input: z.object({}), output: z.any(), asks: undefined as never },
  handler,
})

async function byOwner(): Promise<CallRequest> {
  const id = await insertClient(services, { isAdmin: true })
  const request = requestOf(id, now)
  const known = request.session.staff as NonNullable<CallRequest['session']['staff']>
  const staff = { ...known, roles: { freshprep: ['owner'], cookit: [] } } as const
  return { ...request, session: { ...request.session, staff } }
}

describe('an admin’s call that changes something', () => {
  test.each(changing)('$name has its line in the transaction of the change', async call => {
    const request = await byOwner()
    const before = await lastNumber()
    const clientId = request.session.clientId as string
    const write = (tx: Parameters<Parameters<typeof withTx>[1]>[0]) =>
      tx.query('update client set last_name = $2 where client_id = $1', [clientId, call.name])
    await runCall(
      withWork(call, async () => {
        await withTx(pool, write)
        return {}
      }),
      services,
      request,
      {},
    )
    const [line, ...others] = await linesAfter(before)
    const { rows } = await pool.query('select xmin::text, last_name from client where client_id = $1', [
      clientId,
    ])
    expect(line).toMatchObject({ what: call.name, actor: clientId, brand: 'freshprep' })
    expect(rows).toEqual([{ last_name: call.name, xmin: line?.xmin }])
    expect(others).toEqual([])
  })

  test('has no line where it is refused, and changes nothing where its line cannot be written', async () => {
    const call = changing[0] as BoundCall
    const request = await byOwner()
    const before = await lastNumber()
    const change = async () => {
      await withTx(pool, tx =>
        tx.query("update client set last_name = 'changed' where client_id = $1", [request.session.clientId]),
      )
      return {}
    }
    const refused = withWork(call, async () => {
      await withTx(pool, async tx => {
        await tx.query("update client set last_name = 'refused' where client_id = $1", [
          request.session.clientId,
        ])
        throw new Refusal('conflict')
      })
    })
    await expect(runCall(refused, services, request, {})).rejects.toMatchObject({ code: 'conflict' })
    await pool.query('alter table staff_log add constraint full_up check (number < 0) not valid')
    await expect(runCall(withWork(call, change), services, request, {})).rejects.toThrow('full_up')
    await pool.query('alter table staff_log drop constraint full_up')
    const { rows } = await pool.query('select last_name from client where client_id = $1', [
      request.session.clientId,
    ])
    expect(rows).toEqual([{ last_name: 'Test' }])
    expect(await linesAfter(before)).toEqual([])
  })
})

test('the line of an act has nothing of an earlier act on the same connection, committed or undone', async () => {
  const [call] = changing as [BoundCall]
  const before = await lastNumber()
  const noted = (clientId: string, fails: boolean) =>
    withWork(call, async () => {
      await withTx(pool, async tx => {
        noteInLog(tx, { clientId, before: fails ? 'undone' : clientId })
        if (fails) throw new Refusal('not_found')
      })
      return {}
    })
  const clients = await Promise.all([insertClient(services), insertClient(services)])
  for (const fails of [false, true, false])
    for (const clientId of clients)
      await runCall(noted(clientId, fails), services, await byOwner(), {}).catch(() => null)
  const lines = await linesAfter(before)
  expect(lines.map(({ client_id }) => client_id)).toEqual([...clients, ...clients])
  expect(lines.map(({ apart }) => JSON.parse(apart ?? '{}').changes)).toEqual(
    [...clients, ...clients].map(clientId => [{ before: clientId }]),
  )
})

test.each(reading)('$name, which shows a household, leaves a line too', async call => {
  const before = await lastNumber()
  const request = await byOwner()
  const shown = await insertClient(services)
  await runCall(
    withWork(call, async () => ({ client: { id: shown } })),
    services,
    request,
    {},
  )
  expect(await linesAfter(before)).toMatchObject([{ what: call.name, client_id: shown }])
})

test('each other admin’s call shows no single household, or changes nothing', () => {
  expect(unlogged.map(({ name }) => name).toSorted()).toEqual([
    'addresses.unverified',
    'box_claims_admin.waiting',
    'catalogue.preview',
    'catalogue.product',
    'closed_days.preview',
    'closed_days.year',
    'closing_accounts.index',
    'codes_admin.bar',
    'codes_admin.find',
    'codes_admin.list',
    'codes_admin.made',
    'codes_admin.takers',
    'content.piece',
    'content.pieces',
    'deliveries.day',
    'deliveries.orders',
    'deliveries.report',
    'facts_admin.list',
    'flags_admin.list',
    'flags_admin.preview',
    'households_admin.check_postal',
    'households_admin.choices',
    'households_admin.find',
    'households_admin.foresee',
    'households_admin.foresee_giving',
    'ingredients_admin.find_foods',
    'ingredients_admin.list',
    'ingredients_admin.options',
    'ingredients_admin.preview',
    'ingredients_admin.show',
    'kitchens.day',
    'letters_admin.find',
    'letters_admin.foresee',
    'letters_admin.list',
    'letters_admin.newsletter',
    'market_admin.drop_file',
    'market_admin.file',
    'market_admin.foresee',
    'market_admin.list',
    'market_admin.mend',
    'market_admin.options',
    'market_admin.put_file',
    'market_admin.rows',
    'market_admin.show',
    'meals_admin.bring_up',
    'meals_admin.compare',
    'meals_admin.find_ingredients',
    'meals_admin.find_pairings',
    'meals_admin.keep_draft',
    'meals_admin.list',
    'meals_admin.pictures',
    'meals_admin.show',
    'meals_admin.shown',
    'menu_weeks.board',
    'menu_weeks.dishes',
    'menu_weeks.preview',
    'messages_admin.find',
    'messages_admin.list',
    'office_admin.numbers',
    'office_admin.stuck',
    'office_admin.today',
    'office_admin.unpaid',
    'office_admin.unserved',
    'payments_admin.watched',
    'places_admin.area',
    'places_admin.check',
    'places_admin.cutoffs',
    'places_admin.list',
    'places_admin.preview_cutoffs',
    'places_admin.preview_windows',
    'places_admin.zone',
    'returnables_admin.list',
    'routes.day',
    'shortages_admin.day',
    'staff_admin.list',
    'staff_log.list',
    'staff_session.offer_factor',
    'staff_session.prove',
    'staff_session.show',
    'subscription_profiles.index_data',
    'subscription_profiles.preview_order_generation',
    'subscription_profiles.top_profiles',
    'terms.list',
    'terms.preview',
    'terms.sheet',
    'terms.term',
    'weekly_categories.preview_ranking',
    'weekly_categories.week_data',
  ] satisfies CallName[])
  expect(allCalls().filter(({ declaration }) => declaration.who === 'admin')).toHaveLength(
    unlogged.length + changing.length + reading.length,
  )
})

describe('a line', () => {
  test('says who did what to which household, from where, with before, after and the reason apart', async () => {
    const owner = await signedInStaff(server, { freshprep: ['owner'] })
    const household = await insertClient(services)
    const before = await lastNumber()
    const answer = await owner.post(
      '/api/admin/reward_points/create_point_adjustment',
      { clientId: household, points: 250, reason: 'The salmon was late', requestId: crypto.randomUUID() },
      { 'user-agent': 'Mozilla/5.0 (Office)' },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    const [line] = await linesAfter(before)
    expect(line).toMatchObject({
      actor: owner.staffId,
      what: 'admin_reward_points.create_point_adjustment',
      client_id: household,
      about: { points: 250 },
      detail: null,
    })
    expect(JSON.parse(line?.apart ?? 'null')).toMatchObject({
      reason: 'The salmon was late',
      changes: [{ before: 0, after: 250 }],
      events: [{ kind: 'points_adjusted' }],
    })
    const { rows } = await pool.query(
      `select e.xmin::text = l.xmin::text as together, l.user_agent, l.network from client_event e, staff_log l
       where e.client_id = $1 and l.number = $2`,
      [household, line?.number],
    )
    expect(rows).toEqual([{ together: true, user_agent: 'Mozilla/5.0 (Office)', network: '127.0.0.0/24' }])
  })

  test('of a setting has what it was and what it is', async () => {
    const owner = await signedInStaff(server, { freshprep: ['owner'] })
    const before = await lastNumber()
    const limits = { eachCents: 1_500, monthlyCents: 4_000, monthlyClaims: 2 }
    const known = (await owner.get('/api/admin/box_claims/waiting')).json().limits
    const answer = await owner.post('/api/admin/box_claims/set_limits', { ...known, ...limits })
    expect(answer.statusCode, answer.body).toBe(200)
    const [line] = await linesAfter(before)
    expect(line?.detail).toMatchObject({ changes: [{ before: known }] })
  })

  test('stands where support looked at a household', async () => {
    const self = await signedInStaff(server, { freshprep: ['support'] })
    const household = await insertClient(services)
    const before = await lastNumber()
    await self.get(`/api/admin/households/show?clientId=${household}`)
    expect(await linesAfter(before)).toMatchObject([
      { actor: self.staffId, what: 'households_admin.show', client_id: household },
    ])
  })
})

describe('the log', () => {
  test.each([
    ['update staff_log set actor = $1', ['somebody else']],
    ['delete from staff_log', []],
    ['truncate staff_log', []],
    [
      "insert into staff_log select * from staff_log order by number limit 1 on conflict (number) do update set what = 'x'",
      [],
    ],
  ])('cannot be changed by the program’s own database user: %s', async (statement, values) => {
    expect(await lastNumber()).toBeGreaterThan(0)
    await expect(pool.query(statement, values)).rejects.toMatchObject({ code: '42501' })
  })

  test('is a chain of hashes: whoever gets around that is found', async () => {
    const whole = await checkLog(pool)
    expect(whole).toMatchObject({ lines: await lastNumber(), fault: null })
    const around = async (statement: string) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query('alter table staff_log disable trigger user')
        await client.query(statement)
        return (await checkLog(client)).fault
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await around("update staff_log set actor = 'somebody else' where number = 2")).toEqual({
      number: 2,
      what: 'changed',
    })
    expect(await around('delete from staff_log where number = 3')).toEqual({ number: 3, what: 'missing' })
    const household = 'select min(number) from staff_log_detail'
    const { rows } = await pool.query(household)
    expect(await around(`update staff_log_detail set detail = '{}' where number = (${household})`)).toEqual({
      number: rows[0].min,
      what: 'detail_changed',
    })
    expect(await around(`delete from staff_log_detail where number = (${household})`)).toEqual({
      number: rows[0].min,
      what: 'detail_missing',
    })
    expect(
      await around(`delete from staff_log where number = (select max(number) from staff_log)`),
    ).toBeNull()
    expect((await checkLog(pool)).last).toBe(whole.last)
  })

  test('has its lines in one chain, however many are written at once', async () => {
    const admins = await Promise.all([0, 1, 2, 3].map(() => signedInStaff(server, { freshprep: ['owner'] })))
    const before = await lastNumber()
    const household = await insertClient(services)
    await Promise.all(
      admins.flatMap(self =>
        [1, 2, 3].map(points =>
          self.post('/api/admin/reward_points/create_point_adjustment', {
            ...{ clientId: household, points, reason: 'Thanks', requestId: crypto.randomUUID() },
          }),
        ),
      ),
    )
    expect(await linesAfter(before)).toHaveLength(12)
    expect((await checkLog(pool)).fault).toBeNull()
  })

  test('names a person by the id of the account that was theirs before staff were people', async () => {
    const clientId = await insertClient(services)
    await hire(pool, { clientId, brand: 'freshprep', role: 'owner' })
    const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
    await self.get(`/api/admin/households/show?clientId=${clientId}`)
    const { lines } = (await self.get(`/api/admin/staff_log/list?clientId=${clientId}`)).json()
    expect(lines[0]).toMatchObject({ who: 'Ada Test', what: 'households_admin.show' })
  })

  test('is a file of the brands that are asked for, each line once, for who may read it at all of them', async () => {
    const file = '/api/admin/staff_log/lines.csv'
    const both = `${file}?acts_on=freshprep&acts_on=cookit`
    const owner = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
    await owner.get(`/api/admin/households/show?clientId=${await insertClient(services)}`)
    for (const brand of ['cookit', null] as const)
      await withTx(pool, tx =>
        writeLine(tx, {
          ...{ at: now, actor: 'operator', what: `test.${brand ?? 'none'}`, brand, clientId: null },
          ...{ about: {}, detail: null, userAgent: null, network: null },
        }),
      )
    const times = async (address: string, what: string) =>
      (await owner.get(address)).body.split('\n').filter(line => line.includes(what)).length
    const one = `${file}?acts_on=freshprep`
    expect(await times(both, 'test.cookit')).toBe(1)
    expect(await times(both, 'test.none')).toBe(1)
    expect(await times(both, 'households_admin.show')).toBe(await times(one, 'households_admin.show'))
    expect(await times(one, 'households_admin.show')).toBeGreaterThan(0)
    expect(await times(one, 'test.cookit')).toBe(0)
    const ofOne = await signedInStaff(server, { freshprep: ['owner'] })
    expect((await ofOne.get(one)).statusCode).toBe(200)
    expect((await ofOne.get(both)).statusCode).toBe(403)
  })
})
