// SQL of the brands' facts, as every process reads them.

import type { FactKind, FactVersion } from '../../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Db } from '../database/database.ts'
import { batchStatement, column } from '../database/statement.ts'

/** The number that every change of the catalogue or of a fact raises; no row before there is a catalogue. */
export const readFactsRevision = batchStatement({
  name: 'brand_facts_revision',
  text: 'select revision from catalogue_revision',
  row: { revision: 'int' },
})

const brandFacts = batchStatement({
  name: 'brand_facts',
  text: `select brand, kind, version, value, valid_from::text as "from" from brand_fact order by brand, kind, version`,
  row: {
    ...{ brand: column<BrandId>('text'), kind: column<FactKind>('text') },
    ...{ version: 'int', value: 'json', from: 'text' },
  },
})

/** All versions of all facts. */
export const readFacts = async (db: Db): Promise<FactVersion[]> =>
  // A kind has values of its own form, which the contract checks as they are set.
  (await brandFacts.all(db)) as FactVersion[]
