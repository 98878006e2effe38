// Production's configuration on an empty database without a demo: a household can be served from the first day.

import { describe, expect, test } from 'vitest'
import { buy, codesOf, giftBody } from '../tests/gifts.ts'
import { testServer, visitor } from '../tests/http.ts'
import { cardOf, cards, freshEmail, password } from '../tests/signup.ts'
import { sendMessages } from './messages/send.ts'
import { loadWhatComes } from './program.ts'
import { open } from './weekly/open.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await testServer({ now, environment: { APP_ENV: 'production', ATTEMPT_LIMITS: 'on' } })
await loadWhatComes(server.services)
await loadWhatComes(server.services)

const doors = {
  freshprep: {
    number: '1500',
    street: 'W Broadway',
    city: 'Vancouver',
    postal: 'V6J 1W8',
    phone: '604 683-1234',
  },
  cookit: {
    number: '1435',
    street: 'rue Drummond',
    city: 'Montréal',
    postal: 'H3G 1W4',
    phone: '514 871-1234',
  },
} as const

/** Completes a sign-up as its pages do, call by call. */
async function signUp(brand: 'freshprep' | 'cookit', unit: string, friendOf?: { code: string }) {
  const self = visitor(server.app, brand)
  const send = async (url: string, body: object) => {
    const answer = await self.post(url, body)
    expect(`${url} ${answer.statusCode} ${answer.statusCode === 200 ? '' : answer.body}`).toBe(`${url} 200 `)
    return answer.json()
  }
  const v1 = (action: string) => `/api/v1/signup/${action}`
  if (friendOf) await send('/api/v1/sessions/save_discount_and_referral', friendOf)
  await send(v1('save_plan'), { kind: 'rtc', people: 2, recipes: 3 })
  const email = freshEmail()
  await send(v1('create_client'), { firstName: 'Ada', lastName: 'Lovelace', email, password })
  // The same phone or card would mean the same household.
  const phone = doors[brand].phone.replace(/\d$/, friendOf ? '7' : '3')
  const door = { ...doors[brand], phone, unit, buzzer: '', instructions: '' }
  await send(v1('save_address'), { ...door, addressId: null, confirmed: true })
  expect((await self.get(v1('delivery_options'))).json().options.length).toBeGreaterThan(0)
  await send('/signup/payment', await cardOf(self, friendOf ? '5555 5555 5555 4444' : cards.works))
  const box = (await self.get(v1('get_first_order'))).json()
  const { rows } = await server.services.pool.query(
    'select type from held_discount join client using (client_id) where email = $1',
    [email],
  )
  return { self, box, held: rows.map(({ type }) => type) }
}

describe.each(['freshprep', 'cookit'] as const)('%s without a demo', brand => {
  test('offers newcomers its code, signs them up, and opens their boxes', async () => {
    const bar = (await visitor(server.app, brand).get('/api/v1/sessions/session_data')).json().discountBar
    expect(bar.discount).toMatchObject({ type: 'DiscountCode', value: 50 })
    const { self, box, held } = await signUp(brand, '101')
    expect(held).toEqual(['DiscountCode'])
    expect((await self.get(`/api/v1/orders/order_data?orderId=${box.id}`)).statusCode).toBe(200)
    await open(server.services, now)
    const account = (await self.get('/api/v1/account/index')).json()
    expect(account.subscription.state).toBe('active')
    expect(account.orders.length).toBeGreaterThanOrEqual(5)
  })

  test('lets a household bring a friend, who gets three meals off the first box', async () => {
    const { self } = await signUp(brand, '102')
    const invite = (await self.get('/api/v1/referrals/invite')).json()
    const friend = await signUp(brand, '103', { code: invite.code })
    expect(friend.held).toEqual(['ReferralCode'])
  })

  test('sells a gift card that another household redeems', async () => {
    const giver = visitor(server.app, brand)
    const body = await giftBody(giver)
    const bought = await buy(giver, body)
    expect([bought.statusCode, bought.json().state]).toEqual([200, 'paid'])
    await sendMessages(server.services)
    const [code] = await codesOf(server, body.intent)
    const { self } = await signUp(brand, '104')
    const taken = await self.post('/clients/code', { code })
    expect([taken.statusCode, taken.body]).toEqual([200, expect.any(String)])
  })
})
