// Serves pages: a request becomes a web Request, and React Router answers it through the one door.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../contract/errors.ts'
import type { SharedText } from '../../../contract/page_request.ts'
import { linkTo } from '../../../contract/paths.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { type AnswerForm, bodyLimit } from '../bodies.ts'
import { commonHeaders, nonceSource, pagePolicy } from '../headers.ts'
import { type CallTable, callInProcess, readingOnce, withoutControlRoom } from '../in_process.ts'
import { isOperators } from '../operators.ts'
import { comeBackSeconds } from '../refuse.ts'
import { sendCookies } from '../request.ts'
import { isSameOrigin } from '../same_origin.ts'
import { saveQuery } from './kept_query.ts'
import type { RenderPage } from './page_build.ts'
import { answerShared, openSharedPages, type SharedPages } from './shared_pages.ts'
import { withShared } from './shared_texts.ts'
import { newNonce, openVisit, pageFacts, type Visit } from './visit.ts'

/** An address with one of these beginnings is never a page. */
export const notPages = /^\/(api|vendor|pictures|healthz|readyz|metrics)(?=[/?]|$)/

/**
 * Answers every address without another handler. @returns the function that answers forms sent to a page that shares its address
 * with a call
 */
export function mountPages(
  app: FastifyInstance,
  services: Services,
  calls: CallTable,
  render: RenderPage,
): AnswerForm {
  const shared = openSharedPages(services, withoutControlRoom(calls), render)
  const callsOf = (request: FastifyRequest) => (isOperators(request, services.config) ? calls : shared.calls)
  app.register(async scope => {
    // A form's body goes to React Router unchanged.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.all('/*', (request, reply) => {
      // Forms post; nothing is put at the address of a page but by a call.
      if (request.method === 'PUT' || notPages.test(request.url)) return reply.callNotFound()
      return answerPage(shared, callsOf(request), request, reply)
    })
  })
  return (request, reply) => answerPage(shared, callsOf(request), request, reply)
}

async function answerPage(
  shared: SharedPages,
  calls: CallTable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services } = shared
  const { config } = services
  const visit = await openVisit(services, request)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (!reads && !isSameOrigin(request.headers, visit.origin)) throw new Refusal('cross_site')
  reply.headers(commonHeaders)
  if (visit.toOffice && reads && !request.url.includes('.data'))
    return reply.header('cache-control', 'no-store').redirect(linkTo('staffSignIn', visit.call), 303)
  if (visit.setLanguage) reply.header('set-cookie', visit.setLanguage)
  const mayShare = request.method === 'GET' && !config.devServer
  if (mayShare && (await answerShared(shared, visit, request, reply))) return reply
  return answerFresh({ ...shared, calls }, visit, request, reply)
}

/** A page for this one person: streamed, and cached nowhere. */
async function answerFresh(
  { services, calls, render }: SharedPages,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = services
  const nonce = newNonce()
  const looksOnly = request.method === 'GET' || request.method === 'HEAD'
  const api = callInProcess(calls, looksOnly ? readingOnce(services) : services, visit.call)
  const refusedCode = await saveQuery(visit.url.searchParams, api)
  if (refusedCode !== null) visit.call.refusedCode = refusedCode
  const texts: SharedText[] = []
  // The data of a navigation has no end of a page.
  const shared = visit.url.pathname.endsWith('.data') ? null : texts
  const facts = await pageFacts(services, visit, nonce, { whole: false, shared })
  if (visit.office) {
    const apiOf = (brand: BrandId) =>
      brand === visit.call.brand ? api : callInProcess(calls, services, { ...visit.call, actsOn: brand })
    facts.office = { ...visit.office, apiOf }
  }
  const response = await render(webRequest(visit, request, reply), api, facts)
  sendCookies(reply, visit.session)
  if (response.status === 503) reply.header('retry-after', comeBackSeconds)
  reply.headers({
    'content-security-policy': pagePolicy([nonceSource(nonce)], config, services.cards.policy),
    'cache-control': visit.session.clientId === null ? 'private, no-cache' : 'private, no-store',
    vary: 'cookie',
  })
  for (const [name, value] of response.headers) reply.header(name, value)
  // A complete page is compressed at once, and its length is known.
  const drawn = Buffer.from(await response.arrayBuffer())
  const { body, encoding } = await withShared(services, drawn, texts, request.headers['accept-encoding'])
  if (encoding !== null) reply.header('content-encoding', encoding).header('vary', 'cookie, accept-encoding')
  return reply.code(response.status).send(body.length > 0 ? body : undefined)
}

function webRequest({ url }: Visit, request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal: gone.signal })
  const body = request.body as Buffer<ArrayBuffer> | undefined
  return new Request(url, { method, headers, signal: gone.signal, ...(body && { body }) })
}
