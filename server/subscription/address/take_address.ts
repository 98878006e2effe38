// Takes the address of a box. It checks all typed fields, then whether we deliver there, then the address itself. A household
// outside our area learns that first, and is not asked to look for its address on a list.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { householdKey } from '../../../domain/address/normalize.ts'
import { isPostOfficeBox, isPostOfficeBoxUnit } from '../../../domain/address/po_box.ts'
import { fsaOf, normalizePostal } from '../../../domain/postal.ts'
import { canadianPhone } from '../../identity/phone.ts'
import type { Services } from '../../integrations/services.ts'
import { type Door, findDoor } from '../../places/addresses/find_door.ts'
import { type AttemptReason, recordAttempt } from '../../places/addresses/record_attempt.ts'
import { type Area, findArea } from '../../places/areas/find_area.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { sisterOrigin } from '../../request/config.ts'
import type { Stored } from '../../request/services.ts'

type AddressInput = ParsedOf<'signup.save_address'>

/** An address with its phone and its household. */
export interface Place extends Door {
  unit: string
  buzzer: string
  /** E.164, with its extension where it has one (RFC 3966). */
  phone: string
  instructions: string
  householdKey: string
}

/**
 * Reads a given address, and finds its position.
 * @param kept the saved address: unchanged, it need not be chosen again
 * @param clientId whose address it is, where an admin gives it; the caller's by default
 * @throws Refusal as `addressErrors` of contract/address.ts lists, in the order in which a person can correct them
 */
export async function takeAddress(
  services: Services,
  request: CallRequest,
  input: AddressInput,
  kept: Place | null,
  clientId: string | null = request.session.clientId,
): Promise<{ place: Place; area: Area }> {
  const { phone, postal } = readFields(input)
  const from: Asker = { request, clientId }
  const area = await requireServed(services, from, input, postal)
  const door = await resolve(services, from, input, area, postal, kept)
  return { place: placeOf(input, door, { phone, postal }), area }
}

/** A request, and whose address it gives. */
interface Asker {
  request: CallRequest
  clientId: string | null
}

function readFields(input: AddressInput): { phone: string; postal: string } {
  const phone = canadianPhone(input.phone)
  const postal = normalizePostal(input.postal)
  const fields = {
    ...(phone ? {} : { phone: 'phone_invalid' as const }),
    ...(postal === null ? { postal: 'postal_invalid' as const } : {}),
    ...(isPostOfficeBox(input.address) ? { address: 'po_box' as const } : {}),
    ...(isPostOfficeBoxUnit(input.unit) ? { unit: 'po_box' as const } : {}),
  }
  const [first] = Object.values(fields)
  if (first || !phone || postal === null) throw new Refusal(first ?? 'invalid_input', { fields })
  return { phone: phone.dialled, postal }
}

/** The requested door; or the stored one, where it was left unchanged. An address that no list has is recorded. */
async function resolve(
  services: Services,
  asker: Asker,
  input: AddressInput,
  area: Area,
  postal: string,
  kept: Door | null,
): Promise<Door> {
  const typed = typedParts(input)
  if (!input.addressId && !typed && kept?.address === input.address && fsaOf(kept.postal) === area.fsa)
    return kept
  const { address, unit, city, confirmed } = input
  const asked = { addressId: input.addressId ?? null, address, typed, unit, city, postal, confirmed }
  try {
    return await findDoor(services, asked, area, asker.request.locale)
  } catch (failure) {
    if (!(failure instanceof Refusal)) {
      services.log.warn({ err: failure }, 'the address book did not answer')
      throw new Refusal('busy')
    }
    const unlisted = failure.code === 'address_not_found' || failure.code === 'address_not_chosen'
    if (unlisted) await remember(services, asker, input, 'not_found')
    throw failure
  }
}

/** The parts of an address typed field by field; null where it had to be chosen. */
function typedParts({ number, street }: AddressInput): { number: string; street: string } | null {
  const given = (number ?? null) !== null || (street ?? null) !== null
  return given ? { number: number ?? '', street: street ?? '' } : null
}

async function requireServed(
  services: Services,
  asker: Asker,
  input: AddressInput,
  postal: string,
): Promise<Area> {
  const { request } = asker
  const area = await findArea(services.pool, postal)
  if (area?.served && area.brand === request.brand) {
    const elsewhere = input.province !== undefined && input.province !== area.province
    if (elsewhere) throw new Refusal('postal_not_there', { fields: { postal: 'postal_not_there' } })
    return area
  }
  if (area?.served) {
    await remember(services, asker, input, 'sister_brand')
    const url = `${sisterOrigin(request, services.config)}/${request.locale}`
    const details = { sister: area.brand, url, place: area.place }
    throw new Refusal('postal_sister_brand', { fields: { postal: 'postal_sister_brand' }, details })
  }
  await remember(services, asker, input, 'unserved')
  throw new Refusal('postal_unserved', { fields: { postal: 'postal_unserved' } })
}

async function remember(
  services: Stored,
  { request, clientId }: Asker,
  input: AddressInput,
  reason: AttemptReason,
): Promise<void> {
  const line = input.address || [input.number, input.street].filter(Boolean).join(' ')
  const text = [line, input.city, input.province].filter(Boolean).join(', ')
  const { brand, session, now } = request
  const { from } = session
  await recordAttempt(services, { brand, clientId, text, postal: input.postal, reason, now, from })
}

/** Number, street, city and position come from the list or are normalized; the rest is as the household typed it. */
function placeOf(input: AddressInput, resolved: Door, read: { phone: string; postal: string }): Place {
  const { unit, buzzer, instructions } = input
  const key = householdKey({ address: resolved.address, unit, postal: read.postal })
  return { ...resolved, ...read, unit, buzzer, instructions, householdKey: key }
}
