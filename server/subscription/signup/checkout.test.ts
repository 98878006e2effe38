import { describe, expect, test } from 'vitest'
import { addDays } from '../../../domain/time/zone.ts'
import { type Visitor, visitor } from '../../../tests/http.ts'
import { cardOf, cards, signupServer, visitorAt } from '../../../tests/signup.ts'

// A Friday morning in Montréal: Tuesday's cutoff is tonight.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const call = (action: string) => `/api/v1/signup/${action}`
const pay = (self: Visitor, body: object) => self.post('/signup/payment', body)
const codeOf = (answer: Awaited<ReturnType<typeof pay>>) => [answer.statusCode, answer.json().error?.code]

async function clientIdOf(self: Visitor): Promise<string> {
  return (await self.get('/api/v1/sessions/session_data')).json().client.id
}

async function rowsOf(table: string, clientId: string) {
  return (await server.services.pool.query(`select * from ${table} where client_id = $1`, [clientId])).rows
}

const answerChallenge = (url: string, answer: 'confirm' | 'refuse') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'cookit.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })

describe('before the card', () => {
  test('shows totals, discount, first delivery and the day of the charge', {
    tags: '[API-signup.payment_data]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    await self.post(call('save_discount_code'), { code: 'HALF' })
    const data = (await self.get(call('payment_data'), { 'accept-language': 'fr' })).json()
    expect(data).toMatchObject({
      plan: { id: 'rtc_2-3', weekCents: 8070 },
      discountName: 'HALF fr',
      cardForm: null,
      firstBox: { discountCents: 4035, totalCents: 4035, payment: { cardCents: 4035 } },
      laterBoxes: { totalCents: 8070 },
    })
    const cutoff = (await self.get(call('delivery_options')))
      .json()
      .options.find((one: { selected: boolean }) => one.selected)
    expect(data.firstDeliveryDate).toBe(cutoff.firstDeliveryDate)
    expect(data.cutoffLocal).toBe(cutoff.cutoffLocal)
    expect(data.chargeDate).toBe(addDays(cutoff.cutoffLocal.slice(0, 10), 1))
  })

  test('names a code that waits for a bigger box, and the code stays with the household', {
    tags: '[API-signup.payment_data]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    await self.post('/api/v1/sessions/save_discount_and_referral', { code: 'BIGBOX' })
    expect((await self.get(call('payment_data'))).json()).toMatchObject({
      discountName: null,
      heldCode: { code: 'BIGBOX', minimumSpendCents: 15_000 },
      firstBox: { discountCents: 0 },
    })
    await pay(self, await cardOf(self))
    expect(await rowsOf('held_discount', await clientIdOf(self))).toMatchObject([{ code: 'BIGBOX' }])
  })

  test('has nothing to pay, and no welcome, before the earlier steps', {
    tags: '[ST-SIGNUP-ORDER]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const paid = await pay(self, await cardOf(self))
    expect(codeOf(paid)).toEqual([409, 'step_missing'])
    expect(paid.json().error.details).toEqual({ step: 'delivery', url: '/signup/delivery' })
    expect(codeOf(await self.get(call('welcome')))).toEqual([409, 'step_missing'])
    expect(codeOf(await self.get(call('get_first_order')))).toEqual([409, 'step_missing'])
    expect((await pay(visitor(server.app, 'cookit'), {})).body).toBe('require_login')
  })

  test('requires a new slot where the chosen one no longer exists', async () => {
    const self = await visitorAt(server, 'payment')
    const { pool } = server.services
    const { rows } = await pool.query(`select data from signup_draft where client_id = $1`, [
      await clientIdOf(self),
    ])
    await pool.query(
      `update signup_draft set data = jsonb_set(data, '{slot,startHour}', '3') where data = $1`,
      [rows[0].data],
    )
    const refused = await pay(self, await cardOf(self))
    expect(refused.json().error).toMatchObject({ code: 'step_missing', details: { step: 'delivery' } })
  })
})

describe('the card', () => {
  test.each([{}, { paymentToken: '' }, { paymentToken: '', nameOnCard: 'A' }])(
    'is required: %j',
    { tags: '[VAL-PAYMENT-CARD]' },
    async body => {
      const self = await visitorAt(server, 'payment')
      expect(codeOf(await pay(self, body))).toEqual([422, 'card_required'])
    },
  )

  test('with an unknown token is refused', async () => {
    const self = await visitorAt(server, 'payment')
    expect(codeOf(await pay(self, { paymentToken: 'card_x', nameOnCard: 'A' }))).toEqual([
      422,
      'card_invalid',
    ])
  })

  test('that requires a confirmation is accepted once the holder confirmed, and not when they declined', async () => {
    const self = await visitorAt(server, 'payment')
    const refusedCard = await cardOf(self, cards.asksOnFile)
    const asked = await pay(self, refusedCard)
    expect(codeOf(asked)).toEqual([402, 'card_needs_action'])
    await answerChallenge(asked.json().error.details.challengeUrl, 'refuse')
    expect(codeOf(await pay(self, refusedCard))).toEqual([402, 'card_declined'])

    const card = await cardOf(self, cards.asksOnFile)
    const { challengeUrl } = (await pay(self, card)).json().error.details
    await answerChallenge(challengeUrl, 'confirm')
    expect((await pay(self, card)).json()).toEqual({ step: 'welcome', url: '/signup/welcome' })
  })

  test('that expired since it was put on file is refused', async () => {
    const self = await visitorAt(server, 'payment')
    const body = { number: cards.works, expiryMonth: '11', expiryYear: '2026', cvc: '123' }
    const { token } = (await self.post('/vendor/cards/setup', body)).json()
    const { pool } = server.services
    await pool.query('update builtin_card set expiry_month = 10 where token = $1', [token])
    expect(codeOf(await pay(self, { paymentToken: token, nameOnCard: 'A' }))).toEqual([402, 'card_expired'])
  })
})

describe('the checkout', () => {
  test('opens the subscription, five orders, and sends the letter', {
    tags: '[BIZ-VISITOR-SIGNUP-PAY]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    await self.post(call('save_discount_code'), { code: 'THREE' })
    const expected = (await self.get(call('payment_data'))).json()
    const answer = await pay(self, await cardOf(self))
    expect(answer.json()).toEqual({ step: 'welcome', url: '/signup/welcome' })

    const clientId = await clientIdOf(self)
    const [subscription] = await rowsOf('subscription', clientId)
    expect(subscription).toMatchObject({ state: 'active', plan_id: 'rtc_2-3', profile_key: 'rtc|2|3|any||' })
    const orders = await rowsOf('client_order', clientId)
    expect(orders.map(order => order.state)).toEqual(Array(5).fill('upcoming'))
    expect(await rowsOf('held_discount', clientId)).toMatchObject([{ code: 'THREE', elements: [50, 25, 10] }])
    expect(await rowsOf('payment_method', clientId)).toMatchObject([
      {
        provider: 'builtin',
        last4: '4242',
        card_brand: 'visa',
        is_default: true,
        name_on_card: 'Amélie Côté',
      },
    ])
    const events = (await rowsOf('client_event', clientId)).map(event => event.kind)
    expect(events).toEqual(['registered', 'subscribed'])
    expect(await rowsOf('signup_draft', clientId)).toEqual([])
    const [message] = await rowsOf('outbox_message', clientId)
    expect(message).toMatchObject({
      template: 'welcome',
      data: {
        deliveryDate: expected.firstDeliveryDate,
        cutoffLocal: expected.cutoffLocal,
        chargeDate: expected.chargeDate,
        plan: { kind: 'rtc', people: 2, count: 3 },
        firstCents: expected.firstBox.totalCents,
        weekCents: expected.laterBoxes.totalCents,
        address: expect.stringMatching(/, (?:ON|QC) [A-Z]\d[A-Z] \d[A-Z]\d$/),
      },
    })
  })

  test('saves severe allergens, and their traces in the choice profile', async () => {
    const self = await visitorAt(server, 'payment')
    const plan = { kind: 'rtc', people: 2, recipes: 3, exclusions: ['milk', 'peanut'] }
    const unknown = await self.post(call('save_plan'), { ...plan, severe: ['egg'] })
    expect([unknown.statusCode, Object.keys(unknown.json().error.fields)]).toEqual([422, ['severe']])
    await self.post(call('save_plan'), { ...plan, severe: ['peanut'] })
    expect((await self.get(call('get_selected_plan'))).json().severe).toEqual(['peanut'])
    await pay(self, await cardOf(self))
    const [subscription] = await rowsOf('subscription', await clientIdOf(self))
    expect(subscription).toMatchObject({
      severe: ['peanut'],
      profile_key: 'rtc|2|3|any||milk,peanut,traces:peanut',
    })
    // The editor knows the possible traces, for a question and a mark.
    const order = (await self.get(call('get_first_order'))).json()
    const data = (await self.get(`/api/v1/orders/editor_data_v2?orderId=${order.id}`)).json()
    expect(Object.keys(data.household.traces).length).toBeGreaterThan(0)
    for (const found of Object.values(data.household.traces)) expect(found).toEqual(['peanut'])
  })

  test('charges what it announced for the first order', {
    tags: '[API-signup.get_first_order] [API-signup.welcome]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    await self.post(call('save_discount_code'), { code: 'HALF' })
    const { firstBox, firstDeliveryDate } = (await self.get(call('payment_data'))).json()
    await pay(self, await cardOf(self))
    const order = (await self.get(call('get_first_order'))).json()
    expect(order).toMatchObject({
      deliveryDate: firstDeliveryDate,
      totalCents: firstBox.totalCents,
      untouched: true,
    })
    expect(order.receipt).toEqual(firstBox)
    const welcome = (await self.get(call('welcome'))).json()
    expect(welcome).toMatchObject({ firstName: 'Amélie', order: { id: order.id } })
  })

  test('is not possible for a household that has a plan', { tags: '[VAL-ONE-PLAN]' }, async () => {
    const self = await visitorAt(server, 'welcome')
    const answers = [
      await self.post(call('save_plan'), { kind: 'rtc', people: 4, recipes: 2 }),
      await self.post(call('save_address'), await server.nextDoor('cookit')),
      await self.post(call('update_delivery_slot'), { weekday: 1, startHour: 8 }),
      await self.get(call('payment_data')),
      await pay(self, await cardOf(self)),
    ]
    for (const answer of answers) expect(codeOf(answer)).toEqual([409, 'already_signed_up'])
  })

  test('has one outcome after a double click, and after the same request later', async () => {
    const self = await visitorAt(server, 'payment')
    const card = await cardOf(self)
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(self, card)))
    answers.push(await pay(self, card))
    for (const answer of answers) expect(answer.json()).toEqual({ step: 'welcome', url: '/signup/welcome' })
    const clientId = await clientIdOf(self)
    for (const [table, count] of [
      ['subscription', 1],
      ['client_order', 5],
      ['payment_method', 1],
      ['outbox_message', 1],
    ] as const) {
      expect(await rowsOf(table, clientId), table).toHaveLength(count)
    }
  })

  test('with two cards at once opens one subscription, and refuses the other', async () => {
    const self = await visitorAt(server, 'payment')
    const both = [await cardOf(self), await cardOf(self, '5555 5555 5555 4444')]
    const answers = await Promise.all(both.map(card => pay(self, card)))
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409])
    expect(await rowsOf('payment_method', await clientIdOf(self))).toHaveLength(1)
  })

  test('of two households for one address at once succeeds for exactly one', {
    tags: '[VAL-ONE-PER-HOUSEHOLD]',
  }, async () => {
    const door = await server.nextDoor('cookit')
    const both = await Promise.all([visitorAt(server, 'delivery'), visitorAt(server, 'delivery')])
    for (const self of both) await self.post(call('save_address'), door)
    const bodies = await Promise.all(both.map(self => cardOf(self)))
    const answers = await Promise.all(both.map((self, i) => pay(self, bodies[i] as object)))
    expect(answers.map(codeOf).sort()).toEqual([
      [200, undefined],
      [409, 'household_exists'],
    ])

    const loser = answers[0]?.statusCode === 409 ? 0 : 1
    const self = both[loser] as Visitor
    expect(await rowsOf('payment_method', await clientIdOf(self))).toEqual([])
    await self.post(call('save_address'), await server.nextDoor('cookit'))
    expect((await pay(self, bodies[loser] as object)).statusCode).toBe(200)
  })

  test('is closed to everybody while sign-up is disabled, at every step', {
    tags: '[FLAG-SIGNUP-DISABLED]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    const setFlag = (enabled: boolean) => self.post('/api/dev/flags/signup_disabled', { enabled })
    await setFlag(true)
    const answer = await pay(self, await cardOf(self))
    await setFlag(false)
    expect(codeOf(answer)).toEqual([403, 'signup_disabled'])
  })
})
