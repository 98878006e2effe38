import { expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { dismissByOperator, nameOwner } from './name_owner.ts'

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

test('whoever runs the program makes the first owner, whose accounts of each brand show the way to the office', async () => {
  const { email, answers, events } = await person()
  const other = await person()
  expect(await answers()).toEqual([403, 403])
  await nameOwner({ pool }, email.toUpperCase(), now)
  expect(await answers()).toEqual([200, 200])
  expect(await events()).toEqual(['admin_named by operator', 'admin_named by operator'])
  expect(await other.answers()).toEqual([403, 403])
})

test('who is dismissed may do nothing from the next request on', async () => {
  const { email, answers, events } = await person()
  await nameOwner({ pool }, email, now)
  expect(await dismissByOperator({ pool }, email, now)).not.toBeNull()
  expect(await answers()).toEqual([403, 403])
  // All four in one instant, so that their ids give them no order.
  expect((await events()).sort()).toEqual([
    'admin_dismissed by operator',
    'admin_dismissed by operator',
    'admin_named by operator',
    'admin_named by operator',
  ])
  expect(await dismissByOperator({ pool }, email, now)).toBeNull()
})

test('naming one again changes nothing, and an address without an account is a person of the company all the same', async () => {
  const { email, events } = await person()
  const id = await nameOwner({ pool }, email, now)
  expect(await nameOwner({ pool }, email, now)).toBe(id)
  expect(await events()).toHaveLength(2)
  await nameOwner({ pool }, 'nobody@example.com', now)
  const { rows } = await pool.query(
    "select r.brand, r.role from staff s join staff_role r on r.staff_id = s.id where s.email = 'nobody@example.com' order by r.brand",
  )
  expect(rows).toEqual([
    { brand: 'cookit', role: 'owner' },
    { brand: 'freshprep', role: 'owner' },
  ])
})
