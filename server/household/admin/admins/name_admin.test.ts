import { expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer } from '../../../../tests/http.ts'
import { nameAdmin } from './name_admin.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })
const { pool } = server.services

/** Somebody with an account of each brand, and their browsers. */
async function person() {
  const email = `${crypto.randomUUID()}@example.com`
  const ids = [await insertClient(server.services), await insertClient(server.services, { brand: 'cookit' })]
  const brands = ['freshprep', 'cookit'] as const
  for (const [place, brand] of brands.entries()) {
    await pool.query('insert into client_email (brand, email, client_id) values ($1, $2, $3)', [
      brand,
      email,
      ids[place],
    ])
  }
  const browsers = await Promise.all(
    brands.map((brand, at) => signedInVisitor(server, ids[at] as string, brand)),
  )
  const answers = async () =>
    (await Promise.all(browsers.map(self => self.get('/api/admin/subscription_profiles/top_profiles')))).map(
      ({ statusCode }) => statusCode,
    )
  const events = async () =>
    (
      await pool.query('select kind, actor from client_event where client_id = any($1) order by id', [ids])
    ).rows.map(({ kind, actor }) => `${kind} by ${actor}`)
  return { email, answers, events }
}

test('whoever runs the program makes the first admin, of each brand they have an account with', async () => {
  const { email, answers, events } = await person()
  const other = await person()
  expect(await answers()).toEqual([403, 403])
  expect(await nameAdmin({ pool }, email.toUpperCase(), true, now)).toEqual(['cookit', 'freshprep'])
  expect(await answers()).toEqual([200, 200])
  expect(await events()).toEqual(['admin_named by operator', 'admin_named by operator'])
  expect(await other.answers()).toEqual([403, 403])
})

test('an admin is one no longer from the next request on', async () => {
  const { email, answers, events } = await person()
  await nameAdmin({ pool }, email, true, now)
  await nameAdmin({ pool }, email, false, now)
  expect(await answers()).toEqual([403, 403])
  // All four in one instant, so that their ids give them no order.
  expect((await events()).sort()).toEqual([
    'admin_dismissed by operator',
    'admin_dismissed by operator',
    'admin_named by operator',
    'admin_named by operator',
  ])
})

test('naming one again changes nothing, and an address without an account names nobody', async () => {
  const { email, events } = await person()
  await nameAdmin({ pool }, email, true, now)
  expect(await nameAdmin({ pool }, email, true, now)).toEqual(['cookit', 'freshprep'])
  expect(await events()).toHaveLength(2)
  expect(await nameAdmin({ pool }, 'nobody@example.com', true, now)).toEqual([])
})
