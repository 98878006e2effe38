// Every change of money, delivery or subscription is answered with a reference; its email and the list of changes show the same
// one.

import { describe, expect, test } from 'vitest'
import { openSettings } from '../../../tests/open_settings.ts'
import { cardOf, signupServer, visitorAt } from '../../../tests/signup.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)
await server.services.pool.query(
  `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr)
   values ('cookit', 'RECEIPT', 'DiscountCode', 'percent', '[10]', 'Ten off', 'Dix de moins', '', '')`,
)

type Household = Awaited<ReturnType<typeof settled>>
type Step = (home: Household) => Promise<unknown>

/** A new household with its settings open. */
async function settled() {
  const self = await visitorAt(server, 'welcome')
  await openSettings(self)
  const { orders } = (await self.get('/api/v1/account/index')).json()
  const call = async (path: string, input: object) => {
    const answer = await self.post(path, input)
    expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, ''])
    return answer.json()
  }
  const api = (path: string, input: object) => call(`/api/v1/${path}`, input)
  return { self, orderId: orders[1].id as string, call, api }
}

const skip: Step = ({ api, orderId }) => api('account/skip_order', { orderId })
const pause: Step = ({ api }) => api('settings_subscription/update', { status: 'paused', reason: 'vacation' })
const takeCode: Step = ({ api }) => api('settings_payment/apply', { code: 'RECEIPT' })
const bookPickup: Step = async ({ self, api }) => {
  const { days } = (await self.get('/api/v1/account/existing_pickup')).json()
  const [{ date, windows }] = days
  return api('account/create_pickup', { date, startHour: windows[0].startHour })
}
const moveBox: Step = async ({ self, api, orderId }) => {
  const form = (await self.get(`/api/v1/account/change_delivery_form?orderId=${orderId}`)).json()
  const { date, window } = form.dates.find((one: { date: string }) => one.date !== form.deliveryDate)
  return api('account/update_delivery', { orderId, deliveryDate: date, startHour: window.startHour })
}

const changes: readonly [what: string, template: string, change: Step, before?: Step][] = [
  ['a box skipped', 'order_skipped', skip],
  [
    'a skip taken back',
    'order_unskipped',
    ({ api, orderId }) => api('account/unskip_order', { orderId }),
    skip,
  ],
  ['a box on another day', 'delivery_moved', moveBox],
  ['a pickup booked', 'pickup_booked', bookPickup],
  ['a pickup cancelled', 'pickup_cancelled', ({ api }) => api('account/cancel_pickup', {}), bookPickup],
  [
    'notes for the driver',
    'change_noted',
    ({ api }) => api('settings_delivery/update_delivery_notes', { notes: 'Ring twice' }),
  ],
  ['a code applied', 'change_noted', takeCode],
  [
    'a code taken off',
    'change_noted',
    ({ api }) => api('settings_payment/invalidate', { kind: 'code', id: 'RECEIPT' }),
    takeCode,
  ],
  [
    'another card',
    'card_changed',
    async ({ self, call }) => call('/clients/payment_method', await cardOf(self, '5555 5555 5555 4444')),
  ],
  [
    'a card taken off',
    'change_noted',
    async ({ self, api }) => {
      const { cards } = (await self.get('/api/v1/settings_payment/show')).json()
      const { id } = cards.find((card: { isDefault: boolean }) => !card.isDefault)
      return api('settings_payment/invalidate', { kind: 'card', id })
    },
    async ({ self, call }) => call('/clients/payment_method', await cardOf(self, '5555 5555 5555 4444')),
  ],
  [
    'another plan',
    'plan_changed',
    ({ api }) => api('settings_subscription/update', { kind: 'rtc', people: 4, recipes: 3 }),
  ],
  ['a pause', 'account_paused', pause],
  ['a pause ended', 'account_resumed', ({ api }) => api('account/unpause_account', {}), pause],
  [
    'an account closed',
    'account_closed',
    ({ api }) => api('settings_subscription/update', { status: 'closed', reason: 'expensive' }),
  ],
]

describe('is answered with a reference, reported by email, and on the list of changes', () => {
  test.each(changes)('%s', async (_, template, change, before) => {
    const home = await settled()
    if (before) await before(home)
    const { reference } = (await change(home)) as { reference: string }
    expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}(-\d+)?$/)
    const { rows } = await server.services.pool.query(
      `select template from outbox_message where data->>'reference' = $1`,
      [reference],
    )
    expect(rows).toEqual([{ template }])
    const { changes: listed } = (await home.self.get('/clients/changes')).json()
    expect(listed.map((one: { reference: string }) => one.reference)).toContain(reference)
    expect((await home.self.get('/clients/changes.csv')).body).toContain(reference)
  })
})
