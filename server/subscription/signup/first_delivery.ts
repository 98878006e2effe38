// The day of the first box, as a date and as a sentence.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { formatHours, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { firstDeliveryMessages } from '../../../i18n/first_delivery.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { firstDelivery } from './first_box.ts'
import { loadSignup } from './load_signup.ts'
import { stepAnswer } from './steps.ts'

/** @throws Refusal step_missing before there is a slot */
export async function firstDeliverySentence(
  services: Pick<Services, 'pool' | 'memory'>,
  request: CallRequest,
): Promise<OutputOf<'signup.first_delivery_string'>> {
  const { draft, step } = await loadSignup(services, request)
  const { slot } = draft
  if (slot === null) throw new Refusal('step_missing', { details: stepAnswer(step, request) })
  const { brand, locale, now } = request
  const { deliveryDate } = await firstDelivery(services, brand, draft, now)
  const { sentence } = firstDeliveryMessages(brand, locale)
  return {
    text: sentence(formatWeekdayAndDay(deliveryDate, locale), formatHours(slot, locale)),
    date: deliveryDate,
  }
}
