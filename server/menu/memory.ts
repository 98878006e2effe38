// Menus are the same for everybody and change a few times a week, so every process keeps them in memory by brand and
// week. They are loaded on first use and checked against the database by one small statement, at most once a second.

import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { DishCategory, ItemCategory } from '../../domain/catalogue/types.ts'
import type { CategoryOrder } from '../../domain/choice/category_order.ts'
import { dateInWeek } from '../../domain/time/weeks.ts'
import type { Weekday } from '../../domain/time/zone.ts'
import { type CatalogueNow, catalogueMemory } from '../catalogue/catalogue.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { ingredientsIn } from './ingredients.ts'
import {
  type ContentRow,
  type DeliveryDays,
  type EntryRow,
  readContents,
  readDeliveryDays,
  readMenuEntries,
  readWeeks,
} from './store.ts'
import type { MenuProduct, ProductContent, WeekMenu } from './week_menu.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000
/** Weeks kept for a brand: those in use, and a few past ones. */
const weeksKept = 16

/** A brand's week, for moving between menus. */
export interface KnownWeek {
  week: string
  version: number
  published: boolean
  ranking: CategoryOrder | null
}

export interface Menus {
  /** The menu of a brand's week, published or not; null where there is none. `week` is a Monday. */
  week(brand: BrandId, week: string): Promise<WeekMenu | null>
  /** Every week the brand has a menu of, by date. */
  weeks(brand: BrandId): Promise<readonly KnownWeek[]>
  /** ISO weekdays on which the brand delivers at all in a menu week, ascending: without closed days. */
  weekdays(brand: BrandId): Promise<WeekdaysIn>
  /** Goes up whenever this process learns of a change of a brand's menus, or of the catalogue. */
  revision(brand: BrandId): Promise<number>
  /** How often the catalogue was changed when the brand's menus were made: the same in every process. */
  catalogue(brand: BrandId): Promise<number>
  /** Products by id and version, as order lines pin them; keys are `id@version`. */
  contents(wanted: readonly Pinned[]): Promise<ReadonlyMap<string, ProductContent>>
  /** Records the stock after a change, so that this process need not wait for the next check. */
  noteLeft(brand: BrandId, week: string, productId: string, left: number): void
  /** Forgets how fresh things are: the next request asks the database. Call it after changing a menu. */
  changed(): void
}

/** ISO weekdays of the deliveries of a menu week, a Monday. */
export type WeekdaysIn = (week: string) => readonly number[]

interface Pinned {
  id: string
  version: number
}

interface BrandMenus {
  known: KnownWeek[]
  days: DeliveryDays
  revision: number
  /** The revision of the catalogue that the menus were made with. */
  catalogue: number
  menus: Map<string, WeekMenu>
}

/** This process's copy of the menus. */
export const menusOf = (services: Stored): Menus =>
  services.memory.of(openMenus, services.pool, catalogueMemory(services))

function openMenus(pool: pg.Pool, catalogue: Fresh<CatalogueNow>): Menus {
  const open = (brand: BrandId) => {
    const days = { weekdays: [], closed: [] }
    const memory: BrandMenus = { known: [], days, revision: 0, catalogue: 0, menus: new Map() }
    return { memory, checked: openFresh(() => check({ pool, catalogue }, brand, memory), trusted) }
  }
  const brands = { freshprep: open('freshprep'), cookit: open('cookit') }
  let contents = { revision: 0, byKey: new Map<string, ProductContent>() }
  const fresh = (brand: BrandId) => brands[brand].checked.get()
  const load = async (wanted: readonly Pinned[]) => {
    const present = await catalogue.get()
    // What a dish holds depends on the parts of its mixes and on families.
    if (contents.revision !== present.revision) contents = { revision: present.revision, byKey: new Map() }
    const { byKey } = contents
    const missing = wanted.filter(product => !byKey.has(keyOfProduct(product)))
    if (missing.length === 0) return byKey
    for (const row of await readContents(pool, missing)) byKey.set(keyOfProduct(row), contentOf(row, present))
    return byKey
  }

  return {
    contents: load,
    weeks: async brand => (await fresh(brand)).known,
    weekdays: async brand => {
      const { weekdays, closed } = (await fresh(brand)).days
      return week => weekdays.filter(weekday => !closed.includes(dateInWeek(week, weekday as Weekday)))
    },
    revision: async brand => (await fresh(brand)).revision,
    catalogue: async brand => (await fresh(brand)).catalogue,
    changed: () => {
      catalogue.changed()
      for (const { checked } of Object.values(brands)) checked.changed()
    },
    week: async (brand, week) => {
      const memory = await fresh(brand)
      const known = memory.known.find(other => other.week === week)
      if (!known) return null
      const kept = memory.menus.get(week)
      if (kept?.version === known.version) return kept
      const madeWith = memory.catalogue
      const entries = await readMenuEntries.all(pool, { brand, week })
      const contents = await load(entries.map(entry => ({ id: entry.product_id, version: entry.version })))
      const [row] = (await readWeeks.all(pool, { brand, watched: [week] })).filter(
        other => other.week === week,
      )
      const menu = {
        ...known,
        brand,
        products: productsOf(entries, contents),
        soldOut: new Set(row?.sold_out),
      }
      if (memory.catalogue === madeWith) cacheMenu(memory, menu)
      return menu
    },
    noteLeft: (brand, week, productId, left) => {
      const { memory } = brands[brand]
      const menu = memory.menus.get(week)
      if (!menu || menu.soldOut.has(productId) === left <= 0) return
      const soldOut = new Set(menu.soldOut)
      if (left <= 0) soldOut.add(productId)
      else soldOut.delete(productId)
      replace(memory, { ...menu, soldOut })
    },
  }
}

/** Reads at once the versions of a brand's weeks, the sold-out products of those kept, and the delivery days. */
async function check(
  { pool, catalogue }: { pool: pg.Pool; catalogue: Fresh<CatalogueNow> },
  brand: BrandId,
  memory: BrandMenus,
): Promise<BrandMenus> {
  const { revision } = await catalogue.get()
  if (memory.catalogue !== revision) {
    memory.catalogue = revision
    memory.menus.clear()
    memory.revision += 1
  }
  const [rows, days] = await Promise.all([
    readWeeks.all(pool, { brand, watched: [...memory.menus.keys()] }),
    readDeliveryDays(pool, brand),
  ])
  const known = rows.map(({ week, version, published, ranking }) => ({ week, version, published, ranking }))
  if (!isDeepStrictEqual([known, days], [memory.known, memory.days])) {
    memory.known = known
    memory.days = days
    memory.revision += 1
  }
  for (const row of rows) {
    const menu = memory.menus.get(row.week)
    if (!menu || !row.sold_out) continue
    const same = row.sold_out.length === menu.soldOut.size && row.sold_out.every(id => menu.soldOut.has(id))
    const { published, ranking } = row
    if (same && menu.published === published && isDeepStrictEqual(menu.ranking, ranking)) continue
    replace(memory, { ...menu, published, ranking, soldOut: new Set(row.sold_out) })
  }
  return memory
}

function replace(memory: BrandMenus, menu: WeekMenu) {
  memory.menus.set(menu.week, menu)
  memory.revision += 1
}

/** Keeps a loaded menu, and drops the least recently used ones. */
function cacheMenu(memory: BrandMenus, menu: WeekMenu) {
  memory.menus.delete(menu.week)
  replace(memory, menu)
  for (const week of memory.menus.keys()) {
    if (memory.menus.size <= weeksKept) break
    memory.menus.delete(week)
  }
}

/** The key of a product's content. */
export function keyOfProduct(product: Pinned): string {
  return `${product.id}@${product.version}`
}

function contentOf(row: ContentRow, catalogue: CatalogueNow): ProductContent {
  if (row.kind === 'item') return { kind: 'item', dish: null, item: row.content }
  const { kind, content: dish, recipe } = row
  const appeal = catalogue.appeal.get(dish.id) ?? null
  return { kind, dish, item: null, recipe, ingredients: ingredientsIn(dish, catalogue), appeal }
}

function productsOf(rows: readonly EntryRow[], contents: ReadonlyMap<string, ProductContent>) {
  const products = new Map<string, MenuProduct>()
  for (const row of rows) {
    const content = contents.get(keyOfProduct({ id: row.product_id, version: row.version }))
    // An entry whose version is not loaded cannot be shown, priced or cooked, so it is not on the menu.
    if (!content) continue
    products.set(row.product_id, {
      id: row.product_id,
      version: row.version,
      category: row.category as DishCategory | ItemCategory,
      rank: row.rank,
      surchargeCents: row.surcharge_cents,
      withdrawn: row.withdrawn,
      taxClass: content.kind === 'item' ? content.item.taxClass : content.dish.taxClass,
      ...content,
    })
  }
  return products
}
