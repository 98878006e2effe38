// The email of an account: asked for, confirmed, stopped.

import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  accountServer,
  accountsStart,
  newPassword,
  oldPassword,
  updateAccount,
} from '../../../tests/account_settings.ts'
import { signedInVisitor, visitor } from '../../../tests/http.ts'
import { insertReset, issueResetToken } from '../../messages/password_resets/reset_token.ts'
import { withTx } from '../../request/database/database.ts'

const { canSignIn, mailTo, person, server } = await accountServer()

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
    expect((await self.post(updateAccount, { email: ` ${wanted.toUpperCase()} ` })).json()).toMatchObject({
      email,
      newEmail: wanted,
    })
    expect([await canSignIn(email, oldPassword), await canSignIn(wanted, oldPassword)]).toEqual([true, false])
    expect((await mailTo(email)).map(({ template }) => template)).toEqual(['email_change_asked'])
    const [letter] = await mailTo(wanted)
    expect(letter?.template).toBe('email_change')
    const link = linkIn(letter?.text)
    expect(link.pathname).toBe('/clients/email/edit')
    const token = link.searchParams.get('token')
    const looked = async (by: Account['self']) => (await by.post('/clients/email/link', { token })).json()
    expect(await looked(self)).toEqual({ email: wanted, account: 'here' })
    expect((await confirm(one, token)).json()).toMatchObject({ email: wanted })
    expect([await canSignIn(email, oldPassword), await canSignIn(wanted, oldPassword)]).toEqual([false, true])
    expect(await shown()).toMatchObject({ email: wanted, newEmail: null })
    expect((await other.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
    expect((await mailTo(email)).map(({ template }) => template)).toContain('email_changed')
    expect((await events()).map(({ kind }) => kind)).toEqual(['email_change_asked', 'email_changed'])
    expect(await codeOf(confirm(one, token))).toBe('email_link_invalid')
  })

  test('is confirmed only by somebody who is signed in to the account that asked', async () => {
    const [one, stranger] = [await person(), await person()]
    const wanted = `new-${one.email}`
    await one.self.post(updateAccount, { email: wanted })
    const token = await tokenTo(wanted, 'email_change')
    const nobody = visitor(server.app)
    const looked = async (by: Account['self']) => (await by.post('/clients/email/link', { token })).json()
    expect(await looked(nobody)).toEqual({ email: wanted, account: 'signed_out' })
    expect(await looked(stranger.self)).toEqual({ email: wanted, account: 'other' })
    expect((await nobody.post('/clients/email', { token })).body).toBe('require_login')
    expect(await codeOf(confirm(stranger, token))).toBe('email_link_other_account')
    expect([await canSignIn(one.email, oldPassword), await canSignIn(wanted, oldPassword)]).toEqual([
      true,
      false,
    ])
    // On another device, after signing in.
    await nobody.post('/clients/sign_in', { email: one.email, password: oldPassword })
    expect(await codeOf(confirm({ self: nobody }, token))).toBe('done')
    expect((await one.self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
  })

  test('that is asked for is told to the present address, in the household’s language, with a link that stops it', async () => {
    const one = await person()
    await server.services.pool.query("update client set language = 'fr' where client_id = $1", [one.clientId])
    const wanted = `new-${one.email}`
    await one.self.post(updateAccount, { email: wanted }, { 'accept-language': 'en' })
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
      ({ self }) =>
        self.post(updateAccount, {
          currentPassword: oldPassword,
          password: newPassword,
          confirmation: newPassword,
        }),
    ],
    ['signing out the other devices', ({ self }) => self.post('/settings/account/sign_out_others')],
    [
      'a reset by email',
      async ({ clientId, self }) => {
        const reset = {
          clientId,
          id: randomUUIDv7(),
          askedAt: accountsStart,
          expiresAt: '2026-11-20T22:00:00Z',
        }
        // Proven before, so that it is not a first proof that ends the wait.
        await server.services.pool.query('update client_email set proven_at = now() where client_id = $1', [
          clientId,
        ])
        await withTx(server.services.pool, tx => insertReset(tx, reset))
        const token = await issueResetToken(server.services.pool, { clientId, resetId: reset.id })
        await self.put('/clients/password', { token, password: newPassword, confirmation: newPassword })
      },
    ],
  ])('that waits ends with %s, and its link moves nothing any more', async (_, take) => {
    const one = await person()
    // Whoever asked for it may be somebody else, on another device.
    const elsewhere = await signedInVisitor(server, one.clientId, 'freshprep', { settings: true })
    const wanted = `elsewhere-${one.email}`
    await elsewhere.post(updateAccount, { email: wanted })
    const token = await tokenTo(wanted, 'email_change')
    await take(one)
    expect(await one.shown()).toMatchObject({ email: one.email, newEmail: null })
    expect(await codeOf(confirm(one, token))).toBe('email_link_invalid')
    expect((await elsewhere.post('/clients/email', { token })).statusCode).toBe(401)
    expect((await one.events()).map(({ kind }) => kind)).toContain('email_change_stopped')
  })

  test('that is taken is refused, when it is requested and when it is confirmed', async () => {
    const [one, other] = [await person(), await person()]
    const refused = await one.self.post(updateAccount, { email: other.email })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'email_in_use'])
    const wanted = `both-${one.email}`
    await one.self.post(updateAccount, { email: wanted })
    await other.self.post(updateAccount, { email: wanted })
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
    const answer = await self.post(updateAccount, { email })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'email_invalid'])
  })

  test('requested again leaves only the newest links; keeping the old address leaves none', async () => {
    const one = await person()
    const { self, email, shown } = one
    await self.post(updateAccount, { email: `first-${email}` })
    const first = await tokenTo(`first-${email}`, 'email_change')
    const firstStop = await tokenTo(email, 'email_change_asked')
    await self.post(updateAccount, { email: `second-${email}` })
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
    await one.self.post(updateAccount, { email: wanted })
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
