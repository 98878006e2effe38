// SQL of the catalogue as files: everything in its newest version.

import type { KeptPiece } from '../../domain/catalogue/catalogue.ts'
import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import type { MarketItem } from '../../domain/catalogue/types.ts'
import { batchStatement, column, columnsOf } from '../request/database/statement.ts'

/** Dishes with what the cooks wrote; one whose recipe was not kept has none to write down. */
export const readDishes = batchStatement({
  name: 'files_dishes',
  text: `select distinct on (dish_id) dish_id as id, version, withdrawn, recipe from dish_version
    order by dish_id, version desc`,
  row: { id: 'text', version: 'int', withdrawn: 'bool', recipe: column<DishRecipe | null>('json?') },
})

export const readItems = batchStatement({
  name: 'files_items',
  text: `select distinct on (item_id) item_id as id, version, withdrawn, content from market_item
    order by item_id, version desc`,
  row: { id: 'text', version: 'int', withdrawn: 'bool', content: column<MarketItem>('json') },
})

export const readPiecesOf = batchStatement({
  name: 'files_pieces',
  text: `select distinct on (kind, id) kind, id, content from catalogue_piece order by kind, id, version desc`,
  row: columnsOf<KeptPiece>({ kind: 'text', id: 'text', content: 'json' }),
})

/** Who works here under an email, and may change dishes at one brand at least. */
export const findAdmin = batchStatement({
  name: 'files_admin',
  text: `select s.id from staff s where s.email = lower($email) and s.ended_at is null
        and exists (select 1 from staff_role r where r.staff_id = s.id and r.role in ('owner', 'menu'))`,
  row: { id: 'uuid' },
})
