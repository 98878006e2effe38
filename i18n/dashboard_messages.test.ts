import { expect, test } from 'vitest'
import { brandIds, locales } from '../domain/brands.ts'
import { dashboardMessages } from './dashboard_messages.ts'

test('a skipped box is named by its day and never as the next one, because an earlier box can still be under way', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const sentence = dashboardMessages(brand, locale).skipped('DAY')
      expect(sentence).toContain('DAY')
      expect(sentence).not.toMatch(/next|prochaine/)
    }
  }
})
