// The sentence under a menu's heading: until when its week can be ordered, and for which delivery.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { OrderBy } from './order_by.tsx'
import type { Menu } from './view.ts'

const tuesday = { firstDeliveryDate: '2026-12-01', firstCutoffLocal: '2026-11-27T23:59:59' }

/** The words of a wide screen, and those of a phone. */
function shown(brand: BrandId, locale: Locale, dates: Partial<Menu>): string[] {
  const html = renderToStaticMarkup(
    <BrandProvider brand={brand} locale={locale}>
      <OrderBy menu={dates as Menu} />
    </BrandProvider>,
  )
  const spans = [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)]
  return spans.map(([, words = '']) => words.replaceAll('\u00a0', ' '))
}

describe('a week with several delivery days', () => {
  const week = { ...tuesday, lastDeliveryDate: '2026-12-06', cutoffLocal: '2026-12-02T23:59:59' }

  test('names the next cutoff and the last one, each with its day, on a phone too', () => {
    expect(shown('freshprep', 'en', week)).toEqual([
      'Order by Friday, November 27 at 11:59 pm for delivery on Tuesday, December 1, and by Wednesday, December 2 at 11:59 pm for Sunday, December 6.',
      'Order by November 27 at 11:59 pm for Tuesday, by December 2 for Sunday.',
    ])
    expect(shown('cookit', 'fr', week)).toEqual([
      'Commande au plus tard le vendredi 27 novembre à 23 h 59 pour te faire livrer le mardi 1er décembre, et le mercredi 2 décembre à 23 h 59 pour le dimanche 6 décembre.',
      'Commande au plus tard le 27 novembre à 23 h 59 pour mardi, le 2 décembre pour dimanche.',
    ])
  })
})

describe('a week of a household, or on its last day', () => {
  const week = { ...tuesday, lastDeliveryDate: '2026-12-01', cutoffLocal: '2026-11-27T23:59:59' }

  test('names the one cutoff with its day, on a phone too', () => {
    expect(shown('freshprep', 'en', week)).toEqual([
      'Order by Friday, November 27 at 11:59 pm for delivery on Tuesday, December 1.',
      'Order by November 27 at 11:59 pm for Tuesday.',
    ])
    expect(shown('freshprep', 'fr', week)).toEqual([
      'Commandez au plus tard le vendredi 27 novembre à 23 h 59 pour une livraison le mardi 1er décembre.',
      'Commandez au plus tard le 27 novembre à 23 h 59 pour mardi.',
    ])
  })
})
