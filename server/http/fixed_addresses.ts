// Files at addresses that every site has: robots.txt, sitemap.xml, favicon.ico, and those of RFC 8615. Each host answers for its own
// brand.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { linkTo } from '../../contract/paths.ts'
import { brands } from '../../domain/brands.ts'
import { listedPages } from '../content/sitemap/listed_pages.ts'
import { sitemapXml } from '../content/sitemap/sitemap.ts'
import type { Services } from '../integrations/services.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { commonHeaders } from './headers.ts'
import { factsOf, type RequestFacts } from './request.ts'

const anHour = 'public, max-age=3600'

export function answerFixedAddresses(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  const factsOfHost = (request: FastifyRequest): RequestFacts => factsOf(request, config)
  const headers = { ...commonHeaders, 'cache-control': anHour }

  app.get('/robots.txt', (request, reply) => {
    const facts = factsOfHost(request)
    const text = robotsText(facts.origin, config.environment)
    return reply.headers(headers).type('text/plain; charset=utf-8').send(text)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const facts = factsOfHost(request)
    const listed = await listedPages(services, facts.brand, clock.now())
    const xml = sitemapXml(facts.origin, facts.brand, listed)
    return reply.headers(headers).type('application/xml; charset=utf-8').send(xml)
  })

  app.get('/.well-known/security.txt', async (request, reply) => {
    const { origin, brand } = factsOfHost(request)
    const { email } = await statedFactsOf(services, brand, clock.now().toString())
    const text = securityText({ origin, email }, clock.now())
    return reply.headers(headers).type('text/plain; charset=utf-8').send(text)
  })

  // Password managers lead people here (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', (request, reply) => {
    const { brand } = factsOfHost(request)
    const locale = brands[brand].defaultLocale
    return reply.headers(commonHeaders).redirect(linkTo('settingsAccount', { brand, locale }))
  })

  app.get('/favicon.ico', (request, reply) => {
    const facts = factsOfHost(request)
    return reply.headers(headers).redirect(`/brands/${facts.brand}/favicon.ico`)
  })
}

/** Where to report a weakness (RFC 9116). It holds for three months from when it is read. */
function securityText(
  { origin, email }: Pick<RequestFacts, 'origin'> & { email: string },
  now: Temporal.Instant,
): string {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${now.add({ hours: 24 * 90 }).toString({ smallestUnit: 'second' })}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Unlisted pages say so themselves (`noindex`), which only their readers can see; calls are of no use to a search engine. Staging
 * is public, and is excluded as a whole.
 */
export function robotsText(origin: string, environment: string): string {
  const kept = environment === 'staging' ? '/' : '/api/'
  return `User-agent: *\nDisallow: ${kept}\n\nSitemap: ${origin}/sitemap.xml\n`
}
