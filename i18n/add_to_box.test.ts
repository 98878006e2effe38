import { expect, test } from 'vitest'
import { brandIds, locales } from '../domain/brands.ts'
import { addToBoxMessages } from './add_to_box.ts'

test('the button that adds a product promises no particular box, since the next one may not have it; the note after it names the day', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const { add, added } = addToBoxMessages(brand, locale)
      expect(add).not.toMatch(/next|prochaine/)
      expect(added(1, 'DAY')).toContain('DAY')
    }
  }
})
