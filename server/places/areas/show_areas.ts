// places_admin.list and area: the zones of a brand with their windows and households, its postal areas, and the versions of one.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { addDays, brandDate, wallClock } from '../../../domain/time/zone.ts'
import { daysToChange } from '../../../domain/windows.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import type { Stored } from '../../request/services.ts'
import { readAreasOf, readAreaVersions, readZonesToShow } from './office_store.ts'

/** @param of.now program time, ISO instant */
export async function listAreas(
  services: Stored,
  { brand, now }: { brand: BrandId; now: string },
): Promise<OutputOf<'places_admin.list'>> {
  const { pool } = services
  const [zones, areas] = await Promise.all([
    readZonesToShow.all(pool, { brand }),
    readAreasOf.all(pool, { brand }),
  ])
  const firstWindows = daysToChange(brand, now, null, await cutoffsOf(services)).first
  return { zones, areas, first: addDays(brandDate(brand, now), 1), firstWindows }
}

/** @throws Refusal not_found for another brand's */
export async function showArea(
  { pool }: Pick<Stored, 'pool'>,
  { brand }: { brand: BrandId },
  { fsa }: { fsa: string },
): Promise<OutputOf<'places_admin.area'>> {
  const areas = await readAreasOf.all(pool, { brand })
  const area = areas.find(one => one.fsa === fsa)
  if (!area) throw new Refusal('not_found')
  const versions = await readAreaVersions.all(pool, { fsa })
  return {
    ...area,
    versions: versions.map(({ at, ...version }) => {
      const { date = null, time = null } = at ? wallClock(brand, at.toISOString()) : {}
      return { ...version, date, time }
    }),
  }
}
