import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import { componentMessages } from '../../i18n/components.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { Outcome } from './row.tsx'
import type { Setting } from './use_setting.ts'

test('a change is confirmed even where the page could not be reloaded', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const { saved } = settingsMessages(brand, locale).row
      const { stale } = componentMessages(brand, locale).notFetched
      const said = (isStale: boolean) => {
        const setting = { outcome: 'saved', stale: isStale, undo: null, reference: null }
        return renderToStaticMarkup(
          <BrandProvider brand={brand} locale={locale}>
            <Outcome setting={setting as never as Setting<unknown>} />
          </BrandProvider>,
        )
      }
      expect([said(true).includes(saved), said(true).includes(stale)]).toEqual([true, true])
      expect([said(false).includes(saved), said(false).includes(stale)]).toEqual([true, false])
    }
  }
})
