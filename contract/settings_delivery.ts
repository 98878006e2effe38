// The delivery settings: where and when boxes come, an alternate address, notes for the driver.

import * as z from 'zod/mini'
import { pickupWindows } from '../domain/pickups.ts'
import { addressErrors, addressInput, addressLine, postal } from './address.ts'
import { get, post, postOrGet } from './call.ts'
import { code, done, isoDate, nothing, province, text } from './fields.ts'
import { deliveryWindow } from './views.ts'

const where = {
  address: z.string(),
  unit: z.string(),
  buzzer: z.string(),
  city: z.string(),
  province,
  postal: z.string(),
  coordinates: z.object({ lat: z.number(), long: z.number(), mode: z.string() }),
  phone: z.string(),
  instructions: z.string(),
}

const weekday = z.int().check(z.minimum(1, code('slot_unavailable')), z.maximum(7, code('slot_unavailable')))

const day = z.object({
  weekday: z.int(),
  window: deliveryWindow,
  firstDeliveryDate: isoDate,
  /** Brand wall clock, ISO without zone. */
  cutoffLocal: z.string(),
  selected: z.boolean(),
})

const bagPickupHours = pickupWindows.map(window => window.startHour)

const settings = z.object({
  /** Null until the sign-up is complete. */
  address: z.nullable(z.object(where)),
  slot: z.object({ weekday: z.int(), window: deliveryWindow }),
  notes: z.string(),
  /** The preferred time to collect bags; null for with the next box. */
  bagPickup: z.nullable(deliveryWindow),
  alternate: z.nullable(z.object({ ...where, from: isoDate, until: isoDate })),
  /** Boxes already billed: they go to the address on file at billing. */
  billed: z.array(isoDate),
  /** Boxes to come that can still be redirected, soonest first. */
  open: z.array(isoDate),
})

/** The effect of a change on the boxes to come. */
const changedDelivery = z.extend(settings, {
  /** Null where nothing had to be done. */
  reference: z.nullable(z.string()),
  moved: z.array(z.object({ from: isoDate, deliveryDate: isoDate, window: deliveryWindow })),
  /** There is no slot at that address in their week any more. */
  skipped: z.array(isoDate),
})

/** With the slots of the zone as it is then. */
const changed = z.extend(changedDelivery, { days: z.array(day) })

export const settings_delivery = {
  delivery: get({
    summary: 'Where boxes go and when, with the alternate address, phone, instructions and notes.',
    who: 'settings',
    input: nothing,
    output: settings,
    errors: ['not_found'],
  }),
  available_schedules: get({
    summary: 'The days and windows of the household’s zone, with the first delivery each makes.',
    who: 'settings',
    input: nothing,
    output: z.object({ days: z.array(day) }),
    errors: ['not_found'],
  }),
  check_pc_schedule: get({
    summary:
      'Whether a postal code is delivered to, by whom, on which days, and whether the province is another.',
    who: 'settings',
    input: z.object({ postal }),
    output: z.object({
      served: z.boolean(),
      place: z.nullable(z.string()),
      /** The address of the sister brand’s site, where that one serves it. */
      sisterUrl: z.nullable(z.string()),
      province: z.nullable(province),
      /** The taxes differ from those at the present address. */
      otherProvince: z.boolean(),
      days: z.array(day),
    }),
    errors: ['postal_required', 'postal_invalid', 'not_found'],
  }),
  update_delivery: post({
    summary:
      'Changes the standing address, phone, buzzer, instructions, slot or bag pickup time. What is left out stays. Boxes to come move within their week; billed ones stay.',
    who: 'settings',
    input: z.object({
      ...addressInput,
      phone: z.optional(addressInput.phone),
      city: z.optional(addressInput.city),
      postal: z.optional(postal),
      address: z.optional(addressLine),
      /** Unit, buzzer and instructions belong to their door: where another one is given without them, it has none. */
      unit: z.optional(text(20)),
      buzzer: z.optional(text(20)),
      instructions: z.optional(text(500)),
      weekday: z.optional(weekday),
      startHour: z.optional(z.int()),
      bagPickupHour: z.optional(
        z.nullable(
          z.int().check(z.refine(hour => bagPickupHours.includes(hour as 8), code('slot_unavailable'))),
        ),
      ),
    }),
    output: changed,
    errors: [...addressErrors, 'household_exists', 'slot_unavailable', 'not_found', 'account_closed'],
  }),
  update_alt_address: post({
    summary: 'Sends the boxes between two days, both included, to another address.',
    who: 'settings',
    input: z.object({ ...addressInput, from: isoDate, until: isoDate }),
    output: changed,
    errors: [...addressErrors, 'date_unavailable', 'not_found', 'account_closed'],
  }),
  delete_alt_address: postOrGet({
    summary: 'Takes the alternate address away; boxes that can still change go home.',
    who: 'settings',
    input: nothing,
    output: changed,
    errors: ['not_found', 'account_closed'],
  }),
  get_delivery_notes: get({
    summary: 'The notes for the driver.',
    who: 'settings',
    input: nothing,
    output: z.object({ notes: z.string() }),
    errors: ['not_found'],
  }),
  update_delivery_notes: post({
    summary: 'Changes the notes for the driver, from the next box that is not on its way.',
    who: 'settings',
    input: z.object({ notes: text(500) }),
    output: z.extend(done, { notes: z.string(), reference: z.nullable(z.string()) }),
    errors: ['not_found'],
  }),
} as const
