// Addresses of pages, made from the table of pages: routes, links, canonical addresses and their languages.

import type { BrandId, Locale } from '../domain/brands.ts'
import { brands } from '../domain/brands.ts'
import { type Page, type PageId, pages } from './page_table.ts'

export { type Page, type PageId, pages }

/** Every address a page answers at, without prefix, main path first. */
export function addressesOf(page: Page): string[] {
  const { path, en, fr, also = [], alsoFr = [] } = page
  return [...new Set([path, en, fr, ...also, ...alsoFr].filter(one => one !== undefined))]
}

/** Splits a language prefix off a path: `/fr/faq` → `fr`, `/faq`. */
export function splitPrefix(pathname: string): { prefix: Locale | null; rest: string } {
  const [, prefix] = /^\/(en|fr)(?=\/|$)/i.exec(pathname) ?? []
  if (prefix === undefined) return { prefix: null, rest: pathname }
  return { prefix: prefix.toLowerCase() as Locale, rest: pathname.slice(3) || '/' }
}

/** Every request looks for its page, so patterns are compiled once. */
const patterns = new Map<string, RegExp>()

/** As React Router reads paths, whatever the case. An ampersand may come encoded, and is the same address (rule 4). */
function matches(path: string, pathname: string): boolean {
  let pattern = patterns.get(path)
  if (!pattern) {
    pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i')
    patterns.set(path, pattern)
  }
  return pattern.test(pathname.replaceAll('%26', '&'))
}

/** The language of an address itself: its prefix, else that of a localized alias, else null (rule 3). */
export function localeOfPath(pathname: string): Locale | null {
  const { prefix, rest } = splitPrefix(pathname)
  if (prefix) return prefix
  for (const page of Object.values(pages)) {
    if (matches(page.path, rest)) return null
    if ([page.fr, ...(page.alsoFr ?? [])].some(path => path !== undefined && matches(path, rest))) return 'fr'
    if (page.en && matches(page.en, rest)) return 'en'
  }
  return null
}

/** Rendering a page asks many times for its own path and those it links to, so the last few hundred are remembered. */
const found = new Map<string, PageId | null>()
const mostFound = 400

/** The page of a path, whatever its prefix or alias. */
export function pageOfPath(pathname: string): PageId | null {
  let page = found.get(pathname)
  if (page === undefined) {
    page = findPage(pathname)
    if (found.size >= mostFound) found.clear()
    found.set(pathname, page)
  }
  return page
}

function findPage(pathname: string): PageId | null {
  const { rest } = splitPrefix(pathname)
  for (const [id, page] of Object.entries(pages)) {
    if (addressesOf(page).some(path => matches(path, rest))) return id as PageId
  }
  return null
}

function fill(path: string, parameters: Record<string, string>): string {
  return path.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

/** The address to link to: the main path, with a prefix only where the language is not the brand's own. */
export function linkTo(
  id: PageId,
  voice: { brand: BrandId; locale: Locale },
  parameters: Record<string, string> = {},
): string {
  const path = fill(pages[id].path, parameters)
  if (voice.locale === brands[voice.brand].defaultLocale) return path
  return path === '/' ? `/${voice.locale}` : `/${voice.locale}${path}`
}

/** The canonical address of a page in a language: prefix and localized alias (`/fr/contactez-nous`). */
export function canonicalPath(id: PageId, locale: Locale, parameters: Record<string, string> = {}): string {
  const page = pages[id]
  const path = fill(page[locale] ?? page.path, parameters)
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Whether a text is a path of this site, and not an address that only looks like one (rule 17). */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url)
