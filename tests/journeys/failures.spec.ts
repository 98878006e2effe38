// Failed and slow loading: explained in place, with a way on.

import { expect, type Page, test } from '@playwright/test'
import { aliveEvent } from '../../app/first_paint/alive.ts'
import { callTimeoutMilliseconds } from '../../contract/client.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { componentMessages } from '../../i18n/components.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { statedFacts } from '../stated_facts.ts'
import { originOf, sentencesOf } from './household.ts'

const english = layoutMessages('freshprep', 'en')

/** From here on links are followed in the page. */
const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive')

/** A page whose scripts are held back is there, but not loaded. */
const untilRead = { waitUntil: 'domcontentloaded' } as const

/** Holds the page's scripts back until the returned function is called. */
async function heldScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}

for (const [brand, locale] of [
  ['freshprep', 'en'],
  ['cookit', 'fr'],
] as const) {
  test(`${brand} in ${locale}: a form that cannot be sent says so, keeps its values and can be sent again`, {
    tag: '@[ERR-HMM]',
  }, async ({ page }) => {
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

test('on a phone, a plan that could not be saved says so where its button is', {
  tag: '@[ERR-HMM]',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { plans } = sentencesOf({ brand: 'freshprep', locale: 'en' })
  await page.goto(`${originOf('freshprep')}/signup/plans`)
  await page.route('**/signup/save_plan', route => route.abort())
  await page.getByRole('button', { name: plans.take }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('a slow page is replaced by a panel, until it is there', {
  tag: '@[LAY-LOADING-PANEL] [LAY-LOADING-RESET] [ST-PAGE-LOADING] [ST-PAGE-RESET] [CONST-PAGE-RESOLVE]',
}, async ({ page }) => {
  await page.goto(`${originOf('freshprep')}/get-started`)
  await alive(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async route => {
    await released
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: english.destinations.menu }).click()
  const loading = page.getByRole('main').getByText(componentMessages('freshprep', 'en').loading)
  await expect(loading).toBeVisible()
  await expect(page).toHaveURL(/\/get-started$/)
  release()
  await page.waitForURL(/\/menu\/open-week$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('a page that has not come after thirty seconds is given up, and can be requested again', {
  tag: '@[CONST-API-TIMEOUT]',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(`${originOf('freshprep')}/get-started`)
  await alive(page)
  await page.route('**/*.data*', () => {})
  await page.getByRole('banner').getByRole('link', { name: english.destinations.menu }).click()
  const { error, loading } = componentMessages('freshprep', 'en')
  await expect(page.getByRole('main').getByText(loading)).toBeVisible()
  await page.clock.fastForward(callTimeoutMilliseconds)
  const panel = page.getByRole('alert')
  await expect(panel).toContainText(error.note)
  await panel.getByRole('button').click()
  await page.waitForURL(/\/menu\/open-week$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible()
})

test('a page that cannot be loaded says so, with a way to try again and to reach a person', {
  tag: '@[ERR-PAGE-SETUP] [LAY-ERROR-PANEL-TITLE] [LAY-ERROR-PANEL-NOTE] [LAY-ERROR-PANEL-LINK]',
}, async ({ page }) => {
  await page.goto(`${originOf('cookit')}/en/get-started`)
  await alive(page)
  await page.route('**/*.data*', route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('banner').getByRole('link', { name: english.destinations.menu }).click()
  const panel = page.getByRole('alert')
  await expect(panel.getByRole('heading', { level: 1 })).toContainText(/something went wrong/i)
  await expect(panel).toContainText(componentMessages('cookit', 'en').error.note)
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/en/contact')
  await expect(panel.getByRole('button')).toBeVisible()
})

test('a page that crashes says so, with a way to try again and to reach a person', {
  tag: '@[ERR-OOPS]',
}, async ({ page }) => {
  await page.goto(`${originOf('freshprep')}/get-started`)
  await alive(page)
  await page.route('**/*.data*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('weeks\\"', 'lost\\"') })
  })
  await page.getByRole('banner').getByRole('link', { name: english.destinations.menu }).click()
  const oops = page.getByRole('alert')
  await expect(oops).toContainText('Oops! Something went wrong')
  await expect(oops.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    `mailto:${statedFacts.freshprep.email}`,
  )
  await expect(oops.getByRole('button')).toBeVisible()
})

test('a form filled in and sent before a page’s scripts run is sent at once, and the next page comes alive', async ({
  page,
}) => {
  const release = await heldScripts(page)
  const { plans } = sentencesOf({ brand: 'freshprep', locale: 'en' })
  await page.goto(`${originOf('freshprep')}/signup/plans`, untilRead)
  await page.getByRole('radio', { name: /^2/ }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: plans.take }).click()
  await expect(page).toHaveURL(/\/signup\/registration$/)
  release()
  await alive(page)
  await expect(page.getByRole('heading', { name: plans.recipesFor(3, 4) })).toBeVisible()
})

test('text typed and panels opened before a page’s scripts run count when they do', async ({ page }) => {
  const release = await heldScripts(page)
  const browse = browseMessages('freshprep', 'en')
  await page.goto(`${originOf('freshprep')}/menu/next-week`, untilRead)
  const search = page.getByRole('textbox', { name: browse.search })
  await search.fill('chicken')
  await page.getByRole('button', { name: browse.filters, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\?q=chicken$/)
  await expect(search).toHaveValue('chicken')
})

test('text typed and panels opened in a page that something else changed before its scripts ran count as well', async ({
  page,
}) => {
  const release = await heldScripts(page)
  const browse = browseMessages('freshprep', 'en')
  await page.goto(`${originOf('freshprep')}/menu/next-week`, untilRead)
  const search = page.getByRole('textbox', { name: browse.search })
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await search.fill('chicken')
  await page.getByRole('button', { name: browse.filters, exact: true }).click()
  // Like a translating extension; React renders the page anew.
  await heading.evaluate(element => {
    element.textContent = 'Semaine prochaine'
  })
  release()
  await expect(heading).toHaveText(title ?? '')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\?q=chicken$/)
  await expect(search).toHaveValue('chicken')
})

test('a field cleared before a page’s scripts run stays cleared', async ({ page }) => {
  const browse = browseMessages('freshprep', 'en')
  const address = `${originOf('freshprep')}/menu/next-week`
  await page.goto(address)
  const all = await page.locator('.dish-card').count()
  const release = await heldScripts(page)
  await page.goto(`${address}?q=chicken`, untilRead)
  expect(await page.locator('.dish-card').count()).toBeLessThan(all)
  const search = page.getByRole('textbox', { name: browse.search })
  await search.fill('')
  release()
  await expect(page.locator('.dish-card')).toHaveCount(all)
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(address)
})

test('a page reloaded far down stays there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${originOf('freshprep')}/menu/next-week`)
  await alive(page)
  const dish = page.locator('.dish-card').last()
  await dish.evaluate(card => card.scrollIntoView())
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const [place, length] = [await dish.boundingBox(), await height()]
  await page.reload()
  await alive(page)
  await expect.poll(height).toBe(length)
  await expect.poll(() => dish.boundingBox()).toEqual(place)
})

test('a choice made before a page’s scripts run counts when they do', async ({ page }) => {
  const release = await heldScripts(page)
  const browse = browseMessages('cookit', 'fr')
  await page.goto(`${originOf('cookit')}/menu/next-week`, untilRead)
  await page.getByRole('combobox', { name: browse.sort }).selectOption('time')
  release()
  await expect(page).toHaveURL(/\?sort=time$/)
  await expect(page.getByRole('combobox', { name: browse.sort })).toHaveValue('time')
})

test('a choice whose press starts the page’s scripts counts, though they reset it', async ({ page }) => {
  await heldScripts(page)
  await page.goto(`${originOf('freshprep')}/signup/plans`, untilRead)
  const four = page.getByRole('radio', { name: /^4/ }).first()
  await four.evaluate((radio, alive) => {
    const { form } = radio as HTMLInputElement
    const setBack = () => {
      for (const two of form?.querySelectorAll<HTMLInputElement>('input[name="people"][value="2"]') ?? [])
        two.checked = true
    }
    document.addEventListener('click', () => dispatchEvent(new Event(alive)), { once: true })
    radio.addEventListener('change', setBack, { once: true })
  }, aliveEvent)
  await page.getByRole('radio', { name: /^2/ }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(four).toBeChecked()
})

test('a page without its scripts can be read, has working links, and sends its forms as a browser does', async ({
  page,
}) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${originOf('freshprep')}/get-started`)
  await page.getByRole('banner').getByRole('link', { name: english.destinations.menu }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible()
  await page.goto(`${originOf('freshprep')}/faq`)
  await page.getByRole('searchbox').first().fill('box')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/[?&]q=box/)
})
