// kitchens.day: what a kitchen makes for a day, what it needs for that, and the list by which its boxes are packed.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { productKinds } from '../../domain/catalogue/types.ts'
import { planSize, servingsPerUnitOf } from '../../domain/plans.ts'
import { bagNumber } from '../../domain/returnables.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { menusOf } from '../menu/memory.ts'
import { comesIn, ingredientName } from '../menu/replacing.ts'
import type { ProductContent } from '../menu/week_menu.ts'
import type { RowOf } from '../request/database/statement.ts'
import type { Stored } from '../request/services.ts'
import { ingredientsOf } from './ingredients.ts'
import {
  type KitchenDay,
  readBoxesOf,
  readKitchens,
  readLinesOf,
  readMade,
  readRouteNumbers,
} from './store.ts'

/** Boxes on a page: about as many as a van takes. */
const onPage = 100

type KitchenView = OutputOf<'kitchens.day'>
type Line = KitchenView['boxes'][number]['lines'][number]
type Contents = ReadonlyMap<string, ProductContent>

interface KitchenQuery {
  date?: string | undefined
  /** Empty for the first kitchen with boxes. */
  kitchen: string
  route?: number | undefined
  page?: number | undefined
}

/** @param of.now program time, ISO instant */
export async function showKitchen(
  services: Stored,
  of: { brand: BrandId; locale: Locale; now: string },
  asked: KitchenQuery,
): Promise<KitchenView> {
  const { pool } = services
  const { page = 1 } = asked
  const day = await kitchenAsked(pool, of, asked)
  const { date, kitchen } = day
  const nothing = { products: [], ingredients: { totals: [], unknown: [], items: [] }, routes: [], boxes: [] }
  if (kitchen === null) return { ...day, ...nothing, page: 1, pages: 1 }
  const that: KitchenDay = { brand: of.brand, date, kitchen }
  const [made, routes, boxes] = await Promise.all([
    readMade.all(pool, that),
    readRouteNumbers.all(pool, that),
    readBoxesOf.all(pool, {
      ...that,
      route: asked.route ?? null,
      limit: onPage,
      offset: (page - 1) * onPage,
    }),
  ])
  const lines = await readLinesOf.all(pool, {
    clientIds: boxes.map(({ clientId }) => clientId),
    orderIds: boxes.map(({ id }) => id),
  })
  const contents = await menusOf(services).contents([...made, ...lines])
  const voice = { ...of, catalogue: await catalogueOf(services) }
  return {
    ...day,
    products: productsIn(made, contents, voice),
    ingredients: ingredientsOf(made, contents, voice),
    routes,
    boxes: boxes.map(({ id, name, state, planId, startHour, endHour, route, stop }) => ({
      id,
      name,
      state,
      window: { startHour, endHour },
      route,
      stop,
      bag: bagNumber(id),
      lines: lines
        .filter(({ orderId }) => orderId === id)
        .map(line => lineIn({ ...line, planId }, contents, voice))
        .toSorted(inOrder),
    })),
    page,
    pages: Math.max(1, Math.ceil((boxes[0]?.count ?? 0) / onPage)),
  }
}

/** The same day's ingredients alone, for a file. */
export async function showIngredients(
  services: Stored,
  of: { brand: BrandId; locale: Locale; now: string },
  asked: Pick<KitchenQuery, 'date' | 'kitchen'>,
): Promise<Pick<KitchenView, 'date' | 'kitchen' | 'ingredients'>> {
  const { date, kitchen } = await kitchenAsked(services.pool, of, asked)
  const made = kitchen === null ? [] : await readMade.all(services.pool, { brand: of.brand, date, kitchen })
  const contents = await menusOf(services).contents(made)
  const catalogue = await catalogueOf(services)
  return { date, kitchen, ingredients: ingredientsOf(made, contents, { ...of, catalogue }) }
}

/** The day, and its kitchen: the one asked for, else the first with boxes. */
async function kitchenAsked(
  pool: Stored['pool'],
  { brand, now }: { brand: BrandId; now: string },
  asked: Pick<KitchenQuery, 'date' | 'kitchen'>,
): Promise<Pick<KitchenView, 'date' | 'today' | 'kitchens' | 'kitchen'>> {
  const today = brandDate(brand, now)
  const { date = today } = asked
  const kitchens = await readKitchens.all(pool, { brand, date })
  const found = kitchens.find(one => one.kitchen === asked.kitchen) ?? kitchens[0]
  return { date, today, kitchens, kitchen: found?.kitchen ?? null }
}

type Voice = { locale: Locale; catalogue: Catalogue }
type MadeRow = RowOf<typeof readMade>

/** Plans with kits of one size are one row. */
function productsIn(made: readonly MadeRow[], contents: Contents, voice: Voice): KitchenView['products'] {
  const found = new Map<string, KitchenView['products'][number]>()
  for (const row of made) {
    const { replaced: _, ...line } = lineIn({ ...row, replaced: [] }, contents, voice)
    const key = `${row.id}@${row.version} ${row.swapId} ${line.servings}`
    const before = found.get(key)
    if (before) {
      before.units += row.units
      before.boxes += row.boxes
    } else found.set(key, { id: row.id, version: row.version, ...line, boxes: row.boxes })
  }
  return [...found.values()].toSorted(inOrder)
}

type Counted = Pick<RowOf<typeof readLinesOf>, 'id' | 'version' | 'kind' | 'swapId' | 'units' | 'replaced'>

function lineIn(
  { id, version, kind, swapId, units, replaced, planId }: Counted & { planId: string },
  contents: Contents,
  { locale, catalogue }: Voice,
): Line {
  const content = contents.get(`${id}@${version}`)
  const dish = content?.dish ?? null
  const plan = planSize(planId)
  const comes = content?.dish ? new Set(comesIn(content, swapId)) : new Set<string>()
  return {
    name: (dish ?? content?.item)?.name[locale] ?? id,
    kind,
    swap: dish?.customizations.find(one => one.id === swapId)?.name[locale] ?? swapId,
    servings: kind === 'item' || !plan ? null : servingsPerUnitOf(plan, kind),
    units,
    replaced: replaced
      .filter(({ short }) => comes.has(short))
      .map(({ short, by }) => ({
        short: ingredientName(short, catalogue)[locale],
        by: ingredientName(by, catalogue)[locale],
      })),
  }
}

const inOrder = (
  a: Pick<Line, 'kind' | 'name' | 'swap' | 'servings'>,
  b: Pick<Line, 'kind' | 'name' | 'swap' | 'servings'>,
): number =>
  productKinds.indexOf(a.kind) - productKinds.indexOf(b.kind) ||
  a.name.localeCompare(b.name) ||
  (a.swap ?? '').localeCompare(b.swap ?? '') ||
  (a.servings ?? 0) - (b.servings ?? 0)
