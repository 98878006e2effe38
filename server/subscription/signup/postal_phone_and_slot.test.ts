import { describe, expect, test } from 'vitest'
import { type Visitor, visitor } from '../../../tests/http.ts'
import { freshEmail, signupServer, suggestion, visitorAt } from '../../../tests/signup.ts'

// A Friday morning in Montréal: Tuesday's cutoff is tonight, Sunday's and Monday's have passed.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const call = (action: string) => `/api/v1/signup/${action}`

describe('postal codes', () => {
  test('serves Montréal and not Vancouver, which its sister does', {
    tags: '[API-signup.check_pc_for_cookit]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const check = async (postal: string) =>
      (await self.get(`${call('check_pc_for_cookit')}?postal=${postal}`)).json()
    expect(await check('h2x3p1')).toMatchObject({ served: true, sister: false })
    expect(await check('V6B%201A1')).toMatchObject({ served: false, sister: true })
  })

  test('serves Vancouver and not Montréal', { tags: '[API-signup.check_pc_for_freshprep]' }, async () => {
    const self = visitor(server.app, 'cookit')
    const check = async (postal: string) =>
      (await self.get(`${call('check_pc_for_freshprep')}?postal=${encodeURIComponent(postal)}`)).json()
    expect(await check('V6B 1A1')).toMatchObject({ served: true, sister: false })
    expect(await check('H2X 3P1')).toMatchObject({ served: false, sister: true })
    expect(await check('R3C 1A1')).toEqual({ served: false, place: null, sister: false })
  })

  test.each([
    ['12345', 'postal_invalid'],
    ['H0H 0H0', 'postal_invalid'],
    ['', 'postal_required'],
  ])('%j is %s', { tags: '[VAL-POSTAL-VALID]' }, async (postal, code) => {
    const self = visitor(server.app, 'cookit')
    const answer = await self.get(`${call('check_pc_for_cookit')}?postal=${encodeURIComponent(postal)}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, code])
  })
})

describe('phone numbers', () => {
  const validate = async (phone: string) =>
    (await visitor(server.app, 'cookit').post(call('validate_phone'), { phone })).json()

  test.each(['514 871-1234', '+1 (604) 683-1234', '1-416-392-2489', '5148711234'])(
    '%s is valid in Canada',
    { tags: '[API-signup.validate_phone] [VAL-PHONE]' },
    async phone => expect((await validate(phone)).valid).toBe(true),
  )

  test.each(['123', '212 736 5000', '+44 20 7946 0018', '514 555', 'call me', ''])(
    '%j is not',
    { tags: '[API-signup.validate_phone] [VAL-PHONE]' },
    async phone => expect(await validate(phone)).toEqual({ valid: false, formatted: null }),
  )

  test('a valid one comes back in its written form', async () => {
    expect((await validate('5148711234')).formatted).toBe('(514) 871-1234')
  })
})

describe('the slot', () => {
  const options = async (self: Visitor) => (await self.get(call('delivery_options'))).json().options

  test('is one of the days and windows with their first delivery, soonest first', {
    tags: '[API-signup.delivery_options]',
  }, async () => {
    const self = await visitorAt(server, 'delivery')
    const { id, address, city, postal } = await suggestion(self, '3535 rue st den')
    const phone = '514 871-1234'
    await self.post(call('save_address'), {
      addressId: id,
      address,
      unit: freshEmail().slice(0, 12),
      city,
      postal,
      phone,
    })
    const offered = await options(self)
    expect(offered[0]).toEqual({
      weekday: 2,
      window: { startHour: 16, endHour: 20 },
      firstDeliveryDate: '2026-12-01',
      cutoffLocal: '2026-11-27T23:59:59',
      selected: true,
    })
    const dates = offered.map((one: { firstDeliveryDate: string }) => one.firstDeliveryDate)
    expect(dates).toEqual([...dates].sort())
    expect(offered.filter((one: { selected: boolean }) => one.selected)).toHaveLength(1)
  })

  test('on offer moves the first delivery', {
    tags: '[API-signup.update_delivery_slot] [API-signup.first_delivery_string]',
  }, async () => {
    const self = await visitorAt(server, 'payment')
    const before = (await self.get(call('first_delivery_string'), { 'accept-language': 'fr' })).json()
    const last = (await options(self)).at(-1)
    const chosen = { weekday: last.weekday, startHour: last.window.startHour }
    const answer = await self.post(call('update_delivery_slot'), chosen)
    expect(answer.json()).toMatchObject({ step: 'payment', firstDeliveryDate: last.firstDeliveryDate })
    const after = (await self.get(call('first_delivery_string'), { 'accept-language': 'fr' })).json()
    expect(after.date).toBe(last.firstDeliveryDate)
    expect(after.text).not.toBe(before.text)
    expect(after.text).toMatch(
      /^Ta première boîte arrive le [a-z]+ \d+(er)?\u00a0décembre, de \d+\u00a0h à \d+\u00a0h\.$/,
    )
    const english = await self.get(call('first_delivery_string'), { 'accept-language': 'en' })
    expect(english.json().text).toMatch(
      /^Your first box lands [A-Z][a-z]+, December\u00a0\d+, \d+ to \d+\u00a0pm\.$/,
    )
  })

  test('not on offer is refused', { tags: '[API-signup.update_delivery_slot]' }, async () => {
    const self = await visitorAt(server, 'payment')
    const answer = await self.post(call('update_delivery_slot'), { weekday: 5, startHour: 3 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'slot_unavailable'])
  })

  test('does not exist before there is an address', { tags: '[ST-SIGNUP-ORDER]' }, async () => {
    const self = await visitorAt(server, 'delivery')
    const answers = [
      await self.get(call('delivery_options')),
      await self.get(call('first_delivery_string')),
      await self.post(call('update_delivery_slot'), { weekday: 1, startHour: 8 }),
      await self.get(call('payment_data')),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'step_missing'])
      expect(answer.json().error.details).toEqual({ step: 'delivery', url: '/signup/delivery' })
    }
  })
})
