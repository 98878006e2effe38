import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, type Visitor, visitor } from '../../../tests/http.ts'
import { freshEmail, password, signupServer, visitorAt } from '../../../tests/signup.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'

// A Friday morning in Montréal.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const call = (action: string) => `/api/v1/signup/${action}`
const errorOf = (answer: { json(): { error: { code: string; fields?: object; details?: object } } }) =>
  answer.json().error

describe('the client', () => {
  const person = () => ({ firstName: 'Ada', lastName: 'Byron', email: freshEmail(), password })

  test('registering signs in and leads to the delivery', {
    tags: '[API-signup.create_client] [ST-SIGNUP-ORDER]',
  }, async () => {
    const self = await visitorAt(server, 'registration')
    const answer = await self.post(call('create_client'), person())
    expect(answer.json()).toEqual({ step: 'delivery', url: '/signup/delivery' })
    expect((await self.get('/api/v1/sessions/validate')).json()).toEqual({ valid: true })
    expect((await self.get(call('get_selected_plan'))).json().plan.id).toBe('rtc_2-3')
  })

  test('the password is kept as an Argon2id hash, the language is the request’s', {
    tags: '[ENT-ACCOUNT-IDENTITY]',
  }, async () => {
    const self = await visitorAt(server, 'registration', { brand: 'freshprep' })
    const { email } = await (async () => {
      const one = person()
      await self.post(call('create_client'), one, { 'accept-language': 'fr' })
      return one
    })()
    const { rows } = await server.services.pool.query('select * from client where email = $1', [email])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0].language).toBe('fr')
    const events = await server.services.pool.query('select kind from client_event where client_id = $1', [
      rows[0].client_id,
    ])
    expect(events.rows).toEqual([{ kind: 'registered' }])
  })

  test('nine characters are refused, ten are accepted', {
    tags: '[API-signup.create_client] [VAL-PASSWORD-MIN]',
  }, async () => {
    const self = await visitorAt(server, 'registration')
    const short = await self.post(call('create_client'), { ...person(), password: 'ninechars' })
    expect([short.statusCode, errorOf(short).code]).toEqual([422, 'password_too_short'])
    const emoji = await self.post(call('create_client'), { ...person(), password: '🥕🥕🥕🥕🥕' })
    expect(errorOf(emoji).code).toBe('password_too_short')
    const enough = await self.post(call('create_client'), { ...person(), password: 'plumquince' })
    expect(enough.statusCode).toBe(200)
  })

  test('a name of one letter is refused by its field, one of two is accepted', {
    tags: '[VAL-NAME-MIN]',
  }, async () => {
    const self = await visitorAt(server, 'registration')
    const short = await self.post(call('create_client'), { ...person(), firstName: 'A', lastName: 'B1' })
    expect([short.statusCode, errorOf(short).code]).toEqual([422, 'name_too_short'])
    expect(Object.keys(errorOf(short).fields ?? {})).toEqual(['firstName', 'lastName'])
    const two = await self.post(call('create_client'), { ...person(), firstName: 'Al', lastName: 'Né' })
    expect(two.statusCode).toBe(200)
  })

  test.each(['not-an-email', 'a@b', 'a b@example.com', '@example.com', 'a@@example.com', ''])(
    '%j is refused as an email',
    { tags: '[VAL-EMAIL]' },
    async email => {
      const self = await visitorAt(server, 'registration')
      expect(errorOf(await self.post(call('create_client'), { ...person(), email })).code).toBe(
        'email_invalid',
      )
      expect(errorOf(await self.post(call('check_email'), { email })).code).toBe('email_invalid')
    },
  )

  test('a used email is refused however it is written', {
    tags: '[API-signup.check_email] [ERR-EMAIL-IN-USE]',
  }, async () => {
    const email = freshEmail()
    const self = await visitorAt(server, 'registration')
    expect((await self.post(call('check_email'), { email })).json()).toEqual({ available: true })
    await self.post(call('create_client'), { ...person(), email })
    const other = await visitorAt(server, 'registration')
    const shouted = ` ${email.toUpperCase()} `
    expect((await other.post(call('check_email'), { email: shouted })).json()).toEqual({ available: false })
    const answer = await other.post(call('create_client'), { ...person(), email: shouted })
    expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 'email_in_use'])
  })

  test('an email belongs to one client within a brand; the sister brand has its own', async () => {
    const email = freshEmail()
    await visitorAt(server, 'delivery', { email })
    const sister = await visitorAt(server, 'registration', { brand: 'freshprep' })
    const answer = await sister.post(call('create_client'), { ...person(), email })
    expect(answer.statusCode).toBe(200)
  })

  test('of eight registrations of one email at once exactly one succeeds', {
    tags: '[API-signup.create_client]',
  }, async () => {
    const email = freshEmail()
    const browsers = await Promise.all(Array.from({ length: 8 }, () => visitorAt(server, 'registration')))
    const answers = await Promise.all(
      browsers.map(self => self.post(call('create_client'), { ...person(), email })),
    )
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
    const found = await server.services.pool.query('select 1 from client where email = $1', [email])
    expect(found.rowCount).toBe(1)
  })

  test('without a plan there is no registration, and the answer gives the step to do first', {
    tags: '[ST-SIGNUP-ORDER]',
  }, async () => {
    const answer = await visitor(server.app, 'freshprep').post(call('create_client'), person())
    expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 'step_missing'])
    expect(errorOf(answer).details).toEqual({ step: 'plans', url: '/signup/plans' })
  })

  test('a signed-in client does not register again', async () => {
    const self = await visitorAt(server, 'delivery')
    const answer = await self.post(call('create_client'), person())
    expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 'already_signed_up'])
  })
})

describe('continuing elsewhere', { tags: '[ST-SIGNUP-ORDER]' }, () => {
  const signIn = async (email: string, before?: object) => {
    const self = visitor(server.app, 'cookit')
    if (before) await self.post(call('save_plan'), before)
    await self.post('/clients/sign_in', { email, password })
    return self
  }

  test('the sign-up continues on another device after signing in', {
    tags: '[API-signup.current_step]',
  }, async () => {
    const email = freshEmail()
    await visitorAt(server, 'payment', { email })
    const self = await signIn(email)
    expect((await self.get(call('current_step'))).json()).toEqual({ step: 'payment', url: '/signup/payment' })
    expect((await self.get(call('get_selected_plan'))).json().plan.id).toBe('rtc_2-3')
  })

  test('a visitor’s plan is kept when they sign in to an unfinished sign-up', async () => {
    const email = freshEmail()
    await visitorAt(server, 'delivery', { email })
    const self = await signIn(email, { kind: 'rtc', people: 4, recipes: 2 })
    expect((await self.get(call('get_selected_plan'))).json().plan.id).toBe('rtc_4-2')
  })

  test('a visitor’s plan changes nothing for a client who has one', async () => {
    const email = freshEmail()
    await visitorAt(server, 'welcome', { email })
    const self = await signIn(email, { kind: 'rtc', people: 4, recipes: 2 })
    expect((await self.get(call('current_step'))).json().step).toBe('welcome')
    const { rows } = await server.services.pool.query(
      'select plan_id from subscription join client using (client_id) where email = $1',
      [email],
    )
    expect(rows).toEqual([{ plan_id: 'rtc_2-3' }])
  })

  test('the address of a step is in the language of the request', {
    tags: '[API-signup.current_step]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const step = await self.get(call('current_step'), { 'accept-language': 'en' })
    expect(step.json()).toEqual({ step: 'plans', url: '/en/signup/plans' })
  })
})

describe('returning before the end', () => {
  const account = '/signup/account'
  const at = async (self: Visitor) => (await self.get(call('current_step'))).json().step

  test('the name is corrected, and another email waits for its link; nothing else of the sign-up changes', {
    tags: '[ST-SIGNUP-ORDER]',
  }, async () => {
    const email = freshEmail()
    const self = await visitorAt(server, 'payment', { email })
    const who = async () => (await self.get(account)).json()
    expect(await who()).toEqual({ firstName: 'Amélie', lastName: 'Côté', email, newEmail: null })
    const corrected = { firstName: 'Aurélie', lastName: 'Roy', email }
    expect((await self.post(account, corrected)).json()).toEqual({ step: 'payment', url: '/signup/payment' })
    expect(await who()).toEqual({ ...corrected, newEmail: null })

    const wanted = freshEmail()
    const refused = await self.post(account, { ...corrected, email: wanted })
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'reauthentication_required'])
    await self.post('/api/v1/reauthentications/create', { password })
    expect((await self.post(account, { ...corrected, email: wanted })).json().step).toBe('payment')
    expect(await who()).toEqual({ ...corrected, newEmail: wanted })
    expect(await at(self)).toBe('payment')
    // Until the link is followed the present address signs in, and knows of it.
    const signsIn = async (as: string) =>
      (await visitor(server.app, 'cookit').post('/clients/sign_in', { email: as, password })).statusCode
    expect([await signsIn(email), await signsIn(wanted)]).toEqual([200, 401])
    await sendMessages(server.services)
    const [notice] = await readMailbox(server.services, email)
    expect(notice?.template).toBe('email_change_asked')
    const [letter] = await readMailbox(server.services, wanted)
    const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1]
    // Sent again with the address that waits, the form asks for nothing.
    await self.post(account, { ...corrected, email: wanted })
    await self.post('/clients/email', { token })
    expect(await who()).toEqual({ ...corrected, email: wanted, newEmail: null })
    expect([await signsIn(email), await signsIn(wanted)]).toEqual([401, 200])
    const check = async (asked: string) =>
      (await self.post(call('check_email'), { email: asked })).json().available
    expect([await check(email), await check(wanted)]).toEqual([true, false])
  })

  test('the present email, sent again, ends the wait for another', async () => {
    const email = freshEmail()
    const self = await visitorAt(server, 'delivery', { email })
    await self.post('/api/v1/reauthentications/create', { password })
    const names = { firstName: 'Amélie', lastName: 'Côté' }
    await self.post(account, { ...names, email: freshEmail() })
    await self.post(account, { ...names, email })
    expect((await self.get(account)).json().newEmail).toBeNull()
  })

  test.each(['an admin', 'a driver', 'a person who was brought over'])(
    'an open browser of %s, who has no plan, moves the account nowhere',
    async who => {
      const clientId = await insertClient(server.services, { brand: 'cookit', isAdmin: who === 'an admin' })
      const email = `${clientId}@example.com`
      const { pool } = server.services
      await pool.query("insert into client_email values ('cookit', $2, $1)", [clientId, email])
      await pool.query('update client set is_driver = $2 where client_id = $1', [
        clientId,
        who === 'a driver',
      ])
      const stale = await signedInVisitor(server, clientId, 'cookit', { settings: false })
      const mallory = { firstName: 'Mallory', lastName: 'Malice', email: freshEmail() }
      for (const asked of [mallory, { ...mallory, email: ` ${mallory.email.toUpperCase()} ` }]) {
        const answer = await stale.post(account, asked)
        expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'reauthentication_required'])
      }
      const kept = await pool.query(
        `select c.first_name, c.email, array(select e.email from client_email e where e.client_id = $1) as taken,
           (select count(*)::int from email_change where client_id = $1) as changes,
           (select count(*)::int from client_event where client_id = $1) as events
         from client c where c.client_id = $1`,
        [clientId],
      )
      expect(kept.rows).toEqual([{ first_name: 'Ada', email, taken: [email], changes: 0, events: 0 }])
    },
  )

  test('the plan is corrected by choosing another', { tags: '[ST-SIGNUP-ORDER]' }, async () => {
    const self = await visitorAt(server, 'payment')
    const answer = await self.post(call('save_plan'), { kind: 'rtc', people: 4, recipes: 2 })
    expect(answer.json()).toMatchObject({ step: 'payment', selected: { plan: { id: 'rtc_4-2' } } })
  })

  test('a taken email, or no name, is refused by field; a household has settings for it', async () => {
    const email = freshEmail()
    await visitorAt(server, 'delivery', { email })
    const self = await visitorAt(server, 'delivery')
    const taken = await self.post(account, { firstName: 'Aurélie', lastName: 'Roy', email })
    expect([taken.statusCode, taken.json().error]).toMatchObject([409, { code: 'email_in_use' }])
    const nameless = await self.post(account, { firstName: 'A', lastName: 'Roy', email: freshEmail() })
    expect([nameless.statusCode, nameless.json().error.code]).toEqual([422, 'name_too_short'])
    const household = await visitorAt(server, 'welcome')
    expect((await household.get(account)).json().error.code).toBe('already_signed_up')
    const late = await household.post(account, { firstName: 'Aurélie', lastName: 'Roy', email: freshEmail() })
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'already_signed_up'])
  })
})
