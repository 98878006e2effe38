import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '../../domain/brands.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ReviewsSummary } from './reviews_summary.tsx'

const read = (locale: Locale, minutes: number | null) =>
  renderToStaticMarkup(
    <BrandProvider brand="cookit" locale={locale}>
      <ReviewsSummary reviews={{ count: 40, againPercent: 85, minutes }} />
    </BrandProvider>,
  )
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')

test('a product shows how many would order it again, and how long it took once enough households have reported it', () => {
  expect(read('en', 34)).toBe(
    '85% of 40 households would order it again. On average, it took them 34 minutes.',
  )
  expect(read('fr', 34)).toMatch(/85 %.+40.+Ils comptent 34 minutes, du début à la table\.$/)
  expect(read('en', null)).toBe('85% of 40 households would order it again.')
})
