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

test('[LAY-LOADING-PANEL] [LAY-LOADING-RESET] [ST-PAGE-LOADING] [ST-PAGE-RESET] [CONST-PAGE-RESOLVE] a page that takes its time is stood in for, until it is there', async ({
  page,
}) => {
  await page.goto(`${originOf('freshprep')}/get-started`)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async route => {
    await released
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: english.ways.menu }).click()
  const loading = page.getByRole('main').getByText(componentMessages('freshprep', 'en').loading)
  await expect(loading).toBeVisible()
  await expect(page).toHaveURL(/\/get-started$/)
  release()
  await page.waitForURL(/\/menu\/this-week$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('[ERR-PAGE-SETUP] [LAY-ERROR-PANEL-TITLE] [LAY-ERROR-PANEL-NOTE] [LAY-ERROR-PANEL-LINK] a page that cannot be set up says so, with a way to try again and to a person', async ({
  page,
}) => {
  await page.goto(`${originOf('cookit')}/en/get-started`)
  await page.route('**/*.data*', route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('banner').getByRole('link', { name: english.ways.menu }).click()
  const panel = page.getByRole('alert')
  await expect(panel.getByRole('heading', { level: 1 })).toContainText(/something went wrong/i)
  await expect(panel).toContainText(componentMessages('cookit', 'en').error.note)
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/en/contact')
  await expect(panel.getByRole('button')).toBeVisible()
})

test('[ERR-OOPS] a page that crashes says so, with a way to try again and somebody to ask', async ({
  page,
}) => {
  await page.goto(`${originOf('freshprep')}/get-started`)
  await page.route('**/*.data*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"weeks"', '"lost"') })
  })
  await page.getByRole('banner').getByRole('link', { name: english.ways.menu }).click()
  const oops = page.getByRole('alert')
  await expect(oops).toContainText('Oops! Something went wrong')
  await expect(oops.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    `mailto:${brandFacts.freshprep.email}`,
  )
  await expect(oops.getByRole('button')).toBeVisible()
})
