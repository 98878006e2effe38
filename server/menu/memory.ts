// Menus are the same for everybody and change a few times a week, so every process keeps them in memory by brand and
// week. They are loaded on first use and checked against the database by one small statement, at most once a second.

import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import type { DishCategory, ItemCategory } from '../../domain/catalogue/types.ts'
import type { CategoryOrder } from '../../domain/choice/category_order.ts'
import { openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { ingredientsIn } from './ingredients.ts'
import {
  type ContentRow,
  type EntryRow,
  readContents,
  readDeliveryWeekdays,
  readEntries,
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
  /** ISO weekdays on which the brand delivers at all, ascending. */
  weekdays(brand: BrandId): Promise<readonly number[]>
  /** Goes up whenever this process learns of a change of a brand's menus. */
  revision(brand: BrandId): Promise<number>
  /** Products by id and version, as order lines pin them; keys are `id@version`. */
  contents(wanted: readonly Pinned[]): Promise<ReadonlyMap<string, ProductContent>>
  /** Records the stock after a change, so that this process need not wait for the next check. */
  noteLeft(brand: BrandId, week: string, productId: string, left: number): void
  /** Forgets how fresh things are: the next request asks the database. Call it after changing a menu. */
  changed(): void
}

interface Pinned {
  id: string
  version: number
}

interface BrandMenus {
  known: KnownWeek[]
  weekdays: number[]
  revision: number
  menus: Map<string, WeekMenu>
}

/** This process's copy of the menus. */
export const menusOf = ({ memory, pool }: Stored): Menus => memory.of(openMenus, pool)

function openMenus(pool: pg.Pool): Menus {
  const open = (brand: BrandId) => {
    const memory: BrandMenus = { known: [], weekdays: [], revision: 0, menus: new Map() }
    return { memory, checked: openFresh(() => check(pool, brand, memory), trusted) }
  }
  const brands = { freshprep: open('freshprep'), cookit: open('cookit') }
  const contents = new Map<string, ProductContent>()
  const fresh = (brand: BrandId) => brands[brand].checked.get()
  const load = async (wanted: readonly Pinned[]) => {
    const missing = wanted.filter(product => !contents.has(keyOf(product)))
    if (missing.length === 0) return contents
    for (const row of await readContents(pool, missing)) contents.set(keyOf(row), contentOf(row))
    return contents
  }

  return {
    contents: load,
    weeks: async brand => (await fresh(brand)).known,
    weekdays: async brand => (await fresh(brand)).weekdays,
    revision: async brand => (await fresh(brand)).revision,
    changed: () => {
      for (const { checked } of Object.values(brands)) checked.changed()
    },
    week: async (brand, week) => {
      const memory = await fresh(brand)
      const known = memory.known.find(other => other.week === week)
      if (!known) return null
      const kept = memory.menus.get(week)
      if (kept?.version === known.version) return kept
      const entries = await readEntries.all(pool, { brand, week })
      await load(entries.map(entry => ({ id: entry.product_id, version: entry.version })))
      const [row] = (await readWeeks.all(pool, { brand, watched: [week] })).filter(
        other => other.week === week,
      )
      const menu = {
        ...known,
        brand,
        products: productsOf(entries, contents),
        soldOut: new Set(row?.sold_out),
      }
      keep(memory, menu)
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
async function check(pool: pg.Pool, brand: BrandId, memory: BrandMenus): Promise<BrandMenus> {
  const [rows, weekdays] = await Promise.all([
    readWeeks.all(pool, { brand, watched: [...memory.menus.keys()] }),
    readDeliveryWeekdays(pool, brand),
  ])
  const known = rows.map(({ week, version, published, ranking }) => ({ week, version, published, ranking }))
  if (!isDeepStrictEqual([known, weekdays], [memory.known, memory.weekdays])) {
    memory.known = known
    memory.weekdays = weekdays
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
function keep(memory: BrandMenus, menu: WeekMenu) {
  memory.menus.delete(menu.week)
  replace(memory, menu)
  for (const week of memory.menus.keys()) {
    if (memory.menus.size <= weeksKept) break
    memory.menus.delete(week)
  }
}

/** The key of a product's content. */
export function keyOf(product: Pinned): string {
  return `${product.id}@${product.version}`
}

function contentOf(row: ContentRow): ProductContent {
  return row.kind === 'item'
    ? { kind: 'item', dish: null, item: row.content }
    : { kind: row.kind, dish: row.content, item: null, ingredients: ingredientsIn(row.content) }
}

function productsOf(rows: readonly EntryRow[], contents: ReadonlyMap<string, ProductContent>) {
  const products = new Map<string, MenuProduct>()
  for (const row of rows) {
    const content = contents.get(keyOf({ id: row.product_id, version: row.version }))
    // An entry whose version is not loaded cannot be shown, priced or cooked, so it is not on the menu.
    if (!content) continue
    products.set(row.product_id, {
      id: row.product_id,
      version: row.version,
      category: row.category as DishCategory | ItemCategory,
      rank: row.rank,
      surchargeCents: row.surcharge_cents,
      taxClass: content.kind === 'item' ? content.item.taxClass : content.dish.taxClass,
      ...content,
    })
  }
  return products
}
