// Campaigns: what codes are given out for, the codes that are made for one in numbers, and its end.

import { randomInt } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { madeLength, madeLetters, readCode } from '../../../domain/pricing/code_columns.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { words } from '../../request/database/array_parameters.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { endCampaign, insertMade, putCampaign, selectCampaign, selectMade } from './campaign_store.ts'
import { typeOf } from './put_code.ts'
import { faultsInColumns } from './save_code.ts'

interface Actor {
  brand: BrandId
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

type Pool = Pick<Services, 'pool'>

/** Codes of one page of an export. */
const pageOfMade = 5_000

/** @throws Refusal date_unavailable for an end before the beginning */
export async function saveCampaign(
  { pool }: Pool,
  { brand, actor, now }: Actor,
  campaign: ParsedOf<'codes_admin.save_campaign'>,
): Promise<{ id: string }> {
  const { id, from, until } = campaign
  if (from !== null && until !== null && until < from)
    throw new Refusal('date_unavailable', { fields: { until: 'date_unavailable' } })
  await withTx(pool, async tx => {
    const before = await selectCampaign.first(tx, { brand, id })
    await putCampaign.run(tx, { ...campaign, brand, actor, at: now })
    noteInLog(tx, { about: { campaignId: id }, before: before ?? null, after: campaign })
  })
  return { id }
}

/**
 * Makes so many codes, each for one household, with the same terms.
 * @throws Refusal not_found for a campaign that the brand does not have; invalid_input by column for terms that cannot be read
 */
export async function makeCodes(
  { pool }: Pool,
  { brand }: Actor,
  { campaignId, beginning, count, columns }: ParsedOf<'codes_admin.make'>,
): Promise<{ made: number }> {
  // Each has a name of its own, one use, and is nobody's default.
  const terms = { ...columns, brand, code: madeName('MADE'), total_uses: '1', default: 'no' }
  const read = readCode({ ...terms, once_per_household: 'yes' })
  if ('faults' in read) throw faultsInColumns(read.faults, columns)
  const { code } = read
  return withTx(pool, async tx => {
    if (!(await selectCampaign.first(tx, { brand, id: campaignId }))) throw new Refusal('not_found')
    let made = 0
    while (made < count) {
      const names = new Set<string>()
      while (names.size < count - made) names.add(madeName(beginning))
      made += await insertMade.run(tx, {
        ...code,
        type: typeOf(code),
        elements: JSON.stringify(code.elements),
        combinesWith: [...code.combinesWith],
        campaignId,
        codes: words([...names], name => name),
      })
    }
    noteInLog(tx, { about: { campaignId, made }, after: { beginning, ...columns } })
    return { made }
  })
}

const madeName = (beginning: string): string =>
  beginning + Array.from({ length: madeLength }, () => madeLetters[randomInt(madeLetters.length)]).join('')

/** A page of the codes that were made for a campaign. @throws Refusal not_found */
export async function listMade(
  { pool }: Pool,
  { brand }: Pick<Actor, 'brand'>,
  { campaignId, after = '' }: ParsedOf<'codes_admin.made'>,
): Promise<OutputOf<'codes_admin.made'>> {
  if (!(await selectCampaign.first(pool, { brand, id: campaignId }))) throw new Refusal('not_found')
  const rows = await selectMade.all(pool, { brand, campaignId, after, limit: pageOfMade + 1 })
  const codes = rows.slice(0, pageOfMade).map(row => ({ ...row, boxes: row.boxes ?? 0 }))
  return { codes, next: rows.length > pageOfMade ? (codes.at(-1)?.code ?? null) : null }
}

/** Ends every code of a campaign: yesterday is their last day. @throws Refusal not_found */
export async function stopCampaign(
  { pool }: Pool,
  { brand, actor, now }: Actor,
  { campaignId, reason }: ParsedOf<'codes_admin.stop_campaign'>,
): Promise<{ ended: number }> {
  const lastDay = addDays(brandDate(brand, now), -1)
  return withTx(pool, async (tx: Tx) => {
    if (!(await selectCampaign.first(tx, { brand, id: campaignId }))) throw new Refusal('not_found')
    const ended = await endCampaign.run(tx, { brand, campaignId, lastDay, reason, actor, at: now })
    noteInLog(tx, { about: { campaignId, ended } })
    return { ended }
  })
}
