// codes_admin.save: a code that the office makes or changes.

import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import {
  type CodeColumn,
  type CodeOffer,
  columnsOf,
  readCode,
  type TypedColumns,
} from '../../../domain/pricing/code_columns.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { barMemory } from './bar.ts'
import { selectCampaign } from './campaign_store.ts'
import { type CodeRow, selectCode } from './code_store.ts'
import { putCode } from './put_code.ts'
import { notingDefault } from './set_bar.ts'

interface Actor {
  brand: BrandId
  actor: string
  now: string
}

/** What is wrong with typed terms, by the column: empty, or not to be read. */
export function faultsInColumns(faults: readonly CodeColumn[], typed: TypedColumns): Refusal {
  const isEmpty = (column: CodeColumn) => (typed[column] ?? '').trim() === ''
  const fields = Object.fromEntries(
    faults.map(column => [
      column === 'code' ? 'code' : `columns.${column}`,
      isEmpty(column) && column !== 'code' ? ('required' as const) : ('invalid_input' as const),
    ]),
  )
  return new Refusal('invalid_input', { fields })
}

/**
 * Makes a code, or changes the terms of one for whoever takes it from now on.
 * @throws Refusal invalid_input by column; conflict for a new one whose name is taken; not_found for another that there is not, and for a
 *   campaign that the brand does not have
 */
export async function saveCode(
  services: Stored,
  by: Actor,
  { code: typed, columns, campaignId, isNew }: ParsedOf<'codes_admin.save'>,
): Promise<{ code: string }> {
  const { brand } = by
  const read = readCode({ ...columns, brand, code: typed })
  if ('faults' in read) throw faultsInColumns(read.faults, columns)
  const { code } = read
  await withTx(services.pool, async tx => {
    if (campaignId !== null && !(await selectCampaign.first(tx, { brand, id: campaignId })))
      throw new Refusal('not_found', { fields: { campaignId: 'not_found' } })
    const before = await selectCode.first(tx, { brand, code: code.code })
    if (isNew && before) throw new Refusal('conflict', { fields: { code: 'conflict' } })
    const known = before ? offerOf(before) : null
    if (!isNew && known === null) throw new Refusal('not_found', { fields: { code: 'not_found' } })
    const added = await notingDefault(tx, by, () => putCode(tx, code, campaignId))
    // Somebody made it in the meantime: theirs stays.
    if (isNew && !added) throw new Refusal('conflict', { fields: { code: 'conflict' } })
    noteInLog(tx, {
      about: { code: code.code },
      before: known && columnsOf(known),
      after: { ...columnsOf(code), campaignId },
    })
  })
  barMemory(services, brand).changed()
  return { code: code.code }
}

/** A stored code as it could have been typed; null for one of friends, whose terms are no code's. */
export function offerOf(row: CodeRow): CodeOffer | null {
  if (row.unit === 'servings') return null
  const { validFrom: from, validUntil: until, brand, code, unit, elements, minimumSpendCents } = row
  const { nameEn, nameFr, textEn, textFr, audience, oncePerHousehold, totalUses, combinesWith, isDefault } =
    row
  return {
    ...{ brand, code, unit, elements, minimumSpendCents, nameEn, nameFr, textEn, textFr, from, until },
    ...{ audience, oncePerHousehold, totalUses, combinesWith, isDefault },
  }
}
