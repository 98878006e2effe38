import { showServingsBanner } from '../content/servings_banner.ts'
import { planIdOfSession } from '../orders/plan_of_session.ts'
import type { Calls } from './handler.ts'

export const servings_based_banner: Calls<'servings_based_banner'> = {
  index: async (services, request) =>
    showServingsBanner(services, request, await planIdOfSession(request.session)),
}
