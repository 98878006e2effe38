// People brought over from another system, from the file to their first sign-in, over the wire and on a real database.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testServer, visitor } from '../../../tests/http.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'
import { passwordResetJob, sendPasswordReset } from '../resets/ask_password_reset.ts'
import { bringOver } from './bring_over.ts'

const now = '2026-11-27T15:00:00.000Z'
const fresh = 'a brand new password'
const server = await testServer({ now })
await server.services.jobs.work(passwordResetJob, asked => sendPasswordReset(server.services, asked))
const folder = await mkdtemp(join(tmpdir(), 'brought-over-'))
afterAll(() => rm(folder, { recursive: true }))

async function load(text: string) {
  const file = join(folder, `${crypto.randomUUID()}.csv`)
  await writeFile(file, text)
  return bringOver(server.services, file, now)
}

const header = 'email,first_name,last_name,language,phone\n'

async function signIn(email: string, password = 'their former password') {
  const self = visitor(server.app, 'cookit')
  const answer = await self.post('/clients/sign_in', { email, password })
  await server.services.jobs.idle(60_000)
  await sendMessages(server.services)
  return { self, answer }
}

const lettersTo = (email: string) => readMailbox(server.services, email)

describe('a file of people', () => {
  test('makes clients without a password; a second run changes nothing, and unreadable lines are listed by number', async () => {
    const text = `\u{feff}Last_Name,FIRST_NAME,email,language,phone,points\r
"O’Neil Roy",Zoé,ZOE@example.com,fr,514 871-1234,12\r
Roy,Bo,bo@example.com,EN,,\r
\r
Roy,X,x@example.com,fr,,\r
Roy,Noor,no-mail,fr,,\r
Roy,Noor,noor@example.com,de,,\r
Roy,Noor,noor@example.com,fr,911,\r
`
    const left = [
      { line: 5, why: 'name' },
      { line: 6, why: 'email' },
      { line: 7, why: 'language' },
      { line: 8, why: 'phone' },
    ]
    expect(await load(text)).toEqual({ read: 6, added: 2, known: 0, left })
    expect(await load(text)).toEqual({ read: 6, added: 0, known: 2, left })
    const { rows } = await server.services.pool.query(
      `select c.first_name, c.last_name, c.language, c.phone, c.password_hash, c.brand, v.kind, v.actor
       from client c join client_event v using (client_id) where email = 'zoe@example.com'`,
    )
    expect(rows).toEqual([
      {
        first_name: 'Zoé',
        last_name: 'O’Neil Roy',
        language: 'fr',
        phone: '+15148711234',
        password_hash: null,
        brand: 'cookit',
        kind: 'brought_over',
        actor: 'admin',
      },
    ])
  })

  test('without a required column is refused as a whole', async () => {
    await expect(load('email,first_name\na@example.com,Ada\n')).rejects.toThrow(/last_name, language/)
  })
})

describe('a person who was brought over', () => {
  test('learns from a letter, and from nothing else, that there is no password yet; its link lets them in', {
    tags: '[API-clients.cookit_require_reset]',
  }, async () => {
    await load(`${header}amina@example.com,Amina,Diallo,fr,\n`)
    const { answer } = await signIn('Amina@example.com')
    const stranger = await signIn('nobody@example.com')
    expect([answer.statusCode, answer.body]).toEqual([stranger.answer.statusCode, stranger.answer.body])
    expect(answer.json().error.code).toBe('sign_in_failed')
    const [letter, ...others] = await lettersTo('amina@example.com')
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      template: 'password_first',
      locale: 'fr',
      subject: 'Choisis un mot de passe pour notre nouveau site',
    })
    const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1]
    const self = visitor(server.app, 'cookit')
    const set = await self.put('/clients/password', { token, password: fresh, confirmation: fresh })
    expect(set.statusCode).toBe(200)
    expect((await self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
    expect((await self.get('/api/v1/clients/cookit_require_reset')).json()).toEqual({ required: false })
    await signIn('amina@example.com', 'wrong horse battery')
    const later = await lettersTo('amina@example.com')
    expect(later.filter(({ template }) => template === 'password_first')).toHaveLength(1)
  })

  test('gets one letter while its link works, however often somebody tries, and can ask for another', async () => {
    await load(`${header}lena@example.com,Lena,Roy,en,\n`)
    for (let tries = 0; tries < 3; tries++) await signIn('lena@example.com')
    expect((await lettersTo('lena@example.com')).map(({ template }) => template)).toEqual(['password_first'])
    await visitor(server.app, 'cookit').post('/clients/password', { email: 'lena@example.com' })
    await server.services.jobs.idle(60_000)
    await sendMessages(server.services)
    expect(await lettersTo('lena@example.com')).toHaveLength(2)
  })

  test('one NUL byte is a named line, and stops none after it', async () => {
    const loaded = await load(`${header}nul@example.com,Nu\0l,Roy,en,\nlater@example.com,Lena,Roy,en,\n`)
    expect(loaded).toMatchObject({ read: 2, added: 1, left: [{ line: 2, why: 'characters' }] })
  })

  test('does not include a client with a password or a provider: a wrong password sends no letter', async () => {
    await load(`${header}sam@example.com,Sam,Roy,en,\n`)
    await server.services.pool.query(
      `insert into client_provider (client_id, provider, subject)
       select client_id, 'apple', 'sam' from client where email = 'sam@example.com'`,
    )
    await signIn('sam@example.com')
    expect(await lettersTo('sam@example.com')).toEqual([])
  })
})
