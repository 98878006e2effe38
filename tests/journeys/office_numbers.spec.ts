// The numbers of the office: a week is chosen, a table filtered and saved as a file, and its chart read with the keys.

import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { numbersMessages } from '../../app/pages/admin/numbers/words.ts'
import { officeMessages } from '../../i18n/office.ts'
import { callsOf, originOf } from './household.ts'

test('the numbers of weeks are filtered, read in their chart with the keys, and saved as a file', async ({
  page,
}) => {
  const say = numbersMessages('freshprep', 'en')
  const { table } = officeMessages('freshprep', 'en')
  const origin = originOf('freshprep')
  await page.goto(`${origin}/404?locale=en`)
  await callsOf(page).post('/clients/sign_in', {
    email: 'admin@example.com',
    password: 'demo-password-1',
  })
  await page.goto(`${origin}/admin/numbers?acts_on=freshprep`)
  const boxes = page.getByRole('region', { name: say.parts.boxes.title, exact: true })
  const rows = boxes.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const weeks = await rows.count()
  await boxes.getByRole('link', { name: say.filters.whole }).click()
  await expect(page).toHaveURL(/boxes\.show=whole/)
  expect(await rows.count()).toBeLessThanOrEqual(weeks)
  const newest = await rows.first().getByRole('rowheader').innerText()
  const total = await rows.first().getByRole('cell').first().textContent()

  const slider = page.getByRole('slider', { name: `${say.along}: ${say.parts.boxes.chart}` })
  const last = await slider.getAttribute('aria-valuetext')
  expect(last).toContain(newest.trim())
  await slider.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '')
  await expect(page.locator('.of-chart-read').first()).toHaveText(
    (await slider.getAttribute('aria-valuetext')) ?? '',
  )

  const saved = page.waitForEvent('download')
  await boxes.getByRole('button', { name: table.csvOf(say.parts.boxes.title) }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines[0]).toContain(say.columns.skipped)
  expect(lines).toHaveLength(1 + (await rows.count()))
  expect(lines[1]?.split(',')[1]).toBe(`"${total}"`)

  // A week before anything was delivered says so.
  await page.goto(`${origin}/admin/numbers?acts_on=freshprep&week=2025-01-06`)
  await expect(page.getByText(say.none).first()).toBeVisible()
})
