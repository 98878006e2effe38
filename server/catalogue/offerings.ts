// Everything that a menu week can be made of, as the planner takes it. A process keeps it in memory, and reads it anew where the company has
// changed the catalogue.

import { brandIds } from '../../domain/brands.ts'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { foodCostCents, withoutCost } from '../../domain/catalogue/food_cost.ts'
import type { Offer } from '../../domain/catalogue/menu_rules.ts'
import type { Offerings } from '../../domain/catalogue/plan_weeks.ts'
import { proteinFamily } from '../../domain/catalogue/proteins.ts'
import type { Db } from '../request/database/database.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { type CatalogueNow, catalogueMemory } from './catalogue.ts'
import { type DishOffer, type DishToPlan, type ItemOffer, readOffers } from './offers_store.ts'

export type { DishToPlan }

/** The dishes and items of a week, each dish with its name. */
export interface WeekOfferings extends Offerings {
  dishes: readonly Offer<DishToPlan>[]
}

/** What the weeks from one on can be made of. */
export interface OfferBook {
  /** Of the catalogue that it was made with. */
  revision: number
  /** The first week that it knows, a Monday. */
  first: string
  /** The dishes and items of a menu week (Monday), in the versions that are for it, without those withdrawn, in the planner's order. */
  of(week: string): WeekOfferings
}

/**
 * The dishes and items of a menu week, as the database has them now. A dish without a picture, a language or a cost is left out, here and in
 * the copy.
 */
export async function offeringsFor(db: Db, catalogue: Catalogue, week: string): Promise<WeekOfferings> {
  const { dishes, items } = await readOffers(db, week)
  return bookOf(
    dishes.map(dish => offerIn(dish, catalogue)),
    items,
  )(week)
}

/** This process's copy. @param first the first week that is asked for, a Monday */
export async function offersOf(services: Stored, first: string): Promise<OfferBook> {
  const memory = services.memory.of(openOffers, services.pool, catalogueMemory(services))
  memory.asked = first < memory.asked ? first : memory.asked
  return memory.fresh.get()
}

interface OfferMemory {
  asked: string
  fresh: Fresh<OfferBook>
}

/** Later than any week. */
const never = '9999-01-01'

function openOffers(pool: Stored['pool'], catalogue: Fresh<CatalogueNow>): OfferMemory {
  // It is compared with the catalogue at each use, which is itself compared with the database once a second.
  const memory: OfferMemory = {
    asked: never,
    fresh: openFresh(async known => {
      const now = await catalogue.get()
      const first = memory.asked
      if (known?.revision === now.revision && known.first <= first) return known
      const { dishes, items } = await readOffers(pool, first)
      const of = bookOf(
        dishes.map(dish => offerIn(dish, now)),
        items,
      )
      const weeks = new Map<string, WeekOfferings>()
      return {
        revision: now.revision,
        first,
        of: week => {
          const made = weeks.get(week) ?? of(week)
          weeks.set(week, made)
          return made
        },
      }
    }, 0),
  }
  return memory
}

interface DishInVersion extends Omit<DishOffer, 'dish' | 'recipe'> {
  /** Null where something is missing without which it cannot be planned (domain/catalogue/written_recipe.ts). */
  offer: Offer<DishToPlan> | null
}

function offerIn({ dish, recipe, ...version }: DishOffer, { costs, ingredients }: Catalogue): DishInVersion {
  const isKnown =
    recipe.box.length > 0 && recipe.box.every(({ ingredientId }) => ingredients.has(ingredientId))
  const isWhole = isKnown && withoutCost(recipe, costs, ingredients).length === 0
  if (!isWhole || !recipe.isWorded || dish.picture === null) return { ...version, offer: null }
  return {
    ...version,
    offer: {
      // The planner looks for the main protein alone.
      dish: { ...dish, ingredients: dish.ingredients.filter(one => proteinFamily(one.ingredientId)) },
      surchargeCents: recipe.surchargeCents,
      weeklyCapacity: recipe.weeklyCapacity,
      brands: recipe.only ? [recipe.only] : brandIds,
      season: recipe.season,
      foodCostCents: foodCostCents(recipe, costs, ingredients),
    },
  }
}

function bookOf(dishes: readonly DishInVersion[], items: readonly ItemOffer[]) {
  return (week: string): WeekOfferings => ({
    dishes: newestFor(dishes, week).flatMap(({ offer }) => offer ?? []),
    items: newestFor(items, week).map(({ item, version }) => ({ ...item, version })),
  })
}

function newestFor<V extends Omit<ItemOffer, 'item'>>(versions: readonly V[], week: string): V[] {
  const newest = new Map<string, V>()
  for (const one of versions) {
    if (one.fromWeek !== null && one.fromWeek > week) continue
    const known = newest.get(one.id)
    if (!known || known.version < one.version) newest.set(one.id, one)
  }
  return [...newest.values()]
    .filter(({ withdrawn }) => !withdrawn)
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
}
