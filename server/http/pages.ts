// The pages' side of the server: a request becomes a web Request, React Router answers it with the one door in hand.

import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageId, pageOfPath, pages } from '../../app/paths.ts'
import { Refusal } from '../../contract/errors.ts'
import { brands } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { CallRequest } from '../calls/handler.ts'
import type { Services } from '../services.ts'
import { encodingFor } from './encoding.ts'
import { commonHeaders, nonceSource, pagePolicy } from './headers.ts'
import { type CallTable, callInProcess } from './in_process.ts'
import { keepQuery } from './kept_query.ts'
import type { PageFacts, RenderPage } from './page_build.ts'
import { openPageCache, type PageCache, type WholePage } from './page_cache.ts'
import {
  chosenLocale,
  factsOf,
  languageOfVisitor,
  localeOfPage,
  type RequestFacts,
  readableHost,
  rememberLanguage,
  sisterOrigin,
} from './request.ts'
import { isSameOrigin } from './same_origin.ts'
import { anonymousSession, openSession, type RequestSession } from './session.ts'
import { visitorKey } from './visitor_page.ts'

/** What begins with these is never a page. */
export const notPages = /^\/(api|vendor|healthz|readyz|metrics)(?=[/?]|$)/

/** One page request as this file hands it around. */
interface Visit extends RequestFacts {
  url: URL
  /** The address a person sees: data requests of a navigation end in `.data`. */
  pathname: string
  page: PageId | null
  session: RequestSession
  /** `Set-Cookie` of a language newly chosen by who has no session. */
  setLanguage: string | null
  call: CallRequest
}

/** Answers every address that nothing else answers at. */
export function mountPages(
  app: FastifyInstance,
  services: Services,
  calls: CallTable,
  render: RenderPage,
): void {
  const cache = openPageCache()
  const deps = { services, calls, render, cache }
  app.register(async scope => {
    // A form's body goes to React Router as it came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', (request, reply) => {
      if (notPages.test(request.url)) return reply.callNotFound()
      return answerPage(deps, request, reply)
    })
  })
}

interface Deps {
  services: Services
  calls: CallTable
  render: RenderPage
  cache: PageCache
}

async function answerPage(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { config } = deps.services
  if (!readableHost(request.headers.host)) throw new Refusal('unreadable')
  const visit = await openVisit(deps.services, request)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (!reads && !isSameOrigin(request.headers, visit.origin)) throw new Refusal('cross_site')
  reply.headers(commonHeaders(config.production, visit.secure))
  if (visit.setLanguage) reply.header('set-cookie', visit.setLanguage)
  const key = request.method === 'GET' && !config.devServer ? await visitorKey(deps.services, visit) : null
  const page = key === null ? null : await wholePage(deps, visit, key)
  return page ? sendWhole(deps, visit, page, request, reply) : answerFresh(deps, visit, request, reply)
}

async function openVisit({ config, pool, clock }: Services, request: FastifyRequest): Promise<Visit> {
  const facts = factsOf(request, config)
  const { brand, origin, secure } = facts
  const url = new URL(request.raw.url ?? '/', origin)
  const pathname = addressSeen(url.pathname)
  const now = clock.now()
  const session = await openSession(pool, { brand, cookies: request.headers.cookie, now, secure })
  const chosen = chosenLocale(pathname, url.searchParams)
  // A choice is remembered with a session there is, or made for it when somebody asks by name (?locale=); of any other
  // visitor's choice, a prefix, the browser keeps two letters.
  if (chosen && chosen !== session.locale && (session.kept || url.searchParams.has('locale'))) {
    await session.setLocale(chosen)
  }
  const known = session.locale ?? languageOfVisitor(request.headers.cookie)
  const setLanguage =
    chosen && !session.kept && chosen !== (known ?? brands[brand].defaultLocale)
      ? rememberLanguage(chosen, secure)
      : null
  const { clientLanguage } = session
  const locale = localeOfPage(pathname, url.searchParams, { locale: known, clientLanguage }, brand)
  const page = pageOfPath(pathname)
  const hidden = page !== null && pages[page].development === true && config.production
  if (hidden) url.pathname = url.pathname.endsWith('.data') ? '/404.data' : '/404'
  return {
    ...facts,
    url,
    pathname,
    page: hidden ? null : page,
    session,
    setLanguage,
    call: { brand, locale, now, origin, session },
  }
}

/** `/fr/menu/this-week.data` is asked for by `/fr/menu/this-week`, `/_root.data` by `/`. */
function addressSeen(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname
  return pathname
    .replace(/\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '')
}

/** A page for this one person: streamed, kept nowhere. */
async function answerFresh(
  { services, calls, render }: Deps,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = services
  const nonce = newNonce()
  const api = callInProcess(calls, services, visit.call)
  await keepQuery(visit.url.searchParams, api)
  const response = await render(
    webRequest(visit, request, reply),
    api,
    pageFacts(services, visit, nonce, false),
  )
  if (visit.session.setCookie) reply.header('set-cookie', visit.session.setCookie)
  reply.headers({
    'content-security-policy': pagePolicy([nonceSource(nonce)], config),
    'cache-control': visit.session.clientId === null ? 'private, no-cache' : 'private, no-store',
    vary: 'cookie',
  })
  return reply.send(response)
}

/** The page that every visitor shares; null when it turned out to be this one's own. */
function wholePage(
  { services, calls, render, cache }: Deps,
  visit: Visit,
  key: string,
): Promise<WholePage | null> {
  return cache.get(key, async () => {
    // Of the visitor's own, only the discount shows on a shared page; it is part of the key.
    const { discountCode } = visit.session.data
    const known = { ...visit, cookies: undefined, now: visit.call.now }
    const session = anonymousSession(services.pool, known, discountCode ? { discountCode } : {})
    const anybody = { ...visit, session, call: { ...visit.call, session } }
    const api = callInProcess(calls, services, anybody.call)
    const facts = pageFacts(services, anybody, '', true)
    const response = await render(new Request(visit.url), api, facts)
    return session.setCookie === null ? response : null
  })
}

async function sendWhole(
  { services: { config } }: Deps,
  { session }: Visit,
  page: WholePage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (session.setCookie) reply.header('set-cookie', session.setCookie)
  reply.headers(Object.fromEntries(page.headers))
  reply.headers({
    'content-security-policy': pagePolicy(page.scripts, config),
    'cache-control': 'private, no-cache',
    etag: page.etag,
    vary: 'cookie, accept-encoding',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(await page.bytes(encoding))
}

const newNonce = () => randomBytes(18).toString('base64url')

function pageFacts({ log, config, clock }: Services, visit: Visit, nonce: string, whole: boolean): PageFacts {
  const { brand, origin, session, call } = visit
  const now = clock.now().toString()
  const { date: today, time } = wallClock(brand, now)
  return {
    brand,
    locale: call.locale,
    origin,
    sisterOrigin: sisterOrigin(visit, config),
    nonce,
    whole,
    environment: config.environment,
    now,
    today,
    time,
    report: failure => log.error({ err: failure }, 'a page failed'),
    rememberLocation: async url => {
      if (isOwnPath(url)) await session.remember({ storedLocation: url.slice(0, 2_000) })
    },
  }
}

/** A path of this site, and not an address that only looks like one (RULINGS 17). */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url)

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
  const body = Readable.toWeb(request.raw) as ReadableStream
  return new Request(url, { method, headers, signal: gone.signal, body, duplex: 'half' } as RequestInit)
}
