// What the discount bar offers visitors, over the wire and on a real database.

import { afterEach, expect, test, vi } from 'vitest'
import { subscribe } from '../../../tests/household.ts'
import { insertClient, signedInStaff, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { openMemory } from '../../request/memory.ts'
import { defaultDiscount } from './bar.ts'
import { loadCodeLines } from './load_code_file.ts'

const now = '2026-12-01T18:00:00.000Z'
const server = await testServer({ now })
const { services } = server
const { pool } = services
await pool.query(
  `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, valid_until, audience,
     total_uses, is_default)
   select 'freshprep', c, 'DiscountCode', 'percent', '[20]', c, c, '', '', u::date, a, t, d from (values
     ('DEFAULT1', null, 'new', null, true), ('DECEMBER', '2026-12-10', 'anyone', null, false),
     ('ONEONLY1', null, 'anyone', 1, false), ('COMEBACK', null, 'returning', null, false)) v (c, u, a, t, d)`,
)
const admin = await signedInVisitor(
  server,
  await insertClient(services, { brand: 'freshprep', isAdmin: true }),
)
const reason = 'Winter. 李小龙 🎂'
const at = (code: string, from: string | null = null, until: string | null = null) => ({ code, from, until })
const plan = (entries: object[], otherwise: string | null, base: number) =>
  admin.post('/api/admin/codes/offer', { entries, otherwise, base, reason })
const bar = async () => (await admin.get('/api/admin/codes/bar')).json()
const shownOn = async (day: string) =>
  (await defaultDiscount(services, 'freshprep', Temporal.Instant.from(`${day}T18:00:00Z`)))?.code ?? null
const shownToVisitor = async () =>
  (await visitor(server.app).get('/api/v1/sessions/session_data')).json().discountBar.discount?.code ?? null

afterEach(() => {
  vi.restoreAllMocks()
})

test('before a plan the default code is offered; with one, each code on its days, and the default code after them', async () => {
  expect(await shownToVisitor()).toBe('DEFAULT1')
  expect((await plan([at('december', '2026-12-05')], 'default1', 0)).json()).toEqual({ version: 1 })
  expect(await Promise.all(['2026-12-04', '2026-12-05', '2026-12-10', '2026-12-11'].map(shownOn))).toEqual([
    ...['DEFAULT1', 'DECEMBER', 'DECEMBER', 'DEFAULT1'],
  ])
})

test('a code that is used up is not shown any more, and the next takes its place', async () => {
  await plan([at('ONEONLY1')], 'DEFAULT1', 1)
  expect(await shownToVisitor()).toBe('ONEONLY1')
  const { clientId } = await subscribe(pool, now)
  const self = await signedInVisitor(server, clientId)
  expect((await self.post('/clients/code', { code: 'ONEONLY1' })).statusCode).toBe(200)
  const later = performance.now() + 1_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await shownToVisitor()).toBe('DEFAULT1')
})

test('a code that ends leaves the bar, and without a default there is none', async () => {
  await plan([at('DECEMBER')], null, 2)
  expect(await shownToVisitor()).toBe('DECEMBER')
  await admin.post('/api/admin/codes/stop', { code: 'DECEMBER', reason })
  const later = performance.now() + 1_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await shownToVisitor()).toBeNull()
})

test('another process offers the new code within a second', async () => {
  const elsewhere = { ...services, memory: openMemory() }
  const there = async () => (await defaultDiscount(elsewhere, 'freshprep', Temporal.Instant.from(now)))?.code
  expect(await there()).toBeUndefined()
  await plan([], 'DEFAULT1', 3)
  const later = performance.now() + 1_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await there()).toBe('DEFAULT1')
})

test('a code that visitors would be refused, one that is not there, days in the wrong order and an old version are refused by their field', async () => {
  const refused = async (entries: object[], otherwise: string | null, base = 4) => {
    const { code, fields } = (await plan(entries, otherwise, base)).json().error
    return [code, Object.keys(fields ?? {})]
  }
  expect(await refused([at('COMEBACK')], null)).toEqual(['bar_code_unfit', ['entries.0.code']])
  expect(await refused([at('DEFAULT1'), at('NOSUCH99')], null)).toEqual(['not_found', ['entries.1.code']])
  expect(await refused([], 'COMEBACK')).toEqual(['bar_code_unfit', ['otherwise']])
  expect(await refused([at('DEFAULT1', '2026-12-05', '2026-12-04')], null)).toEqual([
    'date_unavailable',
    ['entries.0.until'],
  ])
  expect(await refused([], null, 3)).toEqual(['catalogue_changed', []])
  expect((await bar()).version).toBe(4)
  expect(await shownToVisitor()).toBe('DEFAULT1')
})

test('of two plans at once one is taken', async () => {
  const both = await Promise.all([plan([], null, 4), plan([], 'DEFAULT1', 4)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await bar()).version).toBe(5)
})

test('the page has every version with its author and reason, and what the bar reads in both languages', async () => {
  const { versions, codes, today } = await bar()
  expect(today).toBe('2026-12-01')
  expect(versions).toHaveLength(5)
  expect(versions.at(-1)).toMatchObject({
    ...{ version: 1, entries: [at('DECEMBER', '2026-12-05')], otherwise: 'DEFAULT1', reason },
    ...{ date: '2026-12-01', time: '11:00', admin: expect.stringContaining('@') },
  })
  const named = codes.map(({ code }: { code: string }) => code)
  expect(named).toContain('DEFAULT1')
  expect(named).not.toContain('COMEBACK')
  expect(codes[0].shown).toMatchObject({ en: { code: codes[0].code }, fr: { code: codes[0].code } })
})

test('a file that names another default code is a version of the plan too, without an author', async () => {
  const header = 'brand,code,off,name_en,name_fr,text_en,text_fr,default'
  const lines = ['freshprep,FILED001,10%,A,B,C,D,yes', 'freshprep,FILED002,10%,A,B,C,D,no']
  await loadCodeLines(services, { header, lines, first: 2 })
  const { versions } = await bar()
  expect(versions[0]).toMatchObject({ version: 6, otherwise: 'FILED001', admin: null, reason: '' })
  await loadCodeLines(services, { header, lines, first: 2 })
  expect((await bar()).versions).toHaveLength(6)
})

test('who may not run offers sees the plan and changes none', async () => {
  const self = await signedInStaff(server, { freshprep: ['kitchen'] }, 'freshprep')
  expect((await self.get('/api/admin/codes/bar')).statusCode).toBe(200)
  const body = { entries: [], otherwise: null, base: 6, reason }
  expect((await self.post('/api/admin/codes/offer', body)).statusCode).toBe(403)
})
