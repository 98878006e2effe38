// Facts of every template as they may be: what tests and the gallery of the control room are made of.

import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { TemplateData } from './templates.ts'

export const sampleOrder = '0190aaaa-0000-7000-8000-000000000001'
const box = { orderId: sampleOrder, deliveryDate: '2026-12-01' }
const delivery = { ...box, startHour: 16, endHour: 20 }
const card = { brand: 'visa', last4: '4242' }
export const sampleReference = '53D0-E0BA'

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

/** One of each. */
export const sampleFacts: TemplateData = {
  welcome: {
    ...delivery,
    chargeDate: '2026-11-28',
    nextChargeDate: '2026-12-05',
    plan: { kind: 'rtc', people: 2, count: 3 },
    firstCents: 4_185,
    weekCents: 8_370,
    address: '3535, rue Saint-Denis, Montréal, QC H2X 3P1',
  },
  order_skipped: { ...box, reference: sampleReference },
  order_unskipped: { ...delivery, reference: sampleReference },
  delivery_moved: { ...delivery, reference: sampleReference, fromDate: '2026-12-02' },
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
  card_changed: { card, reference: sampleReference },
  change_noted: { reference: sampleReference, kind: 'code_applied', facts: { code: 'HELLO <&>' } },
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
  pickup_booked: { ...pickup, reference: sampleReference },
  pickup_cancelled: { ...pickup, reference: sampleReference },
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
  password_reset: { resetId: sampleOrder },
  password_first: { resetId: sampleOrder },
  password_changed: {},
  data_ready: {},
  erasure_planned: { dueOn: '2026-12-04', amountsUntil: '2033-12-31' },
  erasure_taken_back: {},
  sign_in_changed: { change: 'provider_linked', way: 'google_oauth2' },
  email_change: { changeId: sampleOrder, email: 'new@example.com' },
  email_changed: { email: 'new@example.com' },
  given_expired: { reference: '53D0-E0BA', givenCents: 2_500 },
  phone_code: { codeId: sampleOrder },
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
