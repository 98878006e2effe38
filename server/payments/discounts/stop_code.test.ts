// An admin looks at a code and ends it, over the wire and on a real database.

import { expect, test } from 'vitest'
import { publishTestMenus, subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { codePut } from './store.ts'

const now = '2026-11-27T18:00:00.000Z'
const server = await testServer({ now })
const { pool } = server.services
await publishTestMenus(pool, now)
await codePut.run(pool, {
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
})
const adminOf = async (brand: 'freshprep' | 'cookit') =>
  signedInVisitor(server, await insertClient(server.services, { brand, isAdmin: true }), brand)
const admin = await adminOf('freshprep')
const find = async (by = admin) => (await by.get('/api/admin/codes/find?code=leaked50')).json()

test('a code is ended at once: nobody takes it any more, and who holds it keeps it', async () => {
  const household = async () => {
    const { clientId } = await subscribe(pool, now)
    return { clientId, self: await signedInVisitor(server, clientId) }
  }
  const [early, late] = [await household(), await household()]
  const take = ({ self }: typeof early) => self.post('/clients/code', { code: 'LEAKED50' })
  expect(await find()).toMatchObject({ code: 'LEAKED50', elements: [50], taken: 0, isOpen: true })
  expect((await take(early)).statusCode).toBe(200)
  const stop = (by = admin) => by.post('/api/admin/codes/stop', { code: 'Leaked50' })
  expect((await stop(await adminOf('cookit'))).statusCode).toBe(404)
  expect((await stop(late.self)).statusCode).toBe(403)
  for (const answer of [await stop(), await stop()]) expect(answer.json()).toEqual({ success: true })
  expect(await find()).toMatchObject({ taken: 1, until: '2026-11-26', isOpen: false })
  expect((await take(late)).json().error.code).toBe('code_expired')
  const held = 'select code from held_discount where client_id = $1 and code = $2'
  expect((await pool.query(held, [early.clientId, 'LEAKED50'])).rows).toHaveLength(1)
})

test('a code that the brand does not have is not found', async () => {
  const other = await adminOf('cookit')
  expect((await find(other)).error.code).toBe('not_found')
  expect((await admin.get('/api/admin/codes/find?code=%3Cscript%3E')).statusCode).toBe(404)
})
