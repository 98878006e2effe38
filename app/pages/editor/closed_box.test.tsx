// What a closed box says, and the one way out it offers: each state has its own words, in the voice of each brand and
// language.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
import { pageFactsOf } from '../../../tests/stated_facts.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { editorWith, line, orderWith } from '../../orders/example_box.ts'
import { ClosedBox, StandingBanner } from './closed_box.tsx'
import { liveBox } from './prices.ts'
import type { Standing } from './standing.ts'

const late = { until: '2026-11-26T19:59:59.000Z', untilLocal: '2026-11-26T14:59:59' }
const bank = { state: 'needs_action', actionUrl: '/bank/confirm' } as const
const order = { ...orderWith([]), late, payment: bank, payBy: '2026-11-28' }

const page = (part: ReactNode, brand: BrandId, locale: Locale) => {
  const element = (
    <BrandProvider brand={brand} facts={pageFactsOf(brand, locale)} locale={locale}>
      {part}
    </BrandProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const read = (part: ReactNode, brand: BrandId, locale: Locale) =>
  page(part, brand, locale)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const shown = (standing: Standing, brand: BrandId, locale: Locale) => {
  const banner = <StandingBanner busy={false} onUnskip={() => {}} order={order} standing={standing} />
  const html = page(banner, brand, locale)
  const text = html
    .replace(/<[^>]+>/g, '|')
    .replace(/\s+/g, ' ')
    .replace(/\|+/g, '|')
  return {
    said: text.split('|').filter(part => part.trim() !== ''),
    way: /(?:href="([^"]*)"|<button)/.exec(html)?.[0],
  }
}

const states: [Standing, string[], string | undefined][] = [
  [
    'skipped',
    ['This week is skipped.', 'No delivery, no charge. We’ve saved your picks.', 'Undo skip'],
    '<button',
  ],
  ['skippedOver', ['This week is skipped.', 'No delivery, no charge.'], undefined],
  [
    'paused',
    ['Your boxes are paused.', 'You can’t change this box while you’re paused. No deliveries, no charges.'],
    undefined,
  ],
  [
    'closed',
    ['Your account is closed.', 'You can’t change this box. To come back, contact us.', 'Contact us'],
    'href="mailto:hello@freshprep.example"',
  ],
  [
    'charging',
    [
      'We’re processing payment for this box.',
      'In a few minutes you’ll be able to add pantry and market items.',
    ],
    undefined,
  ],
  [
    'late',
    [
      'Forgot something? Add it by Thursday, November 26 at 2:59 pm.',
      'This box is paid for, so nothing can be removed. You can add pantry and market items; we’ll charge each one right away.',
      'Add items',
    ],
    'href="#late-items"',
  ],
  [
    'locked',
    ['Changes closed Wednesday, November 25 at 11:59 pm.', 'Here’s what’s coming. It can’t be changed now.'],
    undefined,
  ],
  ['delivered', ['Delivered Sunday, November 29.', 'Eat it within four days.'], undefined],
  ['not_met', ['This box was under the minimum.', 'We didn’t deliver it or charge you.'], undefined],
  [
    'payment_failed',
    [
      'This box isn’t paid for yet.',
      'Your payment was declined. Pay by the end of Saturday, November 28, before we pack it. Otherwise we’ll cancel this box and you won’t be charged.',
      'Pay with another card',
      'Pay another way',
    ],
    'href="/settings/card"',
  ],
  [
    'bank_asks',
    [
      'Your bank needs you to confirm this payment.',
      'Confirm by the end of Saturday, November 28, or pay with another card. Otherwise we’ll cancel this box and you won’t be charged.',
      'Confirm payment',
    ],
    'href="/bank/confirm?locale=en"',
  ],
  [
    'failed',
    ['This box didn’t arrive.', 'That’s on us. Contact us and we’ll fix it.', 'Contact us'],
    'href="mailto:hello@freshprep.example"',
  ],
  [
    'cancelled',
    ['This box was cancelled.', 'It wasn’t paid before packing. You weren’t charged.'],
    undefined,
  ],
  [
    'refunded',
    ['This box was refunded.', 'We refunded what you paid to the original payment method.'],
    undefined,
  ],
]

test.each(states)(
  'a box that is %s says so, and offers its way out',
  { tags: '[ST-ORDER-NOT-EDITABLE]' },
  (standing, words, way) => {
    expect(shown(standing, 'freshprep', 'en')).toEqual({ said: words, way })
  },
)

test('every state has a sentence and a note of its own, in each voice', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const said = states.map(([standing]) => shown(standing, brand, locale).said.slice(0, 2).join(' '))
      expect(new Set(said).size).toBe(states.length)
      if (locale === 'fr') for (const words of said) expect(words).not.toMatch(/\b(the|box|you)\b/i)
    }
  }
})

test.each([
  ['en', 'Prepaid', '−$10.00'],
  ['fr', 'Prépayé', '−10,00 $'],
] as const)(
  'in %s what a gift card pays is called %s',
  { tags: '[LBL-DISCOUNT-GIFT-CARD]' },
  (locale, label, amount) => {
    const data = editorWith([line('spaghetti', 1)])
    const live = liveBox(data, data.order, [])
    const payment = { ...live.receipt.payment, boughtCents: 1000 }
    const box = { ...live, receipt: { ...live.receipt, payment } }
    expect(read(<ClosedBox data={data} live={box} standing="locked" />, 'cookit', locale)).toContain(
      `${label} ${amount}`,
    )
  },
)
