// SQL of the first facts of the brands.

import type { FactVersion } from '../../domain/brand_facts/facts.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement } from '../request/database/statement.ts'

const brandFactsFill = batchStatement({
  name: 'brand_facts_fill',
  text: `insert into brand_fact (brand, kind, version, value, valid_from, reason, at)
    select f.brand, f.kind, f.version, f.value, f."from", '', $at
    from jsonb_to_recordset($facts::jsonb) f (brand text, kind text, version int, value jsonb, "from" date)
    where not exists (select 1 from brand_fact v where v.brand = f.brand and v.kind = f.kind)
    on conflict do nothing`,
})

/** Gives facts that have no version yet those that come with the program. @returns how many came */
export async function fillFacts(tx: Tx, facts: readonly FactVersion[], at: string): Promise<number> {
  return brandFactsFill.run(tx, { facts: JSON.stringify(facts), at })
}
