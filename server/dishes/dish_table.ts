// What lists of the office read of all dishes. It is read once for each state of the catalogue: with thousands of dishes it takes a quarter
// of a second.

import { foodCostCents, withoutCost } from '../../domain/catalogue/food_cost.ts'
import { withAllParts } from '../../domain/catalogue/ingredients.ts'
import type { Bilingual } from '../../domain/catalogue/types.ts'
import type { CatalogueNow } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { type ListedDish, readListed, readUses } from './store.ts'

type Uses = ReadonlyMap<string, readonly { id: string; name: Bilingual }[]>

/** What is known of the catalogue's newest revision that was asked about. */
interface Known<T> {
  revision: number
  rows: Promise<T>
}

/** A dish with what its ingredients for two cost a serving; null where one is unknown or has no cost. */
export type CostedDish = Omit<ListedDish, 'box'> & { costCents: number | null }

const openListed = (): { known?: Known<readonly CostedDish[]> } => ({})
const openUses = (): { known?: Known<Uses> } => ({})

/** Every dish in its newest version, by id. */
export const listedDishes = (
  { memory, pool }: Stored,
  catalogue: CatalogueNow,
): Promise<readonly CostedDish[]> =>
  once(memory.of(openListed), catalogue.revision, async () => {
    const listed = await readListed.all(pool)
    return listed.map(({ box, ...dish }) => ({ ...dish, costCents: box && costOf(box, catalogue) }))
  })

function costOf(box: NonNullable<ListedDish['box']>, { costs, ingredients }: CatalogueNow): number | null {
  const isKnown = box.every(({ ingredientId }) => ingredients.has(ingredientId))
  const isCosted = isKnown && withoutCost({ box }, costs, ingredients).length === 0
  return isCosted ? foodCostCents({ box }, costs, ingredients) : null
}

/** The dishes that have each ingredient, alone or in a mix. */
export const usesOfIngredients = ({ memory, pool }: Stored, catalogue: CatalogueNow): Promise<Uses> =>
  once(memory.of(openUses), catalogue.revision, async () => {
    const { ingredients } = catalogue
    const found = new Map<string, { id: string; name: Bilingual }[]>()
    for (const { id, name, ids } of await readUses.all(pool)) {
      const parts = new Set(
        ids.flatMap(one => (ingredients.has(one) ? withAllParts(one, ingredients).map(part => part.id) : [])),
      )
      for (const part of parts) {
        const uses = found.get(part)
        if (uses) uses.push({ id, name })
        else found.set(part, [{ id, name }])
      }
    }
    return found
  })

/** What was read of this revision; a reading that failed is forgotten. */
function once<T>(memory: { known?: Known<T> }, revision: number, read: () => Promise<T>): Promise<T> {
  if (memory.known?.revision === revision) return memory.known.rows
  const rows = read()
  const known = { revision, rows }
  memory.known = known
  rows.catch(() => {
    if (memory.known === known) delete memory.known
  })
  return rows
}
