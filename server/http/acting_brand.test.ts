import { expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer } from '../../tests/http.ts'

const server = await testServer({ now: '2026-12-01T20:00:00Z' })
const { pool } = server.services

/** An account at a brand, found by its email. */
async function accountAt(brand: 'freshprep' | 'cookit', email: string, isAdmin: boolean): Promise<string> {
  const clientId = await insertClient(server.services, { brand, isAdmin })
  await pool.query('update client set email = $2 where client_id = $1', [clientId, email])
  await pool.query('insert into client_email (brand, email, client_id) values ($1, $2, $3)', [
    brand,
    email,
    clientId,
  ])
  return clientId
}

const household = await insertClient(server.services, { brand: 'cookit' })
const about = `/api/admin/households/show?clientId=${household}`
const onCookit = { 'x-acts-on': 'cookit' }

test('an admin of both brands acts on either from one host', async () => {
  const admin = await signedInVisitor(server, await accountAt('freshprep', 'both@example.com', true))
  await accountAt('cookit', 'both@example.com', true)
  expect((await admin.get(about)).statusCode).toBe(404)
  expect((await admin.get(about, { 'x-acts-on': 'freshprep' })).statusCode).toBe(404)
  const shown = await admin.get(about, onCookit)
  expect(shown.statusCode).toBe(200)
  expect(shown.json().client.id).toBe(household)
})

test('the admin of one brand acts on no other, whether the other has an account of theirs or not', async () => {
  const alone = await signedInVisitor(server, await accountAt('freshprep', 'alone@example.com', true))
  expect((await alone.get(about, onCookit)).statusCode).toBe(403)
  await accountAt('cookit', 'alone@example.com', false)
  expect((await alone.get(about, onCookit)).statusCode).toBe(403)
})

test('a brand that does not exist is the host’s', async () => {
  const admin = await signedInVisitor(server, await accountAt('freshprep', 'third@example.com', true))
  await accountAt('cookit', 'third@example.com', true)
  expect((await admin.get(about, { 'x-acts-on': 'elsewhere' })).statusCode).toBe(404)
})
