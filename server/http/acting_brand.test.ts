import { expect, test } from 'vitest'
import { insertClient, signedInStaff, testServer } from '../../tests/http.ts'

const server = await testServer({ now: '2026-12-01T20:00:00Z' })

const household = await insertClient(server.services, { brand: 'cookit' })
const about = `/api/admin/households/show?clientId=${household}`
const onCookit = { 'x-acts-on': 'cookit' }

test('an admin of both brands acts on either from one host', async () => {
  const admin = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
  expect((await admin.get(about)).statusCode).toBe(404)
  expect((await admin.get(about, { 'x-acts-on': 'freshprep' })).statusCode).toBe(404)
  const shown = await admin.get(about, onCookit)
  expect(shown.statusCode).toBe(200)
  expect(shown.json().client.id).toBe(household)
})

test('the admin of one brand acts on no other', async () => {
  const alone = await signedInStaff(server, { freshprep: ['owner'] })
  expect((await alone.get(about, onCookit)).statusCode).toBe(403)
})

test('a brand that does not exist is the host’s', async () => {
  const admin = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
  expect((await admin.get(about, { 'x-acts-on': 'elsewhere' })).statusCode).toBe(404)
})
