// Answers with pages that many people share: visitors get the whole page, clients the page with their own facts in its gaps.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api, CallName } from '../../contract/index.ts'
import type { PageId } from '../../contract/paths.ts'
import type { Services } from '../request/services.ts'
import { anonymousSession } from '../request/sessions/session.ts'
import { encodingFor, takesGzip } from './encoding.ts'
import { type GappedPage, gappedPage } from './gapped_page.ts'
import { nonceSource, pagePolicy } from './headers.ts'
import { type CallTable, callInProcess } from './in_process.ts'
import type { RenderPage } from './page_build.ts'
import { openPageCache, type PageCache } from './page_cache.ts'
import { clientKey, visitorKey } from './shared_key.ts'
import { StandInSession, standIn } from './stand_in.ts'
import { newNonce, pageFacts, type Visit, visitAs } from './visit.ts'
import { type WholePage, wholePage } from './whole_page.ts'

export interface SharedPages {
  services: Services
  calls: CallTable
  render: RenderPage
  ofVisitors: PageCache<WholePage>
  ofClients: PageCache<GappedPage>
  /** Pages that visitors share and clients do not, as rendering them showed: nobody tries again. */
  personal: Set<PageId>
}

export function openSharedPages(services: Services, calls: CallTable, render: RenderPage): SharedPages {
  return {
    services,
    calls,
    render,
    ofVisitors: openPageCache(),
    ofClients: openPageCache(),
    personal: new Set(),
  }
}

/** Answers a visit to a shared page; false when the page is this one person's, and is to be rendered for them. */
export async function answerShared(
  shared: SharedPages,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (visit.session.clientId === null) {
    const key = await visitorKey(shared.services, visit)
    const page =
      key === null ? null : await shared.ofVisitors.get(key, () => renderForVisitors(shared, visit))
    if (page) await sendWhole(page, shared, visit, request, reply)
    return page !== null
  }
  const personal = visit.page !== null && shared.personal.has(visit.page)
  const key = personal ? null : await clientKey(shared.services, visit)
  const page = key === null ? null : await shared.ofClients.get(key, () => renderForClients(shared, visit))
  if (page) await sendFilled(page, shared, visit, request, reply)
  return page !== null
}

function render({ services, render }: SharedPages, visit: Visit, api: Api, nonce: string): Promise<Response> {
  return render(new Request(visit.url), api, pageFacts(services, visit, nonce, true))
}

/** Null when it turned out to be this visitor's own. */
async function renderForVisitors(shared: SharedPages, visit: Visit): Promise<WholePage | null> {
  // Of the visitor's own, only the discount shows on a shared page; it is part of the key.
  const { discountCode } = visit.session.data
  const known = { ...visit, cookies: undefined, now: visit.call.now }
  const session = anonymousSession(shared.services.pool, known, discountCode ? { discountCode } : {})
  const anybody = visitAs(visit, session)
  const api = callInProcess(shared.calls, shared.services, anybody.call)
  const response = await render(shared, anybody, api, standIn.nonce)
  return session.setCookie === null ? wholePage(response, standIn.nonce) : null
}

/** Null where one household's page is not like another's. */
async function renderForClients(shared: SharedPages, visit: Visit): Promise<GappedPage | null> {
  const planId = (await visit.session.personal())?.planId ?? null
  const session = new StandInSession({
    isAdmin: visit.session.isAdmin,
    isDriver: visit.session.isDriver,
    planId,
  })
  const someone = visitAs(visit, session)
  const api = watched(callInProcess(shared.calls, shared.services, someone.call), shared.calls, session)
  const response = await render(shared, someone, api, standIn.nonce)
  if (session.personalPage && visit.page !== null) shared.personal.add(visit.page)
  return response.status === 200 && !session.personalPage ? gappedPage(response, visit.call.locale) : null
}

/** What a call for clients answers is one household's own, so a page that makes one is not shared. */
function watched(api: Api, calls: CallTable, session: StandInSession): Api {
  const watch = (call: (name: never, input: never) => Promise<never>) => (name: CallName, input: unknown) => {
    if (calls.get(name)?.declaration.who !== 'anyone') session.personalPage = true
    return call(name as never, input as never)
  }
  return { get: watch(api.get), post: watch(api.post), put: watch(api.put) }
}

async function sendWhole(
  page: WholePage,
  { services: { config, cards } }: SharedPages,
  { session }: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (session.setCookie) reply.header('set-cookie', session.setCookie)
  reply.headers(Object.fromEntries(page.headers))
  reply.headers({
    'content-security-policy': pagePolicy(page.scripts, config, cards.policy),
    'cache-control': 'private, no-cache',
    etag: page.etag,
    vary: 'cookie, accept-encoding',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(await page.bytes(encoding))
}

async function sendFilled(
  page: GappedPage,
  { services: { config, cards } }: SharedPages,
  { session }: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = newNonce()
  const compressed = takesGzip(request.headers['accept-encoding'])
  const own = {
    nonce,
    clientId: session.clientId ?? '',
    firstName: session.firstName ?? '',
    points: (await session.personal())?.points ?? 0,
  }
  if (session.setCookie) reply.header('set-cookie', session.setCookie)
  reply.headers(Object.fromEntries(page.headers))
  if (compressed) reply.header('content-encoding', 'gzip')
  reply.headers({
    'content-security-policy': pagePolicy([nonceSource(nonce)], config, cards.policy),
    'cache-control': 'private, no-store',
    vary: 'cookie, accept-encoding',
  })
  return reply.code(page.status).send(page.bytes(own, compressed))
}
