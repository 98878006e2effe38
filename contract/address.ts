// An address as people enter it, at sign-up and in the settings.

import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { code, province, text } from './fields.ts'

export const postal = text(10, 'postal_required').check(z.minLength(1, code('postal_required')))

export const addressLine = text(120).check(z.minLength(1, code('address_not_chosen')))

/** A delivery address: chosen from the suggestions or, where no list has it, typed field by field. */
export const addressInput = {
  phone: text(40, 'phone_invalid').check(z.minLength(1, code('phone_invalid'))),
  city: text(80, 'city_required').check(z.minLength(1, code('city_required'))),
  postal,
  province: z.optional(province),
  /**
   * Of the chosen suggestion. A line that was typed without choosing is refused, unless it equals a listed address or the saved
   * one.
   */
  addressId: z.optional(z.nullable(text(600))),
  address: z._default(addressLine, ''),
  /** The parts of an address that is not listed (rule 67), instead of `address`. */
  number: z.optional(z.nullable(text(12))),
  street: z.optional(z.nullable(text(90))),
  /** A typed address is first refused with `line1` and `line2` of its label; true confirms the label. */
  confirmed: z._default(z.boolean(), false),
  unit: z._default(text(20), ''),
  buzzer: z._default(text(20), ''),
  instructions: z._default(text(500), ''),
}

/** The refusals of an address, in the order in which a person can correct them. */
export const addressErrors = [
  'phone_invalid',
  'city_required',
  'postal_required',
  'postal_invalid',
  'postal_unserved',
  'postal_sister_brand',
  'address_not_chosen',
  'address_not_found',
  'address_unconfirmed',
  'number_invalid',
  'street_required',
  'city_not_in_area',
  'postal_not_there',
  'po_box',
] as const satisfies readonly ErrorCode[]
