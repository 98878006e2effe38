import { examplePlanId } from '../dashboard/home/homepage.ts'
import { productData, productLabel } from '../menu/product_data.ts'
import { planIdOfSession, weekdayOfSession } from '../orders/plan_of_session.ts'
import { programTime } from '../request/clock/program_time.ts'
import type { Calls } from './handler.ts'

export const products: Calls<'products'> = {
  modal_data: async (services, request, { id, week }) => {
    const { brand, locale, session } = request
    const planId = (await planIdOfSession(session)) ?? examplePlanId
    const weekday = await weekdayOfSession(session)
    return productData(services, { brand, locale, now: programTime(request), id, planId, week, weekday })
  },
  recipal_html: async (services, request, { id }) => {
    const { brand, locale, session } = request
    const weekday = await weekdayOfSession(session)
    return productLabel(services, { brand, locale, now: programTime(request), id, weekday })
  },
}
