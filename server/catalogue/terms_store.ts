// SQL of terms: their versions. Nothing is overwritten.

import type { TermKind, TermVersion } from '../../domain/terms/versions.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { batchStatement, column } from '../request/database/statement.ts'

const termVersions = batchStatement({
  name: 'term_versions',
  text: `select kind, subject, version, value, valid_from::text as "from" from term_version v
    where takes_back is null and value is not null and not exists (select 1 from term_version b
      where b.kind = v.kind and b.subject = v.subject and b.takes_back = v.version)
    order by kind, subject, version`,
  row: { kind: column<TermKind>('text'), subject: 'text', version: 'int', value: 'json', from: 'text' },
})

/** All versions of all terms, without those that were taken back. */
export const readTerms = async (db: Db): Promise<TermVersion[]> =>
  // A kind has values of its own form, which the contract checks as they are set.
  (await termVersions.all(db)) as TermVersion[]

const termsFill = batchStatement({
  name: 'terms_fill',
  text: `insert into term_version (kind, subject, version, value, valid_from, reason, at, settled_at)
    select t.kind, t.subject, t.version, t.value, t."from", '', $at, $at
    from jsonb_to_recordset($terms::jsonb) t (kind text, subject text, version int, value jsonb, "from" date)
    where not exists (select 1 from term_version v where v.kind = t.kind and v.subject = t.subject)
    on conflict do nothing`,
})

/** Gives terms that have no version yet those that come with the program. @returns how many versions came */
export async function fillTerms(tx: Tx, terms: readonly TermVersion[], at: string): Promise<number> {
  return termsFill.run(tx, { terms: JSON.stringify(terms), at })
}
