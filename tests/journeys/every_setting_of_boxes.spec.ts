// Every row about addresses, days and contents of boxes is changed in place, in a browser.
// settings.spec lists the rooms of each walk.

import { expect, test } from '@playwright/test'
import { settingsSubscriptionMessages } from '../../app/pages/settings/subscription/words.ts'
import { settingsTasteMessages } from '../../app/pages/settings/taste/words.ts'
import { formatMoney } from '../../domain/money.ts'
import { addressMessages } from '../../i18n/address.ts'
import { categoryMessages } from '../../i18n/browse.ts'
import { formatHours, formatWeekday, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { settingsDeliveryMessages } from '../../i18n/settings_delivery.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'
import { newHousehold } from './new_household.ts'
import { roomsOf } from './setting_rooms.ts'

/** A place in the brand's other province, with a listed address there. */
const away = {
  typed: '215 100 4 avenue sw',
  suggestion: /215.*4 Avenue SW.*Calgary/i,
  line: /215.*4 Avenue SW/i,
  city: 'Calgary',
  province: 'AB',
  unserved: 'X0A 0H0',
} as const

/** A listed address of the household at the beginning. */
const home = { typed: '3200 west 41st', suggestion: /3200.*41st.*Vancouver/i, city: 'Vancouver' } as const

test('freshprep in fr at 1440, by the keyboard: addresses, days, and contents of boxes', {
  tag: '@[API-settings_delivery.delivery] [API-settings_delivery.available_schedules] [API-settings_delivery.check_pc_schedule] [API-settings_delivery.update_delivery] [API-settings_delivery.update_alt_address] [API-settings_delivery.delete_alt_address] [API-settings_delivery.get_delivery_notes] [API-settings_delivery.update_delivery_notes] [ENT-DELIVERY-ADDRESS] [ENT-DELIVERY-COORDINATES] [ENT-DELIVERY-SLOT] [ENT-DELIVERY-CONTACT] [ENT-DELIVERY-BAG-PICKUP] [ENT-DELIVERY-ALT] [API-settings_subscription.show] [API-settings_subscription.update] [ENT-ACCOUNT-STATUS] [ENT-ACCOUNT-PLAN] [ST-SUB-ACTIVE] [VAL-SUBSCRIPTION-INVALID] [VAL-ONE-PLAN] [API-settings_taste.show] [API-settings_taste.update] [ENT-ACCOUNT-TASTE] [VAL-DIETARY-WARNING]',
}, async ({ page }) => {
  const [brand, locale] = ['freshprep', 'fr'] as const
  const delivery = settingsDeliveryMessages(brand, locale)
  const parts = addressMessages(brand, locale)
  const { rowOf, standing, to, open, save, saved, press, type } = roomsOf(page, brand, locale)
  await page.setViewportSize({ width: 1440, height: 812 })
  await newHousehold(page, { brand, locale, name: 'every.room', number: 4101 })
  const calls = callsOf(page)

  // The initial values: the address with its map, the slot, the phone, no notes yet, bags with the next box.
  await to('settingsDelivery')
  const kept = await calls.get('/api/v1/settings_delivery/delivery')
  for (const words of [kept.address.address, kept.address.city, kept.address.postal, '555'])
    await expect(standing(delivery.address)).toContainText(words)
  await expect(rowOf(delivery.address).getByRole('img')).toHaveAccessibleName(
    new RegExp(kept.address.address.replace(/^(\d+).*/, '$1')),
  )
  await expect(standing(delivery.notes)).toHaveText(delivery.noNotes)
  await expect(standing(delivery.bagPickup)).toHaveText(delivery.withBox)

  // Another of the possible days.
  const { days } = await calls.get('/api/v1/settings_delivery/available_schedules')
  const there = (day: (typeof days)[number]) =>
    delivery.everyWeek(formatWeekday(day.firstDeliveryDate, locale), formatHours(day.window, locale))
  const stands = days.findIndex((day: { selected: boolean }) => day.selected)
  await expect(standing(delivery.slot)).toContainText(there(days[stands]))
  await open(delivery.slot)
  await tabTo(page, page.locator('.setting[data-open] input[name=slot]:checked'))
  await page.keyboard.press('ArrowDown')
  await save()
  await saved(delivery.slot)
  await expect(standing(delivery.slot)).toContainText(there(days[(stands + 1) % days.length]))

  await open(delivery.notes)
  await page.keyboard.type('Sonner « deux » fois')
  await save()
  await saved(delivery.notes)
  await expect(standing(delivery.notes)).toHaveText('Sonner « deux » fois')
  expect(await calls.get('/api/v1/settings_delivery/get_delivery_notes')).toEqual({
    notes: 'Sonner « deux » fois',
  })

  await open(delivery.bagPickup)
  await page.keyboard.press('ArrowDown')
  await save()
  await saved(delivery.bagPickup)
  await expect(standing(delivery.bagPickup)).not.toHaveText(delivery.withBox)

  // Another province: shown before it is saved, with its days; an unserved place too.
  await open(delivery.address)
  await type(parts.postal, away.unserved)
  const form = page.locator('.setting[data-open]')
  await expect(form.getByText(delivery.unserved)).toBeVisible()
  await tabTo(page, form.getByRole('combobox', { name: parts.line }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(away.typed)
  await expect(form.getByRole('option', { name: away.suggestion }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(parts.city, { exact: true })).toHaveValue(away.city)
  await expect(form.getByText(delivery.otherProvince(delivery.provinces[away.province]))).toBeVisible()
  await expect(form.getByRole('group', { name: delivery.newSlots })).toBeVisible()
  await tabTo(page, form.locator('[name=buzzer]'))
  await page.keyboard.type('12')
  expect(await violationsOf(page)).toEqual([])
  await save()
  await saved(delivery.address)
  await expect(standing(delivery.address)).toContainText(away.line)
  await expect(standing(delivery.address)).toContainText(delivery.reached(delivery.buzzer, '12'))

  // Another address for some boxes, and home again.
  await enterOn(page, rowOf(delivery.alternate).getByRole('button', { name: delivery.add, exact: true }))
  await tabTo(page, form.getByRole('combobox', { name: parts.line }))
  await page.keyboard.type(home.typed)
  await expect(form.getByRole('option', { name: home.suggestion }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(parts.city, { exact: true })).toHaveValue(home.city)
  await save()
  await saved(delivery.alternate)
  const { alternate } = await calls.get('/api/v1/settings_delivery/delivery')
  await expect(standing(delivery.alternate)).toContainText(
    delivery.between(
      formatWeekdayAndDay(alternate.from, locale),
      formatWeekdayAndDay(alternate.until, locale),
    ),
  )
  await press(delivery.remove)
  await expect(standing(delivery.alternate)).toContainText(delivery.noAlternate)

  // The plan: active, as on sale, without any other status.
  const plan = settingsSubscriptionMessages(brand, locale)
  await to('settingsSubscription')
  await expect(standing(plan.state)).toHaveText(plan.standing.active)
  await expect(standing(plan.plan)).toContainText(plan.rtc(3, 2))
  await open(plan.plan)
  await tabTo(page, form.locator('input[name=people]:checked'))
  await page.keyboard.press('ArrowRight')
  const { plans } = await calls.get('/api/v1/settings_subscription/show')
  const four = plans.find(
    ({ plan: of }: { plan: { people: number; count: number } }) => of.people === 4 && of.count === 3,
  )
  await expect(form.getByText(plan.willCost(formatMoney(four.totalCents, locale)))).toBeVisible()
  await save()
  await saved(plan.plan)
  await expect(standing(plan.plan)).toContainText(plan.rtc(3, 4))
  const unsold = { kind: 'rtc', people: 3, recipes: 9 }
  await expect(calls.post('/api/v1/settings_subscription/update', unsold)).rejects.toThrow(
    'subscription_invalid',
  )

  // Exclusions: the number of remaining dishes has a warning, and can still be saved.
  const taste = settingsTasteMessages(brand, locale)
  await to('settingsTaste')
  await tabTo(page, page.getByLabel(taste.vegan, { exact: true }))
  await page.keyboard.press('Space')
  await saved(taste.vegan)
  await expect(page.getByText(taste.warning.rtc).first()).toBeVisible()
  const likes = categoryMessages(brand, locale)
  await open(taste.categories)
  await tabTo(page, form.getByLabel(likes.vegetarian, { exact: true }))
  await page.keyboard.press('Space')
  await save()
  await saved(taste.categories)
  await expect(standing(taste.categories)).toContainText(likes.vegetarian)
  await page.reload()
  await expect(page.getByLabel(taste.vegan, { exact: true })).toBeChecked()
})
