// The market items, shelf by shelf.

import type { MarketItem } from '../../domain/catalogue/types.ts'
import { breads } from './market/bread.ts'
import { dairy } from './market/dairy.ts'
import { drinks } from './market/drinks.ts'
import { dryGoods } from './market/dry_goods.ts'
import { jarsAndBaking } from './market/jars_and_baking.ts'
import { produce } from './market/produce.ts'
import { sides } from './market/sides.ts'
import { snacks } from './market/snacks.ts'
import { sweets } from './market/sweets.ts'

/** Pantry and market items of both brands, in the order of their shelves. */
export const marketItems: readonly MarketItem[] = [
  ...produce,
  ...dairy,
  ...breads,
  ...sides,
  ...drinks,
  ...snacks,
  ...sweets,
  ...dryGoods,
  ...jarsAndBaking,
]
