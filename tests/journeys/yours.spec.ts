// A household's own things, by the keyboard alone: a passkey is made in settings, logs in and answers the question
// before settings; the copy of its data is requested, downloaded and opened; erasure is planned and cancelled.

import { readFile } from 'node:fs/promises'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { linkTo, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { householdDataMessages } from '../../i18n/household_data.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { passkeyMessages } from '../../i18n/passkeys.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'

/** Closed: no other walk uses its boxes, and its data can be erased. */
const email = 'closed@example.com'

/** A device that knows passkeys and whose holder always agrees. */
async function device(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

const people: readonly { brand: BrandId; locale: Locale; width: number }[] = [
  { brand: 'freshprep', locale: 'fr', width: 375 },
  { brand: 'cookit', locale: 'en', width: 1440 },
]

for (const { brand, locale, width } of people) {
  const passkeyWords = passkeyMessages(brand, locale)
  const data = householdDataMessages(brand, locale)
  const settings = settingsMessages(brand, locale)
  const place = (id: PageId) => `${originOf(brand)}${linkTo(id, { brand, locale })}`

  test(`${brand} in ${locale} at ${width}, by the keyboard: a passkey is made, signs in and answers the question; a copy of everything is opened; erasure is cancelled`, {
    tag: '@[RT-SETTINGS-REAUTH] [ST-REAUTH-SUCCESS] [RT-SETTINGS-ACCOUNT]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${originOf(brand)}/404?locale=${locale}`)
    await device(page)
    await enter(page, email)
    await page.goto(place('settingsAccount'))
    await enterOn(page, page.getByRole('button', { name: passkeyWords.addShort, exact: true }))
    await expect(page.getByLabel(passkeyWords.name, { exact: true })).toBeFocused()
    await page.keyboard.type('Ma tablette « bleue »')
    await page.keyboard.press('Enter')
    const remove = page.getByRole('button', {
      name: passkeyWords.removeOf('Ma tablette « bleue »'),
      exact: true,
    })
    await expect(remove).toBeVisible()

    await callsOf(page).post('/api/v1/sessions/sign_out_client')
    await page.goto(place('signIn'))
    await enterOn(page, page.getByRole('button', { name: passkeyWords.use, exact: true }))
    await page.waitForURL(place('account'))

    await enterOn(page, page.locator('.avatar'))
    const link = page
      .locator('#avatar-menu')
      .getByRole('link', { name: layoutMessages(brand, locale).destinations.settings, exact: true })
    await enterOn(page, link)
    const question = page.getByRole('dialog', {
      name: settings.asked.title(settings.asked.see.settingsAccount),
      exact: true,
    })
    await enterOn(page, question.getByRole('button', { name: passkeyWords.use, exact: true }))
    await page.waitForURL(place('settingsAccount'))
    await expect(page.getByRole('heading', { level: 1, name: settings.page.settingsAccount })).toBeVisible()

    await enterOn(page, page.getByRole('button', { name: data.ask, exact: true }))
    // Opened, the row asks once more what a press does.
    await enterOn(page, page.locator('form').getByRole('button', { name: data.ask, exact: true }))
    const ready = page.getByRole('link', { name: data.download, exact: true })
    await tabTo(page, ready)
    const downloaded = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const files = unzipSync(new Uint8Array(await readFile(await (await downloaded).path())))
    const kept = JSON.parse(strFromU8(files['data.json'] as Uint8Array))
    expect(kept.tables.client).toEqual([expect.objectContaining({ email })])
    expect(kept.tables.passkey).toHaveLength(1)
    expect(Object.keys(files)).toContain('csv/client_event.csv')
    expect(Object.keys(files)).toContain(data.archive.readmeName)

    await enterOn(page, page.getByRole('button', { name: data.eraseOpen, exact: true }))
    await enterOn(page, page.getByRole('button', { name: data.eraseNow, exact: true }))
    const keep = page.getByRole('button', { name: data.keep, exact: true })
    await expect(keep).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await enterOn(page, keep)
    await enterOn(page, page.locator('form').getByRole('button', { name: data.keep, exact: true }))
    await expect(page.getByText(data.eraseStands, { exact: true })).toBeVisible()

    await enterOn(page, remove)
    await expect(remove).toBeHidden()
  })
}
