// The API document at /api/openapi.json, and a page to read and try it at /api/docs.

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { BoundCall } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { openApiOf } from './openapi.ts'

/** The page's own policy: no inline script, nothing from elsewhere. Swagger UI sets styles inline, and its icons are data. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Serves the document and the page. */
export async function describeApi(app: FastifyInstance, calls: readonly BoundCall[]): Promise<void> {
  const document = openApiOf(calls, '1.0.0')
  const json = JSON.stringify(document)
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send(json),
  )
  await app.register(async scope => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers(commonHeaders)
      reply.header('content-security-policy', policy)
    })
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: {
        deepLinking: true,
        docExpansion: 'none',
        tryItOutEnabled: true,
        persistAuthorization: false,
      },
      theme: { title: 'Calls of Fresh Prep and Cook it' },
    })
  })
}
