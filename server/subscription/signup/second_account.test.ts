// A second account at one address (rule 42): over the wire, for the person who signs up and for the admin who allows it.

import { expect, test } from 'vitest'
import { insertClient, signedInVisitor, type Visitor } from '../../../tests/http.ts'
import { cardOf, signupServer, visitorAt } from '../../../tests/signup.ts'

const server = await signupServer('2026-11-27T15:00:00.000Z')

test('an address of an existing account is open to a second one that an admin allows, until they no longer do', {
  tags: '[VAL-ONE-PER-HOUSEHOLD]',
}, async () => {
  const home = { ...(await server.nextDoor('cookit')), unit: '7', phone: '514 871-1234' }
  const give = (self: Visitor) => self.post('/api/v1/signup/save_address', home)
  const refused = async (self: Visitor) => {
    const answer = await give(self)
    return [answer.statusCode, answer.json().error?.code]
  }
  const first = await visitorAt(server, 'delivery')
  await give(first)
  await first.post('/signup/payment', await cardOf(first))
  const second = await visitorAt(server, 'delivery')
  expect(await refused(second)).toEqual([409, 'household_exists'])
  const { id: clientId } = (await second.get('/api/v1/sessions/session_data')).json().client

  const adminOf = async (brand: 'cookit' | 'freshprep') =>
    signedInVisitor(server, await insertClient(server.services, { brand, isAdmin: true }), brand)
  const admin = await adminOf('cookit')
  const allow = (more: object, by = admin) =>
    by.post('/api/admin/households/share_door', { clientId, allowed: true, reason: 'Roommates', ...more })
  expect((await allow({ reason: ' ' })).json().error.fields).toHaveProperty('reason')
  expect((await allow({}, await adminOf('freshprep'))).statusCode).toBe(404)
  expect((await allow({}, second)).statusCode).toBe(403)
  expect(await refused(second)).toEqual([409, 'household_exists'])

  for (const _ of [1, 2]) expect((await allow({})).json()).toEqual({ success: true })
  expect((await give(second)).statusCode).toBe(200)
  expect((await second.post('/signup/payment', await cardOf(second))).statusCode).toBe(200)
  const shown = (await admin.get(`/api/admin/households/show?clientId=${clientId}`)).json()
  expect(shown).toMatchObject({ sharesDoor: true, subscription: { state: 'active' } })
  const said = (list: { words: string }[]) =>
    list.map(({ words }) => words).filter(words => /Second account/.test(words))
  expect(said(shown.changes)).toEqual(['Second account allowed at this address. Reason: Roommates'])

  // It is one account's right, and it ends.
  expect(await refused(await visitorAt(server, 'delivery'))).toEqual([409, 'household_exists'])
  await allow({ allowed: false, reason: 'A second first box' })
  const later = (await admin.get(`/api/admin/households/show?clientId=${clientId}`)).json()
  expect(later.sharesDoor).toBe(false)
  expect(said(later.changes)).toHaveLength(2)
})
