import { saveRanking, showRanking } from '../menu/ranking/category_ranking.ts'
import { programTime } from '../request/clock/program_time.ts'
import { previewRanking } from '../weekly/choice/preview_ranking.ts'
import { adminOf, type Calls } from './handler.ts'

export const weekly_categories: Calls<'weekly_categories'> = {
  week_data: (services, request, input) =>
    showRanking(services, { ...input, brand: request.brand, now: programTime(request) }),
  save_ranking: (services, request, input) =>
    saveRanking(services, {
      ...input,
      ...adminOf(request),
    }),
  preview_ranking: (services, { brand, locale }, input) =>
    previewRanking(services, { ...input, brand, locale }),
}
