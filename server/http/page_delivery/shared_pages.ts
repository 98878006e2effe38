// Serves pages that many people share, cached whole. They have nothing of the person who asks.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api, CallName } from '../../../contract/index.ts'
import type { PageId } from '../../../contract/paths.ts'
import { flagsOf } from '../../flags/flags.ts'
import { anonymousSession } from '../../identity/sessions/session.ts'
import type { Services } from '../../integrations/services.ts'
import { encodingFor } from '../encoding.ts'
import { pagePolicy } from '../headers.ts'
import { type CallTable, callInProcess } from '../in_process.ts'
import { AnyClient } from './any_client.ts'
import type { RenderPage } from './page_build.ts'
import { openPageCache, type PageCache } from './page_cache.ts'
import { clientKey, factsOn, visitorKey } from './shared_key.ts'
import { newNonce, pageFacts, type Visit, visitAs } from './visit.ts'
import { type WholePage, wholePage } from './whole_page.ts'

export interface SharedPages {
  services: Services
  /** Without the control room's. */
  calls: CallTable
  render: RenderPage
  pages: PageCache<WholePage>
  /** Pages that visitors share and clients do not, as their first rendering showed, so that it is not repeated. */
  personal: Set<PageId>
}

export function openSharedPages(services: Services, calls: CallTable, render: RenderPage): SharedPages {
  return {
    services,
    calls,
    render,
    pages: openPageCache({ metrics: services.metrics }),
    personal: new Set(),
  }
}

/** Answers a visit to a shared page; false where the page is personal and has to be rendered. */
export async function answerShared(
  shared: SharedPages,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [keyOf, renderFor] =
    visit.session.clientId === null
      ? ([visitorKey, renderForVisitors] as const)
      : ([clientKey, renderForClients] as const)
  const personal = visit.session.clientId !== null && visit.page !== null && shared.personal.has(visit.page)
  const key = personal ? null : await keyOf(shared.services, visit)
  const page = key === null ? null : await shared.pages.get(key, () => renderFor(shared, visit))
  if (page) await send(page, shared, visit, request, reply)
  return page !== null
}

/** The nonce of a rendering is unguessable, so it distinguishes the page's own scripts from all others. */
async function render({ services, render }: SharedPages, visit: Visit, api: Api): Promise<WholePage> {
  const nonce = newNonce()
  const facts = await pageFacts(services, visit, nonce, { whole: true, shared: null })
  return wholePage(await render(new Request(visit.url), api, facts), nonce)
}

/** Null where it depended on this visitor after all. */
async function renderForVisitors(shared: SharedPages, visit: Visit): Promise<WholePage | null> {
  // Only the discount of a visitor's own shows on a shared page; it is part of the key.
  const { discountCode } = visit.session.data
  const known = { ...visit, cookies: undefined, now: visit.call.now }
  const session = await anonymousSession(shared.services, known, discountCode ? { discountCode } : {})
  const anybody = visitAs(visit, session)
  const api = callInProcess(shared.calls, shared.services, anybody.call)
  const page = await render(shared, anybody, api)
  return session.setCookie === null ? page : null
}

/** Null where the page differs between households. */
async function renderForClients(shared: SharedPages, visit: Visit): Promise<WholePage | null> {
  const session = new AnyClient({
    isAdmin: visit.session.isAdmin,
    isDriver: visit.session.isDriver,
    flags: await flagsOf(shared.services, visit.call),
    ...factsOn(visit.page, await visit.session.personal()),
  })
  const someone = visitAs(visit, session)
  const api = watched(callInProcess(shared.calls, shared.services, someone.call), shared.calls, session)
  const page = await render(shared, someone, api)
  if (session.personalPage && visit.page !== null) shared.personal.add(visit.page)
  return page.status === 200 && !session.personalPage ? page : null
}

/** The answer of a call for clients belongs to one household, so a page that makes one is not shared. */
function watched(api: Api, calls: CallTable, session: AnyClient): Api {
  const watch = (call: (name: never, input: never) => Promise<never>) => (name: CallName, input: unknown) => {
    if (calls.get(name)?.declaration.who !== 'anyone') session.personalPage = true
    return call(name as never, input as never)
  }
  return { get: watch(api.get), post: watch(api.post), put: watch(api.put) }
}

async function send(
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
    // A signed-in person's page must not stay in a browser that another person may use next.
    'cache-control': session.clientId === null ? 'private, no-cache' : 'private, no-store',
    ...(session.clientId === null && { etag: page.etag }),
    vary: 'cookie, accept-encoding',
  })
  if (session.clientId === null && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(await page.bytes(encoding))
}
