// Every letter, in both languages and both voices.

import { describe, expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { render } from './render.ts'
import { type Channel, channelsOf, type TemplateData, type TemplateName } from './templates.ts'

const orderId = '0190aaaa-0000-7000-8000-000000000001'
const box = { orderId, deliveryDate: '2026-12-01' }
const delivery = { ...box, startHour: 16, endHour: 20 }
const card = { brand: 'visa', last4: '4242' }
const reference = '53D0-E0BA'

const priced: PricedOrder = {
  lines: [],
  goodsCents: 9_000,
  volumeDiscountCents: 500,
  discounts: [{ type: 'discount_code', code: 'WELCOME', cents: 1_000 }],
  discountCents: 1_000,
  taxes: [
    { code: 'GST', rate: 5_000, baseCents: 1_000, cents: 50 },
    { code: 'QST', rate: 9_975, baseCents: 1_000, cents: 100 },
  ],
  taxCents: 150,
  deliveryCents: 0,
  totalCents: 7_650,
  payment: { givenCents: 500, boughtCents: 0, corporateCents: 0, cardCents: 7_150 },
  minimumCents: 5_900,
  missingCents: 0,
}

const door = { address: '3535, rue Saint-Denis', unit: '4', city: 'Montréal', postal: 'H2X 3P1' }
const pickup = { pickupId: box.orderId, pickupDate: '2026-12-09', startHour: 8, endHour: 12 }

const gift = {
  cardId: '01936c1e-0000-7000-8000-000000000002',
  design: 'thanks',
  senderName: 'Ada <& Sam>',
  recipientName: 'Zoé',
  amountCents: 12_500,
  message: 'Bon appétit!',
} as const

const facts: TemplateData = {
  welcome: {
    ...delivery,
    chargeDate: '2026-11-28',
    nextChargeDate: '2026-12-05',
    plan: { kind: 'rtc', people: 2, count: 3 },
    firstCents: 4_185,
    weekCents: 8_370,
    address: '3535, rue Saint-Denis, Montréal, QC H2X 3P1',
  },
  order_skipped: { ...box, reference },
  order_unskipped: { ...delivery, reference },
  delivery_moved: { ...delivery, reference, fromDate: '2026-12-02' },
  chosen_for_you: { ...box, dishes: [{ en: 'Fish <& chips>', fr: 'Poisson <et frites>', quantity: 2 }] },
  minimum_not_met: { ...box, goodsCents: 4_000, minimumCents: 5_900 },
  nothing_safe: box,
  order_charged: { ...delivery, priced, card },
  items_added: { ...delivery, item: { en: 'Chips', fr: 'Croustilles', quantity: 2 }, priced, card },
  payment_declined: { ...box, amountCents: 7_150, card },
  payment_needs_action: { ...box, amountCents: 7_150, card: null },
  order_cancelled: box,
  paid_with_other_card: { ...box, amountCents: 7_150, card },
  payment_given_back: { ...box, amountCents: 7_150, card },
  order_refunded: {
    ...box,
    number: 2,
    refund: {
      lines: [{ productId: 'chips', units: 2, netCents: 900 }],
      goodsCents: 900,
      taxes: [
        { code: 'GST', rate: 5_000, cents: 45 },
        { code: 'QST', rate: 9_975, cents: 90 },
      ],
      taxCents: 135,
      totalCents: 1_035,
      payment: { givenCents: 500, boughtCents: 0, corporateCents: 0, cardCents: 535 },
    },
    whole: false,
    points: 5,
    card,
  },
  claim_received: box,
  claim_declined: { ...box, answer: 'The picture shows <another> dish.' },
  card_changed: { card, reference },
  change_noted: { reference, kind: 'code_applied', facts: { code: 'HELLO <&>' } },
  out_for_delivery: delivery,
  delivered: { ...box, points: 71 },
  delivery_late: { ...box, from: '20:10', until: '20:40' },
  delivery_failed: box,
  gift_card: gift,
  gift_to_print: { ...gift, cardLocale: 'fr' },
  gift_bonus: {
    cardId: gift.cardId,
    senderName: gift.senderName,
    amountCents: 1_250,
    expiresOn: '2027-02-21',
  },
  gift_receipt: {
    ...gift,
    recipientEmail: 'zoe@example.com',
    deliveryMethod: 'email',
    sendOn: '2026-12-24',
    card,
  },
  pickup_done: { ...pickup, taken: 2 },
  pickup_missed: pickup,
  returnables_due: { items: [{ kind: 'cooler_bag', number: 'B-3F09A21C' }], dueOn: '2026-12-12' },
  returnables_overdue: { items: [{ kind: 'zero_waste_kit', number: 'K-3F09A21C' }], feeFrom: '2026-12-19' },
  pickup_booked: { ...pickup, reference },
  pickup_cancelled: { ...pickup, reference },
  account_paused: {
    reference: '53D0-E0BA',
    reason: 'vacation',
    resumesOn: '2027-01-05',
    skipped: ['2026-12-08', '2026-12-15'],
    goesOn: ['2026-12-01'],
  },
  resumes_soon: { resumesOn: '2027-01-05', chargeDate: '2027-01-01', wakesOn: '2026-12-29' },
  account_resumed: {
    reference: '53D0-E0BA',
    next: { deliveryDate: '2027-01-05', chargeDate: '2027-01-01', startHour: 16, endHour: 20 },
    missing: [{ en: 'Chips', fr: 'Croustilles', quantity: 2 }],
    byItself: false,
  },
  account_closing: { reference: '53D0-E0BA', bags: 2, kits: 1, boughtCents: 5_000, boxes: ['2026-12-01'] },
  account_closed: { reference: '53D0-E0BA', givenCents: 2_500, points: 312 },
  plan_changed: {
    reference: '53D0-E0BA',
    kind: 'rtc',
    people: 4,
    count: 3,
    family: true,
    categories: ['family-friendly'],
    holdsFrom: '2026-12-08',
  },
  delivery_changed: {
    reference: '53D0-E0BA',
    ...door,
    weekday: 2,
    startHour: 16,
    endHour: 20,
    moved: [{ from: '2026-12-08', to: '2026-12-09' }],
    skipped: ['2026-12-01'],
  },
  alternate_address_changed: {
    reference: '53D0-E0BA',
    ...door,
    from: '2026-12-20',
    until: '2027-01-03',
    moved: [],
    skipped: [],
  },
  alternate_address_removed: { reference: '53D0-E0BA', moved: [], skipped: [] },
  password_reset: { resetId: orderId },
  password_changed: {},
  data_ready: {},
  erasure_planned: { dueOn: '2026-12-04', amountsUntil: '2033-12-31' },
  erasure_taken_back: {},
  sign_in_changed: { change: 'provider_linked', way: 'google_oauth2' },
  email_change: { changeId: orderId, email: 'new@example.com' },
  email_changed: { email: 'new@example.com' },
  given_expired: { reference: '53D0-E0BA', givenCents: 2_500 },
  phone_code: { codeId: orderId },
  referral_invitation: { friendName: 'Zoé', referrerName: 'Ada', code: 'MAYA7K3Q' },
  points_programme_ends: { points: 1_234, expiresOn: '2027-01-31' },
  points_expire_soon: { points: 1_234, expiresOn: '2027-01-15' },
  merit_credited: { amountCents: 2_000, deliveries: 5 },
  referral_credited: { friendName: 'Zoé', amountCents: 1_500 },
  order_reminder: { ...box, cutoffDate: '2026-11-27', chosen: false },
  skipped_reminder: { ...box, cutoffDate: '2026-11-27' },
  contact: {
    name: 'Zoé Test',
    email: 'zoe@example.com',
    topic: 'delivery',
    orderNumber: '',
    message: 'Where is <it>?\n\nThank you.',
    locale: 'fr',
    signedIn: false,
  },
}
/** What households are told; `contact` goes to the house. */
const told = (Object.keys(facts) as TemplateName[]).filter(name => name !== 'contact')
const templates = told.filter(name => (channelsOf[name] as readonly Channel[]).includes('email'))
const origins = { freshprep: 'http://localhost:3000', cookit: 'http://cookit.localhost:3000' }

const letter = (template: TemplateName, brand: (typeof brandIds)[number], locale: (typeof locales)[number]) =>
  render({
    template,
    data: facts[template],
    channel: 'email',
    brand,
    locale,
    firstName: 'Amélie',
    origin: origins[brand],
  })

describe.each(brandIds)('%s', brand => {
  describe.each(locales)('in %s', locale => {
    test.each(templates)('%s says something, leads somewhere and leaves no fact unsaid', template => {
      const { subject, text, html } = letter(template, brand, locale)
      expect(subject.length).toBeGreaterThan(5)
      expect(text).toContain(origins[brand])
      for (const part of [subject, text, html ?? ''])
        expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
      expect(html).toContain(`lang="${locale}"`)
    })

    test('every receipt of a change says its reference', () => {
      const changes = templates.filter(name => 'reference' in facts[name])
      expect(changes.length).toBeGreaterThan(10)
      for (const template of changes) {
        const { text, html } = letter(template, brand, locale)
        expect([template, text.includes(reference), html?.includes(reference)]).toEqual([
          template,
          true,
          true,
        ])
      }
    })

    test('every text message fits one', () => {
      for (const template of told.filter(name => (channelsOf[name] as readonly Channel[]).includes('sms'))) {
        const { text, html } = render({
          template,
          data: facts[template],
          channel: 'sms',
          brand,
          locale,
          firstName: 'Amélie',
          origin: origins[brand],
        })
        expect(html).toBeNull()
        expect(text.length).toBeLessThanOrEqual(160)
      }
    })
  })
})

test('the receipt names every discount and tax, the total and what paid, in the order they are reckoned', () => {
  const { text } = letter('order_charged', 'cookit', 'fr')
  const order = [
    'Articles',
    'Rabais de quantité',
    'Rabais WELCOME',
    'Livraison',
    'TPS (5\u00a0%)',
    'TVQ (9,975\u00a0%)',
    'Total',
    'Crédit',
    'Visa',
  ]
  const positions = order.map(label => text.indexOf(`${label}`, text.indexOf('Articles')))
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(positions).not.toContain(-1)
  expect(text).toContain('76,50\u00a0$')
  expect(text).toContain('71,50\u00a0$')
})

test('a letter whose link was made for it alone leads there', () => {
  const link = 'http://localhost:3000/clients/password/edit?token=x'
  const made = {
    template: 'password_reset',
    data: { resetId: orderId },
    channel: 'email',
    firstName: 'Ada',
  } as const
  const { text, html } = render({
    ...made,
    brand: 'freshprep',
    locale: 'en',
    origin: origins.freshprep,
    link,
  })
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('a message from the contact page is passed on as it was written, with who wrote it', () => {
  const { subject, text, html } = letter('contact', 'cookit', 'fr')
  expect(subject).toBe('Une livraison\u00a0: Zoé Test')
  expect(text).toContain('Where is <it>?\n\nThank you.')
  expect(html).toContain('<p style="margin:0 0 16px">Where is &lt;it&gt;?</p>')
  expect(html).toContain('mailto:zoe%40example.com?subject=')
  expect(text).not.toContain('Commande ou jour')
  expect(text).not.toMatch(/Salut|la gang/)
})

test('names of dishes are escaped in HTML and plain in text', () => {
  const { text, html } = letter('chosen_for_you', 'freshprep', 'en')
  expect(text).toContain('– 2 × Fish <& chips>')
  expect(html).toContain('Fish &lt;&amp; chips&gt;')
})

test('Cook it says tu and Fresh Prep says vous', () => {
  const cookit = templates.map(template => letter(template, 'cookit', 'fr').text).join('\n')
  const freshprep = templates.map(template => letter(template, 'freshprep', 'fr').text).join('\n')
  expect(cookit).not.toMatch(/(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu)
  expect(freshprep).not.toMatch(/(?<!\p{L})(tu|ta|ton|tes|toi)(?!\p{L})/iu)
})

test('a box on its way leads a French reader of Fresh Prep to the French page', () => {
  expect(letter('out_for_delivery', 'freshprep', 'fr').text).toContain('http://localhost:3000/fr/track')
})
