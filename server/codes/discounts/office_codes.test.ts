// Codes made and changed in the office, over the wire and on a real database.

import { expect, test } from 'vitest'
import { publishTestMenus, subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { countCodes } from './count_codes.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now })
const { services } = server
const { pool } = services
await publishTestMenus(pool, now)
const adminId = await insertClient(services, { brand: 'freshprep', isAdmin: true })
const admin = await signedInVisitor(server, adminId, 'freshprep')
const post = (action: string, body: object) => admin.post(`/api/admin/codes/${action}`, body)
const columns = {
  off: '30% 20%',
  ...{ name_en: 'Winter', name_fr: 'Hiver', text_en: 'Two boxes.', text_fr: 'Deux boîtes.' },
}
const campaignId = '0190aaaa-0000-7000-8000-0000000000c1'
const linesOf = async (what: string) =>
  (await pool.query('select about, detail from staff_log where what = $1 order by number', [what])).rows

test('a code is made with all its terms, changed for whoever takes it later, and each change is in the log', async () => {
  const made = { code: 'winter26', columns, campaignId: null, isNew: true }
  expect((await post('save', made)).json()).toEqual({ code: 'WINTER26' })
  expect((await post('save', made)).json().error.fields).toHaveProperty('code.code', 'conflict')
  const { clientId } = await subscribe(pool, now)
  const self = await signedInVisitor(server, clientId)
  expect((await self.post('/clients/code', { code: 'Winter26' })).statusCode).toBe(200)
  const more = { ...columns, off: '$5', minimum_spend: '80', audience: 'new', until: '2026-12-31' }
  expect((await post('save', { ...made, columns: more, isNew: false })).statusCode).toBe(200)
  const found = (await admin.get('/api/admin/codes/find?code=winter26')).json()
  expect(found.columns).toMatchObject({ ...more, code: 'WINTER26', once_per_household: 'yes' })
  expect(found).toMatchObject({ taken: 1, isOpen: true })
  const held = await pool.query(
    'select elements from held_discount where client_id = $1 and ended_at is null',
    [clientId],
  )
  expect(held.rows).toContainEqual({ elements: [30, 20] })
  const { takers } = (await admin.get('/api/admin/codes/takers?code=winter26')).json()
  expect(takers).toMatchObject([{ client: { id: clientId }, boxes: 0, gaveUp: false }])
  const [, change] = await linesOf('codes_admin.save')
  const { detail } = change
  expect(detail.changes[0].before).toMatchObject({ off: '30% 20%' })
  expect(detail.changes[0].after).toMatchObject({ off: '$5', minimum_spend: '80' })
})

test('terms that cannot be read are named by their column, and nothing is made', async () => {
  const wrong = { ...columns, off: '300%', name_fr: ' ', until: '2026-02-30' }
  const { error } = (
    await post('save', { code: 'wrong', columns: wrong, campaignId: null, isNew: true })
  ).json()
  expect(error.fields).toMatchObject({
    code: { code: 'invalid_input' },
    'columns.off': { code: 'invalid_input' },
    'columns.name_fr': { code: 'required' },
    'columns.until': { code: 'invalid_input' },
  })
  const absent = { code: 'ABSENT99', columns, campaignId: null, isNew: false }
  expect((await post('save', absent)).statusCode).toBe(404)
  const elsewhere = { ...absent, isNew: true, campaignId }
  expect((await post('save', elsewhere)).statusCode).toBe(404)
})

test('three thousand codes are made for a campaign; each is taken once, and all are ended together', async () => {
  const campaign = { id: campaignId, source: 'Podcast', name: 'Winter 2026', from: null, until: null }
  expect((await post('save_campaign', campaign)).statusCode).toBe(200)
  const order = { campaignId, beginning: 'pod', count: 3_000, columns }
  expect((await post('make', order)).json()).toEqual({ made: 3_000 })
  const { codes, next } = (await admin.get(`/api/admin/codes/made?campaignId=${campaignId}`)).json()
  expect(next).toBeNull()
  expect(new Set(codes.map(({ code }: { code: string }) => code)).size).toBe(3_000)
  expect(codes[0].code).toMatch(/^POD[A-Z2-9]{10}$/)
  const take = async () => {
    const { clientId } = await subscribe(pool, now)
    return (await signedInVisitor(server, clientId)).post('/clients/code', { code: codes[0].code })
  }
  const answers = await Promise.all([take(), take()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  const list = async () => (await admin.get('/api/admin/codes/list')).json()
  expect((await list()).codes.map(({ code }: { code: string }) => code)).not.toContain(codes[0].code)
  expect((await list()).campaigns).toMatchObject([
    { name: 'Winter 2026', codes: 3_000, made: 3_000, boxes: 0 },
  ])
  const end = await post('stop_campaign', { campaignId, reason: 'over' })
  expect(end.json()).toEqual({ ended: 3_000 })
  expect((await take()).json().error.code).toBe('code_expired')
  expect(await linesOf('codes_admin.stop_campaign')).toMatchObject([{ about: { campaignId, ended: 3_000 } }])
})

test('a file is tried first and changes nothing; then its good lines are loaded, and each bad one is named', async () => {
  const header = 'brand,code,off,name_en,name_fr,text_en,text_fr'
  const lines = [
    'freshprep,FILE0001,10%,A,B,C,D',
    'freshprep,FILE0002,half,A,B,C,D',
    'cookit,FILE0003,10%,A,B,C,D',
    'freshprep,WINTER26,15%,A,B,C,D',
  ].join('\n')
  const load = async (isTrial: boolean) => (await post('load', { header, lines, first: 7, isTrial })).json()
  const result = {
    ...{ read: 4, added: 1, changed: 1 },
    left: [
      { line: 8, why: 'off', value: 'half' },
      { line: 9, why: 'other_brand', value: 'cookit' },
    ],
  }
  expect(await load(true)).toEqual(result)
  expect((await admin.get('/api/admin/codes/find?code=FILE0001')).statusCode).toBe(404)
  expect(await load(false)).toEqual(result)
  expect((await admin.get('/api/admin/codes/find?code=WINTER26')).json().elements).toEqual([15])
  const bad = await post('load', { header: 'brand,code', lines, first: 2, isTrial: true })
  expect(bad.json().error.fields).toHaveProperty('header.code', 'invalid_input')
})

test('what a code brought is counted once, the morning after, without the boxes that were not charged', async () => {
  const { clientId } = await subscribe(pool, now)
  const priced = (cents: number, number: number) =>
    JSON.stringify({
      taxCents: 100,
      discounts: [{ type: 'recurring_discount', code: 'FILE0001', cents, number, of: 2 }],
    })
  const box = (week: string, day: string, state: string, number: number) =>
    pool.query(
      `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province, plan_id,
         profile_key, cutoff_at, state, priced, total_cents, created_at)
       values ($1, gen_random_uuid(), 'freshprep', $2, $3, 16, 20, 'vancouver', 'BC', 'rtc_2-3', '', $3::date - 4, $4, $5, 5100,
         '2026-10-01')`,
      [clientId, week, day, state, priced(900, number)],
    )
  const batch = (day: string, charged: string | null) =>
    pool.query(
      `insert into batch (brand, delivery_date, kitchen, week, cutoff_at, charged_at) values ('freshprep', $1, 'vancouver',
         $1, $1::date - 4, $2) on conflict (brand, delivery_date, kitchen) do update set charged_at = $2`,
      [day, charged],
    )
  await pool.query('delete from batch')
  await box('2026-11-09', '2026-11-10', 'delivered', 1)
  await box('2026-11-16', '2026-11-17', 'delivered', 2)
  await box('2026-11-02', '2026-11-03', 'cancelled', 1)
  for (const day of ['2026-11-03', '2026-11-10']) await batch(day, '2026-11-07')
  await batch('2026-11-17', null)
  await countCodes(services)
  const brought = async () => (await admin.get('/api/admin/codes/find?code=FILE0001')).json()
  expect(await brought()).toMatchObject({ boxes: 1, firsts: 1, offCents: 900, revenueCents: 5_000 })
  await batch('2026-11-17', '2026-11-14')
  expect(await countCodes(services)).toBe(1)
  expect(await countCodes(services)).toBe(0)
  expect(await brought()).toMatchObject({ boxes: 2, firsts: 1, offCents: 1_800, revenueCents: 10_000 })
})
