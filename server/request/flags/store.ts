// SQL of feature flags: the table holds only those that somebody changed.

import type pg from 'pg'
import type { BrandId } from '../../../domain/brands.ts'
import { statement } from '../database/statement.ts'

interface FlagRow {
  brand: BrandId
  name: string
  enabled: boolean
}

const flagsRead = statement<FlagRow>({
  name: 'flags_read',
  text: 'select brand, name, enabled from feature_flag order by brand, name',
  row: { brand: 'text', name: 'text', enabled: 'bool' },
})

/** Every flag that was turned, of both brands. */
export async function readFlags(pool: pg.Pool): Promise<FlagRow[]> {
  return flagsRead.all(pool)
}

const flagWrite = statement({
  name: 'flag_write',
  text: `insert into feature_flag (brand, name, enabled) values ($1, $2, $3)
      on conflict (brand, name) do update set enabled = excluded.enabled`,
})

/** Turns a flag of a brand. */
export async function writeFlag(pool: pg.Pool, { brand, name, enabled }: FlagRow): Promise<void> {
  await flagWrite.run(pool, [brand, name, enabled])
}
