// The profiles of a brand's active households, and the number of households of each.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import { neverDish, tracesOf, withoutIngredient } from '../../../domain/catalogue/exclusions.ts'
import type { Bilingual } from '../../../domain/catalogue/types.ts'
import { profileFromKey } from '../../../domain/choice/profile.ts'
import { menuWeeksInUse } from '../../../domain/time/weeks.ts'
import { type CatalogueNow, catalogueOf } from '../../catalogue/catalogue.ts'
import { menusOf } from '../../menu/memory.ts'
import type { Db } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { type ProfileRow, type ProfileTotals, readDishNames, readProfiles } from './store.ts'

type ProfilesPage = OutputOf<'subscription_profiles.index_data'>
type Profile = ProfilesPage['profiles'][number]
type Exclusion = Profile['exclusions'][number]

interface Reader {
  brand: BrandId
  locale: Locale
}

/** Profiles of a page. */
const onPage = 50
const mostFrequent = 10

/** @param asked.now program time, ISO instant. A page after the last means the last. */
export async function listProfiles(
  services: Stored,
  asked: Reader & { now: string; page?: number | undefined },
): Promise<ProfilesPage> {
  const { brand, now } = asked
  const { page, pages, rows, totals } = await pageOf(services.pool, brand, asked.page ?? 1)
  const inUse = menuWeeksInUse(brand, now)
  const weeks = (await menusOf(services).weeks(brand)).filter(
    ({ week, published }) => published && inUse.includes(week),
  )
  return {
    profiles: await described(services, rows, asked),
    totals,
    page,
    pages,
    weeks: weeks.map(({ week }) => week),
  }
}

/** A page of profiles; the last one where there are not so many. */
async function pageOf(db: Db, brand: BrandId, asked: number) {
  const pagesOf = ({ profiles }: ProfileTotals) => Math.max(1, Math.ceil(profiles / onPage))
  const found = await readProfiles(db, brand, onPage, (asked - 1) * onPage)
  if (found.rows.length > 0 || asked === 1) return { ...found, page: asked, pages: pagesOf(found.totals) }
  const first = await readProfiles(db, brand, onPage)
  const last = pagesOf(first.totals)
  if (last === 1) return { ...first, page: 1, pages: 1 }
  return { ...(await readProfiles(db, brand, onPage, (last - 1) * onPage)), page: last, pages: last }
}

export async function topProfiles(
  services: Stored,
  asked: Reader,
): Promise<OutputOf<'subscription_profiles.top_profiles'>> {
  const { rows, totals } = await readProfiles(services.pool, asked.brand, mostFrequent)
  return {
    profiles: await described(services, rows, asked),
    households: rows.reduce((sum, row) => sum + row.households, 0),
    totals,
  }
}

async function described(
  services: Stored,
  rows: readonly ProfileRow[],
  { locale }: Reader,
): Promise<Profile[]> {
  const read = rows.map(row => ({ ...row, ...profileFromKey(row.key) }))
  const ids = read.flatMap(({ exclusions }) => exclusions.flatMap(id => afterPrefix(id, neverDish('')) ?? []))
  const names = await readDishNames(services.pool, [...new Set(ids)])
  const { known } = await catalogueOf(services)
  return read.map(({ key, households, kind, people, count, diet, preferred, cuisines = [], exclusions }) => ({
    key,
    kind,
    people,
    count,
    diet,
    preferences: [...preferred],
    cuisines: [...cuisines],
    exclusions: exclusions.map(id => exclusionOf(id, { names, known }, locale)),
    households,
  }))
}

const allergenNames = new Map<string, Bilingual>(allergens.map(({ id, name }) => [id, name]))

function exclusionOf(
  id: string,
  { names, known }: { names: ReadonlyMap<string, Bilingual>; known: CatalogueNow['known'] },
  locale: Locale,
): Exclusion {
  const dish = afterPrefix(id, neverDish(''))
  if (dish !== null) return { id, kind: 'dish', name: names.get(dish)?.[locale] ?? dish }
  const traces = afterPrefix(id, tracesOf(''))
  if (traces !== null) return { id, kind: 'traces', name: allergenNames.get(traces)?.[locale] ?? traces }
  const ingredient = afterPrefix(id, withoutIngredient(''))
  if (ingredient !== null) {
    return { id, kind: 'ingredient', name: known.get(ingredient)?.[locale] ?? ingredient }
  }
  const name = allergenNames.get(id)?.[locale]
  return name === undefined ? { id, kind: 'other', name: id } : { id, kind: 'allergen', name }
}

function afterPrefix(id: string, prefix: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null
}
