import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { locales } from '../../../../domain/brands.ts'
import { adminPointsMessages } from '../../../../i18n/admin_points.ts'
import { officeHtml } from '../../../../tests/office_html.tsx'
import { FindHousehold } from '../../../admin/find_household.tsx'
import { PointEntries } from '../../../admin/points.tsx'
import ClientPoints from './page.tsx'

const id = '01a20862-505c-7840-a788-79d4c5798152'
const shown = {
  client: { id, name: 'Ada Test', email: 'ada@example.com' },
  balance: { available: 12, pending: 0 },
  entries: [],
  page: 1,
  more: false,
}

test('an admin reaches a household’s corporate credit from the search of households and from its points', {
  tags: '[ROLE-ADMIN-VIEWS] [ROLE-ADMIN-CORP-CREDIT]',
}, () => {
  for (const locale of locales) {
    const say = adminPointsMessages('freshprep', locale)
    const html = (element: ReactNode) => officeHtml(element, { brand: 'freshprep', locale, data: shown })
    const prefix = locale === 'fr' ? '/fr' : ''
    const [, words] = html(<ClientPoints />).split(
      `href="${prefix}/settings/corporate_credit_plan?client=${id}"`,
    )
    expect(words).toMatch(new RegExp(`^[^>]*>${say.credit}<`))
    const home = html(<FindHousehold />)
    for (const way of [say.find, say.findCredit]) expect(home).toContain(way)
  }
})

test('the history of points shows the day and the author, without the program’s internal words', () => {
  const entry = { on: '2026-11-21', points: 64, orderId: null, deliveryDate: null, note: null }
  const entries = [
    { ...entry, reason: 'points_earned' as const, actor: 'weekly_run' },
    { ...entry, reason: 'points_available' as const, actor: 'carrier' },
    { ...entry, reason: 'points_spent' as const, actor: 'client' },
    { ...entry, reason: 'points_adjusted' as const, actor: 'admin@example.com' },
  ]
  const html = officeHtml(<PointEntries entries={entries} />, { brand: 'cookit', locale: 'fr', data: null })
  for (const word of ['21 novembre 2026', 'Automatique', 'Le livreur', 'Le foyer', 'admin@example.com'])
    expect(html.replaceAll('\u00a0', ' ')).toContain(word)
  expect(html).not.toMatch(/weekly_run|carrier|>client<|2026-11-21/)
})
