// How often a declined card is tried again, in words, from the schedule itself (domain/payments/retries.ts).

import type { Locale } from '../domain/brands.ts'
import { isDaily, type RetrySchedule, retrySchedules } from '../domain/payments/retries.ts'
import type { Voice } from './catalogue.ts'

/** How often this brand tries a declined card again. */
export const retriesOf = ({ brand, locale }: Pick<Voice, 'brand' | 'locale'>): string =>
  retriesInWords(retrySchedules[brand], locale)

/** "every day"; or "6, 24 and 48 hours after the cutoff". It follows "we try the same way again". */
export function retriesInWords(schedule: RetrySchedule, locale: Locale): string {
  const english = locale === 'en'
  if (isDaily(schedule)) return english ? 'every day' : 'chaque jour'
  const hours = schedule.map(String)
  const last = hours.pop() as string
  const list = hours.length === 0 ? last : `${hours.join(', ')} ${english ? 'and' : 'et'} ${last}`
  const many = schedule.length > 1 || schedule[0] > 1
  if (english) return `${list} ${many ? 'hours' : 'hour'} after the cutoff`
  return `${list} ${many ? 'heures' : 'heure'} après l’heure limite`
}
