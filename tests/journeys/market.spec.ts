// The market by somebody who uses only what is on screen, with the keyboard alone: a price from a week on, and a file with a line that cannot be
// read.

import { expect, test } from '@playwright/test'
import { fileWords } from '../../app/pages/admin/market/file_words.ts'
import { marketWords } from '../../app/pages/admin/market/words.ts'
import { type OutputOf, pathOf } from '../../contract/index.ts'
import { formatMoney } from '../../domain/money.ts'
import { officeMessages } from '../../i18n/office.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf } from './household.ts'

const brand = 'cookit'
const origin = originOf(brand)
const say = marketWords(brand, 'en')
const file = fileWords(brand, 'en')
const officeWords = officeMessages(brand, 'en')
const { undone } = officeWords

test('an admin gives an item another price from a week on, takes it back, then loads a file: its bad line is explained, mended and taken', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/404?locale=en`)
  await enter(page, 'admin@example.com')
  await page.goto(`${origin}/en/admin/market?acts_on=${brand}`)
  const calls = callsOf(page)
  const listed = async (): Promise<OutputOf<'market_admin.list'>> =>
    calls.get(`${pathOf('market_admin.list')}`)
  const { items, mondays } = await listed()
  const [item, other] = items.filter(({ priceCents, toCome }) => priceCents < 5_000 && toCome === null)
  const later = mondays.find(({ isPublished }) => !isPublished)?.week
  if (!item || !other || !later) throw new Error('There is nothing to change.')
  const dear = item.priceCents + 25
  const typed = (cents: number) => (cents / 100).toFixed(2)

  await page.getByRole('searchbox', { name: officeWords.table.search }).focus()
  await page.keyboard.type(item.name)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: item.name, exact: true }) })
  await row.getByRole('button', { name: say.newPriceOf(item.name) }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(typed(dear))
  await page.keyboard.press('Tab')
  await page.getByLabel(say.from, { exact: true }).selectOption('now')
  await expect(page.getByText(/would rise in a published week/)).toBeVisible()
  await page.getByLabel(say.from, { exact: true }).selectOption(later)
  await expect(page.getByText(/No box holds it/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const said = say.priceNow(item.name, formatMoney(dear, 'en'), later)
  await expect(page.getByText(said)).toBeVisible()
  await expect(row.getByText(say.priceFrom(formatMoney(dear, 'en'), later))).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText(undone)).toBeVisible()
  await expect(row.getByRole('button', { name: say.newPriceOf(item.name), exact: true })).toBeVisible()

  await page.goto(`${origin}/en/admin/market?acts_on=${brand}&open=file&from=${later}`)
  const comma = typed(dear).replace('.', ',')
  await page.getByLabel(file.choose).setInputFiles({
    name: 'prices-december.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id;price\n${item.id};${comma}\n${other.id};${typed(other.priceCents)}\n`),
  })
  await expect(page.getByText(file.bad('1', 1))).toBeVisible()
  await expect(page.getByText(file.faults.price)).toBeVisible()
  await expect(page.getByText(comma)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: file.takeOf(2, 'price') }).press('Enter')
  await expect(page.getByText(file.changed('1', 1))).toBeVisible()
  await page.getByLabel(file.reason).focus()
  await page.keyboard.type('December’s prices')
  await page.keyboard.press('Enter')
  await expect(page.getByText(file.taken(0, 1, 0))).toBeVisible()
  const after = (await listed()).items.find(({ id }) => id === item.id)
  expect(after).toMatchObject({ priceCents: item.priceCents, toCome: { cents: dear, from: later } })

  await page.goto(`${origin}/en/admin/market?acts_on=${brand}&find=${encodeURIComponent(item.name)}`)
  await page.getByRole('link', { name: item.name, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('December’s prices')).toBeVisible()
  const back = { id: item.id, base: after?.version, from: later, change: { priceCents: item.priceCents } }
  await calls.post(pathOf('market_admin.change'), { ...back, reason: 'Put back' })
  await context.close()
})
