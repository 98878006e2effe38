// What a closed box says, and the one way out it offers: each state has its own words, in the voice of each brand and
// language.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
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
    <BrandProvider brand={brand} locale={locale}>
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
    ['This week is skipped.', 'Nothing is delivered or charged. What you chose is kept.', 'Undo the skip'],
    '<button',
  ],
  ['skippedOver', ['This week is skipped.', 'Nothing was delivered or charged.'], undefined],
  [
    'paused',
    ['Your deliveries are paused.', 'So this box cannot change. Nothing is delivered or charged meanwhile.'],
    undefined,
  ],
  [
    'closed',
    [
      'Your account is closed.',
      'So this box cannot change. Nothing is delivered or charged. Write to us to come back.',
      'Write to us',
    ],
    'href="mailto:hello@freshprep.example"',
  ],
  [
    'charging',
    [
      'This box is closed and is being paid right now.',
      'Once it is paid, in a few minutes, pantry and market items can still be added.',
    ],
    undefined,
  ],
  [
    'late',
    [
      'Something missing? Add it until Thursday, November 26 at 2:59 pm.',
      'What is in the box is paid and stays. Pantry and market items can be added, each charged at once.',
      'See what can be added',
    ],
    'href="#late-items"',
  ],
  [
    'locked',
    [
      'This box closed on Wednesday, November 25 at 11:59 pm.',
      'This is what is coming. It cannot change any more.',
    ],
    undefined,
  ],
  ['delivered', ['Delivered on Sunday, November 29.', 'Eat it within four days.'], undefined],
  ['not_met', ['This box stayed under the minimum.', 'It was not delivered and not charged.'], undefined],
  [
    'payment_failed',
    [
      'This box is not paid.',
      'The payment was declined. Pay by the end of Saturday, November 28, before it is packed; otherwise it does not come, and nothing is charged.',
      'Pay with another card',
      'Pay another way',
    ],
    'href="/settings/card"',
  ],
  [
    'bank_asks',
    [
      'Your bank asks you to confirm the payment of this box.',
      'Confirm by the end of Saturday, November 28, or pay with another card; otherwise it does not come, and nothing is charged.',
      'Confirm the payment',
    ],
    'href="/bank/confirm"',
  ],
  [
    'failed',
    ['This box did not arrive.', 'That is ours to put right. Write to us and we will.', 'Write to us'],
    'href="mailto:hello@freshprep.example"',
  ],
  [
    'cancelled',
    ['This box was cancelled.', 'It was not paid before packing. Nothing was charged.'],
    undefined,
  ],
  ['refunded', ['This box was refunded.', 'What you paid went back the way it came.'], undefined],
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
    const live = liveBox(data, 'cookit', data.order, [])
    const payment = { ...live.receipt.payment, boughtCents: 1000 }
    const box = { ...live, receipt: { ...live.receipt, payment } }
    expect(read(<ClosedBox data={data} live={box} standing="locked" />, 'cookit', locale)).toContain(
      `${label} ${amount}`,
    )
  },
)
