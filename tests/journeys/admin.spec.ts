// The admin's pages: who sees them, and how editorial content is changed.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { actingMessages } from '../../app/admin/acting/words.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import { adminMessages } from '../../i18n/admin.ts'
import { adminFieldMessages } from '../../i18n/admin_fields.ts'
import { adminPointsMessages } from '../../i18n/admin_points.ts'
import { askedActionMessages } from '../../i18n/asked_actions.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { officeMessages } from '../../i18n/office.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'
import { cookieOf, visit } from './visit.ts'

const adminAccount = { email: 'admin@example.com', password: 'demo-password-1' }
const clients: Record<BrandId, string> = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' }

/** A page of an admin who reads the language. */
async function adminPage(context: BrowserContext, brand: BrandId, locale: Locale): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await callsOf(page).post('/clients/sign_in', adminAccount)
  return page
}

/** The fields of one language of the piece that is open. */
const inLanguage = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

for (const brand of brandIds) {
  test(`${brand}: an admin sees the link to the admin’s home; for everybody else the admin’s pages do not exist`, {
    tag: '@[LAY-ADMIN-BANNER]',
  }, async () => {
    const addresses = [
      '/admin',
      '/admin/content',
      '/admin/deliveries',
      '/admin/content/page/story',
      '/fr/admin',
      '/admin.data',
    ]
    const client = await cookieOf(brand, clients[brand])
    const admin = await cookieOf(brand, adminAccount.email)
    for (const address of addresses) {
      const statuses = [await visit(brand, address), await visit(brand, address, client)].map(
        ({ status }) => status,
      )
      expect([address, ...statuses]).toEqual([address, 404, 404])
      expect([address, (await visit(brand, address, admin)).status]).toEqual([address, 200])
    }
    const banner = /<aside[^>]*>(?:(?!<\/aside>).)*href="(?:\/fr)?\/admin"/
    for (const path of ['/', '/faq', '/account']) {
      expect((await visit(brand, path, admin)).html).toMatch(banner)
      expect((await visit(brand, path, client)).html).not.toMatch(banner)
    }
    expect((await visit(brand, '/')).html).not.toMatch(/\/admin/)
  })
}

for (const brand of brandIds) {
  test(`${brand}: on a phone every button of an admin’s table is on the screen, and no table scrolls`, async ({
    context,
  }) => {
    const page = await adminPage(context, brand, 'fr')
    await page.setViewportSize({ width: 375, height: 812 })
    for (const [path, buttons] of [
      ['/admin/returnables', true],
      ['/admin/content', false],
    ] as const) {
      await page.goto(`${originOf(brand)}/fr${path}`)
      const frames = page.locator('.of-table-frame')
      await expect(frames.first()).toBeVisible()
      for (const frame of await frames.all())
        expect(await frame.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
      const ends = await frames
        .getByRole('button')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
      if (buttons) expect(ends.length).toBeGreaterThan(0)
      for (const end of ends) expect(end).toBeLessThanOrEqual(375)
    }
  })
}

test('a visitor at an admin’s address sees only the 404 page once the page is alive, and the address stays as typed', {
  tag: '@[RT-404]',
}, async ({ page }) => {
  const address = `${originOf('freshprep')}/admin/deliveries?date=2026-12-01#stops`
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  // React's new rendering comes after the page is alive, so the page has to have come to rest.
  await page.evaluate(
    () =>
      new Promise<void>(stands => {
        let still = setTimeout(stands, 500)
        new MutationObserver(() => {
          clearTimeout(still)
          still = setTimeout(stands, 500)
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  const [title = ''] = layoutMessages('freshprep', 'en').notFound.title
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page).toHaveURL(address)
})

test('an admin changes an answer: faults are shown by their field, nobody’s edit is overwritten, and an old version comes back', async ({
  context,
}) => {
  const say = adminMessages('freshprep', 'en')
  const { fields } = adminFieldMessages('freshprep', 'en')
  const page = await adminPage(context, 'freshprep', 'en')
  await page.goto(originOf('freshprep'))
  const banner = page.getByRole('complementary', { name: layoutMessages('freshprep', 'en').admin.label })
  await banner.getByRole('link').click()
  const office = officeMessages('freshprep', 'en')
  const navigation = page.getByRole('navigation', { name: office.navigation, exact: true })
  await navigation.getByRole('link', { name: office.sections.settings }).click()
  await page.getByLabel(office.table.search).fill('skip a week')
  const entries = page.getByRole('table', { name: say.content.title })
  await expect(entries.getByRole('rowheader').getByRole('link')).toHaveCount(1)
  await entries.getByRole('link', { name: 'How do I skip a week?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How do I skip a week?' })).toBeVisible()

  // Refused, and everything is as typed.
  const answer = inLanguage(page, say.piece.languages.en).getByLabel(fields.answer)
  const before = await answer.inputValue()
  await answer.fill('See [the moon](moon).\n\n- one\n- two')
  await expect(page.getByText(say.piece.changed)).toBeVisible()
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.wrong)).toBeVisible()
  await expect(answer).toBeFocused()
  await expect(answer).toHaveValue('See [the moon](moon).\n\n- one\n- two')
  expect(await violationsOf(page)).toEqual([])

  // Corrected, and on the site at once.
  await answer.fill('Ask the *moon*.\n\n- one\n- two')
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.saved(2))).toBeVisible()
  const shown = async () => (await visit('freshprep', '/faqs_category/skip-pause-close')).html
  expect(await shown()).toContain('Ask the <em>moon</em>.')

  // Another admin saves in the meantime: nothing of either is lost without notice.
  const other = await context.newPage()
  await other.goto(page.url())
  const question = inLanguage(page, say.piece.languages.en).getByLabel(fields.question)
  const theirs = inLanguage(other, say.piece.languages.en).getByLabel(fields.question)
  await theirs.fill('How do I skip?')
  await other.getByRole('button', { name: say.piece.save }).click()
  await expect(other.getByText(say.piece.saved(3))).toBeVisible()
  await question.fill('How is a week skipped?')
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.conflict(3))).toBeVisible()
  await page.getByRole('button', { name: say.piece.saveOver }).click()
  await expect(page.getByText(say.piece.saved(4))).toBeVisible()
  expect(await shown()).toContain('How is a week skipped?')

  // Leaving with unsaved changes asks first.
  await question.fill('Half a')
  await page.getByRole('link', { name: say.content.title, exact: true }).first().click()
  const leaving = page.getByRole('dialog', { name: say.piece.leaveTitle })
  await leaving.getByRole('button', { name: say.piece.stay }).click()
  await expect(question).toHaveValue('Half a')

  // An old version takes the place of unsaved words only after a question.
  await page.getByRole('button', { name: say.piece.open(1) }).click()
  const replacing = page.getByRole('dialog', { name: say.piece.replaceTitle })
  await replacing.getByRole('button', { name: say.piece.keepMine }).click()
  await expect(question).toHaveValue('Half a')

  // The original text is in the form again, and on the site once it is saved.
  await page.getByRole('button', { name: say.piece.open(1) }).click()
  await replacing.getByRole('button', { name: say.piece.replace }).click()
  await expect(page.getByText(say.piece.older(1))).toBeVisible()
  await expect(answer).toHaveValue(before)
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.saved(5))).toBeVisible()
  expect(await shown()).toContain('How do I skip a week?')
  await expect(page.getByRole('cell', { name: adminAccount.email })).toHaveCount(4)
})

test('an admin writes a new question on a phone, in French, and takes it off the site again', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const say = adminMessages('cookit', 'fr')
  const { fields } = adminFieldMessages('cookit', 'fr')
  const page = await adminPage(context, 'cookit', 'fr')
  await page.goto(`${originOf('cookit')}/admin/content`)
  const address = page.getByLabel(say.content.add.slug)
  await address.fill('Ma Question')
  await page.getByRole('button', { name: say.content.add.start }).click()
  await expect(page.getByText(say.content.add.slugWrong)).toBeVisible()
  await expect(address).toHaveValue('Ma Question')
  await address.fill('ma-question')
  await page.getByRole('button', { name: say.content.add.start }).click()
  await expect(page.getByText(say.piece.standingNew)).toBeVisible()

  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.wrong)).toBeVisible()
  await page.getByLabel(fields.category).selectOption('delivery')
  for (const locale of ['fr', 'en'] as const) {
    const group = inLanguage(page, say.piece.languages[locale])
    await group.getByLabel(fields.question).fill(locale === 'fr' ? 'Et la lune?' : 'And the moon?')
    await group.getByLabel(fields.answer).fill(locale === 'fr' ? 'Elle attend.' : 'It waits.')
  }
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.saved(1))).toBeVisible()
  const shown = async () => (await visit('cookit', '/faqs_category/delivery')).html
  expect(await shown()).toContain('Et la lune?')

  // Unsaved text stays unsaved, and leaving asks about it.
  const question = inLanguage(page, say.piece.languages.fr).getByLabel(fields.question)
  await question.fill('Et la lune, alors?')
  await page.getByRole('button', { name: say.piece.takeOff }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.piece.takeOff }).click()
  await expect(page.getByText(say.piece.takenOff)).toBeVisible()
  expect(await shown()).not.toContain('Et la lune?')
  await expect(page.getByText(say.piece.changed)).toBeVisible()
  await expect(question).toHaveValue('Et la lune, alors?')
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByText(say.piece.standingOff)).toBeVisible()
  await expect(question).toHaveValue('Et la lune?')
  await context.close()
})

test('a page’s parts are opened, moved, removed and added, and its headings keep their lines', async ({
  context,
}) => {
  const say = adminMessages('cookit', 'fr')
  const words = adminFieldMessages('cookit', 'fr')
  const page = await adminPage(context, 'cookit', 'fr')
  await page.goto(`${originOf('cookit')}/admin/content/page/impact`)
  const french = inLanguage(page, say.piece.languages.fr)
  const parts = french.locator('.admin-item-name')
  const before = await parts.allTextContents()
  const [first = '', second = ''] = before
  await french.locator('summary').nth(1).click()
  await french.getByRole('button', { name: say.form.up(say.form.item(words.items.blocks, 2)) }).press('Enter')
  await expect(parts).toHaveText([second, first, ...before.slice(2)])
  // The moved part is still open, and has the focus.
  await expect(
    french.getByRole('button', { name: say.form.up(say.form.item(words.items.blocks, 1)) }),
  ).toBeFocused()
  await french.getByRole('button', { name: say.form.remove(say.form.item(words.items.blocks, 1)) }).click()
  await expect(parts).toHaveText([first, ...before.slice(2)])
  await expect(french.locator('summary').first()).toBeFocused()
  await french.getByLabel(say.form.addPart).selectOption({ label: words.variants.quote })
  await french.getByRole('button', { name: say.form.addChosen }).click()
  await expect(parts).toHaveText([first, ...before.slice(2), words.variants.quote])

  // An empty part cannot be shown: it is opened, and its field gets the focus.
  await page.getByRole('button', { name: say.piece.save }).click()
  const sentence = french.getByLabel(words.fields.lines)
  await expect(sentence).toBeFocused()
  await sentence.fill('Une ligne\net une autre')
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.saved(2))).toBeVisible()
  expect((await visit('cookit', '/impact')).html).toMatch(/Une ligne<[^>]*>(?:\s|<[^>]*>)*et une autre/)

  await page.getByRole('button', { name: say.piece.open(1) }).click()
  await expect(parts).toHaveText(before)
  await page.getByRole('button', { name: say.piece.save }).click()
  await expect(page.getByText(say.piece.saved(3))).toBeVisible()
})

for (const [brand, locale, width] of [
  ['freshprep', 'en', 1440],
  ['cookit', 'fr', 375],
] as const) {
  test(`${brand}: an admin who adjusts points is asked for the password first; nothing typed is lost, and the answer does it`, async ({
    context,
  }) => {
    const say = adminPointsMessages(brand, locale)
    const { asked } = settingsMessages(brand, locale)
    const action = askedActionMessages(brand, locale)['admin_reward_points.create_point_adjustment']
    const page = await adminPage(context, brand, locale)
    await page.setViewportSize({ width, height: 812 })
    const calls = callsOf(page)
    const email = clients[brand]
    const { clientId } = await calls.post('/api/admin/reward_points/find_household', { email })
    await page.goto(`${originOf(brand)}/admin/clients/${clientId}/reward_points`)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    const acting = actingMessages(brand, locale)
    const open = page.getByRole('button', { name: acting.points.words })
    const points = page.getByLabel(say.points, { exact: true })
    const reason = page.getByLabel(acting.act.reason, { exact: true })
    const follows = page.getByRole('button', { name: acting.act.foresee })
    const submit = page
      .getByRole('dialog')
      .getByRole('button', { name: acting.points.words.replace('…', '') })
    await open.click()
    await points.fill('25')
    await reason.fill('A walk')
    await follows.click()
    await submit.click()
    const question = page.getByRole('dialog', { name: asked.title(action.to) })
    const password = question.getByLabel(asked.password, { exact: true })
    await expect(password).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    // Not now: nothing is done, and the form is as it was.
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(points).toHaveValue('25')
    await expect(reason).toHaveValue('A walk')
    await expect(page.getByRole('cell', { name: 'A walk' })).toHaveCount(0)

    await submit.click()
    await password.fill(adminAccount.password)
    await question.getByRole('button', { name: action.button, exact: true }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    await expect(page.getByRole('cell', { name: 'A walk' })).toHaveCount(1)
    // For half an hour nothing is asked again.
    await open.click()
    await points.fill('-25')
    await reason.fill('A walk back')
    await follows.click()
    await submit.click()
    await expect(page.getByRole('cell', { name: 'A walk back' })).toHaveCount(1)
  })
}
