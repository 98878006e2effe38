// The brand in schema.org's terms: the organization, and the site.

import type { Organization, WebSite } from 'schema-dts'
import type { BrandFacts } from '../../brands/index.ts'
import type { PageFacts } from '../../contract/page_request.ts'

const brandId = (origin: string): string => `${origin}/#organization`

/** The brand. Each page has it whole: a reader of one page does not follow to another. */
export function organizationThing(
  facts: BrandFacts & PageFacts,
  origin: string,
  provinces: readonly string[],
): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': brandId(origin),
    name: facts.name,
    url: `${origin}/`,
    logo: `${origin}/brands/${facts.id}/icon-512.png`,
    email: facts.email,
    telephone: facts.phone.href.replace('tel:', ''),
    areaServed: provinces.map(province => `CA-${province}`),
    sameAs: facts.social.map(({ href }) => href),
  }
}

/** The brand and its site, for the home page. */
export function organizationThings(
  facts: BrandFacts & PageFacts,
  origin: string,
  provinces: readonly string[],
): Exclude<Organization | WebSite, string>[] {
  return [
    organizationThing(facts, origin, provinces),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: facts.name,
      url: `${origin}/`,
      inLanguage: ['en-CA', 'fr-CA'],
      publisher: { '@id': brandId(origin) },
    },
  ]
}
