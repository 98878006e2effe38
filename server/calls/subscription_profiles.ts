import { listProfiles, topProfiles } from '../office/profiles/profiles.ts'
import { programTime } from '../request/clock/program_time.ts'
import { previewChoice } from '../weekly/choice/preview.ts'
import type { Calls } from './handler.ts'

export const subscription_profiles: Calls<'subscription_profiles'> = {
  index_data: (services, request, input) =>
    listProfiles(services, {
      ...input,
      brand: request.brand,
      locale: request.locale,
      now: programTime(request),
    }),
  top_profiles: (services, { brand, locale }) => topProfiles(services, { brand, locale }),
  preview_order_generation: (services, request, input) =>
    previewChoice(services, {
      ...input,
      brand: request.brand,
      locale: request.locale,
      now: programTime(request),
    }),
}
