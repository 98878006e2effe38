// The main protein of a dish, for filters such as chicken or meatless.

import type { Dish } from './types.ts'

const families =
  /\b(beef|lamb|pork|chicken|turkey|duck|sausage|bacon|chorizo|salmon|trout|cod|tuna|shrimp|scallops?|tofu|tempeh|halloumi|paneer|chickpeas?|lentils?|beans|eggs?)\b/

/** The protein an ingredient is, by its family: `ground-beef` and `beef-tenderloin` are beef; null for none. */
export function proteinFamily(ingredientId: string): string | null {
  return families.exec(ingredientId)?.[1] ?? null
}

export const proteinGroups = ['poultry', 'beef-lamb', 'pork', 'fish-seafood', 'plant', 'egg-cheese'] as const
/** The proteins that people filter by. */
export type ProteinGroup = (typeof proteinGroups)[number]

const groupOf: Readonly<Record<string, ProteinGroup>> = {
  chicken: 'poultry',
  turkey: 'poultry',
  duck: 'poultry',
  beef: 'beef-lamb',
  lamb: 'beef-lamb',
  pork: 'pork',
  sausage: 'pork',
  bacon: 'pork',
  chorizo: 'pork',
  salmon: 'fish-seafood',
  trout: 'fish-seafood',
  cod: 'fish-seafood',
  tuna: 'fish-seafood',
  shrimp: 'fish-seafood',
  scallop: 'fish-seafood',
  scallops: 'fish-seafood',
  tofu: 'plant',
  tempeh: 'plant',
  chickpea: 'plant',
  chickpeas: 'plant',
  lentil: 'plant',
  lentils: 'plant',
  beans: 'plant',
  halloumi: 'egg-cheese',
  paneer: 'egg-cheese',
  egg: 'egg-cheese',
  eggs: 'egg-cheese',
}

const meatAndFish: readonly ProteinGroup[] = ['poultry', 'beef-lamb', 'pork', 'fish-seafood']

/**
 * The group of a dish's main protein: the heaviest meat or fish, else the heaviest of the others, so that a sausage stew with many
 * beans is pork. Null where there is no protein: a mushroom risotto.
 */
export function proteinGroupOf(dish: Pick<Dish, 'ingredients'>): ProteinGroup | null {
  let heaviest = 0
  let found: ProteinGroup | null = null
  for (const { ingredientId, gramsFor2 } of dish.ingredients) {
    const group = groupOf[proteinFamily(ingredientId) ?? '']
    if (!group) continue
    const [flesh, foundFlesh] = [meatAndFish.includes(group), found !== null && meatAndFish.includes(found)]
    if (foundFlesh && !flesh) continue
    if (flesh === foundFlesh && gramsFor2 <= heaviest) continue
    heaviest = gramsFor2
    found = group
  }
  return found
}
