// Downloads the log of staff as a table. It is a file, so a link leads here; what is searched for stands in its address.

import type { FastifyInstance } from 'fastify'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { logAsCsv } from '../staff/log/show_log.ts'
import { actingOn, brandNamed } from './acting_brand.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { browserOf, chosenLocale, factsOf, localeOfCall } from './request.ts'
import { validate } from './validate.ts'

export function answerStaffLog(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get('/api/admin/staff_log/lines.csv', async (request, reply) => {
    const { brand: host, origin, secure } = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { brand: host, ...browserOf(request, config), now, secure })
    const query = new URL(request.url, origin).searchParams
    const locale = chosenLocale('/', query) ?? localeOfCall(request.headers, session, host)
    const named = query.getAll('acts_on').flatMap(name => brandNamed(name) ?? [])
    const brands = [...new Set(named.length > 0 ? named : [host])]
    for (const actsOn of brands) {
      const asked = actingOn(services, { brand: host, locale, now, origin, session, actsOn })
      authorize(contract.staff_log.list, asked)
    }
    const { input } = contract.staff_log.list
    const filter = validate(input, Object.fromEntries(query)) as ParsedOf<'staff_log.list'>
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'private, no-store' })
      .header(
        'content-disposition',
        `attachment; filename="${brands.join('-')}-log-${now.toString().slice(0, 10)}.csv"`,
      )
      .type('text/csv; charset=utf-8')
      .send(await logAsCsv(services, { brands, locale }, filter))
  })
}
