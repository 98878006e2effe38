// SQL of tastes and exclusions.

import type { DishCategory } from '../../../../domain/catalogue/types.ts'
import type { Db, Tx } from '../../../request/database/database.ts'
import { statement } from '../../../request/database/statement.ts'

export interface TasteRow {
  planId: string
  categories: DishCategory[]
  cuisines: string[]
  exclusions: string[]
  severe: string[]
  vegetarian: boolean
  vegan: boolean
}

const tasteRead = statement<TasteRow>({
  name: 'taste_read',
  text: `select plan_id as "planId", categories, tastes as cuisines, exclusions, severe, vegetarian, vegan
    from subscription where client_id = $1 and state <> 'closed'`,
  row: {
    planId: 'text',
    categories: 'text[]',
    cuisines: 'text[]',
    exclusions: 'text[]',
    severe: 'text[]',
    vegetarian: 'bool',
    vegan: 'bool',
  },
})

/** Undefined where there is no subscription. */
export const readTaste = (db: Db, clientId: string) => tasteRead.first(db, [clientId])

const tasteWrite = statement({
  name: 'taste_write',
  text: `update subscription set categories = $2, exclusions = $3, severe = $4, vegetarian = $5, vegan = $6,
      tastes = $7
    where client_id = $1`,
})

export async function writeTaste(tx: Tx, clientId: string, taste: Omit<TasteRow, 'planId'>): Promise<void> {
  const { categories, cuisines, exclusions, severe, vegetarian, vegan } = taste
  await tasteWrite.run(tx, [clientId, categories, exclusions, severe, vegetarian, vegan, cuisines])
}
