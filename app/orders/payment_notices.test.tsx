// The ways out of an unpaid box: another card, PayPal where it is offered, a gift card.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { locales } from '../../domain/brands.ts'
import { type DeclineReason, declineReasons } from '../../domain/payments/declines.ts'
import { declineMessages } from '../../i18n/declines.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import type { Account } from './account.ts'
import { PaymentNotices } from './payment_notices.tsx'

const unpaid = {
  id: '0192f7d0-0000-7000-8000-000000000001',
  state: 'payment_failed',
  deliveryDate: '2026-12-01',
  receipt: { payment: { cardCents: 6_000 } },
  payment: { state: 'declined', actionUrl: null },
  payBy: '2026-11-30',
}

function noticeOf(locale: 'en' | 'fr', paypal: boolean, why?: DeclineReason, changed: object = {}): string {
  const order = { ...unpaid, payment: { ...unpaid.payment, why }, ...changed }
  const account = { underway: [order], orders: [], paypal } as unknown as Account
  const element = (
    <BrandProvider brand="cookit" locale={locale}>
      <PaymentNotices account={account} />
    </BrandProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const linksOf = (locale: 'en' | 'fr', paypal: boolean) => {
  const html = noticeOf(locale, paypal)
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, to, say]) => [
    to,
    say,
  ])
}

test('leads to another card, to PayPal and to a gift card, each where it is accepted', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, () => {
  expect(linksOf('en', true)).toEqual([
    ['/en/settings/card', 'Pay with another card'],
    ['/en/settings/payment#paypal', 'Pay with PayPal'],
    ['/en/settings/payment#codes', 'Use a gift card'],
  ])
  expect(linksOf('fr', false).map(([, say]) => say)).toEqual([
    'Payer avec une autre carte',
    'Prendre une carte-cadeau',
  ])
})

test('says why the card was declined where its holder can act on it', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, () => {
  for (const locale of locales) {
    const say = declineMessages('cookit', locale)
    for (const why of [undefined, ...declineReasons]) {
      const html = noticeOf(locale, false, why)
      expect(declineReasons.filter(reason => html.includes(say[reason]))).toEqual(why ? [why] : [])
    }
  }
})

test('says until which day a box can be paid for, and what happens otherwise, whatever the reason', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, () => {
  const payments = {
    declined: {},
    bank: { payment: { state: 'needs_action', actionUrl: '/bank' } },
    'no card': { payment: null },
  }
  const plain = (html: string) => html.replace(/\s+/g, ' ')
  for (const changed of Object.values(payments)) {
    const english = plain(noticeOf('en', true, undefined, changed))
    expect(english).toContain('$60.00 for your box for Tuesday, December 1')
    expect(english).toContain('by the end of Monday, November 30')
    expect(english).toContain('Otherwise we’ll cancel the box and you won’t be charged.')
    expect(plain(noticeOf('fr', true, undefined, changed))).toContain('d’ici la fin du lundi 30 novembre')
  }
  expect(noticeOf('en', true, undefined, payments['no card'])).not.toContain('go through')
  expect(noticeOf('en', true, undefined, payments['no card'])).not.toContain('try the payment again')
})

test('speaks of the payment, not of a card, where it was declined: the boxes may be paid by PayPal', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, () => {
  expect(noticeOf('en', true)).not.toMatch(/your card/i)
  expect(noticeOf('fr', true)).not.toMatch(/(ta|votre) carte/i)
})
