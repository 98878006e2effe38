// closed_days.close and closed_days.open: a day on which nothing is delivered, noted in one transaction with the boxes that stand on it, and a
// day that is opened again. The boxes are settled one by one, right away and by the clock.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { type ClosedDay, daysToClose, isTooLateToClose } from '../../domain/closed_days.ts'
import { type Cutoffs, isBeforeCutoff } from '../../domain/time/cutoff.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { menusOf } from '../menu/memory.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { boxesSettledAtOnce, type DaySettling, type LeftDays, settleDay } from './settle_closed_days.ts'
import {
  holdClosedDay,
  insertClosedDay,
  noteBoxesOnDay,
  readZones,
  tellOpened,
  writeDayOpened,
} from './store.ts'

interface Admin {
  brand: BrandId
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

type DayToClose = Omit<ClosedDay, 'id'>

/**
 * Closes a day for the brand, one of its kitchens or one of its zones.
 * @param most boxes that leave it now; the others leave it by the clock's job
 * @throws Refusal as `refuseClosing`; conflict where it is closed already
 */
export async function closeDay(
  services: DaySettling,
  { brand, actor, now }: Admin,
  asked: DayToClose,
  most = boxesSettledAtOnce,
): Promise<{ id: string; boxes: number } & LeftDays> {
  const of = { ...asked, id: randomUUIDv7(), brand, actor, at: now }
  const cutoffs = await cutoffsOf(services)
  const boxes = await withTx(services.pool, async tx => {
    await refuseClosing(tx, asked, { brand, now, cutoffs })
    if (!(await insertClosedDay(tx, of))) throw new Refusal('conflict')
    const { day, kitchen, zone, reason } = asked
    noteInLog(tx, { about: { day }, before: null, after: { day, kitchen, zone, reason } })
    return noteBoxesOnDay(tx, of, now)
  })
  menusOf(services).changed()
  return { id: of.id, boxes, ...(await settleDay(services, of, now, most)) }
}

/** @throws Refusal day_too_late where its cutoff is too near; date_unavailable beyond two years; not_found for another's kitchen or zone */
export async function refuseClosing(
  db: Tx | DaySettling['pool'],
  { day, kitchen, zone }: Pick<DayToClose, 'day' | 'kitchen' | 'zone'>,
  { brand, now, cutoffs }: Pick<Admin, 'brand' | 'now'> & { cutoffs: Cutoffs },
): Promise<void> {
  const { first, last } = daysToClose(brand, now, cutoffs)
  if (day < first || isTooLateToClose(brand, day, now, cutoffs))
    throw new Refusal('day_too_late', { fields: { day: 'day_too_late' }, details: { first } })
  if (day > last) throw new Refusal('date_unavailable', { fields: { day: 'date_unavailable' } })
  if (kitchen === null && zone === null) return
  const zones = await readZones.all(db, { brand })
  const isKnown = zones.some(
    one => (kitchen === null || one.kitchen === kitchen) && (zone === null || one.zone === zone),
  )
  if (!isKnown) throw new Refusal('not_found')
}

/**
 * Opens a closed day again. Boxes that left it stay where they are, and their households are told that they can change that.
 * @throws Refusal not_found; day_too_late once its cutoff has passed
 */
export async function openDay(
  services: DaySettling,
  { brand, actor, now }: Admin,
  { id }: { id: string },
): Promise<{ letters: number }> {
  const cutoffs = await cutoffsOf(services)
  const letters = await withTx(services.pool, async tx => {
    const closed = await holdClosedDay(tx, { id, brand })
    if (!closed) throw new Refusal('not_found')
    if (!isBeforeCutoff(brand, closed.day, now, cutoffs)) throw new Refusal('day_too_late')
    await writeDayOpened(tx, { id, actor, now })
    const { day, kitchen, zone, reason } = closed
    noteInLog(tx, { about: { day }, before: { day, kitchen, zone, reason }, after: null })
    return tellOpened(tx, closed, now)
  })
  menusOf(services).changed()
  return { letters }
}
