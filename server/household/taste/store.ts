// SQL of tastes and exclusions.

import type { DishCategory } from '../../../domain/catalogue/types.ts'
import type { Tx } from '../../request/database/database.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'

export type TasteRow = RowOf<typeof readTaste>

/** Undefined where there is no subscription. */
export const readTaste = statement({
  name: 'taste_read',
  text: `select plan_id as "planId", categories, tastes as cuisines, exclusions, severe, vegetarian, vegan
    from subscription where client_id = $clientId and state <> 'closed'`,
  row: {
    planId: 'text',
    categories: column<DishCategory[]>('text[]'),
    cuisines: 'text[]',
    exclusions: 'text[]',
    severe: 'text[]',
    vegetarian: 'bool',
    vegan: 'bool',
  },
})

const tasteWrite = statement({
  name: 'taste_write',
  text: `update subscription set categories = $categories, exclusions = $exclusions, severe = $severe,
        vegetarian = $vegetarian, vegan = $vegan,
      tastes = $cuisines
    where client_id = $clientId`,
})

export async function writeTaste(tx: Tx, clientId: string, taste: Omit<TasteRow, 'planId'>): Promise<void> {
  const { categories, cuisines, exclusions, severe, vegetarian, vegan } = taste
  await tasteWrite.run(tx, { clientId, categories, exclusions, severe, vegetarian, vegan, cuisines })
}
