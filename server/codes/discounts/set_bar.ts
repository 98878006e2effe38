// codes_admin.offer: a further version of the plan of the discount bar.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { type BarPlan, isFitForBar } from '../../../domain/pricing/bar.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { barMemory } from './bar.ts'
import { insertBarPlan, readBarPlan, readDefaultCode } from './bar_store.ts'
import { selectCode } from './code_store.ts'
import { normalCode } from './find_discount.ts'
import { codeDefault } from './office_store.ts'
import { codeDefaultEnd } from './store.ts'

interface By {
  brand: BrandId
  /** Who sets it; null for a file of codes. */
  actor: string | null
  /** Program time, ISO instant; null for the database's own. */
  now: string | null
}

/**
 * Every process has it within a second, this one at once.
 * @throws Refusal not_found for a code that the brand does not have; bar_code_unfit for one that no visitor could take; date_unavailable
 *   for days that end before they begin; catalogue_changed where somebody else has set the plan since
 */
export async function setBar(
  services: Stored,
  by: By,
  { entries: typed, otherwise: last, base, reason }: ParsedOf<'codes_admin.offer'>,
): Promise<{ version: number }> {
  const { brand } = by
  const entries = typed.map(entry => ({ ...entry, code: normalCode(entry.code) }))
  const otherwise = last === null ? null : normalCode(last)
  for (const [place, { from, until }] of entries.entries())
    if (from !== null && until !== null && until < from)
      throw faultAt(`entries.${place}.until`, 'date_unavailable')
  const version = await withTx(services.pool, async tx => {
    for (const [place, { code }] of entries.entries())
      await refuseUnfit(tx, brand, code, `entries.${place}.code`)
    if (otherwise !== null) await refuseUnfit(tx, brand, otherwise, 'otherwise')
    const before = await planIn(tx, brand)
    if (before.version !== base) throw new Refusal('catalogue_changed')
    await codeDefaultEnd.run(tx, { brand, code: otherwise ?? '' })
    if (otherwise !== null) await codeDefault.run(tx, { brand, code: otherwise })
    await addVersion(tx, by, { ...{ entries, otherwise }, base, reason })
    noteInLog(tx, { before: before.plan, after: { entries, otherwise } })
    return base + 1
  })
  barMemory(services, brand).changed()
  return { version }
}

const faultAt = (field: string, code: 'not_found' | 'bar_code_unfit' | 'date_unavailable') =>
  new Refusal(code, { fields: { [field]: code } })

async function refuseUnfit(tx: Tx, brand: BrandId, code: string, field: string): Promise<void> {
  const found = await selectCode.first(tx, { brand, code })
  if (!found) throw faultAt(field, 'not_found')
  if (!isFitForBar(found)) throw faultAt(field, 'bar_code_unfit')
}

async function planIn(tx: Tx, brand: BrandId): Promise<{ plan: BarPlan; version: number }> {
  const newest = await readBarPlan.first(tx, { brand })
  const otherwise = (await readDefaultCode.first(tx, { brand }))?.code ?? null
  return { plan: { entries: newest?.entries ?? [], otherwise }, version: newest?.version ?? 0 }
}

/** @throws Refusal catalogue_changed where somebody else has added one meanwhile */
async function addVersion(
  tx: Tx,
  { brand, actor, now }: By,
  { entries, otherwise, base, reason }: BarPlan & { base: number; reason: string },
): Promise<void> {
  const added = await insertBarPlan.run(tx, {
    ...{ brand, version: base + 1, entries: JSON.stringify(entries), otherwise, reason, actor, at: now },
  })
  if (added === 0) throw new Refusal('catalogue_changed')
}

/** Does what may change a brand's default code, and adds the version of the plan that follows where it does. */
export async function notingDefault<T>(tx: Tx, by: By, change: () => Promise<T>): Promise<T> {
  const { brand } = by
  const before = (await readDefaultCode.first(tx, { brand }))?.code ?? null
  const done = await change()
  const { plan, version } = await planIn(tx, brand)
  if (plan.otherwise !== before) await addVersion(tx, by, { ...plan, base: version, reason: '' })
  return done
}
