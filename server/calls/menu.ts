import { menuData } from '../menu/menu_data.ts'
import { planOfClient } from '../orders/plan_of_client.ts'
import type { Calls } from './handler.ts'
import { programTime } from './program_time.ts'

export const menu: Calls<'menu'> = {
  data: async ({ pool }, request, { date = 'this-week' }) => {
    const { brand, locale, session } = request
    const plan = await planOfClient(pool, brand, session.clientId)
    return menuData(pool, { brand, locale, now: programTime(request), date, plan })
  },
}
