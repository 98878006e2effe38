// SQL of feature flags: the table has only the changed ones.

import type { BrandId } from '../../../domain/brands.ts'
import { column, statement } from '../database/statement.ts'

/** Every changed flag, of both brands. */
export const readFlags = statement({
  name: 'flags_read',
  text: 'select brand, name, enabled from feature_flag order by brand, name',
  row: { brand: column<BrandId>('text'), name: 'text', enabled: 'bool' },
})

/** Turns a flag of a brand. */
export const writeFlag = statement({
  name: 'flag_write',
  text: `insert into feature_flag (brand, name, enabled) values ($brand, $name, $enabled)
      on conflict (brand, name) do update set enabled = excluded.enabled`,
})
