// Downloads what a kitchen buys and portions for a day as a table. It is a file, so a link leads here; it is an admin's.

import type { FastifyInstance } from 'fastify'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { openSession } from '../identity/sessions/session.ts'
import type { Services } from '../integrations/services.ts'
import { ingredientsAsCsv } from '../kitchen/ingredients.ts'
import { showIngredients } from '../kitchen/show_kitchen.ts'
import { authorize } from './bound_calls.ts'
import { commonHeaders } from './headers.ts'
import { chosenLocale, factsOf, localeOfCall } from './request.ts'
import { validate } from './validate.ts'

export function answerKitchenIngredients(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  app.get('/api/admin/kitchens/ingredients.csv', async (request, reply) => {
    const { brand, origin, secure } = factsOf(request, config)
    const now = clock.now()
    const session = await openSession(services, { brand, cookies: request.headers.cookie, now, secure })
    const asked = new URL(request.url, origin).searchParams
    const locale = chosenLocale('/', asked) ?? localeOfCall(request.headers, session, brand)
    authorize(contract.kitchens.day, { brand, session })
    const input = validate(contract.kitchens.day.input, Object.fromEntries(asked)) as ParsedOf<'kitchens.day'>
    const { date, kitchen } = input
    const day = await showIngredients(services, { brand, locale, now: now.toString() }, { date, kitchen })
    const named = [brand, 'ingredients', day.kitchen ?? 'none', day.date].join('-')
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'private, no-store' })
      .header('content-disposition', `attachment; filename="${named}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(ingredientsAsCsv(day.ingredients, { brand, locale }))
  })
}
