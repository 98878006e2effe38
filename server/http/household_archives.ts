// Downloads the copy of a household's data. It is a file, so a link leads here; it is protected like a setting.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { readArchive } from '../household/data/export_data.ts'
import { requireAnswer } from '../identity/reauthentication/require_answer.ts'
import { openSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { factsOf, localeOfCall } from './request.ts'

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function answerHouseholdArchives(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get<{ Params: { file: string } }>('/clients/data/:file', async (request, reply) => {
    const { brand, origin, secure } = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { brand, cookies: request.headers.cookie, now, secure })
    const locale = localeOfCall(request.headers, session, brand)
    authorize({ who: 'settings' }, { brand, session })
    await requireAnswer(services, { brand, locale, now, origin, session })
    const id = request.params.file.replace(/\.zip$/, '')
    const archive =
      idShape.test(id) && (await readArchive(services, session.clientId as string, id, now.toString()))
    if (!archive) throw new Refusal('not_found')
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'private, no-store' })
      .header('content-disposition', `attachment; filename="${brand}-${now.toString().slice(0, 10)}.zip"`)
      .type('application/zip')
      .send(archive)
  })
}
