// SQL of shortages.

import type { BrandId } from '../../../domain/brands.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'
import type { StoredDifference } from './box_store.ts'

export type ShortageRow = RowOf<typeof row>

const columns = `s.id, s.brand, s.delivery_date::text as "deliveryDate", s.kitchen, s.product_id as "productId",
  s.ingredient_id as "ingredientId", s.replacement, s.correction_id as "correctionId",
  to_char(s.decide_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decideBy"`
/** All columns: where the table is on another machine than the boxes, its key is not enough. */
const grouped = `s.id, s.brand, s.delivery_date, s.kitchen, s.product_id, s.ingredient_id, s.replacement, s.correction_id,
  s.decide_by, s.at`
const row = {
  id: 'uuid',
  brand: column<BrandId>('text'),
  deliveryDate: 'text',
  kitchen: 'text',
  productId: 'text',
  ingredientId: 'text?',
  replacement: column<{ id: string; version: number | null } | null>('json?'),
  /** Where the product was corrected, not short: its correction. */
  correctionId: 'uuid?',
  /** ISO instant. */
  decideBy: 'text?',
} as const

const shortageInsert = batchStatement({
  name: 'shortage_insert',
  text: `insert into shortage (id, brand, delivery_date, kitchen, product_id, ingredient_id, replacement,
        correction_id, decide_by, actor, at)
      values ($id, $brand, $deliveryDate, $kitchen, $productId, $ingredientId, $came::jsonb, $correctionId,
        $decideBy, $actor, $at) on conflict do nothing`,
})

/** Records a shortage. @returns false where it is known already */
export async function insertShortage(
  tx: Tx,
  shortage: ShortageRow,
  actor: string,
  at: string,
): Promise<boolean> {
  const { id, brand, deliveryDate, kitchen, productId, ingredientId, replacement, correctionId, decideBy } =
    shortage
  const came = replacement && JSON.stringify(replacement)

  return (
    (await shortageInsert.run(tx, {
      id,
      brand,
      deliveryDate,
      kitchen,
      productId,
      ingredientId,
      came,
      correctionId,
      decideBy,
      actor,
      at,
    })) === 1
  )
}

export const readShortage = statement({
  name: 'shortage_by_id',
  text: `select ${columns} from shortage s where s.id = $id`,
  row,
})

/** Shortages with answers that are not carried out yet. */
export const readOpenShortages = batchStatement({
  name: 'shortages_open',
  text: `select ${columns} from shortage s where s.closed_at is null order by s.at, s.id`,
  row,
})

const shortageClose = batchStatement({
  name: 'shortage_close',
  text: `update shortage s set closed_at = $at where s.id = $id and s.closed_at is null
      and not exists (select 1 from shortage_box b where b.shortage_id = $id and b.choice is null)
      and exists (select 1 from batch t where t.brand = s.brand and t.delivery_date = s.delivery_date
        and t.kitchen = s.kitchen and t.packed_at is not null)`,
})

/** Closes a shortage once its batch is packed and every box has an answer. */
export async function closeShortage(tx: Tx, id: string, at: string): Promise<void> {
  await shortageClose.run(tx, { id, at })
}

/** The products in the paid, unpacked boxes of a day, by kitchen. */
export const readProductsOf = batchStatement({
  name: 'shortage_products',
  text: `select l.product_id as "productId", l.version, o.kitchen, o.week::text as week, count(*)::int as boxes
      from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
      where o.brand = $brand and o.delivery_date = $date and o.state = 'charged'
      group by l.product_id, l.version, o.kitchen, o.week order by o.kitchen, l.product_id`,
  row: { productId: 'text', version: 'int', kitchen: 'text', week: 'text', boxes: 'int' },
})

/** The shortages of a day, with the households' answers. */
export const readShortagesOf = batchStatement({
  name: 'shortages_of_day',
  text: `select ${columns}, count(b.client_id)::int as asked,
        count(b.client_id) filter (where b.choice is null)::int as waiting,
        count(b.client_id) filter (where b.choice is null and b.standard = 'drop')::int as "leftOut",
        jsonb_agg(distinct b.allergens) filter (where b.client_id is not null) as changes,
        count(b.client_id) filter (where b.choice = 'accept')::int as accepted,
        count(b.client_id) filter (where b.choice = 'swap')::int as swapped,
        count(b.client_id) filter (where b.choice = 'drop')::int as dropped
      from shortage s left join shortage_box b on b.shortage_id = s.id
      where s.brand = $brand and s.delivery_date = $date group by ${grouped} order by s.at, s.id`,
  row: {
    ...row,
    asked: 'int',
    waiting: 'int',
    /** Of those waiting, the ones that silence leaves out. */
    leftOut: 'int',
    changes: column<StoredDifference[] | null>('json?'),
    accepted: 'int',
    swapped: 'int',
    dropped: 'int',
  },
})
