// The day of the first box, as a date and as a sentence.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/brands.ts'
import { firstDeliveryMessages } from '../../../i18n/first_delivery.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { firstDelivery } from './first_box.ts'
import { loadSignup } from './load_signup.ts'
import { stepAnswer } from './steps.ts'

const dayFormats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-CA', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
}

/** @throws Refusal step_missing before there is a slot */
export async function firstDeliverySentence(
  services: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'signup.first_delivery_string'>> {
  const { draft, step } = await loadSignup(services, request)
  const { slot } = draft
  if (slot === null) throw new Refusal('step_missing', { details: stepAnswer(step, request) })
  const { brand, locale, now } = request
  const { deliveryDate } = firstDelivery(brand, draft, now)
  const day = dayFormats[locale].format(Date.parse(`${deliveryDate}T00:00:00Z`))
  const { sentence } = firstDeliveryMessages(brand, locale)
  return { text: sentence(day, hour(slot.startHour, locale), hour(slot.endHour, locale)), date: deliveryDate }
}

/** `4 pm`, « 16 h », with a space that does not break. */
function hour(hours: number, locale: Locale): string {
  if (locale === 'fr') return `${hours}\u00a0h`
  if (hours === 12) return 'noon'
  return `${hours > 12 ? hours - 12 : hours}\u00a0${hours < 12 ? 'am' : 'pm'}`
}
