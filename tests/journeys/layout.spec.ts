// The layout around a page: banners, header, footer and the discount bar, for a client and a visitor.

import { expect, type Page, test } from '@playwright/test'
import { brandFacts } from '../../brands/index.ts'
import { brandIds } from '../../domain/brands.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { homeMessages } from '../../i18n/home.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { statedFacts } from '../stated_facts.ts'
import { callsOf, enter, originOf, plain } from './household.ts'
import { linksOf, signedIn, textOf, visit, visitHost } from './visit.ts'

const english = layoutMessages('freshprep', 'en')
const header = (page: Page) => page.getByRole('banner')

for (const brand of brandIds) {
  test(`${brand}: header and footer are the brand's own`, {
    tag: '@[BRAND-LOGO] [BRAND-PHONE] [BRAND-EMAIL] [FOOT-PHONES] [FOOT-EMAIL] [FOOT-COPYRIGHT] [FOOT-MENU] [FOOT-PRICING] [NAV-OUT-MENU] [NAV-OUT-PRICING] [LAY-HEADER-LOGO] [LAY-LOGO-VISITOR] [LAY-FOOTER]',
  }, async () => {
    const facts = { ...brandFacts[brand], ...statedFacts[brand] }
    const answer = await visit(brand, '/get-started')
    const [head = '', foot = ''] = [/<header[\s\S]*?<\/header>/, /<footer[\s\S]*?<\/footer>/].map(
      part => part.exec(answer.html)?.[0],
    )
    expect(head).toContain(`<svg aria-label="${facts.name}"`)
    expect(linksOf({ ...answer, html: head })).toEqual(
      expect.arrayContaining(['/', '/menu/open-week', '/signup/plans', '/clients/sign_in']),
    )
    expect(linksOf({ ...answer, html: foot })).toEqual(
      expect.arrayContaining(['/menu/open-week', '/signup/plans', facts.phone.href, `mailto:${facts.email}`]),
    )
    for (const part of [
      facts.phone.shown,
      facts.email,
      `© ${answer.html.match(/© (20\d\d)/)?.[1]} ${facts.name}`,
    ])
      expect(textOf(answer)).toContain(part)
  })

  const tag =
    brand === 'cookit'
      ? '@[BRAND-THEME] [CONST-COLOUR-2-PRIMARY] [CONST-COLOUR-2-DARK] [CONST-COLOUR-2-LINK]'
      : '@[BRAND-THEME] [CONST-COLOUR-1-PRIMARY] [CONST-COLOUR-1-DARK] [CONST-COLOUR-1-LINK]'
  test(`${brand}: its three colours are in what is painted`, { tag }, async ({ page }) => {
    await page.goto(originOf(brand))
    const painted = await page.evaluate(() => {
      const all = [...document.querySelectorAll('body, body *')].map(element => getComputedStyle(element))
      return {
        grounds: all.map(style => style.backgroundColor),
        texts: all.map(style => style.color),
        underlines: all.map(style => style.textDecorationColor),
        dark: getComputedStyle(document.documentElement).getPropertyValue('--brand-primary-dark'),
      }
    })
    const [primary, dark, link] =
      brand === 'cookit'
        ? ['rgb(254, 159, 129)', '#ce4108', 'rgb(4, 164, 233)']
        : ['rgb(43, 83, 70)', '#2b5447', 'rgb(43, 83, 70)']
    expect(painted.grounds).toContain(primary)
    expect(painted.dark.toLowerCase()).toBe(dark)
    expect(painted.underlines).toContain(link)
  })
}

for (const brand of brandIds) {
  test(`${brand}: the footer leads to the brand's outside pages and networks, and to no missing page`, {
    tag: '@[FOOT-CAREERS] [FOOT-CORPORATE] [FOOT-DRIVERS] [FOOT-STUDENTS] [FOOT-AFFILIATES] [FOOT-PRESS] [FOOT-BLOG] [FOOT-SOCIAL]',
  }, async () => {
    const facts = { ...brandFacts[brand], ...statedFacts[brand] }
    const answer = await visit(brand, '/get-started')
    const foot = /<footer[\s\S]*?<\/footer>/.exec(answer.html)?.[0] ?? ''
    const links = linksOf({ ...answer, html: foot })
    expect(links).toEqual(expect.arrayContaining(Object.values(facts.outside)))
    expect(links).toEqual(expect.arrayContaining(facts.social.map(({ href }) => href)))
    for (const { network } of facts.social) expect(foot).toMatch(new RegExp(`aria-label="${network}"`, 'i'))
    for (const link of links.filter(href => href.startsWith('/')))
      expect([link, (await visit(brand, link)).status]).toEqual([link, 200])
  })
}

test('the discount bar has its text in the page’s language, and leads nowhere while sign-up is closed', {
  tag: '@[LAY-DISCOUNT-BAR-NO-SIGNUP] [ENT-DISCOUNT-BAR-TEXT]',
}, async () => {
  const bar = async (path: string) => {
    const answer = await visit('freshprep', path)
    return { ...answer, html: `<body>${/<aside[^>]*discount-bar[\s\S]*?<\/aside>/.exec(answer.html)?.[0]}` }
  }
  const setFlag = (enabled: boolean) =>
    visitHost('localhost', '/api/dev/flags/signup_disabled', undefined, { enabled })
  expect(textOf(await bar('/en'))).toContain('Up to 50% off your first order with code MARKET50 .')
  expect(textOf(await bar('/fr'))).toContain(
    'Jusqu’à 50 % de rabais sur votre première commande avec le code MARKET50 .',
  )
  expect(linksOf(await bar('/en'))).toEqual(['/get-started'])
  await setFlag(true)
  try {
    expect(linksOf(await bar('/en'))).toEqual([])
    expect(textOf(await bar('/en'))).toContain('MARKET50')
  } finally {
    await setFlag(false)
  }
})

test('a client’s points are in the header while the flag is on; a visitor has none', {
  tag: '@[ROLE-CLIENT-LOYALTY-BALANCE]',
}, async () => {
  const { cookie } = await signedIn('freshprep', 'jordan@example.com')
  const has = async (who?: string) =>
    (await visit('freshprep', '/no-delivery', who)).html.includes('class="site-points')
  const setFlag = (enabled: boolean) =>
    visitHost('localhost', '/api/dev/flags/show_comarch_loyalty', undefined, { enabled })
  expect([await has(cookie), await has()]).toEqual([true, false])
  await setFlag(false)
  try {
    expect(await has(cookie)).toBe(false)
  } finally {
    await setFlag(true)
  }
})

test('outside production a banner names the environment and says its data is volatile', {
  tag: '@[LAY-ENV-BANNER-NAME] [LAY-ENV-BANNER-WARNING]',
}, async () => {
  expect(textOf(await visit('freshprep', '/get-started'))).toContain('test: data here is volatile.')
  expect(textOf(await visit('cookit', '/get-started'))).toMatch(/test\s: données volatiles\./)
})

test('sign-up has neither the site’s header nor its footer', {
  tag: '@[LAY-HIDE-NO-LAYOUT] [RT-SIGNUP-NO-LAYOUT]',
}, async () => {
  const { html } = await visit('freshprep', '/signup/plans')
  expect(html).not.toContain('site-header')
  expect(html).not.toContain('<footer')
})

test('inside a frame a page has neither header nor footer', { tag: '@[LAY-HIDE-FRAME]' }, async ({
  page,
}) => {
  await page.goto(`${originOf('freshprep')}/no-delivery`)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/get-started'
    document.body.append(frame)
  })
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(framed.getByRole('banner')).toHaveCount(0)
  await expect(framed.getByRole('contentinfo')).toHaveCount(0)
})

test('the navigation is a bar above 1100 px and opens from its toggler below; the language joins it on a phone, where the footer has two columns', {
  tag: '@[LAY-BP-MOBILE] [FOOT-BP-MOBILE] [LAY-BP-TABLET] [LAY-BP-DESKTOP] [LAY-HEADER-DESKTOP-NAV] [LAY-HEADER-TOGGLER]',
}, async ({ page }) => {
  await page.goto(`${originOf('freshprep')}/get-started`)
  const bar = header(page).locator('.site-nav')
  const toggler = header(page).locator('summary')
  const language = header(page).getByRole('link', { name: 'Français' })
  const columns = () =>
    page
      .locator('.site-footer-columns')
      .evaluate(element => getComputedStyle(element).gridTemplateColumns.split(' ').length)
  for (const [width, barSeen, languageSeen, columnsSeen] of [
    [1101, true, true, 5],
    [1100, false, true, 4],
    [769, false, true, 4],
    [768, false, false, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar, String(width)).toBeVisible({ visible: barSeen })
    await expect(toggler, String(width)).toBeVisible({ visible: !barSeen })
    await expect(language.first(), String(width)).toBeVisible({ visible: languageSeen })
    await expect.poll(columns, String(width)).toBe(columnsSeen)
  }
  await toggler.click()
  await expect(header(page).getByRole('link', { name: english.destinations.pricing })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Français' })).toBeVisible()
  await header(page).getByRole('link', { name: english.destinations.pricing }).click()
  await page.waitForURL(/\/signup\/plans$/)
})

for (const { brand, locale } of [
  { brand: 'freshprep', locale: 'en' },
  { brand: 'freshprep', locale: 'fr' },
  { brand: 'cookit', locale: 'en' },
  { brand: 'cookit', locale: 'fr' },
] as const) {
  test(`${brand} in ${locale}: on a phone the footer takes one screen at most, and its links unfold by keyboard, without scripts too`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      viewport: { width: 375, height: 812 },
      javaScriptEnabled: false,
      baseURL: originOf(brand),
    })
    await page.goto(`/${locale}`)
    const footer = page.getByRole('contentinfo')
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(812)
    const { footer: say, destinations } = layoutMessages(brand, locale)
    for (const [subject, link] of [
      [say.eat, destinations.menu],
      [say.help, destinations.contact],
      [say.company, destinations.about],
      [say.fine, destinations.privacy],
    ] as const) {
      const shown = footer.getByRole('navigation', { name: subject }).getByRole('link', { name: link })
      await expect(shown).toBeHidden()
      await footer.locator('summary', { hasText: subject }).press('Enter')
      await expect(shown).toBeVisible()
    }
    // Wider, there is nothing to unfold.
    await page.goto(`/${locale}`)
    await page.setViewportSize({ width: 769, height: 812 })
    await expect(footer.locator('summary').first()).toBeHidden()
    for (const link of await footer.getByRole('link').all()) await expect(link).toBeVisible()
    await page.close()
  })
}

test('from 1920 px pages of food use the full width, with their header; a page for reading does not', {
  tag: '@[LAY-BP-ULTRAWIDE]',
}, async ({ page }) => {
  const widths = async () =>
    page.locator('.page-width').evaluateAll(all => all.map(part => part.getBoundingClientRect().width))
  for (const path of ['/', '/menu/this-week', '/ready-to-eat', '/get-started', '/faq']) {
    await page.setViewportSize({ width: 1919, height: 1080 })
    await page.goto(originOf('freshprep') + path)
    await expect.poll(async () => Math.max(...(await widths())), path).toBe(1440)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect
      .poll(async () => new Set(await widths()), path)
      .toEqual(new Set([path === '/faq' ? 1440 : 1824]))
  }
})

test('a page that needs scripts says so without them, in both languages; a page for reading says nothing', {
  tag: '@[FORM-NO-SCRIPTS]',
}, async () => {
  const said = async (path: string) => {
    const [part] = /<noscript>[\s\S]*?<\/noscript>/.exec((await visit('cookit', path)).html) ?? []
    return part?.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }
  const plans = await said('/signup/plans')
  for (const locale of ['fr', 'en'] as const)
    expect(plans).toContain(plain(layoutMessages('cookit', locale).noScripts))
  expect(await said('/gift')).toBe(plans)
  expect(await said('/menu/this-week')).toBeUndefined()
})

test('the discount bar shows a visitor their discount, and opens to each box of a code over several', {
  tag: '@[LAY-DISCOUNT-BAR-VISITOR] [LAY-DISCOUNT-BAR-LINK] [LAY-DISCOUNT-BAR-MULTI] [LAY-DISCOUNT-BAR-PANEL] [RT-QUERY-CODE]',
}, async ({ page }) => {
  await page.goto(`${originOf('freshprep')}/no-delivery?code=WELCOME3`)
  const bar = page.locator('.discount-bar')
  await expect(bar.getByRole('link', { name: english.discountBar.link })).toHaveAttribute(
    'href',
    '/get-started',
  )
  const boxes = bar.getByRole('listitem')
  await expect(boxes.first()).toBeHidden()
  await bar.getByText(english.discountBar.details).click()
  await expect(boxes).toHaveText([/^Box 1: /, /^Box 2: /, /^Box 3: /])
  await expect(boxes.first()).toBeVisible()
  await bar.getByText(english.discountBar.hide).click()
  await expect(boxes.first()).toBeHidden()
})

test('a household is offered no first box: the footer’s prices lead to its plan, and a closed one to the way back', {
  tag: '@[FOOT-PRICING]',
}, async ({ page }) => {
  const offer = page.getByText(homeMessages('freshprep', 'en').first, { exact: true })
  await page.goto(`${originOf('freshprep')}/get-started`)
  await expect(offer).toBeVisible()
  for (const [email, plan] of [
    ['jordan@example.com', /\/settings\/subscription$/],
    ['closed@example.com', /\/account$/],
  ] as const) {
    await enter(page, email)
    for (const path of ['/', '/get-started']) {
      await page.goto(`${originOf('freshprep')}${path}`)
      await expect(offer).toHaveCount(0)
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english.destinations.pricing, exact: true })
      .click()
    await page.waitForURL(plan)
  }
  await expect(page.getByText(accountPartMessages('freshprep', 'en').notice.closed)).toBeVisible()
})

test('a client is greeted by name, sees their points, learns of a failed sign-out, and signs out again', {
  tag: '@[LAY-HEADER-AVATAR] [LAY-AVATAR-GREETING] [LAY-AVATAR-LOGOUT] [LAY-LOGO-CLIENT] [LAY-HEADER-LOYALTY] [LAY-PTS-LABEL] [ROLE-CLIENT-LOGOUT-AVATAR] [ST-LOGOUT] [NAV-IN-HOME]',
}, async ({ page }) => {
  await page.goto(`${originOf('freshprep')}/no-delivery`)
  await callsOf(page).post('/clients/sign_in', { email: 'jordan@example.com', password: 'demo-password-1' })
  await page.goto(`${originOf('freshprep')}/get-started`)
  await expect(page.locator('.discount-bar')).toHaveCount(0)
  await expect(header(page).getByRole('link', { name: english.header.home('Fresh Prep') })).toHaveAttribute(
    'href',
    '/account',
  )
  await expect(
    header(page).getByRole('link', { name: english.destinations.account, exact: true }),
  ).toHaveAttribute('href', '/account')
  const points = header(page).getByText('pts')
  for (const [width, seen] of [
    [1200, true],
    [1000, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(points).toBeVisible({ visible: seen })
  }
  await header(page)
    .getByRole('button', { name: english.header.you('Jordan') })
    .click()
  await expect(page.getByText(english.header.greeting('Jordan'))).toBeVisible()
  await page.route('**/sign_out_client', route => route.abort())
  await page.getByRole('button', { name: english.header.signOut }).click()
  await expect(page.getByRole('alert')).toContainText(english.header.notSignedOut)
  await page.unroute('**/sign_out_client')
  await page.getByRole('button', { name: english.header.signOut }).click()
  await page.waitForURL(`${originOf('freshprep')}/`)
  await expect(header(page).getByRole('link', { name: english.header.signIn })).toBeVisible()
})
