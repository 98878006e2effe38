import { menuData, menuWords } from '../menu/menu_data.ts'
import { planIdOfSession, weekdayOfSession } from '../orders/plan_of_session.ts'
import { wishesOf } from '../orders/wishes.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, clientOf } from './handler.ts'

export const menu: Calls<'menu'> = {
  data: async (services, request, { date = 'this-week' }) => {
    const { brand, locale, session } = request
    const planId = await planIdOfSession(session)
    const weekday = await weekdayOfSession(session)
    return menuData(services, { brand, locale, now: programTime(request), date, planId, weekday })
  },
  search_words: async (services, request, { date = 'this-week' }) => {
    const weekday = await weekdayOfSession(request.session)
    return menuWords(services, { brand: request.brand, now: programTime(request), date, weekday })
  },
  wishes: (services, request) => wishesOf(services, clientOf(request)),
}
