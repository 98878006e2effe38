// The addresses of pages: prefixes, aliases, redirects, statuses, languages, canonical addresses. It needs no browser.

import { expect, test } from '@playwright/test'
import { giftMessages } from '../../app/pages/gift/words.ts'
import { addressesOf, canonicalPath, type PageId, pages, splitPrefix } from '../../contract/paths.ts'
import { brands, type Locale } from '../../domain/brands.ts'
import { homeMessages } from '../../i18n/home.ts'
import { referralMessages } from '../../i18n/referrals.ts'
import { rewardsMessages } from '../../i18n/rewards.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { originOf, plain } from './household.ts'
import { cookieOf, linksOf, signedIn, textOf, visit, visitHost } from './visit.ts'

const parameters = {
  date: 'next-week',
  id: 'beef-tacos-slaw',
  plan: 'rtc_2-3',
  submenu: 'vegetarian',
  friendlyId: 'delivery',
}
const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: keyof typeof parameters) => parameters[name] ?? name)

/** Pages that anybody may open, without redirects. */
const open: readonly PageId[] = [
  'home',
  'getStarted',
  'menu',
  'product',
  'noDelivery',
  'signIn',
  'passwordNew',
  'passwordEdit',
  'emailConfirm',
  'emailStop',
  'newsletterConfirm',
  'socialLink',
  'contact',
  'faq',
  'faqCategory',
  'privacy',
  'terms',
  'signupPlans',
  'notFound',
]
const clientsOnly: readonly PageId[] = [
  'signupWelcome',
  'account',
  'bagsAndKits',
  'editor',
  'schedule',
  'recent',
  'history',
  'paymentMethod',
  'waysIn',
]
const settings = [
  'account',
  'communications',
  'corporate_credit_plan',
  'delivery',
  'dietary',
  'payment',
  'subscription',
]
/** Steps of a sign-up that require an earlier one. */
const laterSteps: readonly PageId[] = ['signupRegistration', 'signupDelivery', 'signupPayment']

test('every open page answers at each of its addresses, bare, under /en and under /fr, in the language of the address', {
  tag: '@[RT-PREFIX-EN] [RT-PREFIX-FR] [RT-CONTACT-EN] [RT-CONTACT-FR] [RT-PRIVACY] [RT-PRIVACY-FR] [RT-TERMS] [RT-TERMS-FR]',
}, async () => {
  for (const id of open) {
    const page = pages[id]
    for (const path of addressesOf(page)) {
      for (const prefix of ['', '/en', '/fr']) {
        const address = `${prefix}${fill(path)}`
        const own = path === page.fr && path !== page.path ? 'fr' : path === page.en ? 'en' : null
        const answer = await visit('freshprep', address)
        expect([address, answer.status]).toEqual([address, id === 'notFound' ? 404 : 200])
        expect([address, answer.lang]).toEqual([address, prefix.slice(1) || own || 'en'])
      }
    }
  }
})

test('home says what this is, and the sign-in page has email and password, in either language', {
  tag: '@[RT-HOME] [RT-SIGN-IN] [RT-SIGN-IN-FR]',
}, async () => {
  for (const [brand, locale, path] of [
    ['freshprep', 'en', '/'],
    ['freshprep', 'fr', '/fr'],
    ['cookit', 'fr', '/'],
    ['cookit', 'en', '/en'],
  ] as const) {
    const home = await visit(brand, path)
    expect([home.status, home.lang]).toEqual([200, locale])
    expect(home.html).toMatch(/<h1[^>]*>/)
    expect(textOf(home)).toContain(plain(homeMessages(brand, locale).postal))
    for (const address of ['/clients/sign_in', '/connexion']) {
      const answer = await visit(brand, `/${locale}${address}`)
      const say = signInMessages(brand, locale)
      for (const part of [say.email, say.password, say.submit]) expect(textOf(answer)).toContain(plain(part))
      expect(answer.html).toMatch(/<input(?=[^>]*type="email")[^>]*>/)
      expect(answer.html).toMatch(/<input(?=[^>]*type="password")[^>]*>/)
    }
  }
  expect((await visit('freshprep', '/connexion')).lang).toBe('fr')
})

test('each brand has its own words for the same page, in each language', {
  tag: '@[BRAND-LOCALE-KEYS]',
}, async () => {
  for (const locale of ['en', 'fr'] as const) {
    for (const path of ['', '/get-started', '/clients/sign_in', '/faq']) {
      const title = async (brand: 'freshprep' | 'cookit') => textOf(await visit(brand, `/${locale}${path}`))
      const [western, eastern] = [await title('freshprep'), await title('cookit')]
      const sentences = (text: string) => new Set(text.split(/(?<=[.?!])\s/))
      const own = [...sentences(eastern)].filter(sentence => !sentences(western).has(sentence))
      expect(own.length, `${locale}${path}`).toBeGreaterThan(3)
    }
  }
})

test('pages of clients send a visitor to sign in, at every address, in the page’s language', {
  tag: '@[RT-ACCOUNT] [RT-ACCOUNT-FR] [RT-HISTORY] [RT-HISTORY-FR] [ERR-REQUIRE-LOGIN-REDIRECT]',
}, async () => {
  for (const id of clientsOnly) {
    for (const path of addressesOf(pages[id])) {
      for (const prefix of ['', '/en', '/fr'] as const) {
        const answer = await visit('cookit', `${prefix}${fill(path)}`)
        const locale = prefix.slice(1) || 'fr'
        expect([path, answer.status]).toEqual([path, 302])
        expect(answer.location).toBe(`${locale === 'fr' ? '' : '/en'}/clients/sign_in?required=1`)
      }
    }
  }
})

test('gift cards are sold at each address, in its language', {
  tag: '@[RT-GIFT] [RT-GIFT-EN] [RT-GIFT-FR]',
}, async () => {
  for (const [path, locale] of [
    ['/gift', 'en'],
    ['/gift-cards', 'en'],
    ['/cartes-cadeaux', 'fr'],
  ] as const) {
    const answer = await visit('freshprep', path)
    expect([path, answer.status, answer.lang]).toEqual([path, 200, locale])
    expect(textOf(answer)).toContain(plain(giftMessages('freshprep', locale).heading))
  }
})

test('a household refers friends from its dashboard, and has its points on pages without a footer', {
  tag: '@[RT-INVITE] [RT-INVITE-FR] [RT-ACCOUNT-REFERRAL-BOX] [RT-REWARDS] [RT-REWARDS-V2] [RT-REWARDS-NO-FOOTER] [LAY-HIDE-FOOTER]',
}, async () => {
  const cookie = await cookieOf('cookit', 'amelie@example.com')
  const say = referralMessages('cookit', 'fr')
  const dashboard = await visit('cookit', '/fr/compte', cookie)
  expect(textOf(dashboard)).toContain(plain(say.box.link))
  expect(dashboard.html).toContain('<footer')
  for (const path of ['/fr/invite', '/inviter']) {
    const answer = await visit('cookit', path, cookie)
    expect([path, answer.status]).toEqual([path, 200])
    expect(textOf(answer)).toContain(plain(say.heading))
  }
  for (const path of ['/rewards', '/rewards_v2']) {
    const answer = await visit('cookit', `/fr${path}`, cookie)
    expect([path, answer.status]).toEqual([path, 200])
    expect(textOf(answer)).toContain(plain(rewardsMessages('cookit', 'fr').heading))
    expect(answer.html).toContain('site-header')
    expect(answer.html).not.toContain('<footer')
  }
})

test('each page of the settings asks for the password before it shows anything', {
  tag: '@[RT-SETTINGS-REAUTH] [RT-SETTINGS-CORP-CREDIT] [RT-SETTINGS-DELIVERY] [RT-SETTINGS-PAYMENT] [RT-SETTINGS-SUBSCRIPTION]',
}, async () => {
  const cookie = await cookieOf('freshprep', 'corporate@example.com')
  const { locked } = settingsMessages('freshprep', 'en').asked
  const look = async (name: string) => {
    const answer = await visit('freshprep', `/en/settings/${name}`, cookie)
    return [name, answer.status, textOf(answer).includes(plain(locked))]
  }
  for (const name of settings) expect(await look(name)).toEqual([name, 403, true])
  const password = { password: 'demo-password-1' }
  expect((await visit('freshprep', '/api/v1/reauthentications/create', cookie, password)).status).toBe(200)
  for (const name of settings) expect(await look(name)).toEqual([name, 200, false])
})

test('only an admin sees the points of a box, without layout; its household gets the 404 page', {
  tag: '@[RT-ADMIN-ORDER-POINTS]',
}, async () => {
  const { cookie, orderId } = await signedIn('freshprep', 'jordan@example.com')
  const path = `/admin/orders/${orderId}/reward_points`
  expect((await visit('freshprep', path, cookie)).status).toBe(404)
  const answer = await visit('freshprep', path, await cookieOf('freshprep', 'admin@example.com'))
  expect(answer.status).toBe(200)
  expect(answer.html).not.toContain('site-header')
  expect(answer.html).not.toContain('<footer')
})

test('an unknown address answers 404 with a link home, in both languages', {
  tag: '@[RT-404] [RT-404-UNKNOWN] [RT-404-CONTENT] [RT-404-BUTTON] [ERR-404-PAGE]',
}, async () => {
  for (const [path, title, button] of [
    ['/404', 'Nothing on this plate.', 'Back to home'],
    ['/no-such-page', 'Nothing on this plate.', 'Back to home'],
    ['/fr/nulle/part', 'Rien dans cette assiette.', 'Retour à l’accueil'],
  ] as const) {
    const answer = await visit('freshprep', path)
    const text = textOf(answer)
    expect(answer.status).toBe(404)
    for (const part of [title, button]) expect(text).toContain(part)
    expect(linksOf(answer)).toContain(path.startsWith('/fr') ? '/fr' : '/')
  }
})

test('an unserved area is told so, with a link to the sister brand', {
  tag: '@[RT-NO-DELIVERY] [RT-NO-DELIVERY-FR] [RT-NO-DELIVERY-SISTER]',
}, async () => {
  for (const [brand, sister] of [
    ['freshprep', 'cookit'],
    ['cookit', 'freshprep'],
  ] as const) {
    const answer = await visit(brand, '/fr/pas-de-livraison')
    expect(answer.lang).toBe('fr')
    expect(linksOf(answer)).toContain(`${originOf(sister)}/fr`)
  }
  expect(textOf(await visit('freshprep', '/no-delivery'))).toContain('We do not deliver to this area yet.')
})

test('old addresses of plans redirect permanently, with their prefix and any other query', {
  tag: '@[RT-OLD-PLAN-RTC] [RT-OLD-PLAN-OTHER] [RT-SIGNUP-PLANS-TYPE] [RT-SIGNUP-PLANS-SUBMENU]',
}, async () => {
  for (const [old, moved] of [
    ['/signup/plans/rtc_2-3/vegetarian', '/signup/plans?plan=rtc&people=2&recipes=3&submenu=vegetarian'],
    ['/signup/plans/rtc_4x2', '/signup/plans?plan=rtc&people=4&recipes=2'],
    [
      '/fr/signup/plans/rte_8/keto-friendly?code=MARKET50',
      '/fr/signup/plans?plan=rte&meals=8&submenu=keto-friendly&code=MARKET50',
    ],
    ['/en/signup/plans/whatever', '/en/signup/plans'],
  ] as const) {
    expect(await visit('freshprep', old)).toMatchObject({ status: 301, location: moved })
  }
  const preset = await visit('freshprep', '/signup/plans?plan=rte&meals=14&submenu=keto-friendly')
  expect(preset.html).toMatch(/<input(?=[^>]*name="meals")(?=[^>]*value="14")[^>]*checked/)
  expect(preset.html).toMatch(/<input(?=[^>]*value="keto-friendly")[^>]*checked/)
})

test('every later step of a sign-up sends a visitor without a plan to the plans, at every address', {
  tag: '@[ST-SIGNUP-ORDER] [RT-SIGNUP-PLANS] [RT-SIGNUP-REGISTRATION-FR] [RT-SIGNUP-DELIVERY-FR] [RT-SIGNUP-PAYMENT-FR]',
}, async () => {
  for (const id of laterSteps) {
    for (const path of addressesOf(pages[id])) {
      for (const prefix of ['', '/en', '/fr']) {
        const answer = await visit('cookit', `${prefix}${path}`)
        expect([path, answer.status]).toEqual([path, 302])
        expect(answer.location).toBe(`${prefix === '/en' ? '/en' : ''}/signup/plans`)
      }
    }
  }
})

test('tracking has one path in both languages, and its old French one redirects there for good', {
  tag: '@[RT-TRACK]',
}, async () => {
  for (const [old, moved] of [
    ['/suivi', '/fr/track'],
    ['/fr/suivi?code=MARKET50', '/fr/track?code=MARKET50'],
    ['/en/suivi', '/en/track'],
    ['/fr/suivi/a-token', '/fr/track/a-token'],
  ] as const)
    expect(await visit('cookit', old)).toMatchObject({ status: 301, location: moved })
})

test('the second dashboard’s address redirects to the first', { tag: '@[RT-ACCOUNT-V2]' }, async () => {
  expect((await visit('freshprep', '/account_v2')).location).toBe('/account')
  expect((await visit('freshprep', '/fr/account_v2')).location).toBe('/fr/account')
})

test('every listed page names its canonical address and the other language’s', async () => {
  for (const id of open.filter(page => !pages[page].unlisted)) {
    for (const locale of ['en', 'fr'] as const) {
      const path = canonicalPath(id, locale, parameters)
      const { html } = await visit('cookit', path)
      const href = (of: Locale) => originOf('cookit') + canonicalPath(id, of, parameters)
      expect(html).toContain(`<link rel="canonical" href="${href(locale)}"/>`)
      for (const of of ['en', 'fr'] as const)
        expect(html).toContain(`<link rel="alternate" hrefLang="${of}-CA" href="${href(of)}"/>`)
      expect(splitPrefix(path).prefix).toBe(locale)
    }
  }
})

test('the host name decides the brand, and the brand the language', {
  tag: '@[BRAND-HOST-SECOND] [BRAND-HOST-OTHERWISE] [BRAND-WEST-DEFAULT-EN] [BRAND-EAST-DEFAULT-FR] [BRAND-FAVICON]',
}, async () => {
  const brandOf = async (host: string) => {
    const { html, lang } = await visitHost(host, '/')
    return [/data-brand="(\w+)"/.exec(html)?.[1], lang, /rel="icon" href="([^"]+)"/.exec(html)?.[1]]
  }
  const western = ['freshprep', 'en', '/brands/freshprep/favicon.svg']
  const eastern = ['cookit', 'fr', '/brands/cookit/favicon.svg']
  expect(await brandOf('localhost')).toEqual(western)
  expect(await brandOf('shop.example')).toEqual(western)
  expect(await brandOf('notcookit.localhost')).toEqual(western)
  expect(await brandOf('cookit.localhost')).toEqual(eastern)
  expect(await brandOf('www.cookit.localhost')).toEqual(eastern)
})

test('?locale= and a prefix set the language, and the next page keeps it', {
  tag: '@[RT-LOCALE-QUERY-EN] [RT-LOCALE-QUERY-FR] [RT-PREFIX-SETS-LANG]',
}, async () => {
  expect((await visit('cookit', '/no-delivery?locale=en')).lang).toBe('en')
  expect((await visit('freshprep', '/no-delivery?locale=fr')).lang).toBe('fr')
  expect((await visit('freshprep', '/no-delivery', 'language=fr')).lang).toBe('fr')
  expect(brands.freshprep.defaultLocale).toBe('en')
})
