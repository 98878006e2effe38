// Answers requests that reach no handler: unreadable requests, too many attempts, unknown addresses.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { Config } from '../request/config.ts'
import { shortNetwork } from '../request/network.ts'
import { noteRefusal } from '../request/security_log.ts'
import { refuseOutside } from './door.ts'
import { httpsOnly } from './headers.ts'
import { isBusy } from './refuse.ts'

/** Answers everything that was thrown outside a call, and unknown addresses. */
export function answerFaults(app: FastifyInstance, cookitDomain: string): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    if (hasLeft(error, reply)) request.log.debug('the reader left')
    else if (code === 'unexpected' || code === 'busy') request.log.error({ err: error }, 'a request failed')
    if (code === 'too_many_requests') noteLimited(request)
    return refuseOutside(request, reply, code, cookitDomain)
  })
  app.setNotFoundHandler((request, reply) => refuseOutside(request, reply, 'not_found', cookitDomain))
}

/** More attempts came from one address than a minute allows; whose session it is has not been read yet. */
function noteLimited({ log, ip, routeOptions }: FastifyRequest): void {
  const session = { clientId: null, network: shortNetwork(ip) }
  noteRefusal(log, { call: routeOptions.url ?? 'none', session }, new Refusal('too_many_requests'))
}

/** Whether an answer was given up because its reader left: a browser that goes on to another page aborts this one. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyReply) =>
  raw.destroyed && ['ERR_STREAM_PREMATURE_CLOSE', 'NOBODY_WAITS'].includes(code)

/** For Fastify's own complaints, which no hook sees: an address it cannot decode. */
export function refuseUnreadable(config: Config) {
  const transport = httpsOnly(config)
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (transport !== null) reply.header('strict-transport-security', transport)
    refuseOutside(request, reply, 'unreadable', config.cookitDomain)
  }
}

function codeOf(error: FastifyError | Refusal): ErrorCode {
  if (error instanceof Refusal) return error.code
  if (isBusy(error)) return 'busy'
  const status = error.statusCode ?? 500
  if (status === 413) return 'too_much'
  if (status === 429) return 'too_many_requests'
  return status >= 400 && status < 500 ? 'unreadable' : 'unexpected'
}
