// An admin sets a kitchen's vans. The change applies to days planned from then on; existing routes keep their promised times.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Fleet } from '../../../domain/routes/fleet.ts'
import type { Place } from '../../../domain/routes/great_circle.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { readFleetOn, readFleets, writeFleet, writeFleetDay } from './store.ts'

interface Admin {
  brand: BrandId
  /** The admin’s client id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/** For every day. @throws Refusal not_found for a kitchen the brand does not have; shift_invalid */
export async function setFleet(
  { pool }: Pick<Services, 'pool'>,
  admin: Admin,
  { kitchen, ...fleet }: Fleet & Place & { kitchen: string },
): Promise<void> {
  refuseShift(fleet)
  await withTx(pool, async tx => {
    const known = await readFleets.all(tx, { brand: admin.brand, date: admin.now.slice(0, 10) })
    const before = known.find(one => one.kitchen === kitchen)
    if (!before) throw new Refusal('not_found')
    noteInLog(tx, { about: { kitchen }, before, after: fleet })
    await writeFleet(tx, { ...admin, kitchen }, fleet)
  })
}

/**
 * For one day; null restores every day's.
 * @throws Refusal not_found for a kitchen without a fleet of every day; shift_invalid
 */
export async function setFleetDay(
  { pool }: Pick<Services, 'pool'>,
  admin: Admin,
  asked: { kitchen: string; date: string; own: Pick<Fleet, 'vans' | 'shiftFrom' | 'shiftUntil'> | null },
): Promise<void> {
  const { kitchen, date, own } = asked
  if (own) refuseShift(own)
  await withTx(pool, async tx => {
    const before = await readFleetOn.first(tx, { brand: admin.brand, kitchen, date })
    if (!before) throw new Refusal('not_found')
    noteInLog(tx, { about: { kitchen }, before, after: own })
    await writeFleetDay(tx, { ...admin, kitchen }, date, own)
  })
}

function refuseShift({ shiftFrom, shiftUntil }: Pick<Fleet, 'shiftFrom' | 'shiftUntil'>): void {
  if (shiftFrom >= shiftUntil) throw new Refusal('shift_invalid', { fields: { shiftUntil: 'shift_invalid' } })
}
