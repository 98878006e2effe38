// facts_admin.list: what a brand says of itself, and who changed it.

import type { OutputOf } from '../../contract/index.ts'
import { factKinds } from '../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'
import type { Stored } from '../request/services.ts'
import { readFactHistory } from './store.ts'

export async function listFacts(
  { pool }: Pick<Stored, 'pool'>,
  brand: BrandId,
): Promise<OutputOf<'facts_admin.list'>> {
  const rows = await readFactHistory.all(pool, { brand })
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return {
    facts: factKinds.map(kind => {
      const versions = byKind.get(kind) ?? []
      return {
        kind,
        version: versions[0]?.version ?? 0,
        versions: versions.map(({ version, value, from, reason, admin, at }) => ({
          ...{ version, value, from, reason, admin },
          ...dayAndTime(brand, at),
        })),
      }
    }),
  }
}

function dayAndTime(brand: BrandId, at: Date) {
  const { date, time } = wallClock(brand, at.toISOString())
  return { date, time }
}
