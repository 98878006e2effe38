// The one door: every call of the contract at its address. Everything that can be prepared is prepared here once, so a request runs
// a single function.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actsOnHeader, type CallDeclaration } from '../../contract/call.ts'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import { pageOfPath } from '../../contract/paths.ts'
import { openSession, type RequestSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { shortNetwork } from '../request/network.ts'
import { noteRefusal } from '../request/security_log.ts'
import { brandNamed } from './acting_brand.ts'
import { type AnswerForm, bodyLimit } from './bodies.ts'
import { type BoundCall, runCall } from './bound_calls.ts'
import { takesGzip } from './encoding.ts'
import { jsonBody } from './json_body.ts'
import { type Audience, answerOf, comeBackSeconds, refusalOf } from './refuse.ts'
import { brandOfHost, browserOf, factsOf, localeOfCall, sendCookies } from './request.ts'
import { isSameOrigin } from './same_origin.ts'

/** An answer is for one household, now: nothing in between may cache it or read it as anything but JSON. */
const answerHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'cookie, accept-language',
}

const formType = 'application/x-www-form-urlencoded'

/**
 * Registers the calls.
 * @param answerForm answers a form that a browser without scripts sent to a page that shares its address with a call; null where there
 * are no pages
 */
export function openDoor(
  app: FastifyInstance,
  services: Services,
  calls: readonly BoundCall[],
  answerForm: () => AnswerForm | null = () => null,
): void {
  app.addContentTypeParser(formType, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
  for (const call of calls) {
    const { attemptsPerMinute, method, alsoGet, longest = bodyLimit } = call.declaration
    for (const answered of alsoGet ? (['GET', method] as const) : [method]) {
      app.route({
        method: answered,
        url: call.path,
        bodyLimit: longest,
        // A call that changes something does not answer HEAD.
        ...(alsoGet && { exposeHeadRoute: false }),
        config: attemptsPerMinute ? attemptLimit(attemptsPerMinute) : {},
        handler: handlerOf(call, services, answered, answerForm),
      })
    }
  }
}

const attemptLimit = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

function handlerOf(
  call: BoundCall,
  services: Services,
  method: CallDeclaration['method'],
  answerForm: () => AnswerForm | null,
) {
  const { changesState, secrets = [] } = call.declaration
  const { config, clock } = services
  const inputOf = inputReader(method, call.path.includes(':'))

  const isPage = method === 'POST' && pageOfPath(call.path) !== null
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const form = Buffer.isBuffer(request.body)
    const toPage = form && isPage ? answerForm() : null
    if (toPage) return toPage(request, reply)
    const audience: Audience = audienceOf(request, config.cookitDomain)
    let session: RequestSession | undefined
    try {
      if (form) throw new Refusal('unreadable')
      const { brand, origin, secure } = factsOf(request, config)
      if (changesState && !isSameOrigin(request.headers, origin)) throw new Refusal('cross_site')
      const now = clock.now()
      session = await openSession(services, {
        brand,
        ...browserOf(request, config),
        now,
        secure,
        // A POST needs neither the plan nor the points that pages show.
        personal: method === 'GET',
      })
      audience.locale = localeOfCall(request.headers, session, brand)
      if (method === 'GET') refuseSecrets(secrets, request.query)
      const actsOn = brandNamed(request.headers[actsOnHeader])
      const asker = { ...audience, now, origin, session, ...(actsOn && { actsOn }) }
      const output = await runCall(call, services, asker, inputOf(request))
      const { content, encoding } = await jsonBody(output, takesGzip(request.headers['accept-encoding']))
      if (encoding) reply.header('content-encoding', encoding)
      return sendAs(json, reply, 200, content, session)
    } catch (error) {
      const isAdmin = call.declaration.who === 'admin'
      const refusal = refusalOf(error, request.log)
      noteRefusal(request.log, { call: call.name, session: session ?? strangerAt(request.ip) }, refusal)
      const asked = { call: call.name, input: inputOf(request) }
      const { status, body } = answerOf(refusal, { ...audience, isAdmin, asked })
      return send(reply, status, body, session)
    }
  }
}

const strangerAt = (ip: string) => ({ clientId: null, network: shortNetwork(ip) })

/** @throws Refusal `use_post` for a secret in an address, which stays in histories and logs (rule 21) */
function refuseSecrets(secrets: readonly string[], query: unknown): void {
  if (typeof query !== 'object' || query === null) return
  if (secrets.some(name => Object.hasOwn(query, name))) throw new Refusal('use_post')
}

/** A GET reads the query, other methods the body, which may be missing; path parameters override both. */
function inputReader(
  method: CallDeclaration['method'],
  inPath: boolean,
): (request: FastifyRequest) => unknown {
  const sent = method === 'GET' ? 'query' : 'body'
  if (!inPath) return request => request[sent] ?? {}
  return request => ({ ...(request[sent] as object | undefined), ...(request.params as object) })
}

const json = 'application/json; charset=utf-8'

/** A word is sent as that word alone, anything else as JSON. */
function send(reply: FastifyReply, status: number, body: unknown, session?: RequestSession): FastifyReply {
  if (typeof body === 'string') return sendAs('text/plain; charset=utf-8', reply, status, body, session)
  return sendAs(json, reply, status, JSON.stringify(body), session)
}

function sendAs(
  type: string,
  reply: FastifyReply,
  status: number,
  content: string | Buffer,
  session?: RequestSession,
): FastifyReply {
  reply.code(status).headers(answerHeaders)
  if (status === 503) reply.header('retry-after', comeBackSeconds)
  if (session) sendCookies(reply, session)
  return reply.type(type).send(content)
}

/** The brand and language of a refusal when only the request's headers are known. */
function audienceOf(request: FastifyRequest, cookitDomain: string): Audience {
  const brand = brandOfHost(request.host ?? '', cookitDomain)
  return { brand, locale: localeOfCall(request.headers, null, brand) }
}

/** Answers a request for a call that never reached one: no such address, an unreadable body, too many attempts. */
export function refuseOutside(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  cookitDomain: string,
): FastifyReply {
  const { status, body } = answerOf(new Refusal(code), audienceOf(request, cookitDomain))
  return send(reply, status, body)
}
