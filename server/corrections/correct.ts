// catalogue.correct_meal, catalogue.correct_market_item and catalogue.withdraw: a further version, the published weeks that pin it, and
// the boxes that held the former one, all in one transaction. Mending the boxes follows, household by household.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../contract/errors.ts'
import { brandIds } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { currentWeek, menuWeekOf } from '../../domain/time/weeks.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { addVersion, type Draft, draftOf, type Wanted } from '../catalogue/change.ts'
import { menusOf } from '../menu/memory.ts'
import { type Db, type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import type { Mending } from './mend_box.ts'
import { mendCorrection } from './mend_corrections.ts'
import { refuseRises } from './price_rises.ts'
import { type Correction, enlistBoxes, insertCorrection, pinVersion } from './store.ts'

interface Change {
  /** The version that the admin saw; 0 for a new product. */
  base: number
  /**
   * `now`: in all menu weeks that are not over; a Monday: from that week on; `new`: only in weeks whose menu is not published yet, so that
   * every box there is keeps what it was shown.
   */
  from: string
  reason: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
  /** What is done in the same transaction. */
  within?: (tx: Tx) => Promise<unknown>
}

interface Corrected {
  version: number
  /** Boxes that held the product; 0 where only weeks to come have the version. */
  boxes: number
}

/**
 * Saves a version and settles the boxes that held the former one.
 * @throws Refusal not_found; catalogue_changed where somebody else has added a version since; catalogue_price_rise where a price would
 *   rise in a published week; invalid_input for a recipe that cannot be made, and for a week that is over
 */
export async function correct(services: Mending, wanted: Wanted, change: Change): Promise<Corrected> {
  const { correction, ...saved } = await saveCorrection(services, wanted, change)
  if (correction) await mendCorrection(services, correction, change.now)
  return saved
}

/** The same without settling the boxes: the clock's job does that. */
export async function saveCorrection(
  services: Stored,
  wanted: Wanted,
  change: Change,
): Promise<Corrected & { correction: Correction | null }> {
  const catalogue = await catalogueOf(services)
  const saved = await withTx(services.pool, tx => save(tx, wanted, change, catalogue))
  menusOf(services).changed()
  return saved
}

async function save(
  tx: Tx,
  wanted: Wanted,
  change: Change,
  catalogue: Catalogue,
): Promise<Corrected & { correction: Correction | null }> {
  await beginChange(tx)
  return addCorrection(tx, wanted, change, catalogue)
}

/** Adds the version within a change that has begun. @throws Refusal as `correct` */
export async function addCorrection(
  tx: Tx,
  wanted: Wanted,
  { base, from, reason, actor, now, within }: Change,
  catalogue: Catalogue,
): Promise<Corrected & { correction: Correction | null }> {
  const draft = await draftOf(tx, wanted, base, catalogue)
  const { id: productId, version, withdrawn, entry } = draft
  const fromWeek = firstWeekOf(from, now)
  if (fromWeek !== null) await refuseRise(tx, draft, fromWeek)
  await within?.(tx)
  await addVersion(tx, draft, from === 'now' ? null : fromWeek, { reason, actor, at: now })
  noteInLog(tx, {
    about: { product: productId },
    before: draft.before === null ? null : { version: version - 1 },
    after: { version, withdrawn, fromWeek },
  })
  if (fromWeek === null || draft.before === null) return { version, boxes: 0, correction: null }
  const what = { productId, kind: entry.kind, version, withdrawn, fromWeek, untilWeek: null, brand: null }
  const of = { id: randomUUIDv7(), ...what, actor, at: now }
  await pinVersion(tx, of, entry)
  await insertCorrection(tx, of)
  return { version, boxes: await enlistBoxes(tx, of, brandIds, now), correction: of }
}

/** @throws Refusal catalogue_price_rise */
async function refuseRise(db: Db, { id, product, rises, before }: Draft, from: string): Promise<void> {
  if (product.dish && rises) throw new Refusal('catalogue_price_rise')
  if (product.item && before !== null)
    await refuseRises(db, [{ id, cents: product.item.priceCents, from, until: null }])
}

/** The first published menu week that a change is for; null for none. @throws Refusal invalid_input */
export function firstWeekOf(from: string, now: string): string | null {
  if (from === 'new') return null
  const current = brandIds.map(brand => currentWeek(brand, now)).sort()[0] as string
  if (from === 'now') return current
  if (menuWeekOf(from) !== from || from < current)
    throw new Refusal('invalid_input', { fields: { from: 'date_unavailable' } })
  return from
}
