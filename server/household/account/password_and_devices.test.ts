// The password of an account, and the devices that are signed in to it.

import { describe, expect, test } from 'vitest'
import {
  accountServer,
  newPassword,
  oldPassword,
  showAccount,
  updateAccount,
} from '../../../tests/account_settings.ts'
import { signedInVisitor } from '../../../tests/http.ts'

const { canSignIn, mailTo, person, server } = await accountServer()

describe('a password', { tags: '[VAL-PASSWORD-CURRENT] [VAL-PASSWORD-DIFFERENT]' }, () => {
  const set = (input: object) => ({
    currentPassword: oldPassword,
    password: newPassword,
    confirmation: newPassword,
    ...input,
  })

  test('is changed with the current one: it signs in, the old one does not, other sessions end, and a letter reports it', async () => {
    const { clientId, self, email } = await person()
    const other = await signedInVisitor(server, clientId)
    expect((await self.post(updateAccount, set({}))).statusCode).toBe(200)
    expect([await canSignIn(email, oldPassword), await canSignIn(email, newPassword)]).toEqual([false, true])
    expect((await other.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
    expect((await self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
    expect((await mailTo(email)).map(({ template }) => template)).toEqual(['password_changed'])
  })

  test.each([
    [{ password: 'ninechars', confirmation: 'ninechars' }, 'password', 'password_too_short'],
    [{ confirmation: `${newPassword}.` }, 'confirmation', 'password_mismatch'],
    [{ password: oldPassword, confirmation: oldPassword }, 'password', 'password_unchanged'],
    [{ currentPassword: undefined }, 'currentPassword', 'required'],
    [{ currentPassword: 'wrong horse battery' }, 'currentPassword', 'current_password_incorrect'],
  ])(
    '%j is refused beside its field, and nothing changes',
    {
      tags: '[VAL-PASSWORD-MIN] [VAL-PASSWORD-CONFIRM] [VAL-PASSWORD-DIFFERENT] [VAL-PASSWORD-CURRENT] [ERR-CURRENT-PASSWORD]',
    },
    async (input, field, code) => {
      const { self, email } = await person()
      const answer = await self.post(updateAccount, { firstName: 'Zoë', ...set(input) })
      expect([answer.statusCode, answer.json().error.fields[field].code]).toEqual([422, code])
      expect(await canSignIn(email, oldPassword)).toBe(true)
      expect((await self.get(showAccount)).json().firstName).toBe('Ada')
    },
  )

  test('is never read from an address (rule 21)', async () => {
    const { self, email } = await person()
    const query = new URLSearchParams(set({}) as Record<string, string>)
    const answer = await self.get(`${updateAccount}?${query}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'use_post'])
    expect(await canSignIn(email, oldPassword)).toBe(true)
  })

  test('can be the first of an account that had none', async () => {
    const { self, email } = await person(null)
    expect(
      (await self.post(updateAccount, { password: newPassword, confirmation: newPassword })).json().password,
    ).toBe(true)
    expect(await canSignIn(email, newPassword)).toBe(true)
  })

  test('can be guessed a few times, and then not at all for a while', async () => {
    const { self } = await person()
    const codes: string[] = []
    for (let n = 0; n < 10; n++) {
      const answer = await self.post(updateAccount, set({ currentPassword: `wrong ${n}` }))
      codes.push(answer.json().error.code)
    }
    expect(codes.slice(-2)).toEqual(['too_many_requests', 'too_many_requests'])
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
