// menu.wishes: what a household said no to.

import type pg from 'pg'
import type { OutputOf } from '../../contract/index.ts'
import { neverDish } from '../../domain/choice/profile.ts'
import { opinionsOf } from '../menu/reviews/opinions.ts'
import type { Household } from './household.ts'
import { loadHousehold } from './load.ts'

type Wishes = OutputOf<'menu.wishes'>

/** A household's wishes, given the dishes it never wants again: ids of products. */
export function wishesFrom(
  { exclusions, vegetarian, vegan }: Pick<Household, 'exclusions' | 'vegetarian' | 'vegan'>,
  never: readonly string[],
): Wishes {
  return { exclusions: [...exclusions, ...never.map(neverDish)], vegetarian, vegan }
}

/** Nothing at all for a client without a subscription. */
export async function wishesOf(pool: pg.Pool, clientId: string, now: string): Promise<Wishes> {
  const [household, { never }] = await Promise.all([
    loadHousehold(pool, clientId, now),
    opinionsOf(pool, clientId),
  ])
  return wishesFrom(household ?? { exclusions: [], vegetarian: false, vegan: false }, never)
}
