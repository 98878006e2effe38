// Every group of calls at its limits, by status (rule 57), over the wire.

import { describe, expect, test } from 'vitest'
import { menusAt, subscribe } from '../../tests/household.ts'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../tests/http.ts'

const now = '2026-11-20T20:00:00Z'
const unknownId = '0190aaaa-0000-7000-8000-000000000001'
/** A household with boxes, one of them skipped; a client without a subscription; a visitor. */
const people = {} as Record<'household' | 'client' | 'visitor', Visitor>
const boxes = { open: '', skipped: '' }

const server = await testServer({ now, beginning: menusAt(now) })
const { services, app } = server
const { clientId, orders } = await subscribe(services.pool, now)
people.household = await signedInVisitor(server, clientId)
people.client = await signedInVisitor(server, await insertClient(services))
people.visitor = visitor(app)
boxes.open = orders[1]?.id as string
boxes.skipped = orders[2]?.id as string
await people.household.post('/api/v1/account/skip_order', { orderId: boxes.skipped })

type Case = [
  status: number,
  code: string | null,
  who: keyof typeof people,
  call: string,
  input?: () => Record<string, unknown>,
]

const open = () => ({ orderId: boxes.open })
const skipped = () => ({ orderId: boxes.skipped })
const unknown = () => ({ orderId: unknownId })
const card = () => ({ paymentToken: 'card_x', nameOnCard: 'Ada' })

const cases: Case[] = [
  [200, null, 'household', 'GET /api/v1/account/index'],
  [200, null, 'household', 'GET /api/v1/account/change_delivery_form', open],
  [401, null, 'visitor', 'GET /api/v1/account/index'],
  [404, 'not_found', 'household', 'POST /api/v1/account/skip_order', unknown],
  [404, 'not_found', 'client', 'POST /api/v1/account/skip_order', open],
  [422, 'required', 'household', 'POST /api/v1/account/skip_order'],
  [
    409,
    'order_skipped',
    'household',
    'POST /api/v1/account/update_delivery',
    () => ({ ...skipped(), deliveryDate: '2026-12-07', startHour: 16 }),
  ],
  [
    422,
    'date_unavailable',
    'household',
    'POST /api/v1/account/update_delivery',
    () => ({ ...open(), deliveryDate: '2027-01-01', startHour: 16 }),
  ],

  [200, null, 'visitor', 'GET /addresses/suggestions', () => ({ query: 'saint' })],
  [422, 'required', 'visitor', 'GET /addresses/suggestions'],

  [401, null, 'visitor', 'POST /signup/payment', card],
  [409, 'step_missing', 'client', 'POST /signup/payment', card],
  [409, 'already_signed_up', 'household', 'POST /signup/payment', card],
  [422, 'card_required', 'client', 'POST /signup/payment'],

  [
    401,
    'sign_in_failed',
    'visitor',
    'POST /clients/sign_in',
    () => ({ email: 'nobody@example.com', password: 'x' }),
  ],
  [422, 'required', 'visitor', 'POST /clients/sign_in'],
  [200, null, 'household', 'GET /api/v1/clients/delivery_history'],
  [422, 'invalid_input', 'household', 'GET /api/v1/clients/delivery_history', () => ({ page: '-1' })],
  [
    404,
    'not_found',
    'client',
    'POST /api/v1/clients/set_language',
    () => ({ clientId: unknownId, language: 'fr' }),
  ],

  [200, null, 'visitor', 'GET /api/v1/home/homepage'],
  [200, null, 'visitor', 'GET /api/v1/menu/data', () => ({ date: 'next-week' })],
  [404, 'menu_not_published', 'visitor', 'GET /api/v1/menu/data', () => ({ date: 'someday' })],
  [200, null, 'visitor', 'GET /api/v1/menu/data', () => ({ date: '1900-01-15' })],
  [200, null, 'visitor', 'GET /api/v1/menu/data', () => ({ date: '2199-12-15' })],
  [404, 'menu_not_published', 'visitor', 'GET /api/v1/menu/data', () => ({ date: '1899-12-31' })],
  [404, 'menu_not_published', 'visitor', 'GET /api/v1/menu/data', () => ({ date: '2200-01-06' })],
  [404, 'menu_not_published', 'visitor', 'GET /menu/search_words', () => ({ date: '0001-01-01' })],
  [422, 'too_long', 'visitor', 'GET /api/v1/menu/data', () => ({ date: 'x'.repeat(21) })],
  [200, null, 'visitor', 'GET /menu/search_words', () => ({ date: 'next-week' })],
  [200, null, 'household', 'GET /menu/wishes'],
  [404, 'menu_not_published', 'visitor', 'GET /menu/search_words', () => ({ date: 'someday' })],

  [200, null, 'household', 'GET /api/v1/orders/editor_data_v2', open],
  [200, null, 'household', 'GET /api/v1/orders/upcoming_order_ids'],
  [401, null, 'visitor', 'GET /api/v1/orders/upcoming_order_ids'],
  [404, 'not_found', 'client', 'GET /api/v1/orders/order_data', open],
  [404, 'not_found', 'household', 'GET /api/v1/orders/order_data', () => ({ orderId: 'no-uuid' })],
  [422, 'required', 'household', 'GET /api/v1/orders/order_data', () => ({ orderId: '' })],
  [
    404,
    'not_found',
    'household',
    'POST /api/v1/orders/update_quantity',
    () => ({ ...unknown(), productId: 'chana-masala', quantity: 1 }),
  ],
  [
    409,
    'order_skipped',
    'household',
    'POST /api/v1/orders/update_quantity',
    () => ({ ...skipped(), productId: 'chana-masala', quantity: 1 }),
  ],
  [
    422,
    'quantity_invalid',
    'household',
    'POST /api/v1/orders/update_quantity',
    () => ({ ...open(), productId: 'chana-masala', quantity: 51 }),
  ],
  [
    422,
    'not_on_menu',
    'household',
    'POST /api/v1/orders/update_quantity',
    () => ({ ...open(), productId: 'no-such-dish', quantity: 1 }),
  ],

  [200, null, 'visitor', 'GET /api/v1/products/modal_data', () => ({ id: 'chana-masala' })],
  [404, 'not_found', 'visitor', 'GET /api/v1/products/modal_data', () => ({ id: 'no-such-dish' })],
  [404, 'not_found', 'visitor', 'GET /api/v1/products/modal_data', () => ({ id: '../etc' })],

  [200, null, 'household', 'GET /api/v1/rewards/balance'],
  [401, null, 'visitor', 'GET /api/v1/rewards/balance'],
  [422, 'required', 'household', 'POST /api/v1/rewards/redeem_for_gift_card', () => ({ points: 1_000 })],
  [
    422,
    'invalid_input',
    'household',
    'POST /api/v1/rewards/redeem_for_gift_card',
    () => ({ points: 1_000, requestId: 'no-uuid' }),
  ],

  [200, null, 'visitor', 'GET /api/v1/signup/subscription_plans'],
  [401, null, 'visitor', 'GET /api/v1/signup/payment_data'],
  [409, 'step_missing', 'client', 'GET /api/v1/signup/payment_data'],
  [
    422,
    'plan_unavailable',
    'visitor',
    'POST /api/v1/signup/save_plan',
    () => ({ kind: 'rtc', people: 3, recipes: 9 }),
  ],
  [
    409,
    'already_signed_up',
    'household',
    'POST /api/v1/signup/save_plan',
    () => ({ kind: 'rtc', people: 2, recipes: 3 }),
  ],
  [
    422,
    'password_too_short',
    'visitor',
    'POST /api/v1/signup/create_client',
    () => ({ firstName: 'Ada', lastName: 'Test', email: 'a@example.com', password: 'ninechars' }),
  ],

  [200, null, 'visitor', 'GET /api/v1/flipper/get_feature_flags'],
  [404, 'flag_unknown', 'visitor', 'GET /api/v1/flipper/get_feature_flag', () => ({ flag: 'nope' })],
  [422, 'required', 'visitor', 'GET /api/v1/flipper/get_feature_flag'],
]

const send = (who: Visitor, call: string, input: Record<string, unknown>) => {
  const [method, url] = call.split(' ') as [string, string]
  if (method === 'POST') return who.post(url, input)
  return who.get(`${url}?${new URLSearchParams(input as Record<string, string>)}`)
}

test('a value that the database could not take is refused with its field', async () => {
  const settings = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
  const notes = await settings.post('/api/v1/settings_delivery/update_delivery_notes', { notes: '\ud800abc' })
  const pairings = (version: number) =>
    people.household.post('/api/v1/orders/update_pairings', {
      ...open(),
      productId: 'chana-masala',
      pairings: [],
      seen: { version, totalCents: 0, id: 'a' },
    })
  expect([notes.statusCode, Object.keys(notes.json().error.fields)]).toEqual([422, ['notes']])
  for (const version of [-1, -9_007_199_254_740_991, 2 ** 31]) {
    const { statusCode, body } = await pairings(version)
    expect([statusCode, Object.keys(JSON.parse(body).error.fields)]).toEqual([422, ['seen.version']])
  }
})

test.each(cases)('%i %s for a %s: %s', async (status, code, who, call, input) => {
  const response = await send(people[who], call, input?.() ?? {})
  expect(response.statusCode, response.body).toBe(status)
  if (code) expect(response.json().error.code).toBe(code)
})

describe('every POST', () => {
  const posts = [...new Set(cases.map(([, , , call]) => call).filter(call => call.startsWith('POST')))].map(
    call => call.slice(5),
  )

  test.each(posts)('%s: 400 for an unreadable body, 403 from another site', async url => {
    const unreadable = await server.app.inject({
      method: 'POST',
      url,
      payload: '{',
      headers: { host: 'localhost', 'content-type': 'application/json' },
    })
    expect([unreadable.statusCode, unreadable.json().error.code]).toEqual([400, 'unreadable'])
    const crossSite = await people.household.post(url, {}, { 'sec-fetch-site': 'cross-site' })
    expect([crossSite.statusCode, crossSite.json().error.code]).toEqual([403, 'cross_site'])
  })
})
