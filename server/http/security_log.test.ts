// Lines of the log of their own: who came in, who was refused and why, and what changed about access and money.

import { beforeEach, describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import type { LogLine } from '../../tests/services.ts'
import { socialOf } from '../../tests/social.ts'
import { hashPassword } from '../identity/password.ts'
import { onBehalfOf } from '../request/asker.ts'
import { withTx } from '../request/database/database.ts'
import { noteChange } from '../request/security_log.ts'

const now = '2026-11-20T20:00:00Z'
const logged: LogLine[] = []
const server = await testServer({
  now,
  logged,
  environment: { TRUSTED_PROXIES: '1', ATTEMPT_LIMITS: 'on' },
})
const { pool } = server.services
const from = { 'x-forwarded-for': '203.0.113.77' }
const network = '203.0.113.0/24'
const password = 'correct horse battery'
beforeEach(() => {
  logged.length = 0
})

const ofEveryLine = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg'])

/** The lines about safety, without what every line has. */
const lines = () =>
  logged
    .filter(line => 'security' in line)
    .map(line => Object.fromEntries(Object.entries(line).filter(([name]) => !ofEveryLine.has(name))))

let people = 0
async function person(kept: string | null = password) {
  const clientId = await insertClient(server.services)
  const email = `owner-${++people}@example.com`
  const hashed = kept && (await hashPassword(kept))
  await pool.query('update client set email = $2, password_hash = $3 where client_id = $1', [
    clientId,
    email,
    hashed,
  ])
  await pool.query('insert into client_email values ($1, $2, $3)', ['freshprep', email, clientId])
  return { account: clientId, email }
}

const signIn = (email: string, secret = password) =>
  visitor(server.app).post('/clients/sign_in', { email, password: secret }, from)

describe('the log has a line', { tags: '[LOG-SECRETS]' }, () => {
  test('for each sign-in, with the account and the shortened address', async () => {
    const { account, email } = await person()
    await signIn(email)
    expect(lines()).toEqual([{ security: 'signed_in', call: 'clients.sign_in', account, network }])
  })

  test('for each sign-in that was refused, with the reason that the person is not told', async () => {
    const [known, social] = [await person(), await person(null)]
    await signIn(known.email, 'wrong horse battery')
    await signIn(social.email)
    await signIn('nobody@example.com')
    const refused = { security: 'refused', call: 'clients.sign_in', code: 'sign_in_failed', network }
    expect(lines()).toEqual([
      { ...refused, reason: 'wrong_password', account: known.account },
      { ...refused, reason: 'no_password', account: social.account },
      { ...refused, reason: 'no_account', account: null },
    ])
    expect(JSON.stringify(logged)).not.toMatch(/horse|@|203\.0\.113\.77/)
  })

  test('for a provider’s answer that admits nobody, with its reason', async () => {
    const { comeBack } = socialOf(server)
    await comeBack(visitor(server.app), 'google_oauth2', 'refuse')
    expect(lines()).toContainEqual(
      expect.objectContaining({ security: 'refused', call: 'social.callback', reason: 'denied' }),
    )
  })

  test('for each refusal of a call, with its code and the fields’, never what was typed', async () => {
    const { account } = await person()
    const self = await signedInVisitor(server, account)
    await self.get('/api/v1/settings_account/show', from)
    await visitor(server.app).post('/clients/sign_in', {}, { ...from, 'sec-fetch-site': 'cross-site' })
    await self.post('/clients/source', { source: 'typed@example.com' }, from)
    expect(lines()).toEqual([
      {
        security: 'refused',
        call: 'settings_account.show',
        code: 'reauthentication_required',
        account,
        network,
      },
      { security: 'refused', call: 'clients.sign_in', code: 'cross_site', account: null, network },
      {
        security: 'refused',
        call: 'clients.tell_source',
        code: 'invalid_input',
        fields: { source: 'invalid_input' },
        account,
        network,
      },
    ])
  })

  test('for a sign-in beyond the limit of its address', async () => {
    const self = visitor(server.app)
    const elsewhere = { 'x-forwarded-for': '2001:db8:1:2::9' }
    for (let n = 0; n <= 10; n++) {
      await self.post('/clients/sign_in', { email: `guess-${n}@example.com`, password: 'a guess' }, elsewhere)
    }
    expect(lines().at(-1)).toEqual({
      security: 'refused',
      call: '/clients/sign_in',
      code: 'too_many_requests',
      account: null,
      network: '2001:db8:1::/48',
    })
  })

  test('for each change of the ways into an account, once it is made, and for signing out', async () => {
    const { account } = await person()
    const self = await signedInVisitor(server, account, 'freshprep', { settings: true })
    const fresh = 'staple of another kind'
    const change = { currentPassword: password, password: fresh, confirmation: fresh }
    await self.post('/api/v1/settings_account/update', change, from)
    await self.post('/api/v1/settings_account/update', { firstName: 'Grace' }, from)
    await self.post('/api/v1/sessions/sign_out_client', {}, from)
    expect(lines()).toEqual([
      { security: 'changed', change: 'password_changed', account, by: 'client', network },
      { security: 'signed_out', call: 'sessions.sign_out_client', account, network },
    ])
  })

  test('for none that was undone with its transaction', async () => {
    const { account: clientId } = await person()
    const asker = { userAgent: null, network, log: server.services.log }
    const undone = onBehalfOf(asker, () =>
      withTx(pool, async tx => {
        noteChange(tx, { clientId, kind: 'password_changed', actor: 'client' })
        throw new Error('undone')
      }),
    )
    await expect(undone).rejects.toThrow('undone')
    expect(lines()).toEqual([])
  })

  test('for each thing an admin changes, with the ids and amounts, and none of the words', async () => {
    const { account } = await person()
    const admin = await insertClient(server.services, { isAdmin: true })
    const self = await signedInVisitor(server, admin, 'freshprep', { settings: true })
    const requestId = '01990000-0000-7000-8000-000000000001'
    const input = {
      clientId: account,
      points: 250,
      requestId,
      reason: 'goodwill',
      note: 'For Ada@example.com',
    }
    const answer = await self.post('/api/admin/reward_points/create_point_adjustment', input, from)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(lines()).toEqual([
      { security: 'changed', change: 'points_adjusted', account, by: admin, network },
      {
        security: 'admin_act',
        call: 'admin_reward_points.create_point_adjustment',
        account: admin,
        network,
        input: { clientId: account, points: 250, requestId },
      },
    ])
  })
})
