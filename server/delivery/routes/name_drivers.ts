// Who is a driver, and who drives a route. Each driver is told where to go: with a route that is given or taken away, once for each
// change.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { type DrivenRoute, readDrivers, unseat, writeDriver, writeDrives } from './driver_store.ts'
import { holdRoute } from './store.ts'

interface Admin {
  brand: BrandId
  /** The admin’s client id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Sets the driver of a route, and tells the old driver and the new one. Naming the present driver again changes nothing.
 * @param asked.seen the driver whom the admin saw; null for nobody
 * @throws Refusal not_found for a route or a driver that the brand does not have; conflict where somebody else has named a driver since
 */
export async function setDriver(
  { pool }: Pick<Services, 'pool'>,
  { brand, now }: Pick<Admin, 'brand' | 'now'>,
  asked: { routeId: string; driverId: string | null; seen: string | null },
): Promise<void> {
  const { routeId, driverId, seen } = asked
  await withTx(pool, async tx => {
    const route = await holdRoute(tx, routeId)
    if (!route || route.brand !== brand) throw new Refusal('not_found')
    if (driverId !== null && !(await readDrivers.all(tx, { brand })).some(({ id }) => id === driverId)) {
      throw new Refusal('not_found', { fields: { driverId: 'not_found' } })
    }
    if (route.driverId === driverId) return
    if (route.driverId !== seen) throw new Refusal('conflict')
    const version = await writeDriver(tx, routeId, driverId)
    const changed = { ...route, version }
    if (route.driverId !== null) await tellDriver(tx, 'route_taken', route.driverId, changed, now)
    if (driverId !== null) await tellDriver(tx, 'route_given', driverId, changed, now)
  })
}

/** Tells a driver of a route of today or later: a day that is over needs nobody. */
async function tellDriver(
  tx: Tx,
  template: 'route_given' | 'route_taken',
  driverId: string,
  { id, brand, date, number, kitchen, leavesMinute, version }: DrivenRoute,
  now: string,
): Promise<void> {
  if (date < brandDate(brand, now)) return
  await tell(tx, {
    clientId: driverId,
    brand,
    template,
    data: { date, number, kitchen, leaves: clockOf(leavesMinute) },
    key: `${template}:${id}:${version}`,
    at: now,
  })
}

/**
 * Makes the holder of an account a driver, or no longer one, with a message; then their routes from today on are nobody's. Repeating it
 * changes nothing.
 * @throws Refusal not_found where the brand has no such account
 */
export async function letDrive(
  { pool }: Pick<Services, 'pool'>,
  { brand, actor, now }: Admin,
  { email, drives }: { email: string; drives: boolean },
): Promise<void> {
  await withTx(pool, async tx => {
    const account = await writeDrives(tx, brand, email, drives)
    if (!account) throw new Refusal('not_found', { fields: { email: 'not_found' } })
    const { id: clientId, drove } = account
    if (drove === drives) return
    noteInLog(tx, { clientId, before: { drives: drove }, after: { drives } })
    const kind = drives ? 'driver_named' : 'driver_dismissed'
    const eventId = await recordEvent(tx, { clientId, kind, data: {}, at: now, actor })
    if (drives) {
      const key = `driver_named:${eventId}`
      await tell(tx, { clientId, brand, template: 'driver_named', data: {}, key, at: now })
    } else {
      for (const route of await unseat(tx, clientId, brandDate(brand, now)))
        await tellDriver(tx, 'route_taken', clientId, route, now)
    }
  })
}
