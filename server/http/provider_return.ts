// Receives a provider's answer by POST, as Apple sends it. The post comes from another site, so the browser sends no cookie and
// nothing is decided here. The answer goes on to the page at this address after the number sign, which no server ever sees, and the
// page hands it to the call.

import type { FastifyInstance } from 'fastify'
import { providers } from '../../domain/identity.ts'
import { returnPath } from '../integrations/identity/port.ts'
import { commonHeaders } from './headers.ts'

const taken = ['code', 'state', 'iss', 'error', 'user']

export function answerProviderReturns(app: FastifyInstance): void {
  app.register(async scope => {
    const options = { parseAs: 'string', bodyLimit: 16_384 } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)))
    })
    for (const provider of providers) {
      scope.post(returnPath(provider), (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const fields = new URLSearchParams()
        for (const name of taken) {
          const value = form.get(name)
          if (value !== null) fields.set(name, value)
        }
        return reply
          .headers({ ...commonHeaders, 'cache-control': 'no-store' })
          .redirect(`${returnPath(provider)}#${fields}`, 303)
      })
    }
  })
}
