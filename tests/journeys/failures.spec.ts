// What does not come, or comes late: said in place, with a way on.

import { expect, test } from '@playwright/test'
import { brandFacts } from '../../app/brands/index.ts'
import { componentMessages } from '../../app/messages/components.ts'
import { layoutMessages } from '../../app/messages/layout.ts'
import { originOf, sentencesOf } from './household.ts'

const english = layoutMessages('freshprep', 'en')

for (const [brand, locale] of [
  ['freshprep', 'en'],
  ['cookit', 'fr'],
] as const) {
  test(`[ERR-HMM] ${brand} in ${locale}: a form that cannot be sent says so, keeps what was chosen and can be sent again`, async ({
    page,
  }) => {
    const { plans } = sentencesOf({ brand, locale })
    await page.goto(`${originOf(brand)}/${locale}/signup/plans?people=4`)
    await page.route('**/signup/save_plan', route => route.abort())
    await page.getByRole('button', { name: plans.take }).click()
    await expect(page.getByRole('alert')).toContainText(componentMessages(brand, locale).notSent)
    await expect(page.getByRole('radio', { name: /^4/ }).first()).toBeChecked()
    await page.unroute('**/signup/save_plan')
    await page.getByRole('button', { name: plans.take }).click()
    await page.waitForURL(/\/signup\/registration/)
  })
}

test('[LAY-LOADING-PANEL] [ST-PAGE-LOADING] [CONST-PAGE-RESOLVE] a page that takes its time is stood in for, until it is there', async ({
  page,
}) => {
  await page.goto(`${originOf('freshprep')}/get-started`)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async route => {
    await released
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: english.ways.menu }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page).toHaveURL(/\/get-started$/)
  release()
  await page.waitForURL(/\/menu\/this-week$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
})

test('[ERR-OOPS] a page that fails on the way says so, with a way to try again and somebody to ask', async ({
  page,
}) => {
  await page.goto(`${originOf('cookit')}/en/get-started`)
  await page.route('**/*.data*', route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('banner').getByRole('link', { name: english.ways.menu }).click()
  const oops = page.getByRole('alert')
  await expect(oops).toContainText('Oops! Something went wrong')
  await expect(oops.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    `mailto:${brandFacts.cookit.email}`,
  )
  await expect(oops.getByRole('button')).toBeVisible()
})
