// Every link from the home page, followed as a search engine does: none is dead, and none leads to words in another language.

import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { linkTo, type PageId, pageOfPath, pages, splitPrefix } from '../../contract/paths.ts'
import { type BrandId, brandIds, brands, type Locale, locales } from '../../domain/brands.ts'
import { originOf } from './household.ts'
import { foreignSentences } from './sentences.ts'
import { type Answer, linksOf, signedIn, textOf, visit } from './visit.ts'

/** The people who crawl, and their share of the many products. */
interface Walk {
  brand: BrandId
  locale: Locale
  cookie?: string
  ownProduct: (id: string) => boolean
}

/** Address (path and query) of a link to follow; null for one that leads elsewhere, or is another crawl's. */
function followed({ brand, locale, ownProduct }: Walk, from: string, href: string): string | null {
  const url = new URL(href, originOf(brand) + from)
  if (url.origin !== originOf(brand) || /^\/(api|dev)(\/|$)/.test(url.pathname)) return null
  const { prefix, rest } = splitPrefix(url.pathname)
  if (prefix !== null && prefix !== locale) return null
  const page = pageOfPath(url.pathname)
  if (page === 'product' && !ownProduct(rest.split('/').at(-1) ?? '')) return null
  return url.pathname + url.search
}

/** A page's filters and positions are followed once, not again for each week; so is a quick look, whatever its product. */
function kindOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://x')
  return search === '' ? pathname : `${pageOfPath(pathname)} ${search.replace(/(?<=[?&]look=)[^&]*/, '')}`
}

/** The elements and attributes of HTML's standard, by a validator that is not ours. */
const standard = new HtmlValidate({ extends: ['html-validate:standard'], root: true })

/** What the standard forbids on a page. */
async function malformed({ html }: Answer): Promise<string[]> {
  if (html.startsWith('%PDF-')) return []
  const { results } = await standard.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  )
}

/** Follows all links and returns the faults, and the number of pages. */
async function walk(who: Walk): Promise<{ faults: string[]; seen: Set<PageId> }> {
  const { brand, locale, cookie } = who
  const foreign = await foreignSentences(brand, locale)
  const start = linkTo(cookie ? 'account' : 'home', { brand, locale })
  const ahead = [{ address: start, from: start }]
  const known = new Set([kindOf(start)])
  const seen = new Set<PageId>()
  const faults: string[] = []
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    const { address, from } = next
    const answer = await visit(brand, address, cookie)
    const fault = faultOf(who, address, answer, foreign)
    if (fault) faults.push(`${address} (linked on ${from}) ${fault}`)
    const page = pageOfPath(new URL(address, 'http://x').pathname)
    if (page && !seen.has(page)) faults.push(...(await malformed(answer)).map(found => `${address} ${found}`))
    if (page) seen.add(page)
    for (const href of answer.location ? [answer.location] : linksOf(answer)) {
      const found = followed(who, address, href)
      if (found === null || known.has(kindOf(found))) continue
      known.add(kindOf(found))
      ahead.push({ address: found, from: address })
    }
  }
  return { faults, seen }
}

function faultOf(
  { locale }: Walk,
  address: string,
  answer: Answer,
  foreign: readonly string[],
): string | null {
  if (answer.status >= 300 && answer.status < 400) return answer.location ? null : 'leads nowhere'
  // Settings ask their question first (rule 15), on the requested page.
  const asksAgain = answer.status === 403 && /^(\/en|\/fr)?\/settings\//.test(address)
  if (answer.status !== 200 && !asksAgain) return `answers ${answer.status}`
  // A receipt is in the language of its address.
  if (answer.html.startsWith('%PDF-'))
    return address.endsWith(`locale=${locale}`) ? null : 'is in another language'
  if (answer.lang !== locale) return `is in ${answer.lang}`
  const text = textOf(ownLanguage(answer, locale))
  const strange = foreign.find(sentence => text.includes(sentence))
  if (strange) return `says “${strange}”`
  const targets = linksOf(answer).filter(href => /^#./.test(href))
  const lost = targets.find(href => !answer.html.includes(`id="${href.slice(1)}"`))
  return lost ? `has no ${lost}` : null
}

/** The page without text that is in the other language on purpose, and marked so. */
function ownLanguage(answer: Answer, locale: Locale): Answer {
  const other = locale === 'en' ? 'fr' : 'en'
  const marked = new RegExp(`<(\\w+)\\b[^>]*\\slang="${other}"[^>]*>[\\s\\S]*?</\\1>`, 'g')
  return { ...answer, html: answer.html.replace(/<html[^>]*>/, '').replace(marked, ' ') }
}

const combinations = brandIds.flatMap(brand => locales.map(locale => ({ brand, locale })))
/** One of four parts, by the letters of a product's id. */
const partOf = (id: string) =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % combinations.length

for (const [part, { brand, locale }] of combinations.entries()) {
  test(`${brand} in ${locale}: every link of a visitor leads to a page in that language`, {
    tag: '@[BRAND-BILINGUAL]',
  }, async () => {
    const { faults, seen } = await walk({ brand, locale, ownProduct: id => partOf(id) === part })
    expect(faults).toEqual([])
    for (const page of ['menu', 'product', 'signupPlans', 'getStarted', 'signIn'] as const)
      expect(seen).toContain(page)
  })
}

for (const [brand, email] of [
  ['freshprep', 'jordan@example.com'],
  ['cookit', 'amelie@example.com'],
] as const) {
  test(`${brand}: every link of a client leads to a page in their language`, async () => {
    const { cookie } = await signedIn(brand, email)
    const locale = brands[brand].defaultLocale
    const { faults, seen } = await walk({ brand, locale, cookie, ownProduct: () => false })
    expect(faults).toEqual([])
    expect(seen).toContain('editor')
    const clients = [...seen].filter(id => pages[id].who === 'client')
    expect(clients.length).toBeGreaterThan(2)
  })
}
