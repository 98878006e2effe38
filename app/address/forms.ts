// The fields of an address, in every form that has one.

import { flag, given, phone, type Typed, text, textIn } from '../forms/kinds.ts'

export const addressFields = {
  address: text(120, { autoComplete: 'street-address' }),
  addressId: given,
  number: text(12),
  street: text(90),
  unit: text(20),
  city: text(80),
  postal: text(10),
  phone,
  buzzer: text(20),
  instructions: text(500),
  confirmed: flag,
}

/** The fields that a reload finds as they were typed; the address itself is kept by use_address.ts. */
export const keptOfAddress = ['phone', 'buzzer', 'instructions'] as const

/** The address as calls take it: chosen from the list, or typed field by field. */
export function addressIn(typed: Typed) {
  const of = (name: keyof typeof addressFields) => textIn(typed, name)
  const byParts = typed.getAll('number').length > 0
  const where = byParts
    ? { number: of('number'), street: of('street'), confirmed: flag.read(typed, 'confirmed') }
    : { addressId: of('addressId') || null, address: of('address') }
  const door = { unit: of('unit'), city: of('city'), postal: of('postal') }
  return { ...where, ...door, phone: of('phone'), buzzer: of('buzzer'), instructions: of('instructions') }
}

/** The slot in a form; absent where it shows none. */
export function slotIn(typed: Typed): { weekday?: number; startHour?: number } {
  const [weekday, startHour] = textIn(typed, 'slot').split(' ')
  return weekday && startHour ? { weekday: Number(weekday), startHour: Number(startHour) } : {}
}
