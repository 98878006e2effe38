// How staff get in: invited by a letter, with a password and a second factor, under a session of their own.

import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signedInStaff, testServer, type Visitor, visitor } from '../../../tests/http.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'
import { totpOf, totpStepOf } from '../second_factor/totp.ts'

const start = '2026-11-20T20:00:00.000Z'
const server = await testServer({ now: start })
const { services } = server
const { pool, clock } = services
const password = 'a long walk by the sea'

/** The code that an authenticator shows now. @param secret in base 32 */
function codeNow(secret: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? []
  return totpOf(Buffer.from(bytes), totpStepOf(clock.now()) + steps)
}

/** Somebody whom an owner invited, and the token of their letter. */
async function invited(language: 'en' | 'fr' = 'en') {
  const owner = await signedInStaff(server, { freshprep: ['owner'], cookit: ['owner'] })
  const email = `${randomUUIDv7()}@example.com`
  const roles = { freshprep: ['support'], cookit: [] }
  const answer = await owner.post('/api/admin/staff/invite', { email, name: 'Élise Gagnon', language, roles })
  expect(answer.statusCode, answer.body).toBe(200)
  return { owner, email, id: answer.json().id as string, token: await tokenOf(email) }
}

async function tokenOf(email: string): Promise<string> {
  await sendMessages(services)
  const [letter] = await readMailbox(services, email)
  return String(letter?.text?.match(/\/admin\/join\?token=(\S+)/)?.[1])
}

const show = (token: string) => visitor(server.app).post('/staff/invitation', { token })

async function joinAs(token: string, more: Record<string, string> = {}) {
  const self = visitor(server.app)
  const { secret } = (await show(token)).json()
  const answer = await self.post('/staff/join', {
    ...{ token, password, confirmation: password, code: codeNow(secret), ...more },
  })
  return { self, secret: secret as string, answer }
}

const signIn = (self: Visitor, email: string, code: string, typed = password) =>
  self.post('/staff/sign_in', { email, password: typed, code })

/** Somebody who has joined. */
async function joined() {
  const { email, token, id, owner } = await invited()
  const { self, secret, answer } = await joinAs(token)
  expect(answer.statusCode, answer.body).toBe(200)
  return { email, id, owner, self, secret, recoveryCodes: answer.json().recoveryCodes as string[] }
}

const mayLook = async (self: Visitor) => (await self.get('/api/admin/codes/find?code=NONE')).statusCode

describe('an invitation', () => {
  test.each([
    ['en', 'Your way into the office'],
    ['fr', 'Votre accès au bureau'],
  ] as const)(
    'comes by mail in %s, and asks for a password and a code of the second factor it offers',
    async (language, subject) => {
      const { email, token } = await invited(language)
      const [letter] = await readMailbox(services, email)
      expect(letter).toMatchObject({ subject })
      expect((await show(token)).json()).toMatchObject({ name: 'Élise Gagnon', email })
      const { self, answer } = await joinAs(token)
      expect(answer.json().recoveryCodes).toHaveLength(10)
      expect(self.cookie).toMatch(/^staff=/)
      expect(await mayLook(self)).not.toBe(403)
    },
  )

  test('works once', async () => {
    const { token } = await invited()
    const offered = (await show(token)).json()
    await joinAs(token)
    expect((await show(token)).json().error.code).toBe('invitation_over')
    const again = await visitor(server.app).post('/staff/join', {
      ...{ token, password, confirmation: password, code: codeNow(offered.secret) },
    })
    expect(again.json().error.code).toBe('invitation_over')
  })

  test('is over after three days, and once another is sent; a forged one opens nothing', async () => {
    const { owner, email, token } = await invited()
    clock.advance({ hours: 71 })
    expect((await show(token)).statusCode).toBe(200)
    clock.advance({ hours: 1 })
    expect((await show(token)).json().error.code).toBe('invitation_over')
    clock.set(start)
    clock.advance({ minutes: 1 })
    const roles = { freshprep: ['support'], cookit: [] }
    await owner.post('/api/admin/staff/invite', { email, name: 'Élise', language: 'en', roles })
    expect((await show(token)).json().error.code).toBe('invitation_over')
    const newer = await tokenOf(email)
    expect((await show(newer)).statusCode).toBe(200)
    expect((await show(`${newer.slice(0, -1)}${newer.endsWith('A') ? 'B' : 'A'}`)).json().error.code).toBe(
      'invitation_over',
    )
    clock.set(start)
  })

  test('stays open where the password or the code is refused', async () => {
    const { token } = await invited()
    for (const [more, code] of [
      [{ password: 'passwordpassword', confirmation: 'passwordpassword' }, 'password_too_common'],
      [{ confirmation: 'something else' }, 'password_mismatch'],
      [{ code: '000000' }, 'second_factor_wrong'],
    ] as const) {
      const { answer } = await joinAs(token, more)
      expect(answer.json().error.code).toBe(code)
    }
    expect((await joinAs(token)).answer.statusCode).toBe(200)
  })

  test('again closes what there was: password, second factor, recovery codes and sessions', async () => {
    const { owner, email, self, secret, recoveryCodes } = await joined()
    clock.advance({ minutes: 1 })
    const roles = { freshprep: ['support'], cookit: [] }
    await owner.post('/api/admin/staff/invite', { email, name: 'Élise', language: 'en', roles })
    expect(await mayLook(self)).toBe(401)
    for (const code of [codeNow(secret), recoveryCodes[0] as string])
      expect((await signIn(visitor(server.app), email, code)).statusCode).toBe(401)
    clock.set(start)
  })
})

describe('signing in', () => {
  test('takes email, password and code, and gives a session of its own beside the household’s', async () => {
    const { email, secret } = await joined()
    clock.advance({ minutes: 1 })
    const self = visitor(server.app)
    const answer = await signIn(self, email.toUpperCase(), codeNow(secret))
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).toMatch(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await mayLook(self)).not.toBe(403)
    expect((await self.get('/api/v1/sessions/session_data')).json()).toMatchObject({
      loggedIn: false,
      adminLoggedIn: true,
    })
    clock.set(start)
  })

  test('refuses an unknown email, a wrong password and a wrong code alike', async () => {
    const { email, secret } = await joined()
    clock.advance({ minutes: 1 })
    const answers = await Promise.all([
      signIn(visitor(server.app), 'nobody@example.com', codeNow(secret)),
      signIn(visitor(server.app), email, codeNow(secret), 'another password'),
      signIn(visitor(server.app), email, '000000'),
      signIn(visitor(server.app), email, 'abcde-fghjk'),
    ])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual(answers[0]?.json())
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    clock.set(start)
  })

  test('takes no code twice, and none that is older than one that was used', async () => {
    const { email, secret } = await joined()
    clock.advance({ minutes: 1 })
    const code = codeNow(secret)
    expect((await signIn(visitor(server.app), email, code)).statusCode).toBe(200)
    expect((await signIn(visitor(server.app), email, code)).statusCode).toBe(401)
    expect((await signIn(visitor(server.app), email, codeNow(secret, -1))).statusCode).toBe(401)
    expect((await signIn(visitor(server.app), email, codeNow(secret, 1))).statusCode).toBe(200)
    clock.set(start)
  })

  test('takes each recovery code once, of which only hashes are stored', async () => {
    const { email, id, recoveryCodes } = await joined()
    const [code = ''] = recoveryCodes
    expect((await signIn(visitor(server.app), email, code.toUpperCase())).statusCode).toBe(200)
    expect((await signIn(visitor(server.app), email, code)).statusCode).toBe(401)
    const { rows } = await pool.query('select code_hash from staff_recovery_code where staff_id = $1', [id])
    expect(rows).toHaveLength(9)
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1]?.replace('-', ''))
  })

  test('is closed for a quarter of an hour after eight wrong codes with the right password, and not by a stranger', async () => {
    const { email, secret } = await joined()
    clock.advance({ minutes: 1 })
    for (let guess = 0; guess < 12; guess++) await signIn(visitor(server.app), email, '000000', 'no password')
    for (let guess = 0; guess < 8; guess++) await signIn(visitor(server.app), email, '000000')
    expect((await signIn(visitor(server.app), email, codeNow(secret))).statusCode).toBe(401)
    clock.advance({ minutes: 16 })
    expect((await signIn(visitor(server.app), email, codeNow(secret))).statusCode).toBe(200)
    clock.set(start)
  })

  test('makes the token before it worthless', async () => {
    const { email, secret, self } = await joined()
    const before = self.cookie
    clock.advance({ minutes: 1 })
    await signIn(self, email, codeNow(secret))
    const old = Object.assign(visitor(server.app), { cookie: before })
    expect(await mayLook(old)).toBe(401)
    expect(await mayLook(self)).not.toBe(401)
    clock.set(start)
  })
})

describe('a session of staff', () => {
  test('ends after twelve hours, however much it is used, and its token is in no table', async () => {
    const { self, id } = await joined()
    for (let hour = 1; hour < 12; hour++) {
      clock.advance({ hours: 1 })
      expect(await mayLook(self)).not.toBe(401)
    }
    clock.advance({ hours: 1 })
    expect(await mayLook(self)).toBe(401)
    clock.set(start)
    const token = self.cookie?.slice('staff='.length)
    const { rows } = await pool.query('select * from staff_session where staff_id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is seen and ended by its holder, and by an owner', async () => {
    const { self, id, owner } = await joined()
    const own = async () => (await self.get('/api/admin/staff_session/show')).json()
    expect((await own()).sessions).toMatchObject([{ current: true }])
    const listed = (await owner.get('/api/admin/staff/list'))
      .json()
      .people.find((one: { id: string }) => one.id === id)
    expect(listed).toMatchObject({ state: 'joined', sessions: [{ current: false }] })
    const session = listed.sessions[0].id
    expect((await owner.post('/api/admin/staff/end_session', { id, session })).statusCode).toBe(200)
    expect(await mayLook(self)).toBe(401)
    const other = await joined()
    const [mine] = (await other.self.get('/api/admin/staff_session/show')).json().sessions
    expect((await other.self.post('/api/admin/staff_session/end', { id: session })).statusCode).toBe(404)
    expect((await other.self.post('/api/admin/staff_session/end', { id: mine.id })).statusCode).toBe(200)
    expect(await mayLook(other.self)).toBe(401)
  })

  test('ends by signing out', async () => {
    const { self } = await joined()
    const { cookie } = self
    expect((await self.post('/staff/sign_out')).statusCode).toBe(200)
    expect(self.cookie).toBeNull()
    self.cookie = cookie
    expect(await mayLook(self)).toBe(401)
  })
})

describe('what moves money, rights or secrets', () => {
  const offer = async (self: Visitor) => (await self.post('/api/admin/staff_session/offer_factor')).statusCode

  test('asks for a proof once five minutes have passed since the last, by password or by code', async () => {
    const { self, secret } = await joined()
    clock.advance({ minutes: 4, seconds: 59 })
    expect(await offer(self)).toBe(200)
    clock.advance({ seconds: 1 })
    expect(await offer(self)).toBe(403)
    const prove = async (proof: string) =>
      (await self.post('/api/admin/staff_session/prove', { proof })).statusCode
    expect(await prove('000000')).toBe(422)
    expect(await prove('not the password')).toBe(422)
    expect(await offer(self)).toBe(403)
    expect(await prove(password)).toBe(200)
    expect(await offer(self)).toBe(200)
    clock.advance({ minutes: 5 })
    expect(await offer(self)).toBe(403)
    const code = codeNow(secret)
    expect(await prove(code)).toBe(200)
    expect(await offer(self)).toBe(200)
    expect(await prove(code)).toBe(422)
    clock.set(start)
  })

  test('changes the second factor: the new one opens, the old one and its recovery codes do not', async () => {
    const { self, email, secret, recoveryCodes } = await joined()
    clock.advance({ seconds: 30 })
    const offered = (await self.post('/api/admin/staff_session/offer_factor')).json()
    const wrong = await self.post('/api/admin/staff_session/change_factor', {
      at: offered.at,
      code: '000000',
    })
    expect(wrong.json().error.code).toBe('second_factor_wrong')
    const changed = await self.post('/api/admin/staff_session/change_factor', {
      ...{ at: offered.at, code: codeNow(offered.secret) },
    })
    expect(changed.json().recoveryCodes).toHaveLength(10)
    clock.advance({ minutes: 1 })
    for (const code of [codeNow(secret), recoveryCodes[0] as string])
      expect((await signIn(visitor(server.app), email, code)).statusCode).toBe(401)
    expect((await signIn(visitor(server.app), email, codeNow(offered.secret))).statusCode).toBe(200)
    clock.set(start)
  })
})
