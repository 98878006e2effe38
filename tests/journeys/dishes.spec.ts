// Meals as the company writes them, by people who use only what is on screen.

import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { uploadWords } from '../../app/admin/upload_words.ts'
import { writingWords } from '../../app/admin/writing_words.ts'
import { factsWords } from '../../app/pages/admin/dish/facts_words.ts'
import { pictureWords } from '../../app/pages/admin/dish/picture_words.ts'
import { saveWords } from '../../app/pages/admin/dish/save_words.ts'
import { dishWords } from '../../app/pages/admin/dish/words.ts'
import { dishesWords } from '../../app/pages/admin/dishes/words.ts'
import { ingredientWords } from '../../app/pages/admin/ingredient/words.ts'
import { weekMessages } from '../../app/pages/admin/weeks/words.ts'
import { type OutputOf, pathOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { violationsOf } from '../accessibility.ts'
import { dishesToAdd } from './dishes_to_add.ts'
import { callsOf, enter, letterTo, originOf } from './household.ts'
import { newHousehold } from './new_household.ts'
import { joinStaff } from './new_staff.ts'

async function enterOffice(page: Page, brand: BrandId, locale: Locale, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await enter(page, 'admin@example.com')
}

test('a cook writes a new meal from nothing by the keyboard, with its picture, and plans it into a week that is published', async ({
  page,
}) => {
  const [brand, locale] = ['cookit', 'fr'] as const
  const [say, list, save] = [dishWords(brand, locale), dishesWords(brand, locale), saveWords(brand, locale)]
  const languages = writingWords(brand, locale).languages
  await enterOffice(page, brand, locale, 1280)
  await page.goto(`${originOf(brand)}/${locale}/admin/dishes`)
  await page.getByLabel(list.nameOf, { exact: true }).fill('Galettes de pois chiches 🎂')
  await page.keyboard.press('Enter')
  await page.waitForURL(/dishes\/galettes-de-pois-chiches/)

  const texts = {
    [say.fields.name]: ['Chickpea Patties', 'Galettes de pois chiches'],
    [say.fields.promise]: ['Crisp outside, tender inside.', 'Croustillantes dehors, tendres dedans.'],
    [say.fields.summary]: ['Chickpeas, rice, carrots', 'Pois chiches, riz, carottes'],
  } as const
  for (const [label, [en, fr]] of Object.entries(texts)) {
    await page.getByLabel(`${label}, ${languages.en}`).fill(en)
    await page.getByLabel(`${label}, ${languages.fr}`).fill(fr)
  }
  const add = page.getByRole('combobox', { name: say.add }).first()
  const rows = page.getByRole('table', { name: say.box }).locator('tbody tr')
  for (const [place, [typed, for2]] of [
    ['pois chiches', 240],
    ['riz au jasmin', 150],
    ['saumon', 280],
  ].entries() as Iterable<[number, [string, number]]>) {
    await add.fill(typed)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await rows.nth(place).getByRole('textbox').first().fill(String(for2))
    await page.keyboard.press('Tab')
    await page.keyboard.type(String(for2 * 2))
  }
  // What follows is worked out as one types: an allergen that came with the fish, a cost, and what is still missing.
  const facts = page.getByRole('region', { name: factsWords(brand, locale).title })
  await expect(facts).toContainText('Poissons')
  await expect(facts).toContainText(factsWords(brand, locale).missingOf.picture)

  const steps = [
    [
      'Cook the rice',
      'Rinse the rice. Cook it in water for 15 minutes.',
      'Cuire le riz',
      'Rincer le riz. Le cuire à l’eau 15 minutes.',
    ],
    ['Roast the salmon', 'Roast the salmon to 70 °C.', 'Rôtir le saumon', 'Rôtir le saumon jusqu’à 70 °C.'],
  ] as const
  for (const [at, [titleEn, textEn, titleFr, textFr]] of steps.entries()) {
    await page.getByRole('button', { name: say.addStep }).press('Enter')
    const step = page.getByRole('group', { name: say.step(at + 1), exact: true })
    for (const [label, [en, fr]] of [
      [say.stepTitle, [titleEn, titleFr]],
      [say.stepText, [textEn, textFr]],
    ] as const) {
      await step.getByLabel(`${label}, ${languages.en}`).fill(en)
      await step.getByLabel(`${label}, ${languages.fr}`).fill(fr)
    }
    await step.getByLabel(`${say.step(at + 1)}: ${say.minutes}`).fill('15')
  }

  const picture = pictureWords(brand, locale)
  const upload = uploadWords(brand, locale)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c97b3d' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel(upload.upload)
    .setInputFiles({ name: 'galettes.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('dialog').getByRole('button', { name: upload.use }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel(picture.credit, { exact: true }).fill('李小龙')
  await expect(facts).toContainText(factsWords(brand, locale).complete)
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel(save.reason, { exact: true }).fill('Pour le temps des fêtes')
  await page.keyboard.press('Enter')
  await expect(page.getByText(save.saved(1, 0))).toBeVisible()

  const weeks = weekMessages(brand, locale)
  await page.goto(`${originOf(brand)}/${locale}/admin/weeks`)
  const strip = page.getByRole('navigation', { name: weeks.strip })
  await strip.getByRole('link', { name: weeks.states.proposed }).first().press('Enter')
  await expect(page.getByText(weeks.unpublished)).toBeVisible()
  await page.getByRole('button', { name: weeks.add }).nth(1).press('Enter')
  await page.getByLabel(weeks.find.search).fill('galettes')
  await page
    .getByRole('button', { name: /Galettes de pois chiches/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: /Galettes de pois chiches/ })).toBeVisible()
  const publish = page.getByRole('region', { name: weeks.publish }).getByRole('button').last()
  await expect(publish).toBeEnabled()
  await publish.press('Enter')
  await expect(
    page.getByText(weeks.donePublished(new URL(page.url()).searchParams.get('week') ?? '')),
  ).toBeVisible()
})

test('two cooks at one meal: the second is shown what the first saved, takes it in, and loses nothing that was typed', async ({
  page,
  browser,
}) => {
  const [brand, locale] = ['freshprep', 'en'] as const
  const [say, save] = [dishWords(brand, locale), saveWords(brand, locale)]
  const languages = writingWords(brand, locale).languages
  await enterOffice(page, brand, locale, 1440)
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const second = await context.newPage()
  await joinStaff(page, second, { name: 'Wei 李小龙', email: 'wei.li@example.com', role: 'menu' })

  const address = `${originOf(brand)}/${locale}/admin/dishes/aloo-gobi`
  const promiseIn = (of: Page) => of.getByLabel(`${say.fields.promise}, ${languages.en}`)
  const summaryIn = (of: Page) => of.getByLabel(`${say.fields.summary}, ${languages.en}`)
  for (const one of [page, second]) await one.goto(address)
  const [promise, summary] = [await promiseIn(page).inputValue(), await summaryIn(page).inputValue()]
  await summaryIn(second).fill('Cauliflower, potatoes, 🌶️')
  await expect(second.getByText(/kept \d/)).toBeVisible()
  await promiseIn(page).fill('Cauliflower and potatoes, gently spiced.')
  const correct = (of: Page) => of.getByRole('form', { name: save.correct })
  const saveVersion = async (of: Page, reason: string) => {
    await correct(of).getByLabel(save.reason).fill(reason)
    await correct(of).getByRole('button', { name: save.follows }).click()
    await correct(of).locator('button[type="submit"]:not([aria-disabled])').click()
  }
  await saveVersion(page, 'A plainer promise')
  await expect(page.getByText(say.sold(2))).toBeVisible()

  await correct(second).getByLabel(save.reason).fill('It is hot')
  await correct(second).getByRole('button', { name: save.follows }).click()
  const conflict = second.getByRole('region', { name: save.conflict(2) })
  await expect(conflict).toContainText('A plainer promise')
  await expect(summaryIn(second)).toHaveValue('Cauliflower, potatoes, 🌶️')
  await conflict.getByRole('button', { name: save.bringUp }).click()
  await expect(promiseIn(second)).toHaveValue('Cauliflower and potatoes, gently spiced.')
  await expect(summaryIn(second)).toHaveValue('Cauliflower, potatoes, 🌶️')
  expect(await violationsOf(second)).toEqual([])
  await saveVersion(second, 'It is hot')
  await expect(second.getByText(say.sold(3))).toBeVisible()

  await page.goto(address)
  await promiseIn(page).fill(promise)
  await summaryIn(page).fill(summary)
  await saveVersion(page, 'As it was')
  await expect(page.getByText(say.sold(4))).toBeVisible()
  await context.close()
})

test('an allergen is corrected: what follows is shown first; the box of a household that excludes it gets another meal, and the household a letter', async ({
  page,
  browser,
}) => {
  const [brand, locale] = ['freshprep', 'en'] as const
  const say = ingredientWords(brand, locale)
  const email = await newHousehold(page, { brand, locale, name: 'allergen', number: 4109 })
  const household = callsOf(page)
  const { orders }: OutputOf<'account.index'> = await household.get(pathOf('account.index'))
  const orderId = orders.at(-1)?.id ?? ''
  const contents = async () => {
    const data: OutputOf<'orders.editor_data_v2'> = await household.get(
      `${pathOf('orders.editor_data_v2')}?orderId=${orderId}`,
    )
    return data
  }
  const dish = dishesToAdd(await contents()).find(({ allergens }) => !allergens.includes('mustard'))
  if (!dish) throw new Error('Every meal has mustard.')
  await household.post(pathOf('settings_taste.update'), { exclusions: ['mustard'] })
  await household.post(pathOf('orders.update_quantity'), { orderId, productId: dish.id, quantity: 1 })

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const office = await context.newPage()
  await enterOffice(office, brand, locale, 1280)
  const shown: OutputOf<'meals_admin.show'> = await callsOf(office).get(
    `${pathOf('meals_admin.show')}?id=${dish.id}`,
  )
  const ingredient = shown.recipe?.box.at(-1)?.ingredientId
  await office.goto(`${originOf(brand)}/${locale}/admin/ingredients/${ingredient}`)
  const mustard = office.getByRole('group', { name: say.allergens }).getByLabel('Mustard')
  await mustard.focus()
  await office.keyboard.press('Space')
  const form = office.getByRole('form', { name: say.correct })
  await form.getByLabel(say.reason).fill('The supplier’s new label 🎂')
  await office.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText(say.outcomes.replaced)
  await expect(form.getByRole('status')).toContainText(dish.name)
  expect((await contents()).order.lines.map(({ productId }) => productId)).toContain(dish.id)
  expect(await violationsOf(office)).toEqual([])
  await form.locator('button[type="submit"]').press('Enter')
  await expect(office.getByText(say.version(2), { exact: true }).first()).toBeVisible()

  expect((await contents()).order.lines.map(({ productId }) => productId)).not.toContain(dish.id)
  expect((await letterTo(page, email, 'product_corrected')).text).toContain(dish.name)
  await mustard.uncheck()
  await form.getByLabel(say.reason).fill('It was another product')
  await office.keyboard.press('Enter')
  await expect(form.getByRole('status')).toBeVisible()
  await form.locator('button[type="submit"]').press('Enter')
  await expect(office.getByText(say.version(3), { exact: true }).first()).toBeVisible()
  await context.close()
})
