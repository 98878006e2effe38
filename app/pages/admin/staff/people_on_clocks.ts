import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { whenOf } from '../../../office/when.ts'
import { sessionsOnClocks } from '../../../staff/sessions_on_clocks.ts'

/** The people with their instants on a brand's clocks. */
export const peopleOnClocks = (brand: BrandId, { people }: OutputOf<'staff_admin.list'>) =>
  people.map(({ invitedUntil, seen, sessions, ...person }) => ({
    ...person,
    invitedUntil: whenOf(brand, invitedUntil),
    seen: whenOf(brand, seen),
    sessions: sessionsOnClocks(brand, sessions),
  }))

export type Person = ReturnType<typeof peopleOnClocks>[number]
