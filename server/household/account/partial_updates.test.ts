// No change answers done for what it did not do: every field of a call that changes only what it is given is saved when it is sent
// alone, or refused, and what is left out stays.

import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { giveDoor, typedDoor } from '../../../tests/doors.ts'
import { publishTestMenus, subscribe } from '../../../tests/household.ts'
import { signedInVisitor, testServer, visitor } from '../../../tests/http.ts'
import { loadAreas } from '../../places/areas/load_areas.ts'

const start = '2026-11-20T20:00:00Z'
const server = await testServer({ now: start })
const { pool } = server.services
await loadAreas(pool)
await publishTestMenus(pool, start)
type Json = Record<string, unknown>

let doors = 100

async function household() {
  const { clientId } = await subscribe(pool, start)
  await giveDoor(pool, clientId)
  // A door of its own, which no other household has.
  await pool.query(`update delivery_address set address = $2, postal = 'V6K 2H8' where client_id = $1`, [
    clientId,
    `${++doors} Main St`,
  ])
  const self = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
  const read = async (path: string) => (await self.get(`/api/v1/${path}`)).json()
  return { clientId, self, read }
}
type Home = Awaited<ReturnType<typeof household>>

/** A field sent alone: where its value is read, and what it is; or the code it is refused with. */
type Alone = { value: unknown } & ({ shown: [string, unknown] } | { refused: string })

interface Partial {
  send: (home: Home, input: Json) => Promise<{ statusCode: number; json(): Json }>
  show: (home: Home) => Promise<Json>
  fields: Record<string, Alone>
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((of, key) => (of as Json | undefined)?.[key], value)

const delivery: Partial['fields'] = {
  phone: { value: '604 555 0199', shown: ['address.phone', '+16045550199'] },
  buzzer: { value: '1234', shown: ['address.buzzer', '1234'] },
  instructions: { value: 'Side door', shown: ['address.instructions', 'Side door'] },
  unit: { value: '9', shown: ['address.unit', '9'] },
  city: { value: '', refused: 'city_required' },
  postal: { value: 'T2P 1A1', refused: 'address_not_chosen' },
  address: { value: '999999 Nowhere Rd', refused: 'address_not_chosen' },
  addressId: { value: 'nothing', refused: 'address_not_found' },
  number: { value: '12', refused: 'street_required' },
  street: { value: 'Elsewhere St', refused: 'number_invalid' },
  province: { value: 'AB', refused: 'postal_not_there' },
  confirmed: { value: true, shown: ['address.buzzer', '99'] },
  weekday: { value: 1, shown: ['slot.weekday', 1] },
  startHour: { value: 8, refused: 'slot_unavailable' },
  bagPickupHour: { value: 12, shown: ['bagPickup.startHour', 12] },
}

const updates: Record<string, Partial> = {
  'settings_delivery.update_delivery': {
    send: ({ self }, input) => self.post('/api/v1/settings_delivery/update_delivery', input),
    show: ({ read }) => read('settings_delivery/delivery'),
    fields: delivery,
  },
  'settings_account.update': {
    send: ({ self }, input) => self.post('/api/v1/settings_account/update', input),
    show: ({ read }) => read('settings_account/show'),
    fields: {
      firstName: { value: 'Renée', shown: ['firstName', 'Renée'] },
      lastName: { value: 'O’Neil', shown: ['lastName', 'O’Neil'] },
      email: { value: 'another@example.com', shown: ['newEmail', 'another@example.com'] },
      language: { value: 'fr', shown: ['language', 'fr'] },
      currentPassword: { value: 'something-long-1', refused: 'required' },
      password: { value: 'something-long-1', refused: 'password_mismatch' },
      confirmation: { value: 'something-long-1', refused: 'required' },
    },
  },
  'settings_communications.update': {
    send: ({ self }, input) => self.post('/api/v1/settings_communications/update', input),
    show: ({ read }) => read('settings_communications/show'),
    fields: {
      language: { value: 'fr', shown: ['language', 'fr'] },
      smsTransactional: { value: false, refused: 'texts_stay_on' },
      smsUpdates: { value: true, shown: ['smsUpdates', true] },
      smsPromotions: { value: true, refused: 'sms_consent_required' },
      emailUpcoming: { value: false, shown: ['emailUpcoming', false] },
      emailSkipped: { value: false, shown: ['emailSkipped', false] },
      emailPromotions: { value: true, shown: ['emailPromotions', true] },
      reminderHours: { value: [3], shown: ['reminderHours', [3]] },
      remindChosen: { value: true, shown: ['remindChosen', true] },
      quietFrom: { value: 22, refused: 'quiet_hours_incomplete' },
      quietUntil: { value: 6, refused: 'quiet_hours_incomplete' },
      unsubscribeAll: { value: true, shown: ['emailUpcoming', false] },
    },
  },
  'settings_taste.update': {
    send: ({ self }, input) => self.post('/api/v1/settings_taste/update', input),
    show: ({ read }) => read('settings_taste/show'),
    fields: {
      tastePreferences: { value: ['vegetarian'], shown: ['tastePreferences', ['vegetarian']] },
      cuisines: { value: ['thai'], shown: ['cuisines', ['thai']] },
      exclusions: { value: ['milk'], shown: ['exclusions', ['milk']] },
      severe: { value: ['milk'], refused: 'invalid_input' },
      ingredients: { value: ['garlic'], shown: ['ingredients.0.id', 'garlic'] },
      never: { value: ['chili-con-carne'], shown: ['never.0.id', 'chili-con-carne'] },
      vegetarian: { value: true, shown: ['vegetarian', true] },
      vegan: { value: true, shown: ['recipePreference', 'vegan'] },
    },
  },
  'settings_subscription.update': {
    send: ({ self }, input) => self.post('/api/v1/settings_subscription/update', input),
    show: ({ read }) => read('settings_subscription/show'),
    fields: {
      status: { value: 'paused', refused: 'reason_required' },
      reason: { value: 'vacation', refused: 'invalid_input' },
      resumesOn: { value: '2026-12-20', refused: 'invalid_input' },
      kind: { value: 'rte', refused: 'subscription_invalid' },
      people: { value: 4, shown: ['plan.people', 4] },
      recipes: { value: 4, shown: ['recipesPerWeek', 4] },
      meals: { value: 8, refused: 'subscription_invalid' },
      categories: { value: ['vegetarian'], shown: ['categories', ['vegetarian']] },
    },
  },
}

describe.each(Object.entries(updates))('%s', (name, { send, show, fields }) => {
  const [group, action] = name.split('.') as [keyof typeof contract, string]
  const call = (contract[group] as unknown as Record<string, { input: { def: { shape: Json } } }>)[action]

  test('is tried with each of its fields', () => {
    expect(Object.keys(call?.input.def.shape ?? {}).sort()).toEqual(Object.keys(fields).sort())
  })

  test.each(Object.entries(fields))('does what it answers for %s alone', async (field, alone) => {
    const home = await household()
    const before = await show(home)
    const answer = await send(home, { [field]: alone.value })
    const after = await show(home)
    if ('refused' in alone) {
      expect([answer.statusCode >= 400, at(answer.json(), 'error.code')]).toEqual([true, alone.refused])
      expect(after).toEqual(before)
      return
    }
    expect(answer.json()).not.toHaveProperty('error')
    expect(at(after, alone.shown[0])).toEqual(alone.shown[1])
  })
})

test('what belongs to one change is not lost beside another', async () => {
  const home = await household()
  const update = (input: Json) => home.self.post('/api/v1/settings_subscription/update', input)
  for (const mixed of [
    { status: 'paused', reason: 'vacation', kind: 'rtc', people: 4, recipes: 3 },
    { status: 'closed', reason: 'other', resumesOn: '2026-12-20' },
    { status: 'active', categories: ['vegetarian'] },
    { kind: 'rtc', people: 4, recipes: 3, reason: 'other' },
  ]) {
    expect((await update(mixed)).statusCode).toBe(422)
  }
  expect((await update({ kind: 'rtc', people: 4, recipes: 3, meals: 8 })).statusCode).toBe(422)
  const communications = (input: Json) => home.self.post('/api/v1/settings_communications/update', input)
  await communications({ unsubscribeAll: true, quietFrom: 22, quietUntil: 6 })
  expect(await home.read('settings_communications/show')).toMatchObject({
    emailUpcoming: false,
    quietFrom: 22,
  })
})

test('unit, buzzer and instructions stay with their door, and do not move to another', async () => {
  const home = await household()
  const update = (input: Json) => home.self.post('/api/v1/settings_delivery/update_delivery', input)
  await update({ unit: '9', buzzer: '1234', instructions: 'Side door' })
  const { address } = await home.read('settings_delivery/delivery')
  await update({ address: address.address, postal: address.postal, phone: '604 555 0177' })
  const same = (await home.read('settings_delivery/delivery')).address
  expect(same).toEqual({ ...address, phone: '+16045550177' })
  await update(typedDoor())
  const other = (await home.read('settings_delivery/delivery')).address
  expect(other).toMatchObject({ unit: '', buzzer: '', instructions: '' })
})

test('a later choice of plan keeps what the sign-up excludes', {
  tags: '[API-signup.save_plan]',
}, async () => {
  const someone = visitor(server.app)
  const save = async (input: Json) => (await someone.post('/api/v1/signup/save_plan', input)).json().selected
  const excluded = { exclusions: ['milk', 'sesame'], severe: ['sesame'], vegan: true, vegetarian: true }
  await save({ kind: 'rtc', people: 2, recipes: 3, categories: ['vegetarian', 'premium'], ...excluded })
  const size = { kind: 'rtc', people: 4, recipes: 3 }
  expect(await save(size)).toMatchObject({ ...excluded, categories: ['vegetarian', 'premium'] })
  expect(await save({ ...size, exclusions: ['milk'] })).toMatchObject({ exclusions: ['milk'], severe: [] })
  expect(await save({ kind: 'rte', meals: 8 })).toMatchObject({
    exclusions: ['milk'],
    vegan: true,
    categories: [],
  })
})

/** Calls that take a whole thing: what is left out is none of it, or has a default of its own. */
const whole: Readonly<Record<string, string>> = {
  'account.update_payment_method_to_paypal': 'without a token it begins at PayPal',
  'codes_admin.save': 'terms as a file has them: an empty column has its default',
  'codes_admin.stop': 'ends at once by default',
  'deliveries.move_order': 'a reason belongs to a failed delivery, and is refused with any other',
  'dev.set_clock': 'one of two ways to move it',
  'orders.update_customization': 'what the page saw of the line',
  'orders.update_pairings': 'what the page saw of the line',
  'orders.update_quantity': 'what the page saw of the line, and the sum that was agreed to',
  'sessions.save_discount_and_referral': 'three things that are kept each by itself',
  'settings_communications.update_sms_consent': 'a code is for the phone that it was sent to',
  'settings_corporate_credit_plan.update': 'a plan; its period stays where it is left out',
  'settings_delivery.update_alt_address': 'an address with its days',
  'signup.save_address': 'an address',
  'signup.save_plan': 'a plan; tastes and exclusions stay where they are left out',
  'weekly_categories.save_ranking': 'the order of all categories',
}

test('a call that may be given a part of what it changes is among these', () => {
  const found = Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(
      calls as Record<string, { input: { def: { shape?: Record<string, { def: { type: string } }> } } }>,
    )
      .filter(([action]) => /^(update|change|save|set|stop|move)/.test(action))
      .filter(([, { input }]) =>
        Object.values(input.def.shape ?? {}).some(({ def }) => ['optional', 'default'].includes(def.type)),
      )
      .map(([action]) => `${group}.${action}`),
  )
  expect(found.filter(name => !(name in updates)).sort()).toEqual(Object.keys(whole).sort())
})
