// What a change says: the present and the former value by name, on the page, in the file and in the letters.

import { expect, test } from 'vitest'
import { formatFullDay } from '../../../i18n/dates.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { signupServer } from '../../../tests/signup.ts'
import { unpaidHousehold } from '../../../tests/unpaid_household.ts'
import { readMailbox } from '../../integrations/mail/mailbox.ts'
import { sendMessages } from '../../messages/send.ts'

const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

type Change = { words: string }
type Household = Awaited<ReturnType<typeof unpaidHousehold>>

const _changesOf = async ({ self }: Household): Promise<Change[]> =>
  (await self.get('/clients/changes')).json().changes

/** A row of a box's event, with its stored facts. */
const happenedTo = (home: Household, version: number, kind: string, data: object) =>
  server.services.pool.query(
    `insert into order_event (client_id, order_id, version, kind, actor, data, at)
     values ($1, $2, $3, $4, 'client', $5, $6)`,
    [
      home.clientId,
      home.orderId,
      90 + version,
      kind,
      JSON.stringify(data),
      `2026-11-29T04:30:${10 + version}Z`,
    ],
  )

test('a change of a box names the dish, its swap and the former number', async () => {
  const home = await unpaidHousehold(server)
  const [productId, other] = ['lemongrass-turkey-bowl', 'beef-tacos-slaw']
  const happenings: [string, object, en: string, fr: string][] = [
    [
      'quantity_updated',
      { productId, quantity: 2, before: 0 },
      'Added: 2 × TURKEY',
      'Ajouté à la boîte\u00a0: 2\u00a0×\u00a0TURKEY',
    ],
    [
      'quantity_updated',
      { productId, quantity: 3, before: 2 },
      'TURKEY: 3 instead of 2',
      'TURKEY\u00a0: 3 au lieu de 2',
    ],
    [
      'quantity_updated',
      { productId, quantity: 0, before: 3 },
      'Removed: TURKEY',
      'Retiré de la boîte\u00a0: TURKEY',
    ],
    [
      'customization_updated',
      { productId, customizationId: 'tofu' },
      'TURKEY: Tofu instead of turkey',
      'TURKEY\u00a0: Tofu au lieu du dindon',
    ],
    [
      'customization_updated',
      { productId, customizationId: null },
      'TURKEY: no swap',
      'TURKEY\u00a0: tel quel, sans échange',
    ],
    ['pairings_updated', { productId, pairings: [other] }, 'TURKEY: with TACOS', 'TURKEY\u00a0: avec TACOS'],
    [
      'swapped',
      { from: productId, to: other },
      'TACOS instead of TURKEY (out of stock)',
      'TACOS au lieu de TURKEY, qui manquait',
    ],
    [
      'items_added',
      { productId: other, units: 1, amountCents: 450 },
      'TACOS added after cutoff: $4.50',
      'Ajouté après l’heure limite, TACOS\u00a0: 4,50\u00a0$',
    ],
    // An event from before these were named, or with an unknown dish.
    ['quantity_updated', { productId, quantity: 2 }, 'TURKEY: 2 in the box', 'TURKEY\u00a0: 2 dans la boîte'],
    [
      'quantity_updated',
      { productId: 'gone', quantity: 2 },
      'Meals or items changed',
      'Plats ou articles de la boîte modifiés',
    ],
  ]
  for (const [version, [kind, data]] of happenings.entries()) await happenedTo(home, version, kind, data)
  const { rows } = await server.services.pool.query(
    `select distinct on (dish_id) dish_id as id, content->'name' as name from dish_version where dish_id = any($1) order by dish_id, version desc`,
    [[productId, other]],
  )
  const named = (words: string, locale: 'en' | 'fr') =>
    words
      .replace('TURKEY', rows.find(row => row.id === productId).name[locale])
      .replace('TACOS', rows.find(row => row.id === other).name[locale])
  for (const locale of ['en', 'fr'] as const) {
    const { changes } = (await home.self.get('/clients/changes', { 'accept-language': locale })).json()
    const words = changes.slice(0, happenings.length).map((change: Change) => change.words)
    const expected = happenings.map(([, , en, fr]) => named(locale === 'en' ? en : fr, locale))
    expect(words.toReversed()).toEqual(expected)
    expect((await home.self.get(`/clients/changes.csv?locale=${locale}`)).body).toContain(expected[3])
  }
})

test('a change of tastes and exclusions names each allergen, ingredient, dish and diet, on the page and in the file', async () => {
  const home = await unpaidHousehold(server)
  const update = (input: object) => home.self.post('/api/v1/settings_taste/update', input)
  await openSettings(home.self)
  const dish = 'lemongrass-turkey-bowl'
  const changes = [
    [
      {
        exclusions: ['milk', 'egg', 'wheat', 'gluten_wheat'],
        severe: ['milk'],
        ingredients: ['cumin'],
        never: [dish],
      },
      'Food preferences changed. Now excluded: Milk, Eggs, Wheat, CUMIN, TURKEY. Severe: Milk',
    ],
    [
      { exclusions: ['egg'], severe: [], never: [] },
      'Food preferences changed. No longer excluded: Milk, Wheat, TURKEY',
    ],
    [{ vegetarian: true, cuisines: ['thai'] }, 'Food preferences changed. Preferred: Thai. Vegetarian'],
    [
      { vegetarian: false, cuisines: [] },
      'Food preferences changed. No longer preferred: Thai. No longer vegetarian',
    ],
  ] as const
  for (const [input] of changes) expect((await update(input)).statusCode).toBe(200)
  const { rows } = await server.services.pool.query(
    `select content->'name'->>'en' as name from dish_version where dish_id = $1 order by version desc limit 1`,
    [dish],
  )
  const expected = changes.map(([, words]) =>
    words.replace('TURKEY', rows[0].name).replace('CUMIN', 'Ground cumin'),
  )
  const words = async (locale: string) =>
    (await home.self.get('/clients/changes', { 'accept-language': locale }))
      .json()
      .changes.map((change: Change) => change.words)
      .filter((said: string) => /Food preferences|Goûts/.test(said))
  expect((await words('en')).toSorted()).toEqual(expected.toSorted())
  expect(await words('fr')).toContain(
    'Goûts et exclusions modifiés. À choisir d’abord\u00a0: Thaïlandaise. Régime végétarien',
  )
  const file = (await home.self.get('/clients/changes.csv?locale=en')).body
  for (const sentence of expected) expect(file).toContain(`"${sentence}"`)
})

test('a change of plan, address, notes, name or messages shows the present and the former value, on the page and in the file', async () => {
  const home = await unpaidHousehold(server)
  await openSettings(home.self)
  const api = async (path: string, input: object) =>
    expect([path, (await home.self.post(`/api/v1/${path}`, input)).statusCode]).toEqual([path, 200])
  const { firstName, lastName } = (await home.self.get('/api/v1/settings_account/show')).json()
  await api('settings_subscription/update', {
    kind: 'rtc',
    people: 4,
    recipes: 3,
    categories: ['vegetarian'],
  })
  await api('settings_delivery/update_delivery_notes', { notes: 'Ring\n\ntwice' })
  await api('settings_delivery/update_delivery_notes', { notes: '' })
  await api('settings_account/update', { firstName: 'Zoé' })
  await api('settings_communications/update', { emailUpcoming: false, quietFrom: 22, quietUntil: 7 })
  await api('settings_communications/update', { reminderHours: [3, 24] })
  await api('settings_delivery/update_delivery', { bagPickupHour: 8 })
  const said = async (locale: 'en' | 'fr'): Promise<string[]> =>
    (await home.self.get('/clients/changes', { 'accept-language': locale }))
      .json()
      .changes.map((change: Change) => change.words)
  const [en, fr] = [await said('en'), await said('fr')]
  const english = [
    'Plan changed: 3 recipes a week for 4 (was 3 recipes a week for 2); Preferred: Vegetarian (was none)',
    'Delivery notes changed: “Ring twice” (was none)',
    'Delivery notes changed: none (was “Ring twice”)',
    `Name changed: Zoé ${lastName} (was ${firstName} ${lastName})`,
    'Message preferences changed: Upcoming boxes: off (was on); Quiet hours: 10\u00a0pm to 7\u00a0am (was None)',
    'Message preferences changed: Reminders: 3 hours before, 1 day before (was 1 day before)',
    'Delivery address or day changed: Bag pickup time: 8\u00a0am (was With the next box)',
  ]
  expect(en).toEqual(expect.arrayContaining(english))
  expect(fr).toEqual(
    expect.arrayContaining([
      `Nom modifié\u00a0: Zoé ${lastName} (avant\u00a0: ${firstName} ${lastName})`,
      'Notes de livraison modifiées\u00a0: «\u00a0Ring twice\u00a0» (avant\u00a0: aucune)',
    ]),
  )
  const file = (await home.self.get('/clients/changes.csv?locale=en')).body
  for (const words of english) expect(file).toContain(words)

  // The receipts by email say the same.
  const { email } = (await home.self.get('/api/v1/settings_account/show')).json()
  await sendMessages(server.services)
  const letters = await readMailbox(server.services, email)
  const textOf = (template: string) => letters.filter(one => one.template === template).map(one => one.text)
  expect(textOf('change_noted').join()).toMatch(/Ring twice/)
  expect(textOf('plan_changed').join()).toMatch(/ It was |Avant\u00a0: \d/)
  expect(letters.every(one => one.subject.length <= 100 && !one.subject.includes('\n'))).toBe(true)
})

test('a change of card or of the alternate address shows the former one, on the page, in the file and in the letters', async () => {
  const home = await unpaidHousehold(server)
  await openSettings(home.self)
  const call = async (path: string, input: object) => {
    const answer = await home.self.post(path, input)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json()
  }
  await home.changeCard('5555 5555 5555 4444')
  const { cards } = (await home.self.get('/api/v1/settings_payment/show')).json()
  const former = cards.find((card: { isDefault: boolean }) => !card.isDefault)
  const other = cards.find((card: { isDefault: boolean }) => card.isDefault)
  await call('/clients/default_card', { id: former.id })
  await call('/api/v1/settings_payment/invalidate', { kind: 'card', id: other.id })
  const { open } = (await home.self.get('/api/v1/settings_delivery/delivery')).json()
  const [from, until] = [open[1], open[2]]
  const there = async (number: string, last: string) =>
    call('/api/v1/settings_delivery/update_alt_address', {
      phone: '514 871-1234',
      number,
      street: 'rue du Chalet',
      city: 'Montréal',
      postal: 'H2X 3P1',
      confirmed: true,
      from,
      until: last,
    })
  await there('12', until)
  await there('14', from)
  await call('/api/v1/settings_delivery/delete_alt_address', {})
  const said = async (locale: 'en' | 'fr'): Promise<string[]> =>
    (await home.self.get('/clients/changes', { 'accept-language': locale }))
      .json()
      .changes.map((change: Change) => change.words)
  const place = (number: string, locale: 'en' | 'fr', last: string) => {
    const [first, end] = [formatFullDay(from, locale), formatFullDay(last, locale)]
    const days = locale === 'en' ? `from ${first} to ${end}` : `du ${first} au ${end}`
    return `${number}, rue du Chalet, Montréal, H2X 3P1, ${days}`
  }
  expect(await said('en')).toEqual(
    expect.arrayContaining([
      'Payment card changed: Mastercard ending in 4444 (was Visa ending in 4242)',
      'Payment card changed: Visa ending in 4242 (was Mastercard ending in 4444)',
      'Payment card removed: Mastercard ending in 4444',
      `Alternate address changed: ${place('12', 'en', until)}`,
      `Alternate address changed: ${place('14', 'en', from)} (was ${place('12', 'en', until)})`,
      `Alternate address removed: ${place('14', 'en', from)}`,
    ]),
  )
  expect(await said('fr')).toEqual(
    expect.arrayContaining([
      'Carte de paiement modifiée\u00a0: Mastercard se terminant par 4444 (avant\u00a0: Visa se terminant par 4242)',
      `Adresse temporaire\u00a0: ${place('14', 'fr', from)} (avant\u00a0: ${place('12', 'fr', until)})`,
      `Adresse temporaire retirée\u00a0: ${place('14', 'fr', from)}`,
    ]),
  )
  const file = (await home.self.get('/clients/changes.csv?locale=en')).body
  expect(file).toContain('(was Visa ending in 4242)')
  expect(file).toContain(`(was ${place('12', 'en', until)})`)

  const { email } = (await home.self.get('/api/v1/settings_account/show')).json()
  await sendMessages(server.services)
  const letters = await readMailbox(server.services, email)
  const textOf = (template: string) => letters.filter(one => one.template === template).map(one => one.text)
  expect(textOf('card_changed').join()).toMatch(/avant, c’était (ta|votre) carte Visa se terminant par 4242/i)
  expect(textOf('alternate_address_changed').join()).toMatch(/Avant[^.]*12, rue du Chalet/)
  expect(textOf('alternate_address_removed').join()).toMatch(/Avant[^.]*14, rue du Chalet/)
})
