// The account settings: names, email, password, language and devices, over the wire and on a real database.

import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { keepBalances } from '../../../tests/ledger.ts'
import { hashPassword } from '../../identity/password.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { insertReset, issueResetToken } from '../../messages/password_resets/reset_token.ts'
import { sendMessages } from '../../messages/send.ts'
import { withTx } from '../../request/database/database.ts'

const start = '2026-11-20T20:00:00Z'
const server = await testServer({ now: start })

const old = 'correct horse battery'
const fresh = 'staple of another kind'
const show = '/api/v1/settings_account/show'
const update = '/api/v1/settings_account/update'
let people = 0

async function person(kept: string | null = old) {
  const { pool } = server.services
  const clientId = await insertClient(server.services)
  const email = `owner-${++people}@example.com`
  await pool.query('update client set email = $2, password_hash = $3 where client_id = $1', [
    clientId,
    email,
    kept && (await hashPassword(kept)),
  ])
  await pool.query('insert into client_email values ($1, $2, $3)', ['freshprep', email, clientId])
  const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
  const shown = async () => (await self.get(show)).json()
  const events = async () =>
    (
      await pool.query('select kind, data, device from client_event where client_id = $1 order by id', [
        clientId,
      ])
    ).rows
  return { clientId, email, self, shown, events }
}

const mailTo = async (address: string) => {
  await sendMessages(server.services)
  return readMailbox(server.services, address)
}
const canSignIn = async (email: string, password: string) =>
  (await visitor(server.app).post('/clients/sign_in', { email, password })).statusCode === 200

describe('the account', { tags: '[API-settings_account.show] [ENT-ACCOUNT-IDENTITY]' }, () => {
  test('shows names, email, language and devices, and of the password only that there is one', async () => {
    const { self, email, shown } = await person()
    expect(await shown()).toEqual({
      firstName: 'Ada',
      lastName: 'Test',
      email,
      newEmail: null,
      language: 'en',
      password: true,
      devices: [
        { id: expect.any(String), name: null, here: true, since: '2026-11-20', lastSeen: '2026-11-20' },
      ],
      givenCents: 0,
    })
    expect((await self.get(show)).body).not.toContain('argon2')
  })

  test('names its owner and its settings pages', {
    tags: '[API-settings_account.welcome]',
  }, async () => {
    const { self, clientId } = await person()
    const welcome = async () => (await self.get('/api/v1/settings_account/welcome')).json()
    expect(await welcome()).toEqual({ firstName: 'Ada', subscription: null, corporateCreditPlan: false })
    await server.services.pool.query(
      `insert into corporate_credit_plan values ($1, 'team', 5000, '2027-01-01')`,
      [clientId],
    )
    expect(await welcome()).toMatchObject({ corporateCreditPlan: true })
  })
})

describe('a name', { tags: '[API-settings_account.update]' }, () => {
  test('is changed by POST and by GET, alone or with the other, and recorded with the device', {
    tags: '[BIZ-CLIENT-SETTINGS]',
  }, async () => {
    const { self, shown, events } = await person()
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:142.0) Gecko/20100101 Firefox/142.0' }
    const answer = await self.post(update, { firstName: ' Zoë  Ann ' }, agent)
    expect(answer.json()).toMatchObject({ firstName: 'Zoë Ann', lastName: 'Test' })
    expect((await self.get(`${update}?lastName=O’Brien`)).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ firstName: 'Zoë Ann', lastName: 'O’Brien' })
    await self.post(update, { lastName: 'O’Brien' })
    expect(await events()).toEqual([
      { kind: 'name_changed', data: { from: 'Ada Test', to: 'Zoë Ann Test' }, device: 'Firefox, Windows' },
      { kind: 'name_changed', data: { from: 'Zoë Ann Test', to: 'Zoë Ann O’Brien' }, device: null },
    ])
  })

  test.each(['', 'x', '12', 'http://evil.example'])('%j is refused, and changes nothing', async firstName => {
    const { self, shown } = await person()
    const answer = await self.post(update, { firstName, lastName: 'Other' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'name_too_short'])
    expect(await shown()).toMatchObject({ firstName: 'Ada', lastName: 'Test' })
  })

  test('is not changed by a GET from another site', async () => {
    const { self, shown } = await person()
    const answer = await self.get(`${update}?firstName=Mallory`, { 'sec-fetch-site': 'cross-site' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross_site'])
    expect((await shown()).firstName).toBe('Ada')
  })
})

describe('the language', () => {
  test('applies to the site and to every message, at once', { tags: '[ENT-ACCOUNT-LANGUAGE]' }, async () => {
    const { self, shown } = await person()
    await self.post(update, { language: 'fr' })
    expect((await shown()).language).toBe('fr')
    expect((await self.get('/api/v1/sessions/session_data')).json().locale).toBe('fr')
  })
})

describe('a password', { tags: '[VAL-PASSWORD-CURRENT] [VAL-PASSWORD-DIFFERENT]' }, () => {
  const set = (input: object) => ({ currentPassword: old, password: fresh, confirmation: fresh, ...input })

  test('is changed with the current one: it signs in, the old one does not, other sessions end, and a letter reports it', async () => {
    const { clientId, self, email } = await person()
    const other = await signedInVisitor(server, clientId)
    expect((await self.post(update, set({}))).statusCode).toBe(200)
    expect([await canSignIn(email, old), await canSignIn(email, fresh)]).toEqual([false, true])
    expect((await other.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
    expect((await self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
    expect((await mailTo(email)).map(({ template }) => template)).toEqual(['password_changed'])
  })

  test.each([
    [{ password: 'ninechars', confirmation: 'ninechars' }, 'password', 'password_too_short'],
    [{ confirmation: `${fresh}.` }, 'confirmation', 'password_mismatch'],
    [{ password: old, confirmation: old }, 'password', 'password_unchanged'],
    [{ currentPassword: undefined }, 'currentPassword', 'required'],
    [{ currentPassword: 'wrong horse battery' }, 'currentPassword', 'current_password_incorrect'],
  ])(
    '%j is refused beside its field, and nothing changes',
    {
      tags: '[VAL-PASSWORD-MIN] [VAL-PASSWORD-CONFIRM] [VAL-PASSWORD-DIFFERENT] [VAL-PASSWORD-CURRENT] [ERR-CURRENT-PASSWORD]',
    },
    async (input, field, code) => {
      const { self, email } = await person()
      const answer = await self.post(update, { firstName: 'Zoë', ...set(input) })
      expect([answer.statusCode, answer.json().error.fields[field].code]).toEqual([422, code])
      expect(await canSignIn(email, old)).toBe(true)
      expect((await self.get(show)).json().firstName).toBe('Ada')
    },
  )

  test('is never read from an address (rule 21)', async () => {
    const { self, email } = await person()
    const query = new URLSearchParams(set({}) as Record<string, string>)
    const answer = await self.get(`${update}?${query}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'use_post'])
    expect(await canSignIn(email, old)).toBe(true)
  })

  test('can be the first of an account that had none', async () => {
    const { self, email } = await person(null)
    expect((await self.post(update, { password: fresh, confirmation: fresh })).json().password).toBe(true)
    expect(await canSignIn(email, fresh)).toBe(true)
  })

  test('can be guessed a few times, and then not at all for a while', async () => {
    const { self } = await person()
    const codes: string[] = []
    for (let n = 0; n < 10; n++) {
      const answer = await self.post(update, set({ currentPassword: `wrong ${n}` }))
      codes.push(answer.json().error.code)
    }
    expect(codes.slice(-2)).toEqual(['too_many_requests', 'too_many_requests'])
  })
})

describe('an email', () => {
  const linkIn = (text: string | undefined) =>
    new URL(/http\S+token=\S+/.exec(text ?? '')?.[0] ?? 'http://none')
  type Account = Awaited<ReturnType<typeof person>>
  /** The token of the newest letter of a kind. */
  const tokenTo = async (address: string, template: string) => {
    const letter = (await mailTo(address)).find(one => one.template === template)
    return linkIn(letter?.text).searchParams.get('token')
  }
  const confirm = ({ self }: Pick<Account, 'self'>, token: string | null) =>
    self.post('/clients/email', { token })
  const codeOf = async (answer: ReturnType<typeof confirm>) => (await answer).json().error?.code ?? 'done'

  test('becomes the account’s once its link is followed; the former address gets letters, and no longer signs in', async () => {
    const one = await person()
    const { self, email, shown, events, clientId } = one
    const other = await signedInVisitor(server, clientId)
    const wanted = `new-${email}`
    expect((await self.post(update, { email: ` ${wanted.toUpperCase()} ` })).json()).toMatchObject({
      email,
      newEmail: wanted,
    })
    expect([await canSignIn(email, old), await canSignIn(wanted, old)]).toEqual([true, false])
    expect((await mailTo(email)).map(({ template }) => template)).toEqual(['email_change_asked'])
    const [letter] = await mailTo(wanted)
    expect(letter?.template).toBe('email_change')
    const link = linkIn(letter?.text)
    expect(link.pathname).toBe('/clients/email/edit')
    const token = link.searchParams.get('token')
    const looked = async (by: Account['self']) => (await by.post('/clients/email/link', { token })).json()
    expect(await looked(self)).toEqual({ email: wanted, account: 'here' })
    expect((await confirm(one, token)).json()).toMatchObject({ email: wanted })
    expect([await canSignIn(email, old), await canSignIn(wanted, old)]).toEqual([false, true])
    expect(await shown()).toMatchObject({ email: wanted, newEmail: null })
    expect((await other.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
    expect((await mailTo(email)).map(({ template }) => template)).toContain('email_changed')
    expect((await events()).map(({ kind }) => kind)).toEqual(['email_change_asked', 'email_changed'])
    expect(await codeOf(confirm(one, token))).toBe('email_link_invalid')
  })

  test('is confirmed only by somebody who is signed in to the account that asked', async () => {
    const [one, stranger] = [await person(), await person()]
    const wanted = `new-${one.email}`
    await one.self.post(update, { email: wanted })
    const token = await tokenTo(wanted, 'email_change')
    const nobody = visitor(server.app)
    const looked = async (by: Account['self']) => (await by.post('/clients/email/link', { token })).json()
    expect(await looked(nobody)).toEqual({ email: wanted, account: 'signed_out' })
    expect(await looked(stranger.self)).toEqual({ email: wanted, account: 'other' })
    expect((await nobody.post('/clients/email', { token })).body).toBe('require_login')
    expect(await codeOf(confirm(stranger, token))).toBe('email_link_other_account')
    expect([await canSignIn(one.email, old), await canSignIn(wanted, old)]).toEqual([true, false])
    // On another device, after signing in.
    await nobody.post('/clients/sign_in', { email: one.email, password: old })
    expect(await codeOf(confirm({ self: nobody }, token))).toBe('done')
    expect((await one.self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
  })

  test('that is asked for is told to the present address, in the household’s language, with a link that stops it', async () => {
    const one = await person()
    await server.services.pool.query("update client set language = 'fr' where client_id = $1", [one.clientId])
    const wanted = `new-${one.email}`
    await one.self.post(update, { email: wanted }, { 'accept-language': 'en' })
    const [letter] = await mailTo(one.email)
    expect(letter).toMatchObject({ template: 'email_change_asked', locale: 'fr' })
    expect(letter?.text).toContain(wanted)
    const link = linkIn(letter?.text)
    expect(link.pathname).toBe('/fr/clients/email/stop')
    const stop = link.searchParams.get('token')
    const reader = visitor(server.app)
    const look = async (by = reader) => (await by.post('/clients/email/stop_link', { token: stop })).json()
    expect(await look()).toEqual({ email: wanted })
    expect(await look(visitor(server.app, 'cookit'))).toEqual({ email: null })
    // Neither link does what the other does.
    const token = await tokenTo(wanted, 'email_change')
    expect(await codeOf(confirm(one, stop))).toBe('email_link_invalid')
    expect(await codeOf(reader.post('/clients/email/stop_change', { token }))).toBe('email_link_invalid')
    expect((await reader.post('/clients/email/stop_change', { token: stop })).json()).toEqual({
      success: true,
    })
    expect(await look()).toEqual({ email: null })
    expect(await codeOf(confirm(one, token))).toBe('email_link_invalid')
    expect(await codeOf(reader.post('/clients/email/stop_change', { token: stop }))).toBe(
      'email_link_invalid',
    )
    expect((await one.events()).map(({ kind }) => kind)).toEqual([
      'email_change_asked',
      'email_change_stopped',
    ])
  })

  test.each<[how: string, take: (one: Account) => Promise<unknown>]>([
    [
      'a new password',
      ({ self }) => self.post(update, { currentPassword: old, password: fresh, confirmation: fresh }),
    ],
    ['signing out the other devices', ({ self }) => self.post('/settings/account/sign_out_others')],
    [
      'a reset by email',
      async ({ clientId, self }) => {
        const reset = { clientId, id: randomUUIDv7(), askedAt: start, expiresAt: '2026-11-20T22:00:00Z' }
        // Proven before, so that it is not a first proof that ends the wait.
        await server.services.pool.query('update client_email set proven_at = now() where client_id = $1', [
          clientId,
        ])
        await withTx(server.services.pool, tx => insertReset(tx, reset))
        const token = await issueResetToken(server.services.pool, { clientId, resetId: reset.id })
        await self.put('/clients/password', { token, password: fresh, confirmation: fresh })
      },
    ],
  ])('that waits ends with %s, and its link moves nothing any more', async (_, take) => {
    const one = await person()
    // Whoever asked for it may be somebody else, on another device.
    const elsewhere = await signedInVisitor(server, one.clientId, 'freshprep', { settings: true })
    const wanted = `elsewhere-${one.email}`
    await elsewhere.post(update, { email: wanted })
    const token = await tokenTo(wanted, 'email_change')
    await take(one)
    expect(await one.shown()).toMatchObject({ email: one.email, newEmail: null })
    expect(await codeOf(confirm(one, token))).toBe('email_link_invalid')
    expect((await elsewhere.post('/clients/email', { token })).statusCode).toBe(401)
    expect((await one.events()).map(({ kind }) => kind)).toContain('email_change_stopped')
  })

  test('that is taken is refused, when it is requested and when it is confirmed', async () => {
    const [one, other] = [await person(), await person()]
    const refused = await one.self.post(update, { email: other.email })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'email_in_use'])
    const wanted = `both-${one.email}`
    await one.self.post(update, { email: wanted })
    await other.self.post(update, { email: wanted })
    const tokens = (await mailTo(wanted)).map(letter => linkIn(letter.text).searchParams.get('token') ?? '')
    const codes = []
    for (const token of tokens) {
      const asker = token.startsWith(one.clientId) ? one : other
      codes.push(await codeOf(confirm(asker, token)))
    }
    expect(codes.sort()).toEqual(['done', 'email_in_use'])
  })

  test.each(['', 'nobody', 'a@b', 'a b@example.com'])('%j is refused', async email => {
    const { self } = await person()
    const answer = await self.post(update, { email })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'email_invalid'])
  })

  test('requested again leaves only the newest links; keeping the old address leaves none', async () => {
    const one = await person()
    const { self, email, shown } = one
    await self.post(update, { email: `first-${email}` })
    const first = await tokenTo(`first-${email}`, 'email_change')
    const firstStop = await tokenTo(email, 'email_change_asked')
    await self.post(update, { email: `second-${email}` })
    expect(await codeOf(confirm(one, first))).toBe('email_link_invalid')
    expect(await codeOf(self.post('/clients/email/stop_change', { token: firstStop }))).toBe(
      'email_link_invalid',
    )
    const second = await tokenTo(`second-${email}`, 'email_change')
    expect((await self.post('/settings/account/keep_email')).json().newEmail).toBeNull()
    expect(await codeOf(confirm(one, second))).toBe('email_link_invalid')
    expect((await shown()).email).toBe(email)
  })

  test('is not confirmed by an expired or forged link, or one of the other brand', async () => {
    const one = await person()
    const wanted = `late-${one.email}`
    await one.self.post(update, { email: wanted })
    const token = await tokenTo(wanted, 'email_change')
    const elsewhere = await visitor(server.app, 'cookit').post('/clients/email/link', { token })
    expect(elsewhere.json()).toEqual({ email: null, account: 'signed_out' })
    expect(await codeOf(confirm(one, 'nonsense'))).toBe('email_link_invalid')
    await server.services.pool.query(`update email_change set expires_at = '2026-11-20T19:00:00Z'`)
    expect(await codeOf(confirm(one, token))).toBe('email_link_invalid')
    const stop = await tokenTo(one.email, 'email_change_asked')
    expect(await codeOf(one.self.post('/clients/email/stop_change', { token: stop }))).toBe(
      'email_link_invalid',
    )
  })
})

describe('devices', () => {
  test('lists all of the account’s, and one press signs the others out', async () => {
    const { clientId, self, shown, events } = await person()
    const phone = await signedInVisitor(server, clientId)
    const stranger = await person()
    expect((await shown()).devices.map(({ here }: { here: boolean }) => here).sort()).toEqual([false, true])
    expect((await self.post('/settings/account/sign_out_others')).json()).toEqual({
      ended: 1,
      emailKept: false,
    })
    expect((await phone.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
    expect((await stranger.self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
    expect(await shown()).toMatchObject({ devices: [{ here: true }] })
    expect((await self.post('/settings/account/sign_out_others')).json()).toEqual({
      ended: 0,
      emailKept: false,
    })
    expect((await events()).map(({ kind }) => kind)).toEqual(['signed_out_elsewhere'])
  })
})

describe('value the house gave', { tags: '[API-settings_account.expire_gc]' }, () => {
  const value = async (clientId: string, account: string, cents: number) => {
    await server.services.pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
       select $1, $2, a, c, 'test', 'admin', $5 from (values ($3, $4::int), ('house', -$4::int)) as e (a, c)`,
      [clientId, `test:${account}`, account, cents, start],
    )
    await keepBalances(server.services.pool)
  }
  const expire = '/api/v1/settings_account/expire_gc'

  test('expires by GET and by POST, once, with a receipt; bought value stays', async () => {
    const { clientId, self, shown, email } = await person()
    await value(clientId, 'given', 2_500)
    await value(clientId, 'bought', 5_000)
    const refused = await self.get(expire, { 'sec-fetch-site': 'cross-site' })
    expect(refused.json().error.code).toBe('cross_site')
    expect((await shown()).givenCents).toBe(2_500)
    const answer = (await self.get(expire)).json()
    expect(answer).toEqual({
      success: true,
      givenCents: 2_500,
      reference: expect.stringMatching(/^.{4}-.{4}$/),
    })
    expect((await self.post(expire)).json()).toEqual({ success: true, givenCents: 0, reference: null })
    const { rows } = await server.services.pool.query(
      `select account, sum(amount_cents)::int as cents from ledger_entry where client_id = $1 group by 1 order by 1`,
      [clientId],
    )
    expect(rows).toEqual([
      { account: 'bought', cents: 5_000 },
      { account: 'given', cents: 0 },
      { account: 'house', cents: -5_000 },
    ])
    const [letter] = await mailTo(email)
    expect(letter?.text).toContain(answer.reference)
  })
})

describe('one session is ended by itself', { tags: '[API-settings_account.show]' }, () => {
  const end = '/settings/account/end_session'

  test('on another device, at once, and the others stay', async () => {
    const { clientId, self, shown, events } = await person()
    const [lost, tablet] = [await signedInVisitor(server, clientId), await signedInVisitor(server, clientId)]
    const { rows } = await server.services.pool.query(
      'select token_hash from session where client_id = $1 and settings_authenticated_at is null order by token_hash',
      [clientId],
    )
    expect(rows).toHaveLength(2)
    const validOf = async () =>
      Promise.all(
        [lost, tablet, self].map(async who => (await who.get('/api/v1/sessions/validate')).json().valid),
      )
    const answer = await self.post(end, { id: rows[0].token_hash })
    expect(answer.statusCode).toBe(200)
    expect((await validOf()).filter(Boolean)).toHaveLength(2)
    expect((await self.get('/api/v1/sessions/validate')).json().valid).toBe(true)
    expect((await shown()).devices).toHaveLength(2)
    expect((await events()).at(-1)).toMatchObject({ kind: 'signed_out_elsewhere', data: { ended: 1 } })
    expect((await self.post(end, { id: rows[0].token_hash })).json().error.code).toBe('not_found')
  })

  test('never the present one, and never somebody else’s', async () => {
    const [one, other] = [await person(), await person()]
    const [mine] = (await one.shown()).devices
    const [theirs] = (await other.shown()).devices
    for (const { id } of [mine, theirs]) {
      expect((await one.self.post(end, { id })).json().error.code).toBe('not_found')
    }
    expect((await other.shown()).devices).toHaveLength(1)
  })
})
