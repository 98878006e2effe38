// Pages for operators: outside development and test, a token opens them.

import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import type { Config } from '../request/config.ts'

/** Metrics, the calls' document and page, and the control room with its calls. */
const theirs = /^(\/metrics|\/api\/docs|\/api\/openapi\.json|\/api\/dev|(\/en|\/fr)?\/dev)(?=[/.]|$)/i

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Whether an `Authorization` header has the token: as a bearer's, or as the password of any user. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const [, scheme = '', sent = ''] = /^(Bearer|Basic) +([\x21-\x7e]+)$/i.exec(authorization ?? '') ?? []
  const offered =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(sent, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : sent
  return timingSafeEqual(digest(offered), digest(token))
}

type OperatorConfig = Pick<Config, 'environment' | 'operatorToken'>

/** Whether a request may use what is kept for operators. In development and test every request may. */
export function isOperators(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { environment, operatorToken }: OperatorConfig,
): boolean {
  if (environment === 'development' || environment === 'test') return true
  return operatorToken !== undefined && hasToken(headers.authorization, operatorToken)
}

/** Admits operators to their pages; without a configured token the pages do not exist. */
export function admitOperators(app: FastifyInstance, config: OperatorConfig): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTheirs(request) || isOperators(request, config)) return done()
    if (config.operatorToken === undefined) return done(new Refusal('not_found'))
    void reply.code(401).header('www-authenticate', 'Basic realm="operators", charset="UTF-8"').send()
  })
}

/** The path has one spelling by now (edge.ts). The route that answers counts as well, however it was found. */
function isTheirs({ url, routeOptions }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  return theirs.test(path) || theirs.test(routeOptions.url ?? '')
}
