// SQL of changes of the brands' facts. Nothing is overwritten.

import type { FactKind, FactVersion } from '../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement, column } from '../request/database/statement.ts'

/** All versions of a brand's facts, newest first. */
export const readFactHistory = batchStatement({
  name: 'fact_history',
  text: `select f.kind, f.version, f.value, f.valid_from::text as "from", f.reason, f.at, s.email as admin
    from brand_fact f left join staff_account a on a.client_id = f.actor
      left join staff s on s.id = coalesce(a.staff_id, f.actor)
    where f.brand = $brand order by f.kind, f.version desc`,
  row: {
    kind: column<FactKind>('text'),
    version: 'int',
    value: column<Record<string, unknown>>('json'),
    ...{ from: 'text', reason: 'text', at: 'instant', admin: 'text?' },
  },
})

const factNewest = batchStatement({
  name: 'fact_newest',
  text: 'select max(version)::int as version from brand_fact where brand = $brand and kind = $kind',
  row: { version: 'int?' },
})

/** The newest version of a fact; 0 before there is one. */
export const newestFact = async (tx: Tx, of: { brand: BrandId; kind: FactKind }): Promise<number> =>
  (await factNewest.one(tx, of)).version ?? 0

const factAdd = batchStatement({
  name: 'fact_add',
  text: `insert into brand_fact (brand, kind, version, value, valid_from, reason, actor, at)
    values ($brand, $kind, $version, $value::jsonb, $from, $reason, $actor, $at)`,
})

export async function insertFact(
  tx: Tx,
  of: FactVersion & { reason: string; actor: string; at: string },
): Promise<void> {
  await factAdd.run(tx, { ...of, value: JSON.stringify(of.value) })
}
