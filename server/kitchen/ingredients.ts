// The ingredients of everything that a kitchen makes for a day: what it buys and portions.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { type Kits, kitchenTotals, kitchenUnits } from '../../domain/catalogue/kitchen_totals.ts'
import { csvOf } from '../../domain/csv_file.ts'
import { planSize, servingsPerUnitOf } from '../../domain/plans.ts'
import { adminKitchenMessages } from '../../i18n/admin_kitchen.ts'
import { boxAmounts, ingredientName, piecesOf, replacedAmounts } from '../menu/replacing.ts'
import type { ProductContent } from '../menu/week_menu.ts'
import type { RowOf } from '../request/database/statement.ts'
import type { readMade } from './store.ts'

type IngredientList = OutputOf<'kitchens.day'>['ingredients']
type Made = readonly RowOf<typeof readMade>[]
type Contents = ReadonlyMap<string, ProductContent>
type Voice = { brand: BrandId; locale: Locale }
type Kitchen = Voice & { catalogue: Catalogue }

/** Market items are no recipes: they are counted by the piece. */
export function ingredientsOf(
  made: Made,
  contents: Contents,
  { locale, catalogue }: Kitchen,
): IngredientList {
  const kits: Kits[] = []
  const unknown: IngredientList['unknown'] = []
  const names = new Map<string, string>()
  const items = new Map<string, IngredientList['items'][number]>()
  for (const { id, version, kind, swapId, planId, replaced, units } of made) {
    const content = contents.get(`${id}@${version}`)
    const dish = content?.dish
    const plan = planSize(planId)
    if (kind === 'item') {
      const name = content?.item?.name[locale] ?? id
      items.set(id, { id, name, units: (items.get(id)?.units ?? 0) + units })
      continue
    }
    const amounts = content?.dish ? boxAmounts(content, swapId) : null
    if (!dish || !plan || !amounts) {
      const swap = dish?.customizations.find(one => one.id === swapId)?.name[locale] ?? swapId
      unknown.push({ name: dish?.name[locale] ?? id, swap, units })
      continue
    }
    for (const { ingredientId, name } of dish.ingredients) names.set(ingredientId, name[locale])
    kits.push({
      amounts: replaced.reduce<Kits['amounts']>((all, out) => replacedAmounts(all, out, catalogue), amounts),
      servings: servingsPerUnitOf(plan, kind),
      units,
    })
  }
  const totals = kitchenTotals(kits).map(({ ingredientId, unit, amount }) => ({
    id: ingredientId,
    name: names.get(ingredientId) ?? ingredientName(ingredientId, catalogue)[locale],
    unit,
    pieces: unit === 'piece' ? (piecesOf(ingredientId, catalogue)?.[locale] ?? null) : null,
    amount,
  }))
  return {
    totals: totals.toSorted(byName(locale)),
    unknown,
    items: [...items.values()].toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  }
}

type Total = IngredientList['totals'][number]

const byName =
  (locale: Locale) =>
  (a: Total, b: Total): number =>
    a.name.localeCompare(b.name, locale) || kitchenUnits.indexOf(a.unit) - kitchenUnits.indexOf(b.unit)

/** As CSV, with the market items of the boxes after the ingredients: a file is what a kitchen buys by. */
export function ingredientsAsCsv(
  { totals, unknown, items }: IngredientList,
  { brand, locale }: Voice,
): string {
  const say = adminKitchenMessages(brand, locale)
  const heads = say.ingredientColumns
  return csvOf(
    [
      [heads.ingredient, heads.amount, heads.unit],
      ...totals.map(({ name, amount, unit, pieces }) => [name, amount, pieces ?? say.units[unit]]),
      ...items.map(({ name, units }) => [name, units, say.units.piece]),
      ...unknown.map(({ name, swap, units }) => [say.unknown(name, swap, units), '', '']),
    ],
    locale,
  )
}
