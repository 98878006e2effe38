// Pages for operators: outside development and test, a token opens them.

import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import type { Config } from '../request/config.ts'

/** Metrics, the calls' document and page, and the control room with its calls. */
const theirs = /^(\/metrics|\/api\/docs|\/api\/openapi\.json|\/api\/dev|(\/en|\/fr)?\/dev)(?=[/.?]|$)/i

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

/** Admits operators to their pages; without a configured token the pages do not exist. */
export function keepForOperators(
  app: FastifyInstance,
  { environment, operatorToken: token }: Pick<Config, 'environment' | 'operatorToken'>,
): void {
  if (environment === 'development' || environment === 'test') return
  app.addHook('onRequest', (request, reply, done) => {
    if (!theirs.test(decoded(request.url))) return done()
    if (token === undefined) return done(new Refusal('not_found'))
    if (hasToken(request.headers.authorization, token)) return done()
    void reply.code(401).header('www-authenticate', 'Basic realm="operators", charset="UTF-8"').send()
  })
}

/** As the router reads it: `/%64ev` is `/dev`. */
function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
