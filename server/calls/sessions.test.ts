// The session's calls, over the wire.

import { describe, expect, test } from 'vitest'
import type { BrandId } from '../../domain/brands.ts'
import { publishTestMenus, subscribe } from '../../tests/household.ts'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import { createHttp } from '../http/app.ts'

const now = '2026-11-20T20:00:00Z'

const server = await testServer({ now })
await server.services.pool.query(
  `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr, valid_until, is_default)
   values ('freshprep', 'FIRST', 'DiscountCode', 'percent', '[50]', 'Half off', 'Moitié prix', 'en', 'fr', null, true),
     ('freshprep', 'THREE', 'MultiorderDiscountCode', 'percent', '[30, 20, 10]', 'Three', 'Trois', 'en', 'fr', null, false),
     ('freshprep', 'PAST', 'DiscountCode', 'percent', '[10]', 'Past', 'Passé', 'en', 'fr', '2026-11-19', false),
     ('freshprep', 'TODAY', 'DiscountCode', 'percent', '[10]', 'Today', 'Aujourd’hui', 'en', 'fr', '2026-11-20', false),
     ('freshprep', 'FRIEND', 'ReferralCode', 'servings', '[3]', 'Three meals', 'Trois repas', 'en', 'fr', null, false)`,
)

const sessionData = '/api/v1/sessions/session_data'
const client = async (options: Parameters<typeof insertClient>[1] = {}) =>
  signedInVisitor(server, await insertClient(server.services, options), options?.brand)

describe('session_data', () => {
  test('of a visitor', {
    tags: '[API-sessions.session_data] [ENT-SESSION] [ENT-SESSION-SCHEDULE-TRACK] [ENT-SESSION-FLIPPERS] [ROLE-KINDS]',
  }, async () => {
    const response = await visitor(server.app).get(sessionData)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      locale: 'en',
      client: null,
      loggedIn: false,
      adminLoggedIn: false,
      environment: 'test',
      customerSchedule: false,
      trackDelivery: false,
      signupDisabled: false,
      flippers: { show_menu: true, settings_password: true },
    })
  })

  test('of a client gives the name, in their language, without a discount bar (rule 27)', {
    tags: '[ST-SESSION-LOGGED-IN] [ENT-CLIENT] [ENT-CLIENT-LOYALTY] [ROLE-KINDS]',
  }, async () => {
    const self = await client({ firstName: 'Amélie', language: 'fr' })
    expect((await self.get(sessionData)).json()).toMatchObject({
      locale: 'fr',
      loggedIn: true,
      adminLoggedIn: false,
      client: {
        firstname: 'Amélie',
        loggedIn: true,
        usingRewardV2: false,
        rewardPoints: 0,
        enrolledComarch: true,
      },
      discountBar: { discount: null },
    })
  })

  test('offers tracking to a household with a plan, also a paused one, and not to a closed account', {
    tags: '[NAV-IN-TRACK] [ENT-SESSION-SCHEDULE-TRACK]',
  }, async () => {
    await publishTestMenus(server.services.pool, now)
    const leads = async (state: 'active' | 'paused' | 'closed') => {
      const { clientId } = await subscribe(server.services.pool, now, { state })
      return (await (await signedInVisitor(server, clientId)).get(sessionData)).json().trackDelivery
    }
    expect([await leads('active'), await leads('paused'), await leads('closed')]).toEqual([true, true, false])
  })

  test('of an admin says so', { tags: '[ROLE-KINDS]' }, async () => {
    expect((await (await client({ isAdmin: true })).get(sessionData)).json()).toMatchObject({
      loggedIn: true,
      adminLoggedIn: true,
    })
  })
})

describe('save_discount_and_referral', () => {
  const save = '/api/v1/sessions/save_discount_and_referral'
  const discountOf = async (self: ReturnType<typeof visitor>) =>
    (await self.get(sessionData)).json().discountBar.discount

  test('a visitor without a code is offered the brand’s own; a brand without one offers none', {
    tags: '[ENT-DISCOUNT-BAR] [LBL-DISCOUNT-BAR-CODE]',
  }, async () => {
    expect(await discountOf(visitor(server.app))).toMatchObject({
      code: 'FIRST',
      type: 'DiscountCode',
      name: 'Half off',
      value: 50,
      elements: [],
    })
    expect(await discountOf(visitor(server.app, 'cookit'))).toBeNull()
  })

  test('a code is stored in the session, however it was typed', {
    tags: '[API-sessions.save_discount_and_referral] [ENT-SESSION-DISCOUNT-BAR] [LBL-DISCOUNT-BAR-MULTI] [ENT-DISCOUNT-BAR-ELEMENTS] [ENT-DISCOUNT-BAR-FIRST-WEEK]',
  }, async () => {
    const self = visitor(server.app)
    const response = await self.post(save, { code: ' three ' })
    expect(response.json()).toMatchObject({ success: true, discount: { code: 'THREE' } })
    expect(await discountOf(self)).toEqual({
      type: 'MultiorderDiscountCode',
      name: 'Three',
      code: 'THREE',
      value: 30,
      unit: 'percent',
      elements: [{ value: 30 }, { value: 20 }, { value: 10 }],
      firstWeekDiscount: 30,
      minimumSpendCents: 0,
      textEn: 'en',
      textFr: 'fr',
    })
  })

  test('everything in a link is stored: the code, its sender and its channel', {
    tags: '[ENT-SAVED-DISCOUNT]',
  }, async () => {
    const self = visitor(server.app)
    const brought = { code: 'THREE', referral: 'ada', referralId: 'r-17' }
    expect((await self.post(save, brought)).statusCode).toBe(200)
    const { rows } = await server.services.pool.query(
      `select data from session where data->>'referralId' = 'r-17'`,
    )
    expect(rows).toEqual([{ data: { discountCode: 'THREE', referral: 'ada', referralId: 'r-17' } }])
    expect((await self.get(sessionData)).json().discountBar.applied).toBe(true)
  })

  test('a referral by itself is no discount: the bar still shows the public offer', async () => {
    const self = visitor(server.app)
    expect((await self.post(save, { referral: 'junk', referralId: 'r-0' })).statusCode).toBe(200)
    expect((await self.get(sessionData)).json().discountBar.applied).toBe(false)
  })

  test('a friend’s code is recognized by its type, in servings', {
    tags: '[LBL-DISCOUNT-BAR-REFERRAL]',
  }, async () => {
    const self = visitor(server.app)
    await self.post(save, { code: 'FRIEND', referral: 'ada' })
    expect(await discountOf(self)).toMatchObject({
      type: 'ReferralCode',
      unit: 'servings',
      value: 3,
      elements: [],
    })
  })

  test('a code is valid to the end of its last day, and expired after', async () => {
    expect((await visitor(server.app).post(save, { code: 'TODAY' })).statusCode).toBe(200)
    expect((await visitor(server.app).post(save, { code: 'PAST' })).json().error.code).toBe('code_expired')
  })

  test('an unknown code is refused and not stored', {
    tags: '[ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR]',
  }, async () => {
    const self = visitor(server.app)
    const english = await self.post(save, { code: 'NOPE', referral: 'ada' })
    expect(english.statusCode).toBe(422)
    expect(english.json().error).toMatchObject({
      code: 'invalid_code',
      message: 'Invalid code',
      fields: { code: { code: 'invalid_code' } },
    })
    expect(self.cookie).toBeNull()
    const french = await self.post(save, { code: 'NOPE' }, { 'accept-language': 'fr' })
    expect(french.json().error.message).toBe('Code non valide')
  })

  test('with nothing to save no session is made', async () => {
    const self = visitor(server.app)
    expect((await self.post(save, { code: null, referral: '' })).statusCode).toBe(200)
    expect(self.cookie).toBeNull()
  })
})

describe('validate, check_settings_authenticated and check_signup_state', () => {
  test('distinguish a visitor from a client', { tags: '[API-sessions.validate]' }, async () => {
    const validate = '/api/v1/sessions/validate'
    expect((await visitor(server.app).get(validate)).json()).toEqual({ valid: false })
    expect((await (await client()).get(validate)).json()).toEqual({ valid: true })
  })

  test('settings are open for thirty minutes from the password, whatever happens (rule 16)', {
    tags: '[API-sessions.check_settings_authenticated]',
  }, async () => {
    const self = await client()
    const ask = async () =>
      (await self.get('/api/v1/sessions/check_settings_authenticated')).json().authenticated
    expect(await ask()).toBe(false)
    const set = 'update session set settings_authenticated_at = $1 where client_id is not null'
    await server.services.pool.query(set, ['2026-11-20T19:30:01Z'])
    expect(await ask()).toBe(true)
    await server.services.pool.query(set, ['2026-11-20T19:30:00Z'])
    expect(await ask()).toBe(false)
  })

  test('a new sign-up is at the plans', { tags: '[API-sessions.check_signup_state]' }, async () => {
    const response = await visitor(server.app).get('/api/v1/sessions/check_signup_state')
    expect(response.json()).toEqual({ complete: false, step: 'plans', url: '/signup/plans', work: null })
  })

  test.each([
    ['an admin', true, '/admin'],
    ['a driver', false, '/driver'],
  ])('%s is led to their work', { tags: '[API-sessions.check_signup_state]' }, async (_, isAdmin, work) => {
    const clientId = await insertClient(server.services, { isAdmin })
    const isDriver = !isAdmin
    await server.services.pool.query('update client set is_driver = $2 where client_id = $1', [
      clientId,
      isDriver,
    ])
    const self = await signedInVisitor(server, clientId)
    expect((await self.get('/api/v1/sessions/check_signup_state')).json()).toMatchObject({ work })
  })
})

describe('sign_out_client and stored_location_before_login', () => {
  test('signing out ends the session and deletes the cookie', {
    tags: '[API-sessions.sign_out_client]',
  }, async () => {
    const self = await client()
    const { cookie } = self
    expect((await self.post('/api/v1/sessions/sign_out_client')).json()).toEqual({
      success: true,
      redirectToCookit: false,
    })
    expect(self.cookie).toBeNull()
    self.cookie = cookie
    expect((await self.get(sessionData)).json().client).toBeNull()
  })

  test('leads the second brand’s people to its outside site, where it has one', {
    tags: '[ST-LOGOUT-SECOND-BRAND]',
  }, async () => {
    const out = async (app: typeof server.app, brand: BrandId) =>
      (await visitor(app, brand).post('/api/v1/sessions/sign_out_client')).json().redirectToCookit
    const { config } = server.services
    const outside = { ...config, cookitOutsideSite: 'https://outside.example/' }
    const app = await createHttp({ ...server.services, config: outside }, { pages: false })
    expect([await out(app, 'cookit'), await out(app, 'freshprep')]).toEqual([true, false])
    expect(await out(server.app, 'cookit')).toBe(false)
    await app.close()
  })

  test('the page that required a sign-in is returned once', {
    tags: '[API-sessions.stored_location_before_login]',
  }, async () => {
    const self = await client()
    await server.services.pool.query(`update session set data = '{"storedLocation": "/history"}'`)
    const ask = async () => (await self.post('/api/v1/sessions/stored_location_before_login')).json()
    expect(await ask()).toEqual({ url: '/history' })
    expect(await ask()).toEqual({ url: null })
  })
})
