// The actions that the walks through every setting share.

import { expect, type Page } from '@playwright/test'
import { canonicalPath, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { originOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'

/** The actions of the walks on a page of the settings, in one brand and language. */
export function roomsOf(page: Page, brand: BrandId, locale: Locale) {
  const { row } = settingsMessages(brand, locale)
  const rowOf = (label: string) =>
    page.locator('.setting').filter({ has: page.getByText(label, { exact: true }) })
  return {
    rowOf,
    standing: (label: string) => rowOf(label).locator('.setting-value').first(),
    to: async (id: PageId) => {
      await page.goto(originOf(brand) + canonicalPath(id, locale))
      await expect(page.locator('html')).toHaveAttribute('data-alive')
    },
    open: (label: string) =>
      enterOn(page, page.getByRole('button', { name: row.changeOf(label), exact: true })),
    save: () => enterOn(page, page.getByRole('button', { name: row.save, exact: true })),
    saved: (label: string) =>
      expect(rowOf(label).locator('.setting-outcome').filter({ hasText: row.saved })).toBeVisible(),
    press: (name: string) => enterOn(page, page.getByRole('button', { name, exact: true })),
    /** Replaces the text of a field. */
    type: async (label: string, text: string) => {
      await tabTo(page, page.locator('.setting[data-open]').getByLabel(label, { exact: true }))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}
