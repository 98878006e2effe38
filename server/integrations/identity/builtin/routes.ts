// The built-in provider over the wire: Fastify's request becomes a web request, and its answer goes back as it is.

import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { type AnswerIdentity, builtinBase } from './provider.ts'

/**
 * A Fastify plugin with everything under /vendor/identity.
 * @param originOf scheme, host and port the person sees
 */
export function builtinIdentity(
  answer: AnswerIdentity,
  originOf: (request: FastifyRequest) => string,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, read) =>
      read(null, body),
    )
    app.route({
      // Named, because the HEAD that Fastify makes of a GET cannot answer with a web response.
      method: ['GET', 'HEAD', 'POST'],
      url: `${builtinBase}/*`,
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const url = `${originOf(request)}${request.url}`
        const headers = new Headers()
        const { authorization } = request.headers
        if (authorization !== undefined) headers.set('authorization', authorization)
        const body = request.method === 'POST' ? String(request.body ?? '') : undefined
        const asked = { method: request.method, headers, ...(body !== undefined && { body }) }
        return reply.send(await answer(new Request(url, asked)))
      },
    })
    done()
  }
}
