// What an owner does with the people of the company.

import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedInStaff, testServer, type Visitor } from '../../../tests/http.ts'

const server = await testServer({ now: '2026-11-20T20:00:00.000Z' })
const { pool } = server.services

const give = async (self: Visitor, id: string, roles: Record<string, string[]>) => {
  const answer = await self.post('/api/admin/staff/set_roles', { id, roles })
  return answer.statusCode === 200 ? 200 : answer.json().error.code
}
const mayLook = async (self: Visitor) => (await self.get('/api/admin/kitchens/day')).statusCode === 200

test('roles count from the next request on, by brand', async () => {
  const owner = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
  const self = await signedInStaff(server, { freshprep: ['kitchen'] })
  expect(await mayLook(self)).toBe(true)
  expect(await give(owner, self.staffId, { freshprep: [], cookit: ['kitchen'] })).toBe(200)
  expect(await mayLook(self)).toBe(false)
  expect(await give(owner, self.staffId, { freshprep: [], cookit: [] })).toBe('required')
  expect(await give(owner, randomUUIDv7(), { freshprep: ['menu'], cookit: [] })).toBe('not_found')
})

test('an owner of one brand gives no role of the other, and nobody takes a brand its last owner', async () => {
  await pool.query("delete from staff_role where role = 'owner'")
  const one = await signedInStaff(server, { freshprep: ['owner'] })
  const both = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
  const self = await signedInStaff(server, { freshprep: ['menu'] })
  expect(await give(one, self.staffId, { freshprep: ['menu'], cookit: ['menu'] })).toBe('forbidden')
  expect(await give(one, self.staffId, { freshprep: ['menu', 'support'], cookit: [] })).toBe(200)
  expect(await give(both, both.staffId, { freshprep: ['owner'], cookit: ['menu'] })).toBe('last_owner')
  const dismiss = async (id: string) => (await both.post('/api/admin/staff/dismiss', { id })).statusCode
  expect(await dismiss(both.staffId)).toBe(409)
  expect(await dismiss(one.staffId)).toBe(200)
  expect(await mayLook(one)).toBe(false)
})

test('who is dismissed is in no list and gets in no more, and the log still names them', async () => {
  const owner = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
  const self = await signedInStaff(server, { freshprep: ['kitchen'] })
  await owner.post('/api/admin/staff/dismiss', { id: self.staffId })
  expect((await self.get('/api/admin/kitchens/day')).statusCode).toBe(401)
  const { people } = (await owner.get('/api/admin/staff/list')).json()
  expect(people.some(({ id }: { id: string }) => id === self.staffId)).toBe(false)
  const log = (await owner.get('/api/admin/staff_log/list?what=staff_admin.dismiss')).json()
  expect(log.lines[0]).toMatchObject({ actor: owner.staffId, about: { person: self.staffId } })
  expect(log.people.some(({ id }: { id: string }) => id === self.staffId)).toBe(true)
})
