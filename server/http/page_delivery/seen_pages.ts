// A household's page as the household sees it, for somebody of the company who may act for households. It is the household's own page,
// rendered in this process by the same loaders and parts, and nobody becomes the household by it:
//
// - the right is asked for, and the look is logged, by an admin's call at the one door, before anything is read;
// - the page's loaders reach only the calls that are listed here, each of which reads; every other one does not exist for them;
// - its session can keep nothing, and exists within this request alone: no cookie goes out;
// - what is sent is a document without scripts, in a sandbox: no form of it can be sent, and no link leads anywhere.

import type { FastifyInstance } from 'fastify'
import type { CallName } from '../../../contract/index.ts'
import { linkTo, type PageId } from '../../../contract/paths.ts'
import { type SeenPage, seenOfBox } from '../../../domain/office/seen_pages.ts'
import { seenSession } from '../../identity/sessions/seen_session.ts'
import { openSession } from '../../identity/sessions/session.ts'
import type { Services } from '../../integrations/services.ts'
import { actingOn, brandNamed } from '../acting_brand.ts'
import { commonHeaders, nonceSource, seenPolicy } from '../headers.ts'
import { type CallTable, callInProcess, readingOnce } from '../in_process.ts'
import { browserOf, chosenLocale, factsOf, localeOfCall } from '../request.ts'
import type { RenderPage } from './page_build.ts'
import { newNonce, pageFacts, type Visit } from './visit.ts'

/** Everything that these pages read. What is not here cannot be seen: settings, secrets of feeds and links, invitations, papers. */
export const seenCalls: readonly CallName[] = [
  'sessions.session_data',
  'newsletter.form',
  'account.index',
  'account.existing_pickup',
  'account.ghost_addons',
  'clients.delivery_history',
  'clients.box',
  'home.homepage',
  'reviews.mine',
  'tracking.mine',
  'box_claims.of_box',
  'shortages.of_box',
  'orders.editor_data_v2',
  'signup.subscription_plans',
  'banners.get_cart_loyalty_banner',
]

const seenPath = '/api/admin/seen/:clientId/:page'

interface SeenRequest {
  Params: { clientId: string; page: string }
  Querystring: { order?: string; acts_on?: string }
}

/** Answers looks at pages of households. */
export function answerSeenPages(
  app: FastifyInstance,
  services: Services,
  calls: CallTable,
  render: RenderPage,
): void {
  const { config, clock } = services
  const reading = new Map([...calls].filter(([name]) => seenCalls.includes(name)))
  app.get<SeenRequest>(seenPath, async (request, reply) => {
    const facts = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { ...facts, ...browserOf(request, config), now })
    const query = new URL(request.url, facts.origin).searchParams
    const locale = chosenLocale('/', query) ?? localeOfCall(request.headers, session, facts.brand)
    const { order: orderId } = request.query
    const named = brandNamed(request.query.acts_on)
    const asker = { ...facts, locale, now, session, ...(named && { actsOn: named }) }
    const household = await callInProcess(calls, services, asker).get('households_admin.seen', {
      clientId: request.params.clientId,
      page: request.params.page as SeenPage,
      ...(orderId !== undefined && { orderId }),
    })
    const { brand, origin } = actingOn(services, asker)
    const own = seenSession(services, household)
    const call = { brand, locale: household.language, now, origin, session: own }
    const path = addressOf(household.page, call, household.orderId)
    const url = new URL(facts.origin + path)
    const visit: Visit = {
      ...{ brand, origin, secure: facts.secure, url, pathname: url.pathname, page: household.page },
      ...{ session: own, setLanguage: null, call, office: null, toOffice: false },
    }
    const nonce = newNonce()
    const response = await render(
      new Request(url),
      callInProcess(reading, readingOnce(services), call),
      await pageFacts(services, visit, nonce, { whole: false, shared: null }),
    )
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'private, no-store', vary: 'cookie' })
      .header('content-security-policy', seenPolicy([nonceSource(nonce)], config))
      .code(response.status < 400 ? 200 : response.status)
      .type('text/html; charset=utf-8')
      .send(stillOf(await response.text()))
  })
}

const addressOf = (page: PageId & SeenPage, voice: Parameters<typeof linkTo>[1], orderId: string | null) =>
  linkTo(page, voice, seenOfBox.includes(page) ? { id: orderId ?? '' } : {})

/**
 * The document without its scripts, and without what it says to people whose browser has none. Its links open elsewhere, which its sandbox
 * forbids.
 */
function stillOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/gi, '')
    .replace(/<link rel="modulepreload"[^>]*>/gi, '')
    .replace('<html ', '<html data-alive="" ')
    .replace('<head>', '<head><base target="_blank"/>')
}
