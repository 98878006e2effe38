// Files at addresses that every site has: robots.txt, sitemap.xml, favicon.ico. Each host answers for its own brand.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listedPages } from '../content/sitemap/listed_pages.ts'
import { sitemapXml } from '../content/sitemap/sitemap.ts'
import type { Services } from '../integrations/services.ts'
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

  app.get('/favicon.ico', (request, reply) => {
    const facts = factsOfHost(request)
    return reply.headers(headers).redirect(`/brands/${facts.brand}/favicon.ico`)
  })
}

/**
 * Unlisted pages say so themselves (`noindex`), which only their readers can see; calls are of no use to a search engine. Staging
 * is public, and is excluded as a whole.
 */
export function robotsText(origin: string, environment: string): string {
  const kept = environment === 'staging' ? '/' : '/api/'
  return `User-agent: *\nDisallow: ${kept}\n\nSitemap: ${origin}/sitemap.xml\n`
}
