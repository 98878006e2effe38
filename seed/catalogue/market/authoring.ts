// How a market item is declared: its price and facts, then its name and description in each language.

import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { sortedAllergens } from '../../../domain/catalogue/allergens.ts'
import { dietsOfSources } from '../../../domain/catalogue/diets.ts'
import type { AnimalSource } from '../../../domain/catalogue/ingredients.ts'
import type { AllergenId, ItemCategory, MarketItem } from '../../../domain/catalogue/types.ts'
import type { TaxClass } from '../../../domain/tax/classes.ts'
import { say } from '../say.ts'

type Shelf = 'produce' | 'dairy' | 'bread' | 'drinks' | 'snacks' | 'sides' | 'pantry'

/** Foods that keep for months are pantry; fresh ones are market. */
const categoryOf: Readonly<Record<Shelf, ItemCategory>> = {
  produce: 'market',
  dairy: 'market',
  bread: 'market',
  sides: 'market',
  drinks: 'pantry',
  snacks: 'pantry',
  pantry: 'pantry',
}

/** Units a brand stocks of an item for a week by default. */
const weeklyStock: Readonly<Record<Shelf, number>> = {
  produce: 250,
  dairy: 250,
  bread: 200,
  sides: 150,
  drinks: 350,
  snacks: 400,
  pantry: 400,
}

const soldBy: Readonly<Record<'east' | 'everywhere' | 'west', readonly BrandId[]>> = {
  east: ['cookit'],
  everywhere: brandIds,
  west: ['freshprep'],
}

interface Facts {
  grams?: number
  millilitres?: number
  /** Units for a week, where they differ from the shelf's. */
  stock?: number
  /** `grocery` by default. */
  tax?: TaxClass
  allergens?: readonly AllergenId[]
  /** The maker's warnings. */
  traces?: readonly AllergenId[]
  /** What it has of animals; vegan by default. */
  animal?: readonly AnimalSource[]
  /** Sold in the east only by default, because the western market is smaller. */
  sold?: 'everywhere' | 'west'
}

type Words = readonly [name: string, unit: string, promise: string]

/** An item of a shelf: id, price in cents, facts, English, French. */
type Item = (id: string, priceCents: number, facts: Facts, english: Words, french: Words) => MarketItem

/** The way to write items of one shelf. */
export function shelf(name: Shelf): Item {
  return (id, priceCents, facts, english, french) => {
    const allergens = sortedAllergens(facts.allergens ?? [])
    return {
      id,
      brand: soldBy[facts.sold ?? 'east'],
      name: say(english[0], french[0]),
      unit: say(english[1], french[1]),
      promise: say(english[2], french[2]),
      category: categoryOf[name],
      shelf: name,
      grams: facts.grams ?? null,
      millilitres: facts.millilitres ?? null,
      priceCents,
      weeklyStock: facts.stock ?? weeklyStock[name],
      taxClass: facts.tax ?? 'grocery',
      diets: dietsOfSources(facts.animal ?? []),
      allergens,
      mayContain: sortedAllergens(facts.traces ?? []).filter(one => !allergens.includes(one)),
      picture: id,
    }
  }
}
