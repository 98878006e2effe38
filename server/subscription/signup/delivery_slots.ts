// The days and windows a household can choose, and its choice.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { cutoffOf } from '../../../domain/time/cutoff.ts'
import { type SlotDate, slotsBySoonest } from '../../../domain/time/slots.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import type { DraftAddress } from '../../identity/draft/draft.ts'
import { localTime } from '../../menu/local_time.ts'
import { type Area, findArea, slotsOfArea } from '../../places/areas/find_area.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Stored } from '../../request/services.ts'
import { loadSignup, refuseSubscribed, type Signup, saveDraft } from './load_signup.ts'
import { stepAnswer } from './steps.ts'

/** An area's slots with the first date of each, soonest first. */
export async function soonestSlots(
  services: Stored,
  { brand, now }: Pick<CallRequest, 'brand' | 'now'>,
  area: Area,
): Promise<SlotDate[]> {
  const at = now.toString()
  const slots = await slotsOfArea(services.pool, area, { now: at })
  return slotsBySoonest(brand, slots, at, await cutoffsOf(services))
}

/** @throws Refusal step_missing before there is an address */
export async function deliveryOptions(
  services: Stored,
  request: CallRequest,
): Promise<OutputOf<'signup.delivery_options'>> {
  const signup = await loadSignup(services, request)
  const { brand } = request
  const chosen = signup.draft.slot
  const kept = addressOf(signup, request)
  const { address, unit, buzzer, city, province, postal, phone, instructions } = kept
  const coordinates = { lat: kept.lat, long: kept.lon, mode: kept.mode }
  const slots = await slotsOf(services, request, { postal })
  const cutoffs = await cutoffsOf(services)
  return {
    address: { address, unit, buzzer, city, province, postal, coordinates, phone, instructions },
    options: slots.map(({ slot, deliveryDate }) => ({
      weekday: slot.weekday,
      window: { startHour: slot.startHour, endHour: slot.endHour },
      firstDeliveryDate: deliveryDate,
      cutoffLocal: localTime(brand, cutoffOf(brand, deliveryDate, cutoffs)),
      selected: slot.weekday === chosen?.weekday && slot.startHour === chosen.startHour,
    })),
  }
}

/** @throws Refusal step_missing, slot_unavailable, already_signed_up */
export async function updateSlot(
  services: Stored,
  request: CallRequest,
  input: { weekday: number; startHour: number },
): Promise<OutputOf<'signup.update_delivery_slot'>> {
  const signup = await loadSignup(services, request)
  refuseSubscribed(signup)
  const slots = await slotsOf(services, request, addressOf(signup, request))
  const chosen = slots.find(
    ({ slot }) => slot.weekday === input.weekday && slot.startHour === input.startHour,
  )
  if (!chosen) throw new Refusal('slot_unavailable')
  const saved = await saveDraft(services, request, signup, { slot: chosen.slot })
  return { ...stepAnswer(saved.step, request), firstDeliveryDate: chosen.deliveryDate }
}

function addressOf({ draft, step }: Signup, request: CallRequest): DraftAddress {
  if (draft.address === null) throw new Refusal('step_missing', { details: stepAnswer(step, request) })
  return draft.address
}

async function slotsOf(
  services: Stored,
  request: CallRequest,
  { postal }: Pick<DraftAddress, 'postal'>,
): Promise<SlotDate[]> {
  const area = await findArea(services.pool, postal)
  return area ? soonestSlots(services, request, area) : []
}
