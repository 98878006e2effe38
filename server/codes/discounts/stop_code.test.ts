// An admin looks at a code and ends it, over the wire and on a real database.

import { expect, test } from 'vitest'
import { publishTestMenus, subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { codePut } from './store.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now })
const { pool } = server.services
await publishTestMenus(pool, now)
const terms = {
  brand: 'freshprep',
  code: 'LEAKED50',
  type: 'DiscountCode',
  unit: 'percent',
  elements: '[50]',
  minimumSpendCents: 0,
  nameEn: 'Half off',
  nameFr: 'Moitié prix',
  textEn: 'x',
  textFr: 'x',
  from: null,
  until: null,
  audience: 'anyone',
  oncePerHousehold: true,
  totalUses: null,
  combinesWith: [],
  isDefault: false,
  campaignId: null,
  staysInCampaign: true,
} as const
await codePut.run(pool, terms)
await codePut.run(pool, { ...terms, code: 'NOVEMBER', until: '2026-12-31' })
const adminOf = async (brand: 'freshprep' | 'cookit') => {
  const id = await insertClient(server.services, { brand, isAdmin: true })
  return { id, by: await signedInVisitor(server, id, brand) }
}
const { id: adminId, by: admin } = await adminOf('freshprep')
const find = async (by = admin, code = 'leaked50') =>
  (await by.get(`/api/admin/codes/find?code=${code}`)).json()
const reason = '=HYPERLINK("x") <b>"got about"</b>'

test('a code is ended at once: nobody takes it any more, and who holds it keeps it', async () => {
  const household = async () => {
    const { clientId } = await subscribe(pool, now)
    return { clientId, self: await signedInVisitor(server, clientId) }
  }
  const [early, late] = [await household(), await household()]
  const take = ({ self }: typeof early) => self.post('/clients/code', { code: 'LEAKED50' })
  expect(await find()).toMatchObject({ code: 'LEAKED50', elements: [50], taken: 0, isOpen: true })
  expect((await take(early)).statusCode).toBe(200)
  const stop = (by = admin) => by.post('/api/admin/codes/stop', { code: 'Leaked50', reason })
  expect((await stop((await adminOf('cookit')).by)).statusCode).toBe(404)
  expect((await stop(late.self)).statusCode).toBe(403)
  for (const answer of await Promise.all([stop(), stop()])) expect(answer.json()).toEqual({ success: true })
  expect(await find()).toMatchObject({ taken: 1, until: '2026-11-26', isOpen: false })
  expect((await take(late)).json().error.code).toBe('code_expired')
  const held = 'select code from held_discount where client_id = $1 and code = $2'
  expect((await pool.query(held, [early.clientId, 'LEAKED50'])).rows).toHaveLength(1)
})

test('who ended a code, when, with which last day and why is kept, once, however often it is ended', async () => {
  const { email } = (await pool.query('select email from client where client_id = $1', [adminId])).rows[0]
  const ending = { date: '2026-11-27', time: '11:00', lastDay: '2026-11-26', reason, admin: email }
  expect((await find()).endings).toEqual([ending])
  // A file opens it again; it is ended again, and both times stay.
  await codePut.run(pool, terms)
  await admin.post('/api/admin/codes/stop', { code: 'LEAKED50', reason: 'again' })
  expect((await find()).endings).toEqual([{ ...ending, reason: 'again' }, ending])
  const without = await admin.post('/api/admin/codes/stop', { code: 'LEAKED50', reason: ' ' })
  expect(without.json().error.fields).toHaveProperty('reason.code', 'required')
})

test('a code is ended after a day to come, earlier than its own end, and can be taken until then', async () => {
  const endAfter = (lastDay: string) =>
    admin.post('/api/admin/codes/stop', { code: 'NOVEMBER', reason: 'budget', lastDay })
  const november = () => find(admin, 'november')
  for (const day of ['2026-11-26', '2026-12-31', '2027-01-15'])
    expect((await endAfter(day)).json().error.fields).toHaveProperty('lastDay.code', 'date_unavailable')
  expect((await endAfter('2026-11-30')).statusCode).toBe(200)
  expect(await november()).toMatchObject({ until: '2026-11-30', isOpen: true, canEnd: true })
  expect((await endAfter('2026-12-01')).statusCode).toBe(422)
  expect((await november()).endings).toHaveLength(1)
})

test('a code that the brand does not have is not found', async () => {
  const { by: other } = await adminOf('cookit')
  expect((await find(other)).error.code).toBe('not_found')
  expect((await admin.get('/api/admin/codes/find?code=%3Cscript%3E')).statusCode).toBe(404)
})
