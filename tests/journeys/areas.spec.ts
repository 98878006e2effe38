// A postal area that the company opens, by somebody who uses only what is on screen; and a household that signs up there.

import { expect, test } from '@playwright/test'
import { placesWords } from '../../app/pages/admin/places/words.ts'
import { type OutputOf, pathOf } from '../../contract/index.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf } from './household.ts'
import { cardOf, password } from './new_household.ts'

const brand = 'freshprep'
const origin = originOf(brand)

test('an admin opens a postal area by a list; a bad line is explained and nothing is taken; then a household signs up there', async ({
  page,
  browser,
}) => {
  const say = placesWords(brand, 'en')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await context.newPage()
  await office.goto(`${origin}/404`)
  await enter(office, 'admin@example.com')
  await office.goto(`${origin}/admin/places`)
  const all: OutputOf<'places_admin.list'> = await callsOf(office).get(pathOf('places_admin.list'))
  const area = all.areas.find(({ served, zone, province }) => !served && zone === '' && province === 'BC')
  if (!area) throw new Error('Everything is served.')
  const list = office.getByLabel(say.lines)
  await list.fill(`fsa,zone,place,served\n${area.fsa},victoria,,yes\nH2X,victoria,,yes`)
  await office.getByRole('button', { name: say.check }).click()
  await expect(office.getByText(say.faults.elsewhere)).toBeVisible()
  await expect(office.getByText(say.wrong(1))).toBeVisible()
  expect(await violationsOf(office)).toEqual([])
  await list.fill(`fsa,zone,place,served\n${area.fsa},victoria,,yes`)
  await office.getByRole('button', { name: say.check }).click()
  await office.getByLabel(say.reason).fill('A van goes there 🎂')
  await office.getByRole('button', { name: say.set(1) }).click()
  await expect(office.getByText(say.done(1))).toBeVisible()
  await context.close()

  await page.goto(`${origin}/404?locale=en`)
  const calls = callsOf(page)
  await calls.post('/api/v1/sessions/sign_out_client')
  await calls.post('/api/v1/signup/save_plan', { kind: 'rtc', people: 2, recipes: 3 })
  await calls.post('/api/v1/signup/create_client', {
    firstName: 'Camille',
    lastName: 'Okafor',
    email: `areas.${brand}@example.com`,
    password,
  })
  const door = { city: area.place, postal: `${area.fsa} 1A1`, phone: '604 555 0190', street: 'Harbour Lane' }
  await calls.post('/api/v1/signup/save_address', { ...door, number: '4108', confirmed: true })
  await calls.post('/signup/payment', await cardOf(page, '4242 4242 4242 4242'))
  const home: OutputOf<'account.index'> = await calls.get('/api/v1/account/index')
  expect(home.orders.length).toBeGreaterThan(0)
  expect(home.orders.every(({ deliveryDate }) => deliveryDate >= all.first)).toBe(true)
})
