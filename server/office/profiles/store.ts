// SQL of the profiles of active households.

import type { BrandId } from '../../../domain/brands.ts'
import type { Bilingual } from '../../../domain/catalogue/types.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf } from '../../request/database/statement.ts'

export type ProfileRow = RowOf<typeof profilesOfActive>

const profilesOfActive = batchStatement({
  name: 'profiles_of_active',
  text: `select profile_key as key, count(*)::int as households, (count(*) over ())::int as profiles,
      (sum(count(*)) over ())::int as total
    from subscription where brand = $brand and state = 'active' group by 1 order by 2 desc, 1 limit $limit offset $offset`,
  row: { key: 'text', households: 'int', profiles: 'int', total: 'int' },
})

/** All active households of a brand, and how many profiles they have. */
export interface ProfileTotals {
  households: number
  profiles: number
}

/** Profiles of a brand's active households, the most frequent first, with the totals; those are zero where the page is behind the last one. */
export async function readProfiles(
  db: Db,
  brand: BrandId,
  limit: number,
  offset = 0,
): Promise<{ rows: ProfileRow[]; totals: ProfileTotals }> {
  const rows = await profilesOfActive.all(db, { brand, limit, offset })
  return { rows, totals: { households: rows[0]?.total ?? 0, profiles: rows[0]?.profiles ?? 0 } }
}

const dishNames = batchStatement({
  name: 'dish_names',
  text: `select distinct on (dish_id) dish_id as id, content->'name' as name
    from dish_version where dish_id = any($ids::text[]) order by dish_id, version desc`,
  row: { id: 'text', name: column<Bilingual>('json') },
})

/** The names of dishes in their newest versions, by id. */
export async function readDishNames(db: Db, ids: readonly string[]): Promise<Map<string, Bilingual>> {
  if (ids.length === 0) return new Map()
  return new Map((await dishNames.all(db, { ids })).map(({ id, name }) => [id, name]))
}
