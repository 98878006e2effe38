import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer } from '../../../tests/http.ts'
import { recordBalances } from '../../../tests/ledger.ts'
import { renewCorporate } from './corporate_credit.ts'

const server = await testServer({ now: '2026-11-23T18:00:00.000Z' })

const update = '/api/v1/settings_corporate_credit_plan/update'
const show = '/api/v1/settings_corporate_credit_plan/show'
const plan = { plan: 'Lunch for all', valueCents: 10_000, expiration: '2027-01-31', period: 'monthly' }

async function people() {
  const [clientId, adminId] = [
    await insertClient(server.services),
    await insertClient(server.services, { isAdmin: true }),
  ]
  const admin = await signedInVisitor(server, adminId, 'freshprep', { settings: true })
  const client = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
  return { clientId, admin, client }
}

test('an admin sets it, the client sees it, and nobody else sets it', {
  tags: '[ROLE-ADMIN-CORP-CREDIT] [API-settings_corporate_credit_plan.update] [API-settings_corporate_credit_plan.show] [ENT-CORP-CREDIT]',
}, async () => {
  const { clientId, admin, client } = await people()
  expect((await client.get(show)).statusCode).toBe(404)
  expect((await client.post(update, { ...plan, clientId })).statusCode).toBe(403)
  expect((await admin.post(update, { ...plan, clientId })).statusCode).toBe(200)
  expect((await client.get(show)).json().plan).toEqual({ ...plan, remainingCents: 10_000 })
  expect((await admin.get(`${show}?clientId=${clientId}`)).json()).toMatchObject({ clientName: 'Ada Test' })
  const { client: other } = await people()
  expect((await other.get(`${show}?clientId=${clientId}`)).statusCode).toBe(403)
})

describe('a plan’s requirements', { tags: '[VAL-CORP-PLAN] [VAL-CORP-VALUE] [VAL-CORP-EXPIRATION]' }, () => {
  test.each([
    ['plan', ''],
    ['valueCents', undefined],
    ['expiration', undefined],
  ])('a plan without %s is refused', async (field, value) => {
    const { clientId, admin } = await people()
    const answer = await admin.post(update, { ...plan, clientId, [field]: value })
    expect([answer.statusCode, answer.json().error.fields[field].code]).toEqual([422, 'required'])
  })

  test.each(['2026-11-22', '0001-01-01', '9999-12-31'])('a plan until %s is refused', async expiration => {
    const { clientId, admin } = await people()
    const answer = await admin.post(update, { ...plan, period: 'once', clientId, expiration })
    expect([answer.statusCode, answer.json().error.fields.expiration.code]).toEqual([422, 'date_unavailable'])
  })
})

test('its value is renewed each period, the unused part lapses, and all of it ends with the plan', async () => {
  const { clientId, admin } = await people()
  await admin.post(update, { ...plan, clientId })
  const { pool } = server.services
  await pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at) values
       ($1, 'charge:x', 'corporate', -4000, 'charge', 'program', '2026-12-01T00:00:00Z'),
       ($1, 'charge:x', 'house', 4000, 'charge', 'program', '2026-12-01T00:00:00Z')`,
    [clientId],
  )
  await recordBalances(pool)
  const balance = async () => {
    const { rows } = await pool.query(
      `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = 'corporate'`,
      [clientId],
    )
    return rows[0].cents as number
  }
  const runs = async (at: string) => {
    await Promise.all([renewCorporate(server.services, at), renewCorporate(server.services, at)])
    return balance()
  }
  expect(await runs('2026-12-22T18:00:00.000Z')).toBe(6_000)
  expect(await runs('2026-12-23T18:00:00.000Z')).toBe(10_000)
  expect(await runs('2027-01-31T18:00:00.000Z')).toBe(10_000)
  expect(await runs('2027-02-01T18:00:00.000Z')).toBe(0)
  const { rows } = await pool.query(
    `select key from ledger_entry where client_id = $1 group by key having sum(amount_cents) <> 0`,
    [clientId],
  )
  expect(rows).toEqual([])
})
