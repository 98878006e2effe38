// The fields of a household's delivery settings. What is compared, what a version stands for, and what the event of a change holds
// follow from these lists.

import { createHash } from 'node:crypto'
import type { Slot } from '../../../domain/time/slots.ts'
import type { Place } from '../address/take_address.ts'
import type { AddressRow, DeliveryPlace } from './store.ts'

/** Which door it is. */
export const doorFields = ['address', 'unit', 'city', 'postal'] as const
/** What helps the driver there. */
const contactFields = ['buzzer', 'phone', 'instructions'] as const
/** What a household can change of an address. */
export const placeFields = [...doorFields, ...contactFields] as const
const slotFields = ['weekday', 'startHour', 'endHour'] as const

export interface StandingDelivery {
  route: DeliveryPlace
  main: AddressRow
}

/** Where and when, as the letter of a change says it. */
export const whereAndWhen = (place: Place, slot: Slot) => ({
  ...pick(place, doorFields),
  ...pick(slot, slotFields),
})

/** All of the settings, as the event of a change holds them. */
export const settingsOf = (place: Place, slot: Slot, bagPickupHour: number | null) => ({
  ...whereAndWhen(place, slot),
  ...pick(place, contactFields),
  bagPickupHour,
})

/** A name for the settings that an admin saw when they began to change them: the same settings have the same one. */
export const versionOfDelivery = ({ route, main }: StandingDelivery): string =>
  createHash('sha256')
    .update(JSON.stringify(settingsOf(main, route.slot, main.bagPickupHour)))
    .digest('base64url')

const pick = <T, K extends keyof T>(from: T, fields: readonly K[]) =>
  Object.fromEntries(fields.map(field => [field, from[field]])) as Pick<T, K>
