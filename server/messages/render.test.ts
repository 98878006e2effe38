// Every letter, in both languages and both brands.

import { describe, expect, test } from 'vitest'
import { brandFacts } from '../../brands/index.ts'
import { linkTo } from '../../contract/paths.ts'
import { brandIds, locales } from '../../domain/brands.ts'
import { formatWallClock } from '../../i18n/dates.ts'
import { contrast } from '../../tests/contrast.ts'
import { segmentsOf } from '../../tests/text_segments.ts'
import { layOut } from '../integrations/mail/layout/lay_out.ts'
import { darkColours, lightColours } from '../integrations/mail/layout/letter_colours.ts'
import { inWords } from './render.ts'
import { sampleFacts, sampleOrder, sampleReference } from './samples.ts'
import { type Channel, channelsOf, type TemplateName, textedToo } from './templates.ts'
import { tokenLength } from './tracking_links/tracking_token.ts'

/** Messages to households; `contact` goes to the house. */
const toHouseholds = (Object.keys(sampleFacts) as TemplateName[]).filter(name => name !== 'contact')
const templates = toHouseholds.filter(name => (channelsOf[name] as readonly Channel[]).includes('email'))
const origins = { freshprep: 'http://localhost:3000', cookit: 'http://cookit.localhost:3000' }

/** Text messages: always sent, or where a household asked for them. */
const texted = toHouseholds.filter(
  name => textedToo.includes(name) || (channelsOf[name] as readonly Channel[]).includes('sms'),
)

const text = (template: TemplateName, brand: (typeof brandIds)[number], locale: (typeof locales)[number]) => {
  const link = template === 'phone_code' ? '123456' : null
  const words = inWords({
    ...{ template, data: sampleFacts[template], channel: 'sms', brand, locale, link },
    ...{ firstName: 'Amélie', origin: origins[brand] },
  })
  return words.channel === 'sms' ? words.text : expect.fail('a letter')
}

const hosts = { freshprep: 'https://www.freshprep.ca', cookit: 'https://www.cookit.ca' }

/** The facts with the longest day and window, the largest amounts, and names with letters that no phone's alphabet has. */
function longest(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(one => longest(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, longest(one, key)]))
  if (typeof value === 'number') return name.endsWith('Cents') ? 123_456 : value
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return name === 'feeFrom' ? '2026-08-26' : '2026-09-30'
  if (/^\d\d:\d\d$/.test(value)) return name === 'until' ? '12:10' : '11:40'
  return /(^|[a-z])name$/i.test(name) ? 'François-Xavier Bœuf-Lâche' : value
}

const longestText = (
  template: TemplateName,
  brand: (typeof brandIds)[number],
  locale: (typeof locales)[number],
) => {
  const link =
    template === 'phone_code'
      ? '123456'
      : hosts[brand] + linkTo('trackShared', { brand, locale }, { token: 'x'.repeat(tokenLength) })
  const words = inWords({
    ...{ template, data: longest(sampleFacts[template]) as never, channel: 'sms', brand, locale, link },
    ...{ firstName: 'Amélie', origin: hosts[brand] },
  })
  return words.channel === 'sms' ? words.text : expect.fail('a letter')
}

/** A letter after layout. */
const laidOut = (message: Parameters<typeof inWords>[0]) => {
  const words = inWords(message)
  return words.channel === 'email' ? layOut(words.parts) : expect.fail('a text message')
}

const letter = (template: TemplateName, brand: (typeof brandIds)[number], locale: (typeof locales)[number]) =>
  laidOut({
    template,
    data: sampleFacts[template],
    channel: 'email',
    brand,
    locale,
    firstName: 'Amélie',
    origin: origins[brand],
  })

describe.each(brandIds)('%s', brand => {
  describe.each(locales)('in %s', locale => {
    test.each(templates)('%s has text, leads somewhere and leaves no fact out', template => {
      const { subject, text, html } = letter(template, brand, locale)
      expect(subject.length).toBeGreaterThan(5)
      expect(text).toContain(origins[brand])
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
      expect(html).toContain(`lang="${locale}"`)
    })

    test('the letter of welcome says until when the first box can be chosen and skipped', () => {
      const { cutoffLocal } = sampleFacts.welcome
      expect(letter('welcome', brand, locale).text.replace(/\s+/g, ' ')).toContain(
        formatWallClock(cutoffLocal, locale).replace(/\s+/g, ' '),
      )
    })

    test('letters about a payment by PayPal speak of the PayPal account, not of a card', () => {
      const paypal = { brand: 'paypal', last4: '' }
      const withPayPal = ['payment_declined', 'paid_with_other_card', 'payment_given_back'] as const
      for (const template of [...withPayPal, 'card_changed'] as const) {
        const data = {
          ...sampleFacts[template],
          card: paypal,
          ...('before' in sampleFacts[template] && { before: null }),
        }
        const { text } = laidOut({
          ...{ template, data, channel: 'email', brand, locale },
          ...{ firstName: 'Amélie', origin: origins[brand] },
        })
        expect(text).toMatch(/PayPal account|compte PayPal/)
        expect(text).not.toMatch(/\b(your|ta|votre) (card|carte)\b|carte PayPal/i)
      }
    })

    test('a refund to credit alone says nothing of the days that a card takes', () => {
      const of = (cardCents: number) => {
        const { refund, ...box } = sampleFacts.order_refunded
        const payment = { ...refund.payment, givenCents: 1_035 - cardCents, cardCents }
        return laidOut({
          ...{ template: 'order_refunded', channel: 'email', brand, locale },
          data: { ...box, refund: { ...refund, payment } },
          ...{ firstName: 'Amélie', origin: origins[brand] },
        }).text
      }
      const days = locale === 'fr' ? /dix jours ouvrables/ : /10 business days/
      expect(of(535)).toMatch(days)
      expect(of(0)).not.toMatch(days)
    })

    test('a skipped box was skipped because too few dishes were left, which also holds where some were', () => {
      const { subject, text } = letter('nothing_safe', brand, locale)
      for (const part of [subject, text])
        expect(part).toMatch(/not enough meals|weren’t enough|trop peu de plats/)
    })

    test('a closing household is not promised that nothing is charged where a bag may still be', () => {
      const of = (bags: number) =>
        laidOut({
          ...{ template: 'account_closing', channel: 'email', brand, locale },
          data: { ...sampleFacts.account_closing, bags, kits: 0, boxes: [] },
          ...{ firstName: 'Amélie', origin: origins[brand] },
        })
      const asLongAs = locale === 'fr' ? /si (vous rendez|tu rends)/ : /as long as/
      expect([of(1).text, of(0).text].map(text => asLongAs.test(text))).toEqual([true, false])
      expect(of(1).subject).not.toMatch(/nothing|rien/)
    })

    test.each(['pickup_cancelled', 'pickup_missed', 'returnables_due'] as const)(
      '%s speaks of the next box only where one is coming',
      template => {
        const of = (boxComing: boolean) =>
          laidOut({
            ...{ template, channel: 'email', brand, locale },
            data: { ...sampleFacts[template], boxComing },
            ...{ firstName: 'Amélie', origin: origins[brand] },
          }).text
        const nextBox = locale === 'fr' ? /prochaine boîte/ : /next box/
        expect([of(true), of(false)].map(text => nextBox.test(text))).toEqual([true, false])
      },
    )

    test('idle points that are too few for credit are not said to be kept by it', () => {
      const of = (points: number) =>
        laidOut({
          ...{ template: 'points_expire_soon', channel: 'email', brand, locale },
          data: { ...sampleFacts.points_expire_soon, points },
          ...{ firstName: 'Amélie', origin: origins[brand] },
        }).text
      const credit = locale === 'fr' ? /contre du crédit/ : /into credit/
      expect([of(1_000), of(999)].map(text => credit.test(text))).toEqual([true, false])
    })

    test('one point that expires is spoken of in the singular', () => {
      for (const template of ['points_expire_soon', 'points_programme_ends'] as const) {
        const { subject, text } = laidOut({
          ...{ template, channel: 'email', brand, locale },
          data: { ...sampleFacts[template], points: 1 },
          ...{ firstName: 'Amélie', origin: origins[brand] },
        })
        expect(text).toMatch(/\b1\spoint\b/)
        expect(`${subject} ${text}`).not.toMatch(/\b(they|them|ils|sont bons|expirent|disparaissent)\b/)
      }
    })

    test('every receipt of a change has its reference', () => {
      const changes = templates.filter(name => 'reference' in sampleFacts[name])
      expect(changes.length).toBeGreaterThan(10)
      for (const template of changes) {
        const { text, html } = letter(template, brand, locale)
        expect([template, text.includes(sampleReference), html.includes(sampleReference)]).toEqual([
          template,
          true,
          true,
        ])
      }
    })

    test.each(texted)('%s as a text names its sender and its point', template => {
      const words = text(template, brand, locale)
      expect(words.startsWith(`${brandFacts[brand].name}${locale === 'fr' ? ' : ' : ': '}`)).toBe(true)
      expect(words).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\n/)
      // No picture, and no typographic sign that would make it cost more.
      expect(words).not.toMatch(/\p{Extended_Pictographic}|[’“”«»…–—\u00a0\u202f]/u)
    })

    test.each(texted)(
      '%s is one message of a phone network with its longest facts and its real link',
      template => {
        const words = longestText(template, brand, locale)
        expect([words, segmentsOf(words)]).toEqual([words, 1])
      },
    )
  })
})

test('the receipt names every discount and tax, the total and the parts of the payment, in the order of the calculation', () => {
  const { text } = letter('order_charged', 'cookit', 'fr')
  const order = [
    'Articles',
    'Rabais de quantité',
    'Code WELCOME',
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

test('a letter with a link of its own leads there', () => {
  const link = 'http://localhost:3000/clients/password/edit?token=x'
  const made = {
    template: 'password_reset',
    data: { resetId: sampleOrder },
    channel: 'email',
    firstName: 'Ada',
  } as const
  const { text, html } = laidOut({
    ...made,
    brand: 'freshprep',
    locale: 'en',
    origin: origins.freshprep,
    link,
  })
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('a message from the contact page is passed on unchanged, with its author', () => {
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
  const all = (brand: (typeof brandIds)[number]) =>
    [
      ...templates.map(template => letter(template, brand, 'fr').text),
      ...texted.map(template => text(template, brand, 'fr')),
    ].join('\n')
  const [cookit, freshprep] = [all('cookit'), all('freshprep')]
  expect(cookit).not.toMatch(/(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu)
  expect(freshprep).not.toMatch(/(?<!\p{L})(tu|ta|ton|tes|toi)(?!\p{L})/iu)
})

test('every event of a household comes as a text, except letters with requested content, to somebody else, or to a list', () => {
  expect(templates.filter(template => !texted.includes(template))).toEqual([
    'gift_card',
    'gift_to_print',
    'password_reset',
    'password_first',
    'email_change',
    'email_change_asked',
    'referral_invitation',
    'newsletter_confirm',
    'staff_invitation',
    'list_letter',
  ])
})

test('a box on its way leads a French reader of Fresh Prep to the French page', () => {
  expect(letter('out_for_delivery', 'freshprep', 'fr').text).toContain('http://localhost:3000/fr/track')
})

describe('a letter in HTML', () => {
  test.each(brandIds)('of %s is readable in light and dark mode', brand => {
    for (const c of [lightColours[brand], darkColours[brand]]) {
      const pairs = [
        [c.ink, c.card],
        [c.muted, c.card],
        [c.onBand, c.band],
        [c.onButton, c.button],
      ] as const
      for (const [text, ground] of pairs)
        expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true])
    }
  })

  test.each(brandIds)(
    'of %s keeps its look in Outlook: dark colours by its own names, a width and a button for Word',
    brand => {
      const { html } = letter('order_charged', brand, 'fr')
      const { card, ink, button, onButton } = darkColours[brand]
      expect(html).toContain(`[data-ogsb] .k{background:${card}!important}`)
      expect(html).toContain(`[data-ogsc] .k,[data-ogsc] .k p,[data-ogsc] .k td{color:${ink}!important}`)
      expect(html).toContain(`[data-ogsb] .k .a{background:${button}!important}`)
      expect(html).toContain(`[data-ogsc] .k .a a{color:${onButton}!important}`)
      expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{\.g\{background/)
      const forWord = html.match(/<!--\[if mso\]>.*?<!\[endif\]-->/gs) ?? []
      expect(forWord.some(part => part.includes('width="560"'))).toBe(true)
      // Every element opened for Word is closed for it.
      const counted = (what: RegExp) => forWord.join('').match(what)?.length
      expect(counted(/<table/g)).toBe(counted(/<\/table>/g))
      expect(html).toContain(`class="a" bgcolor="${lightColours[brand].button}"`)
    },
  )
})

test('a text in French writes boite and aout, so that it stays in the alphabet of phones; the letter keeps its accents', {
  tags: '[LANG-FR-VOICE]',
}, () => {
  const data = { ...sampleFacts.order_skipped, deliveryDate: '2026-08-04' }
  const of = { template: 'order_skipped', data, brand: 'freshprep', locale: 'fr', firstName: 'Zoé' } as const
  const sms = inWords({ ...of, channel: 'sms', origin: hosts.freshprep })
  expect(sms.channel === 'sms' && sms.text).toMatch(/votre boite du mardi 4 aout\./)
  const { subject } = laidOut({ ...of, channel: 'email', origin: hosts.freshprep })
  expect(subject).toMatch(/boîte du mardi 4\saoût/)
})
