// Downloads receipts and credit notes as PDF.

import type { FastifyInstance } from 'fastify'
import { openSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { paperPdf } from '../refunds/papers/paper_pdf.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { chosenLocale, factsOf, localeOfCall } from './request.ts'

export function answerHouseholdPapers(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get<{ Params: { file: string } }>('/clients/receipts/:file', async (request, reply) => {
    const { brand, origin, secure } = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { brand, cookies: request.headers.cookie, now, secure })
    const chosen = chosenLocale('/', new URL(request.url, origin).searchParams)
    const locale = chosen ?? localeOfCall(request.headers, session, brand)
    authorize({ who: 'client' }, { brand, session })
    const reader = { clientId: session.clientId as string, brand, locale }
    const { name, pdf } = await paperPdf(services, reader, request.params.file, now.toString())
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'private, no-store' })
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/pdf')
      .send(pdf)
  })
}
