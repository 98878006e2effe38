// A brand's menu weeks: the board, plans by hand, publishing.

import { previewWeek, publishPlan } from '../corrections/change_week.ts'
import { saveWeekPlan } from '../planning/save_week_plan.ts'
import { listDishesFor, showBoard } from '../planning/show_board.ts'
import { programTime } from '../request/clock/program_time.ts'
import { adminOf, type Calls } from './handler.ts'

export const menu_weeks: Calls<'menu_weeks'> = {
  board: (services, request, input) =>
    showBoard(services, {
      ...input,
      brand: request.brand,
      locale: request.locale,
      now: programTime(request),
    }),
  dishes: (services, request, input) => listDishesFor(services, { ...input, ...adminOf(request) }),
  plan: (services, request, input) => saveWeekPlan(services, { ...input, ...adminOf(request) }),
  preview: (services, request, { week }) =>
    previewWeek(services, { week, brand: request.brand, locale: request.locale, now: programTime(request) }),
  publish: (services, request, input) => publishPlan(services, { ...input, ...adminOf(request) }),
}
