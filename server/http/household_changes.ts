// Downloads the list of changes as a table. It is a file, so a link leads here; it is protected like a setting.

import type { FastifyInstance } from 'fastify'
import { changesAsCsv } from '../household/changes/show_changes.ts'
import { requireAnswer } from '../identity/reauthentication/require_answer.ts'
import { openSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { chosenLocale, factsOf, localeOfCall } from './request.ts'

export function answerHouseholdChanges(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get('/clients/changes.csv', async (request, reply) => {
    const { brand, origin, secure } = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { brand, cookies: request.headers.cookie, now, secure })
    const chosen = chosenLocale('/', new URL(request.url, origin).searchParams)
    const locale = chosen ?? localeOfCall(request.headers, session, brand)
    authorize({ who: 'settings' }, { brand, session })
    await requireAnswer(services, { brand, locale, now, origin, session })
    const table = await changesAsCsv(services, { clientId: session.clientId as string, brand, locale })
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'private, no-store' })
      .header(
        'content-disposition',
        `attachment; filename="${brand}-changes-${now.toString().slice(0, 10)}.csv"`,
      )
      .type('text/csv; charset=utf-8')
      .send(table)
  })
}
