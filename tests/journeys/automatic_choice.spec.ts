// The admin's pages of the automatic choice: the order of a week's categories, and the box of each profile.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { adminMessages } from '../../i18n/admin.ts'
import { adminChoiceMessages } from '../../i18n/admin_choice.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'
import { cookieOf, visit } from './visit.ts'

const adminAccount = { email: 'admin@example.com', password: 'demo-password-1' }

async function adminPage(context: BrowserContext, brand: BrandId, locale: Locale): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await callsOf(page).post('/clients/sign_in', adminAccount)
  return page
}

test('have no header and footer of the site, and exist only for admins', {
  tag: '@[RT-ADMIN-CATEGORY-MANAGER] [RT-ADMIN-SUB-PROFILES]',
}, async () => {
  for (const address of ['/admin/category_manager', '/admin/subscription_profiles']) {
    const client = await cookieOf('freshprep', 'jordan@example.com')
    expect((await visit('freshprep', address)).status).toBe(404)
    expect((await visit('freshprep', address, client)).status).toBe(404)
    const shown = await visit('freshprep', address, await cookieOf('freshprep', adminAccount.email))
    expect(shown.status).toBe(200)
    expect(shown.html).not.toMatch(/class="site-(?:header|footer)/)
    // The section of the menu has both beside each other.
    expect(shown.html).toContain('href="/admin/category_manager"')
    expect(shown.html).toContain('href="/admin/subscription_profiles"')
  }
  // From the first page of the office the section is one step away.
  const admin = await cookieOf('freshprep', adminAccount.email)
  expect((await visit('freshprep', '/admin', admin)).html).toContain('href="/admin/weeks"')
  expect((await visit('freshprep', '/admin/weeks', admin)).html).toContain('href="/admin/category_manager"')
})

test('an admin reorders a week’s categories by keyboard, and nobody’s order is overwritten', {
  tag: '@[ROLE-ADMIN-CATEGORY-RANKING]',
}, async ({ context }) => {
  const say = adminChoiceMessages('freshprep', 'en').ranking
  const { form } = adminMessages('freshprep', 'en')
  const page = await adminPage(context, 'freshprep', 'en')
  await page.goto(`${originOf('freshprep')}/admin/category_manager`)
  await expect(page.getByText(say.byMenu)).toBeVisible()
  const names = page.getByRole('table').locator('.of-ranked b')
  const before = await names.allTextContents()
  const other = await context.newPage()
  await other.goto(page.url())

  const [first = '', second = ''] = before
  const up = page.getByRole('button', { name: form.up(second) })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say.moved(second, 1, before.length))).toBeVisible()
  await expect(up).toBeFocused()
  await expect(names).toHaveText([second, first, ...before.slice(2)])
  // What the new order would change is said before it is saved.
  await expect(page.getByText(say.open, { exact: true }).or(page.getByText(say.noneOpen))).toBeVisible()
  await page.getByRole('button', { name: say.save }).click()
  await expect(page.getByText(say.done)).toBeVisible()
  await page.reload()
  await expect(names).toHaveText([second, first, ...before.slice(2)])
  await expect(page.getByText(adminAccount.email)).toBeVisible()

  await other.getByRole('button', { name: say.save }).click()
  await expect(other.getByText(say.conflict)).toBeVisible()
  await other.getByRole('button', { name: say.theirs }).click()
  await expect(other.locator('.of-ranked b')).toHaveText([second, first, ...before.slice(2)])
  await other.getByRole('button', { name: say.back }).click()
  await expect(other.getByText(say.undone)).toBeVisible()
  await expect(other.getByText(say.byMenu)).toBeVisible()
})

test('an admin sees the profiles on a phone, in French, and opens the box of one', {
  tag: '@[ROLE-ADMIN-SUB-PROFILES]',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const say = adminChoiceMessages('cookit', 'fr').profiles
  const page = await adminPage(context, 'cookit', 'fr')
  await page.goto(`${originOf('cookit')}/admin/subscription_profiles`)
  const preview = page.getByRole('button', { name: say.preview }).first()
  await expect(preview).toHaveAttribute('aria-expanded', 'false')
  await preview.click()
  await expect(preview).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(say.byMenu)).toBeVisible()
  await expect(page.locator('.of-preview-dishes').getByRole('link').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await preview.click()
  await expect(page.getByText(say.byMenu)).toBeHidden()
  await context.close()
})
