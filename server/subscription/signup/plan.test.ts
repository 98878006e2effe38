import { describe, expect, test, vi } from 'vitest'
import { visitor } from '../../../tests/http.ts'
import { cardOf, freshEmail, password, signupServer, visitorAt } from '../../../tests/signup.ts'

// A Friday morning in Montréal.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const call = (action: string) => `/api/v1/signup/${action}`
const plan = { kind: 'rtc', people: 2, recipes: 3 }
const errorOf = (answer: { json(): { error: { code: string; fields?: object; details?: object } } }) =>
  answer.json().error

describe('what is on sale', () => {
  test('signed out: ten plans a brand with prices in cents', {
    tags: '[API-signup.subscription_plans]',
  }, async () => {
    const answer = await visitor(server.app, 'cookit').get(call('subscription_plans'))
    const { plans, categories, allergens } = answer.json()
    expect(plans).toHaveLength(10)
    expect(plans[1]).toEqual({
      id: 'rtc_2-3',
      kind: 'rtc',
      people: 2,
      count: 3,
      servings: 6,
      perServingCents: 1345,
      weekCents: 8070,
    })
    expect(categories.rte).toEqual(['keto-friendly', 'veggie', 'meat-and-fish', 'high-protein'])
    expect(allergens.find((one: { id: string }) => one.id === 'peanut').name).toBe('Arachides')
  })

  test('signed out: lowest prices and the real numbers of the week', {
    tags: '[API-signup.get_started_data]',
  }, async () => {
    const answer = await visitor(server.app, 'cookit').get(call('get_started_data'))
    const data = answer.json()
    expect(data).toMatchObject({ fromWeekCents: 5900, fromServingCents: 1105, mealsPerWeek: 14 })
    expect(data.fromMealCents).toBe(Math.round(1295 * 0.9))
    expect(data.recipesThisWeek).toBeGreaterThan(0)
    expect(data.itemsThisWeek).toBeGreaterThan(0)
    expect(data.communities).toBeGreaterThan(100)
    expect(data.signupDisabled).toBe(false)
  })
})

describe('the plan', () => {
  test('is saved with its tastes and priced', {
    tags: '[API-signup.save_plan] [API-signup.get_selected_plan]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const tastes = {
      categories: ['vegetarian'],
      exclusions: ['peanut', 'peanut'],
      vegetarian: false,
      vegan: true,
    }
    const saved = await self.post(call('save_plan'), { ...plan, ...tastes })
    expect(saved.json()).toMatchObject({ step: 'registration', url: '/signup/registration' })
    const selected = (await self.get(call('get_selected_plan'))).json()
    expect(selected).toEqual(saved.json().selected)
    expect(selected).toMatchObject({
      plan: { id: 'rtc_2-3' },
      categories: ['vegetarian'],
      exclusions: ['peanut'],
      vegetarian: true,
      vegan: true,
      firstBox: { goodsCents: 8070, discountCents: 0, totalCents: 8070, taxes: [] },
    })
  })

  test('does not exist before the choice, and another choice replaces it', {
    tags: '[API-signup.get_selected_plan]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    expect((await self.get(call('get_selected_plan'))).json()).toBeNull()
    await self.post(call('save_plan'), plan)
    await self.post(call('save_plan'), { kind: 'rte', meals: 8 })
    const selected = (await self.get(call('get_selected_plan'))).json()
    expect(selected.plan.id).toBe('rte_8')
    expect(selected.firstBox).toMatchObject({ goodsCents: 8 * 1295, volumeDiscountCents: 414 })
  })

  test.each([
    { kind: 'rtc', people: 3, recipes: 3 },
    { kind: 'rtc', people: 2, recipes: 9 },
    { kind: 'rtc' },
    { kind: 'rte', meals: 7 },
    { kind: 'rte', people: 2, recipes: 3 },
  ])('of a size that is not on sale is refused: %j', { tags: '[API-signup.save_plan]' }, async size => {
    const answer = await visitor(server.app, 'cookit').post(call('save_plan'), size)
    expect([answer.statusCode, errorOf(answer).code]).toEqual([422, 'plan_unavailable'])
  })

  test.each([
    [{ categories: ['keto-friendly'] }, 'categories'],
    [{ exclusions: ['gluten'] }, 'exclusions'],
    [{ exclusions: ['dish:chana-masala'] }, 'exclusions'],
  ])(
    'with tastes that it cannot have is refused: %j',
    { tags: '[API-signup.save_plan]' },
    async (tastes, field) => {
      const answer = await visitor(server.app, 'cookit').post(call('save_plan'), { ...plan, ...tastes })
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(errorOf(answer).fields ?? {})).toEqual([field])
    },
  )

  test('is not accepted while sign-up is disabled, and neither is a client', {
    tags: '[FLAG-SIGNUP-DISABLED]',
  }, async () => {
    const self = await visitorAt(server, 'registration', { brand: 'freshprep' })
    const setFlag = (enabled: boolean) => self.post('/api/dev/flags/signup_disabled', { enabled })
    await setFlag(true)
    const refused = await self.post(call('save_plan'), plan)
    const person = { firstName: 'Ada', lastName: 'Byron', email: freshEmail(), password }
    const client = await self.post(call('create_client'), person)
    await setFlag(false)
    expect([refused.statusCode, errorOf(refused).code]).toEqual([403, 'signup_disabled'])
    expect(errorOf(client).code).toBe('signup_disabled')
  })
})

describe('the discount', () => {
  test('of a code comes off the first box and not off later ones', {
    tags: '[API-signup.save_discount_code]',
  }, async () => {
    const self = await visitorAt(server, 'registration')
    const saved = await self.post(call('save_discount_code'), { code: ' half ' })
    expect(saved.json()).toEqual({ success: true, name: 'HALF fr' })
    const { firstBox, laterBoxes } = (await self.get(call('get_selected_plan'))).json()
    expect(firstBox).toMatchObject({ goodsCents: 8070, discountCents: 4035, totalCents: 4035 })
    expect(laterBoxes).toMatchObject({ discountCents: 0, totalCents: 8070 })
  })

  test('is the same on the plan page for a visitor and once there is an account, and gone with the plan', {
    tags: '[API-signup.subscription_plans]',
  }, async () => {
    const self = await visitorAt(server, 'registration')
    const shown = async () => (await self.get(call('subscription_plans'))).json().discount?.code ?? null
    await self.post('/api/v1/sessions/save_discount_and_referral', { code: 'HALF' })
    expect(await shown()).toBe('HALF')
    const person = { firstName: 'Ada', lastName: 'Byron', email: freshEmail(), password }
    await self.post(call('create_client'), person)
    expect(await shown()).toBe('HALF')
    await self.post(call('save_address'), await server.nextDoor('cookit'))
    await self.post('/signup/payment', await cardOf(self))
    const sent = vi.spyOn(server.services.pool, 'query')
    expect(await shown()).toBeNull()
    // The editor asks as well, for its words, so a household with a plan costs no reading of its sign-up.
    const names = sent.mock.calls.map(([query]) => (query as unknown as { name?: string }).name)
    sent.mockRestore()
    expect(names).not.toContain('signup_of_client')
  })

  test('that needs a bigger box is named beside the plan, and typing its code again changes nothing', {
    tags: '[ERR-MIN-SPEND]',
  }, async () => {
    const self = await visitorAt(server, 'registration')
    await self.post('/api/v1/sessions/save_discount_and_referral', { code: 'BIGBOX' })
    const { firstBox, heldCode } = (await self.get(call('get_selected_plan'))).json()
    expect(firstBox.discountCents).toBe(0)
    expect(heldCode).toEqual({ code: 'BIGBOX', minimumSpendCents: 15_000 })
    const typed = await self.post(call('save_discount_code'), { code: ' bigbox' })
    expect([typed.statusCode, typed.json().success]).toEqual([200, true])
  })

  test('of an unknown or expired code is refused', {
    tags: '[ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR]',
  }, async () => {
    const self = visitor(server.app, 'freshprep')
    for (const [code, reason, message] of [
      ['NOSUCH', 'invalid_code', 'Invalid code'],
      ['GONE', 'code_expired', 'Invalid code: it was valid until January\u00a01, 2020.'],
    ]) {
      const answer = await self.post(call('save_discount_code'), { code }, { 'accept-language': 'en' })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().error).toMatchObject({ code: reason, message })
    }
    const french = await self.post(call('save_discount_code'), { code: 'X' }, { 'accept-language': 'fr' })
    expect(french.json().error.message).toBe('Code non valide')
  })

  test('of a code for a bigger box is refused with its minimum', { tags: '[ERR-MIN-SPEND]' }, async () => {
    const self = await visitorAt(server, 'registration')
    const answer = await self.post(
      call('save_discount_code'),
      { code: 'BIGBOX' },
      { 'accept-language': 'en' },
    )
    expect(answer.json().error).toMatchObject({
      code: 'minimum_spend_not_met',
      message: 'Minimum Spend not met: add $69.30 more.',
      details: { minimumSpendCents: 15_000 },
    })
  })

  test('of a first-box code is refused for a household with a plan, and changes nothing', async () => {
    const self = await visitorAt(server, 'welcome')
    const answer = await self.post('/api/v1/sessions/save_discount_and_referral', { code: 'WELCOME3' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'first_box_only'])
    const typed = await self.post(call('save_discount_code'), { code: 'BIENVENUE50' })
    expect([typed.statusCode, typed.json().error.code]).toEqual([422, 'first_box_only'])
  })

  test('of an unknown referral is stored and gives nothing', async () => {
    const self = await visitorAt(server, 'registration')
    await self.post('/api/v1/sessions/save_discount_and_referral', { referral: 'nobody', referralId: '1' })
    const { firstBox } = (await self.get(call('get_selected_plan'))).json()
    expect(firstBox.discounts).toEqual([])
  })
})
