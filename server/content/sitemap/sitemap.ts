// sitemap.xml (sitemaps.org), with each address in the other language (hreflang, in Google's xhtml:link form).

import { canonicalPath } from '../../../contract/paths.ts'
import { type BrandId, brands, locales } from '../../../domain/brands.ts'
import type { ListedPage } from './listed_pages.ts'

/**
 * The sitemap of a site.
 * @param origin scheme, host and port of the request: a sitemap may only list addresses of its own host
 */
export function sitemapXml(origin: string, brand: BrandId, listed: readonly ListedPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap(page => entriesOf(origin, brand, page)),
    '</urlset>\n',
  ].join('\n')
}

/** One entry for each language: each names both, and the one for people of any other language. */
function entriesOf(origin: string, brand: BrandId, { page, parameters }: ListedPage): string[] {
  const address = (locale: (typeof locales)[number]) =>
    escaped(origin + canonicalPath(page, locale, parameters))
  const alternates = [
    ...locales.map(locale => [`${locale}-CA`, address(locale)]),
    ['x-default', address(brands[brand].defaultLocale)],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  return locales.map(locale => `<url><loc>${address(locale)}</loc>${alternates.join('')}</url>`)
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
