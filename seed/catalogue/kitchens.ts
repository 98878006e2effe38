// Our kitchens and cross-contact: which ingredients share a line, and what the makers of bought foods warn of. The western kitchens
// (Vancouver, Calgary) have one layout, the eastern ones (Montréal, Toronto) another.

import type { BrandId } from '../../domain/brands.ts'
import type { KitchenLine, Kitchens } from '../../domain/catalogue/contact.ts'
import type { AllergenId } from '../../domain/catalogue/types.ts'
import { cansAndOils } from './ingredients/cans_and_oils.ts'
import { dairyAndEggs } from './ingredients/dairy_and_eggs.ts'
import { fruitsAndHerbs } from './ingredients/fruits_and_herbs.ts'
import { grainsAndBreads } from './ingredients/grains_and_breads.ts'
import { meatFishTofu } from './ingredients/meat_fish_tofu.ts'
import { sauces } from './ingredients/sauces.ts'
import { spices } from './ingredients/spices.ts'
import { vegetables } from './ingredients/vegetables.ts'
import type { IngredientId } from './ingredients.ts'
import { readyToEat } from './recipes.ts'

const idsOf = (shelf: object) => Object.keys(shelf) as IngredientId[]
const without = (shelf: object, ...taken: readonly (readonly IngredientId[])[]) =>
  idsOf(shelf).filter(id => !taken.flat().includes(id))

const ids = (...some: IngredientId[]) => some

/** Comes sealed from its maker and goes into the box unopened, in packs, cans and sachets; it touches none of our lines. */
export const sealed: readonly IngredientId[] = [
  ...ids(
    'brioche-bun',
    'corn-tortillas',
    'croutons',
    'flour-tortillas',
    'naan',
    'pita',
    'ravioli',
    'sourdough',
  ),
  ...ids('butter', 'egg', 'firm-tofu', 'milk', 'sour-cream'),
  ...idsOf(cansAndOils),
]

const frozen = ids('corn', 'edamame', 'green-peas', 'sour-cherries')
const nuts = ids('almonds', 'cashews', 'peanuts', 'pine-nuts', 'walnuts')
const seedsAndDriedFruit = ids('cranberries', 'dried-apricots', 'pumpkin-seeds', 'raisins', 'sesame-seeds')
const fish = [
  ...ids('anchovies', 'cod', 'salmon', 'salmon-sashimi', 'smoked-salmon', 'trout'),
  ...ids('scallops', 'shrimp'),
]
const doughs = ids('boiled-potato', 'butter-pastry', 'gnocchi', 'pizza-dough')
/** Sauces of the cold table; the others belong to the wok. */
const coldSauces = [
  ...ids('basil-pesto', 'caesar-dressing', 'dijon-mustard', 'fruit-ketchup', 'harissa', 'ketchup'),
  ...ids('mayonnaise', 'spicy-mayo', 'tahini', 'tzatziki', 'whole-grain-mustard', 'worcestershire'),
]
const simmeredSauces = ids('alfredo-sauce', 'demi-glace', 'marinara-sauce')
const powders = ids('beef-broth-powder', 'chicken-broth-powder', 'vegetable-broth-powder')
const wokSauces = without(sauces, coldSauces, simmeredSauces, powders)
const dryGoods = without(grainsAndBreads, sealed, doughs)
const meals = readyToEat.map(meal => meal.id)
/** Meals that are baked in their tray; the others simmer in kettles. */
const baked = [
  ...['baked-gnocchi-mozzarella', 'chicken-broccoli-alfredo', 'chicken-florentine', 'jerk-chicken-rice-peas'],
  ...[
    'mac-cheese-broccoli',
    'pate-chinois',
    'salmon-dill-cauliflower',
    'stuffed-squash',
    'vegetable-lasagna',
  ],
]

type Line = readonly [id: string, ingredients: readonly IngredientId[], meals?: readonly string[]]

const cooking = (id: string, dishIds: readonly string[]): Line => [
  id,
  readyToEat
    .filter(meal => dishIds.includes(meal.id))
    .flatMap(meal => meal.box.map(amount => amount.ingredientId as IngredientId)),
  dishIds,
]

const everywhere: readonly Line[] = [
  ['produce', without({ ...vegetables, ...fruitsAndHerbs }, frozen, nuts, seedsAndDriedFruit)],
  ['frozen', frozen],
  ['meat', without(meatFishTofu, fish, sealed)],
  ['fish', fish],
  ['dairy', without(dairyAndEggs, sealed)],
  ['doughs', doughs],
  ['spices', [...idsOf(spices), ...powders]],
  ['simmered sauces', simmeredSauces],
  cooking('ovens', baked),
  cooking(
    'kettles',
    meals.filter(id => !baked.includes(id)),
  ),
]

/** The differences between the houses: the west keeps nuts and cold sauces apart, the east packs seeds with dry goods. */
const own: Readonly<Record<BrandId, readonly Line[]>> = {
  freshprep: [
    ['dry goods', dryGoods],
    ['nuts', nuts],
    ['seeds and dried fruit', seedsAndDriedFruit],
    ['wok sauces', wokSauces],
    ['cold sauces', coldSauces],
  ],
  cookit: [
    ['dry goods and seeds', [...dryGoods, ...seedsAndDriedFruit]],
    ['nuts', nuts],
    ['sauces', [...wokSauces, ...coldSauces]],
  ],
}

const linesOf = (brand: BrandId): KitchenLine[] =>
  [...everywhere, ...own[brand]].map(([id, ingredientIds, dishIds = []]) => ({
    id,
    brand,
    ingredientIds,
    dishIds,
  }))

/** Warnings on the cases that bought foods come in. */
const warnings: Partial<Record<IngredientId, readonly AllergenId[]>> = {
  almonds: ['cashew', 'hazelnut', 'pecan', 'pistachio', 'walnut'],
  'breadcrumbs-panko': ['egg', 'milk', 'sesame', 'soy'],
  'brioche-bun': ['soy'],
  'broad-egg-noodles': ['milk', 'soy'],
  cashews: ['almond', 'hazelnut', 'pistachio', 'walnut'],
  'corn-tortillas': ['wheat'],
  croutons: ['egg', 'milk', 'sesame', 'soy'],
  'egg-noodles': ['sesame', 'soy'],
  'flour-tortillas': ['milk', 'soy'],
  'hoisin-sauce': ['peanut'],
  naan: ['egg', 'sesame'],
  'oyster-sauce': ['crustacean', 'fish'],
  peanuts: ['almond', 'cashew', 'walnut'],
  'pearl-barley': ['gluten_oats', 'gluten_rye', 'wheat'],
  'pine-nuts': ['almond', 'walnut'],
  pita: ['sesame', 'soy'],
  ravioli: ['fish', 'crustacean', 'soy'],
  'red-lentils': ['wheat'],
  soba: ['egg'],
  sourdough: ['milk', 'sesame', 'soy'],
  walnuts: ['almond', 'cashew', 'pecan', 'pistachio'],
}

export const kitchens: Kitchens = { lines: [...linesOf('freshprep'), ...linesOf('cookit')], warnings }
