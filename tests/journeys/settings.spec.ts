// Settings: asked again, saved by themselves, taken back; on a phone and on a desktop.
//
// Over these walks every room is seen in each brand, in each language and at each width, and walked by the keyboard once. The calls
// of every room are tested in server/ for themselves.
//
// | Walk                                        | Fresh Prep  | Cook it     | Rooms                                        |
// | settings ask again, changed and taken back  | en 375      | fr 1440     | account, dietary                             |
// | … then every page, with axe                 | fr 1440     | en 375      | all                                          |
// | settings_by_keyboard: what was cut off      | fr 1440     |             | account, communications                      |
// | … money that came back                      |             | en 375      | payment history, corporate credit, card      |
// | … from room to room                         | en 375      |             | all                                          |
// | every_setting_of_boxes.spec                 | fr 1440     |             | delivery, subscription, dietary              |
// | every_setting_of_payment.spec               |             | fr 375      | payment, history, account, communications    |
// | stop.spec, by the keyboard                  | en 1440     | fr 375      | pause, unpause, close; what one usually buys |
// | week.spec                                   | en 375      | fr 375      | pause with a paid box, close with a bag out  |
// | what_is_brought_up.spec, by the keyboard    | fr 375      |             | messages of the dashboard, close at once     |
// | yours.spec, by the keyboard                 | fr 375      | en 1440     | account: passkeys, data, erasure             |
// | social.spec                                 | en 1440, fr 375 | fr 375, en 1440 | sign-in, account: providers          |
// | sign_in.spec                                | fr 1280     | en, fr 1280 | sign-in; who was brought over                |

import { expect, test } from '@playwright/test'
import { settingsTasteMessages } from '../../app/pages/settings/taste/words.ts'
import { brandIds, type Locale } from '../../domain/brands.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'

const people = {
  freshprep: { email: 'jordan@example.com', locale: 'en' as Locale, width: 375 },
  cookit: { email: 'amelie@example.com', locale: 'fr' as Locale, width: 1440 },
}
const password = 'demo-password-1'

const rooms = 'account subscription delivery dietary payment PaymentHistory communications changes'.split(' ')

for (const brand of brandIds) {
  const { email, locale, width } = people[brand]
  const say = settingsMessages(brand, locale)
  const account = settingsAccountMessages(brand, locale)

  test(`${brand} in ${locale} at ${width}: settings ask their question, are changed in place and undone, and every page of them is accessible`, {
    tag: '@[LAY-SETTINGS-LINK-MODAL] [ST-REAUTH-SHOW] [VAL-REAUTH-BUTTON] [ERR-REAUTH-MODAL] [ST-REAUTH-SUCCESS] [RT-SETTINGS-ACCOUNT] [RT-SETTINGS-COMMUNICATIONS] [RT-SETTINGS-DIETARY] [RT-SETTINGS-DELIVERY] [RT-SETTINGS-PAYMENT] [RT-SETTINGS-SUBSCRIPTION] [RT-SETTINGS-PAYMENT-HISTORY] [RT-SETTINGS-REAUTH] [ROLE-CLIENT-SETTINGS-REAUTH] [API-reauthentications.new] [API-reauthentications.create] [API-settings_account.show] [API-settings_account.update] [API-settings_account.welcome] [API-settings_taste.update]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto(`${originOf(brand)}/404?locale=${locale}`)
    await callsOf(page).post('/clients/sign_in', { email, password })
    await page.goto(`${originOf(brand)}/${locale}/account`)
    await page.locator('.avatar').click()
    await page
      .locator('#avatar-menu')
      .getByRole('link', { name: layoutMessages(brand, locale).destinations.settings })
      .click()
    const dialog = page.getByRole('dialog', { name: say.asked.title(say.asked.see.settingsAccount) })
    await expect(dialog.getByRole('button', { name: say.asked.submit })).toBeDisabled()
    await dialog.getByLabel(say.asked.password, { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('.field-error')).toBeVisible()
    await dialog.getByLabel(say.asked.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\/account$/)

    const name = page.locator('.setting-value').first()
    const before = await name.textContent()
    await page.getByRole('button', { name: say.row.changeOf(account.name) }).press('Enter')
    await expect(page.getByLabel(account.firstName)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Zoé')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.row.saved)).toBeVisible()
    await expect(name).toContainText('Zoé')
    await page.getByRole('button', { name: say.row.undo }).press('Enter')
    await expect(page.getByText(say.row.undone)).toBeVisible()
    await expect(name).toHaveText(before ?? '')

    await page.goto(`${originOf(brand)}/${locale}/settings/dietary`)
    const vegan = page.getByLabel(settingsTasteMessages(brand, locale).vegan, { exact: true })
    await vegan.press('Space')
    await expect(page.getByText(say.row.saved)).toBeVisible()
    await expect(vegan).toBeChecked()
    await page.getByRole('button', { name: say.row.undo }).press('Enter')
    await expect(vegan).not.toBeChecked()

    // Every page, in the other language and at the other width.
    const other = locale === 'en' ? 'fr' : 'en'
    await page.setViewportSize({ width: 1815 - width, height: 812 })
    for (const path of rooms) {
      await page.goto(`${originOf(brand)}/${other}/settings/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page), path).toEqual([])
    }
  })
}
