// A forgotten password, from the request to the new password (rule 59), over the wire and on a real database.

import { beforeEach, describe, expect, test } from 'vitest'
import type { BrandId } from '../../../domain/brands.ts'
import { insertClient, signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { smtpMail } from '../../integrations/mail/smtp.ts'
import { sendMessages } from '../../messages/send.ts'
import { hashPassword } from '../password.ts'
import { passwordResetJob, sendPasswordReset } from './ask_password_reset.ts'

const start = '2026-11-27T15:00:00.000Z'
const old = 'correct horse battery'
const fresh = 'a brand new password'
let people = 0

const server = await testServer({ now: start })
await server.services.jobs.work(passwordResetJob, asked => sendPasswordReset(server.services, asked))

beforeEach(() => server.services.clock.set(start))

async function person(brand: BrandId = 'freshprep', kept: string | null = old) {
  const { services } = server
  const clientId = await insertClient(services, { brand, language: brand === 'cookit' ? 'fr' : 'en' })
  const email = `forgetful-${++people}@example.com`
  const hash = kept && (await hashPassword(kept))
  await services.pool.query('update client set email = $2, password_hash = $3 where client_id = $1', [
    clientId,
    email,
    hash,
  ])
  await services.pool.query('insert into client_email (brand, email, client_id) values ($1, $2, $3)', [
    brand,
    email,
    clientId,
  ])
  return { clientId, email, brand }
}

const ask = async (email: string, brand: BrandId = 'freshprep') => {
  const answer = await visitor(server.app, brand).post('/clients/password', { email })
  await server.services.jobs.idle(60_000)
  await sendMessages(server.services)
  return answer
}

const lettersTo = async (email: string) =>
  (await readMailbox(server.services, email)).filter(({ template }) => template === 'password_reset')

const tokenIn = (text: string | undefined) => /token=(\S+)/.exec(text ?? '')?.[1] ?? ''

/** Requests a link, and reads it in the newest letter. */
async function linkFor({ email, brand }: { email: string; brand: BrandId }): Promise<string> {
  await ask(email, brand)
  return tokenIn((await lettersTo(email))[0]?.text)
}

const set = (token: string, more: object = {}, brand: BrandId = 'freshprep') =>
  visitor(server.app, brand).put('/clients/password', {
    token,
    password: fresh,
    confirmation: fresh,
    ...more,
  })

const isValid = async (token: string, brand: BrandId = 'freshprep') =>
  (await visitor(server.app, brand).post('/clients/password/link', { token })).json().valid

const canSignIn = async (email: string, password: string, brand: BrandId = 'freshprep') =>
  (await visitor(server.app, brand).post('/clients/sign_in', { email, password })).statusCode === 200

describe('a request', () => {
  test('sends a link to the page of the brand, in the client’s language, however the email is written', async () => {
    const { email } = await person('cookit')
    await ask(` ${email.toUpperCase()} `, 'cookit')
    const [letter] = await lettersTo(email)
    expect(letter).toMatchObject({ locale: 'fr', subject: 'Ton nouveau mot de passe', channel: 'email' })
    expect(letter?.text).toContain('http://cookit.localhost:3000/clients/password/edit?token=')
  })

  test('is answered alike for an account, none, another brand’s and one without a password, and writes to existing accounts only', async () => {
    const known = await person()
    const social = await person('freshprep', null)
    const elsewhere = await person('cookit')
    const emails = [known.email, social.email, elsewhere.email, 'nobody@example.com']
    for (const email of emails) {
      const answer = await ask(email)
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    }
    const letters = await Promise.all(emails.map(email => lettersTo(email)))
    expect(letters.map(({ length }) => length)).toEqual([1, 1, 0, 0])
  })

  test('does nothing that depends on the account before it is answered', async () => {
    const { email } = await person()
    const { pool } = server.services
    const written = async (address: string) => {
      const count = `select (select count(*) from pgboss.job where name = 'password_reset')::int as jobs,
        (select count(*) from password_reset)::int as resets, (select count(*) from outbox_message)::int as messages`
      const { rows: before } = await pool.query(count)
      // Held up at its first step, the job has not begun when the answer comes.
      const holder = await pool.connect()
      await holder.query('begin')
      await holder.query('lock table client_email in access exclusive mode')
      await visitor(server.app).post('/clients/password', { email: address })
      const { rows: after } = await pool.query(count)
      await holder.query('rollback')
      holder.release()
      await server.services.jobs.idle(60_000)
      return Object.keys(after[0]).map(key => after[0][key] - before[0][key])
    }
    expect(await written(email)).toEqual([1, 0, 0])
    expect(await written('nobody@example.com')).toEqual([1, 0, 0])
  })

  test('for text that is not an email is refused by its form alone', { tags: '[VAL-EMAIL]' }, async () => {
    const answer = await ask('not an email')
    expect([answer.statusCode, answer.json().error.fields.email.code]).toEqual([422, 'email_invalid'])
  })

  test('repeated many times does not fill a mailbox', async () => {
    const { email } = await person()
    for (let n = 0; n < 8; n++) await ask(email)
    expect(await lettersTo(email)).toHaveLength(5)
    server.services.clock.advance({ hours: 2, minutes: 1 })
    await ask(email)
    expect(await lettersTo(email)).toHaveLength(6)
  })

  test('leaves no link in any table of the program’s own', async () => {
    const someone = await person()
    const token = await linkFor(someone)
    const secret = token.split('.')[1] as string
    const { rows } = await server.services.pool.query(
      `select (select string_agg(m::text, '') from outbox_message m) || (select string_agg(r::text, '') from password_reset r)
         || (select string_agg(j.data::text, '') from pgboss.job j) as everything`,
    )
    expect(secret).toHaveLength(43)
    expect(rows[0].everything).not.toContain(secret)
  })

  test('whose letter was sent again has two links, and both work', async () => {
    const { email } = await person()
    await visitor(server.app).post('/clients/password', { email })
    await server.services.jobs.idle(60_000)
    const unreachable = smtpMail('smtp://127.0.0.1:1')
    const carried: string[] = []
    const failing = {
      send: async (letters: Parameters<typeof unreachable.send>[0]) => {
        carried.push(...letters.map(({ parts }) => parts.action.url))
        return unreachable.send(letters)
      },
    }
    await sendMessages({ ...server.services, mail: failing })
    await server.services.pool.query(`update unsent_message set retry_at = now() - interval '1 second'`)
    await sendMessages(server.services)
    unreachable.close()
    const [letter] = await lettersTo(email)
    const tokens = [tokenIn(carried[0]), tokenIn(letter?.text)]
    expect(tokens[0]).not.toBe(tokens[1])
    expect(await Promise.all(tokens.map(token => isValid(token)))).toEqual([true, true])
  })
})

describe('a link', () => {
  test('sets the password, signs in here, and is recorded', async () => {
    const someone = await person()
    const token = await linkFor(someone)
    const here = visitor(server.app)
    await here.put('/clients/password', { token, password: fresh, confirmation: fresh })
    expect((await here.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
    expect(await canSignIn(someone.email, old)).toBe(false)
    expect(await canSignIn(someone.email, fresh)).toBe(true)
    await sendMessages(server.services)
    const letters = await readMailbox(server.services, someone.email)
    expect(letters.map(({ template }) => template)).toContain('password_changed')
    const events = await server.services.pool.query('select kind from client_event where client_id = $1', [
      someone.clientId,
    ])
    expect(events.rows).toEqual([{ kind: 'password_reset' }])
  })

  test('ends every other session of the client, and no other client’s', async () => {
    const [someone, other] = [await person(), await person()]
    const elsewhere = await signedInVisitor(server, someone.clientId)
    const others = await signedInVisitor(server, other.clientId)
    await set(await linkFor(someone))
    expect((await elsewhere.get('/api/v1/sessions/validate')).json()).toEqual({ valid: false })
    expect((await others.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
  })

  test('works once, even for two at once, and deletes every other link of the client', async () => {
    const someone = await person()
    const first = await linkFor(someone)
    const second = await linkFor(someone)
    expect(await isValid(first)).toBe(true)
    const answers = await Promise.all([
      set(second),
      set(second, { password: 'x'.repeat(12), confirmation: 'x'.repeat(12) }),
    ])
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 422])
    for (const token of [first, second]) {
      expect(await isValid(token)).toBe(false)
      expect((await set(token)).json().error).toMatchObject({ code: 'reset_link_invalid' })
    }
  })

  test('works for two hours, to the millisecond', async () => {
    const someone = await person()
    const token = await linkFor(someone)
    server.services.clock.set('2026-11-27T16:59:59.999Z')
    expect(await isValid(token)).toBe(true)
    server.services.clock.set('2026-11-27T17:00:00.000Z')
    expect(await isValid(token)).toBe(false)
    expect((await set(token)).json().error.code).toBe('reset_link_invalid')
    expect(await canSignIn(someone.email, old)).toBe(true)
  })

  test('does not work at the other brand, and a forged one works nowhere', async () => {
    const someone = await person()
    const token = await linkFor(someone)
    const other = await person()
    const forged = [
      token.replace(someone.clientId, other.clientId),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      someone.clientId,
      'x',
    ]
    for (const wrong of forged) {
      expect(await isValid(wrong)).toBe(false)
      expect((await set(wrong)).json().error.code).toBe('reset_link_invalid')
    }
    expect(await isValid(token, 'cookit')).toBe(false)
    expect((await set(token, {}, 'cookit')).json().error.code).toBe('reset_link_invalid')
    expect(await isValid(token)).toBe(true)
  })

  test('that has expired is refused in the words of area 8', {
    tags: '[ERR-RESET-LINK]',
  }, async () => {
    expect((await set('x')).json().error.message).toBe('Your reset link is no longer valid')
  })
})

describe('the new password', () => {
  test.each([
    [{ password: 'ninechars', confirmation: 'ninechars' }, 'password', 'password_too_short'],
    [{ password: '🦊🦊🦊🦊🦊', confirmation: '🦊🦊🦊🦊🦊' }, 'password', 'password_too_short'],
    [{ confirmation: `${fresh}.` }, 'confirmation', 'password_mismatch'],
    [{ password: old, confirmation: old }, 'password', 'password_unchanged'],
  ])(
    '%j is refused beside its field, and the link still works',
    { tags: '[VAL-PASSWORD-MIN] [VAL-PASSWORD-CONFIRM] [VAL-PASSWORD-DIFFERENT]' },
    async (input, field, code) => {
      const someone = await person()
      const token = await linkFor(someone)
      const answer = await set(token, input)
      expect([answer.statusCode, answer.json().error.fields[field].code]).toEqual([422, code])
      expect((await set(token)).statusCode).toBe(200)
    },
  )

  test('can be the first of an account that had none', async () => {
    const social = await person('freshprep', null)
    expect((await set(await linkFor(social))).statusCode).toBe(200)
    expect(await canSignIn(social.email, fresh)).toBe(true)
  })

  test('that does not match is refused in the words of area 8', {
    tags: '[VAL-PASSWORD-MSG-MATCH]',
  }, async () => {
    const token = await linkFor(await person())
    const answer = await set(token, { confirmation: 'something else' })
    expect(answer.json().error.fields.confirmation.message).toBe('passwords do not match')
  })
})
