// PayPal, and settings of gift cards, points and receipts.

import { calendarDay, identifier, secret, webOrigin, wholeNumber } from '../readers.ts'
import { sampleTaxNumbers, type TaxNumbers, taxNumbers } from '../tax_numbers.ts'
import { optional, type Variable, variable } from '../variable.ts'

export const payments = {
  paypalClientId: optional<string>({
    name: 'PAYPAL_CLIENT_ID',
    takes: 'the client id of a REST app at PayPal',
    about:
      'PayPal pays boxes and gifts, with `PAYPAL_CLIENT_SECRET`. The app needs vaulting, and Transaction Search for what came in there that nobody asked for: without it only payments begun here are compared.',
    fallbackShown: 'see `PAYPAL`',
    read: identifier,
  }),
  paypalClientSecret: optional<string>({
    name: 'PAYPAL_CLIENT_SECRET',
    takes: 'the secret of that app',
    about: 'Proves to PayPal who asks.',
    fallbackShown: 'see `PAYPAL`',
    read: secret,
  }),
  paypalWebhookId: optional<string>({
    name: 'PAYPAL_WEBHOOK_ID',
    takes: 'the id of a webhook of that app, letters and digits',
    about:
      'What PayPal tells by itself is heard: late captures and disputes. To be registered there: `{PUBLIC_URL}/vendor/paypal/webhook`, with the events PAYMENT.CAPTURE.COMPLETED, .DECLINED and .DENIED, CUSTOMER.DISPUTE.CREATED, .UPDATED and .RESOLVED.',
    fallbackShown: 'PayPal is asked instead',
    read: identifier,
  }),
  paypalUrl: variable<string>({
    name: 'PAYPAL_URL',
    takes: 'an http or https address without a path',
    about: 'Where PayPal’s interface answers; its sandbox is `https://api-m.sandbox.paypal.com`.',
    fallback: 'https://api-m.paypal.com',
    read: webOrigin,
  }),
} as const

export const money = {
  giftDayCents: variable<number>({
    name: 'GIFT_DAY_CENTS',
    takes: 'a whole number from 2000 to 999999999',
    about: 'The most that one household can spend on gift cards within 24 hours, in cents.',
    fallback: '1000000',
    read: wholeNumber(2_000, 999_999_999),
  }),
  pointsEndOn: optional<string>({
    name: 'POINTS_END_ON',
    takes: 'a day as `YYYY-MM-DD`',
    about:
      'The last day of the points program: whoever has points is told 45 days before, and can turn all of them into credit from then on, however few; the day after it they are gone. Who is told late keeps them for 30 days. Boxes that come after it earn none.',
    fallbackShown: 'none: it goes on',
    read: calendarDay,
  }),
  taxNumbers: {
    name: 'TAX_NUMBERS',
    takes: 'numbers by brand and tax as `brand.TAX=number`, commas between; taxes are GST, PST, HST, QST',
    about:
      'Registration numbers that receipts and credit notes show for the province of the delivery; HST is registered under GST’s. Where one is missing they say where to ask for it.',
    fallback: ({ environment }) =>
      environment === 'development' || environment === 'test' ? sampleTaxNumbers : '',
    fallbackShown: 'made-up ones in development and test; else none: receipts say where to ask',
    read: text => (text === '' ? undefined : taxNumbers(text)),
  } satisfies Variable<TaxNumbers | undefined>,
} as const
