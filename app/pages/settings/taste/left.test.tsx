import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../../../domain/brands.ts'
import type { Exclusions } from '../../../../domain/catalogue/fitting.ts'
import { BrandProvider } from '../../../components/brand_context.tsx'
import { Left } from './left.tsx'
import type { KnownDish, Taste } from './taste.ts'
import { settingsTasteMessages } from './words.ts'

const dish = (id: string, allergens: string[]) =>
  ({
    id,
    allergens,
    mayContain: [],
    diets: [],
    ingredients: [],
    category: 'vegetarian',
  }) as never as KnownDish
const dishes = [dish('a', []), dish('b', []), dish('c', ['milk']), dish('d', ['egg'])]
const taste = {
  kind: 'rtc',
  known: { dishes },
  weeks: [{ week: '2026-11-30', needed: 3, left: 4, dishes: ['a', 'b', 'c', 'd'] }],
} as never as Taste

const none = {
  exclusions: [],
  severe: [],
  ingredients: [],
  never: [],
  vegetarian: false,
  vegan: false,
} as never as Exclusions

test('exclusions that leave out a dish show a notice, and a warning where a week has too few dishes', {
  tags: '[VAL-DIETARY-WARNING]',
}, () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const warning = settingsTasteMessages(brand, locale).warning.rtc
      const tone = (exclusions: string[]) => {
        const html = renderToStaticMarkup(
          <BrandProvider brand={brand} locale={locale}>
            <Left exclusions={{ ...none, exclusions }} taste={taste} />
          </BrandProvider>,
        )
        return html.includes(warning) ? /data-tone="(\w+)"/.exec(html)?.[1] : null
      }
      expect([brand, locale, tone([]), tone(['milk']), tone(['milk', 'egg'])]).toEqual([
        brand,
        locale,
        null,
        'info',
        'warn',
      ])
    }
  }
})

test('says of ready meals that some come again, and of recipes that the box is skipped', {
  tags: '[VAL-DIETARY-WARNING]',
}, () => {
  for (const kind of ['rtc', 'rte'] as const) {
    const html = renderToStaticMarkup(
      <BrandProvider brand="freshprep" locale="en">
        <Left exclusions={{ ...none, exclusions: ['milk'] }} taste={{ ...taste, kind }} />
      </BrandProvider>,
    )
    expect(html.includes('we’ll send some more than once')).toBe(kind === 'rte')
  }
})
