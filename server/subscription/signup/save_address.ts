// The third step of a sign-up: the address.

import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { householdExists } from '../address/household_exists.ts'
import { takeAddress } from '../address/take_address.ts'
import { soonestSlots } from './delivery_slots.ts'
import { loadSignup, refuseSubscribed, saveDraft } from './load_signup.ts'
import { requireStep, stepAnswer } from './steps.ts'
import { isHouseholdTaken } from './store.ts'

type Input = ParsedOf<'signup.save_address'>

/**
 * Saves the address and, with it, the soonest slot of its zone; an earlier slot stays while the zone has it.
 * @throws Refusal as contract/signup.ts lists, in the order in which a person can correct them
 */
export async function saveAddress(
  services: Services,
  request: CallRequest,
  input: Input,
): Promise<OutputOf<'signup.save_address'>> {
  const clientId = signedIn(request)
  const signup = await loadSignup(services, request)
  refuseSubscribed(signup)
  requireStep(signup.step, 'delivery', request)
  const { place: address, area } = await takeAddress(services, request, input, signup.draft.address)
  if (await isHouseholdTaken(services.pool, address.householdKey, clientId))
    throw await householdExists(services, request.brand, programTime(request))
  const slots = await soonestSlots(services, request, area)
  const kept = slots.find(({ slot }) => isSame(slot, signup.draft.slot)) ?? slots[0]
  const saved = await saveDraft(services, request, signup, { address, slot: kept?.slot ?? null })
  return stepAnswer(saved.step, request)
}

function isSame(a: { weekday: number; startHour: number }, b: { weekday: number; startHour: number } | null) {
  return a.weekday === b?.weekday && a.startHour === b.startHour
}
