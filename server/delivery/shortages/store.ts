// SQL of what runs short before packing, and of what households say to it.

import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import type { Difference, ShortageChoice, StandardChoice } from '../../../domain/substitution.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export interface ShortageRow {
  id: string
  brand: BrandId
  deliveryDate: string
  kitchen: string
  productId: string
  ingredientId: string | null
  replacement: { id: string; version: number | null } | null
  /** ISO instant. */
  decideBy: string | null
}

const columns = `s.id, s.brand, s.delivery_date::text as "deliveryDate", s.kitchen, s.product_id as "productId",
  s.ingredient_id as "ingredientId", s.replacement,
  to_char(s.decide_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decideBy"`
const row = {
  id: 'uuid',
  brand: 'text',
  deliveryDate: 'text',
  kitchen: 'text',
  productId: 'text',
  ingredientId: 'text?',
  replacement: 'json?',
  decideBy: 'text?',
} as const

const shortageInsert = batchStatement({
  name: 'shortage_insert',
  text: `insert into shortage (id, brand, delivery_date, kitchen, product_id, ingredient_id, replacement, decide_by, actor, at)
      values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10) on conflict do nothing`,
})

/** Writes a shortage down. @returns false where it is known already */
export async function insertShortage(
  tx: Tx,
  shortage: ShortageRow,
  actor: string,
  at: string,
): Promise<boolean> {
  const { id, brand, deliveryDate, kitchen, productId, ingredientId, replacement, decideBy } = shortage
  const came = replacement && JSON.stringify(replacement)
  const values = [id, brand, deliveryDate, kitchen, productId, ingredientId, came, decideBy, actor, at]
  return (await shortageInsert.run(tx, values)) === 1
}

const shortageById = statement<ShortageRow>({
  name: 'shortage_by_id',
  text: `select ${columns} from shortage s where s.id = $1`,
  row,
})

export const readShortage = (db: Db, id: string): Promise<ShortageRow | undefined> =>
  shortageById.first(db, [id])

const shortagesOpen = batchStatement<ShortageRow>({
  name: 'shortages_open',
  text: `select ${columns} from shortage s where s.closed_at is null order by s.at, s.id`,
  row,
})

/** Shortages whose answers are not all carried out. */
export const readOpenShortages = (db: Db): Promise<ShortageRow[]> => shortagesOpen.all(db)

const shortageClose = batchStatement({
  name: 'shortage_close',
  text: `update shortage s set closed_at = $2 where s.id = $1 and s.closed_at is null
      and not exists (select from shortage_box b where b.shortage_id = s.id and b.choice is null)
      and exists (select from batch t where t.brand = s.brand and t.delivery_date = s.delivery_date
        and t.kitchen = s.kitchen and t.packed_at is not null)`,
})

/** Ends a shortage once its batch is packed and nobody's answer is missing. */
export async function closeShortage(tx: Tx, id: string, at: string): Promise<void> {
  await shortageClose.run(tx, [id, at])
}

export interface BoxConcerned {
  clientId: string
  orderId: string
  version: number
  units: number
  customizationId: string | null
  exclusions: string[]
  severe: string[]
  vegetarian: boolean
  vegan: boolean
}

const concernedColumns = `o.client_id as "clientId", o.id as "orderId", l.version, l.quantity as units,
  l.customization_id as "customizationId", u.exclusions, u.severe, u.vegetarian, u.vegan`
const concernedRow = {
  clientId: 'uuid',
  orderId: 'uuid',
  version: 'int',
  units: 'int',
  customizationId: 'text?',
  exclusions: 'text[]',
  severe: 'text[]',
  vegetarian: 'bool',
  vegan: 'bool',
} as const

const shortageConcerned = batchStatement<BoxConcerned>({
  name: 'shortage_concerned',
  text: `select ${concernedColumns}
      from client_order o
        join order_line l on l.client_id = o.client_id and l.order_id = o.id and l.product_id = $4
        join subscription u on u.client_id = o.client_id
      where o.brand = $1 and o.delivery_date = $2 and o.kitchen = $3 and o.state = 'charged'
        and not exists (select from shortage_box b where b.client_id = o.client_id and b.shortage_id = $5)
      order by o.client_id limit $6`,
  row: concernedRow,
})

/** Paid boxes with the product, that nobody has asked about this shortage yet. */
export function readConcerned(db: Db, of: ShortageRow, limit: number): Promise<BoxConcerned[]> {
  return shortageConcerned.all(db, [of.brand, of.deliveryDate, of.kitchen, of.productId, of.id, limit])
}

const shortageBoxOf = statement<BoxConcerned>({
  name: 'shortage_box_of',
  text: `select ${concernedColumns}
      from client_order o
        join order_line l on l.client_id = $1 and l.order_id = o.id and l.product_id = $3
        join subscription u on u.client_id = $1
      where o.client_id = $1 and o.id = $2 and o.state = 'charged'`,
  row: concernedRow,
})

/** The box of a household with the product, while it is paid and not packed. */
export function readConcernedOne(
  db: Db,
  clientId: string,
  orderId: string,
  productId: string,
): Promise<BoxConcerned | undefined> {
  return shortageBoxOf.first(db, [clientId, orderId, productId])
}

export interface ShortageBox {
  clientId: string
  shortageId: string
  orderId: string
  productId: string
  units: number
  allergens: Difference
  standard: StandardChoice
  choice: ShortageChoice | null
  swapId: string | null
  refundNumber: number | null
}

const boxColumns = `b.client_id as "clientId", b.shortage_id as "shortageId", b.order_id as "orderId", b.product_id as "productId",
  b.units, b.allergens, b.standard, b.choice, b.swap_id as "swapId", b.refund_number as "refundNumber"`
const boxRow = {
  clientId: 'uuid',
  shortageId: 'uuid',
  orderId: 'uuid',
  productId: 'text',
  units: 'int',
  allergens: 'json',
  standard: 'text',
  choice: 'text?',
  swapId: 'text?',
  refundNumber: 'int?',
} as const

const shortageBoxInsert = statement({
  name: 'shortage_box_insert',
  text: `insert into shortage_box (client_id, shortage_id, order_id, product_id, units, allergens, standard, at)
      values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) on conflict do nothing`,
})

/** @returns false where it is there already */
export async function insertShortageBox(
  tx: Tx,
  box: Omit<ShortageBox, 'choice' | 'swapId' | 'refundNumber'>,
  at: string,
): Promise<boolean> {
  const { clientId, shortageId, orderId, productId, units, allergens, standard } = box
  const values = [clientId, shortageId, orderId, productId, units, JSON.stringify(allergens), standard, at]
  return (await shortageBoxInsert.run(tx, values)) === 1
}

const shortageBoxHold = statement<ShortageBox>({
  name: 'shortage_box_hold',
  text: `select ${boxColumns} from shortage_box b where b.client_id = $1 and b.shortage_id = $2 for update`,
  row: boxRow,
})

export function holdShortageBox(
  tx: Tx,
  clientId: string,
  shortageId: string,
): Promise<ShortageBox | undefined> {
  return shortageBoxHold.first(tx, [clientId, shortageId])
}

const shortageBoxesWaiting = batchStatement<{ clientId: string }>({
  name: 'shortage_boxes_waiting',
  text: 'select client_id as "clientId" from shortage_box where shortage_id = $1 and choice is null order by client_id limit $2',
  row: { clientId: 'uuid' },
})

/** Households that have not answered. */
export async function readWaitingBoxes(db: Db, shortageId: string, limit: number): Promise<string[]> {
  return (await shortageBoxesWaiting.all(db, [shortageId, limit])).map(({ clientId }) => clientId)
}

const shortageBoxDecide = statement({
  name: 'shortage_box_decide',
  text: `update shortage_box set choice = $3, swap_id = $4, decided_by = $5, refund_number = $6, decided_at = $7
      where client_id = $1 and shortage_id = $2`,
})

export async function decideShortageBox(
  tx: Tx,
  of: { clientId: string; shortageId: string },
  decided: {
    choice: ShortageChoice
    swapId: string | null
    by: string
    refundNumber: number | null
    at: string
  },
): Promise<void> {
  const { choice, swapId, by, refundNumber, at } = decided
  await shortageBoxDecide.run(tx, [of.clientId, of.shortageId, choice, swapId, by, refundNumber, at])
}

const shortageBoxesOfOrder = statement<ShortageBox>({
  name: 'shortage_boxes_of_order',
  text: `select ${boxColumns} from shortage_box b where b.client_id = $1 and b.order_id = $2 order by b.at, b.shortage_id`,
  row: boxRow,
})

/** What ran short of a box. */
export const readShortageBoxes = (db: Db, clientId: string, orderId: string): Promise<ShortageBox[]> =>
  shortageBoxesOfOrder.all(db, [clientId, orderId])

export interface HeldBox {
  brand: BrandId
  state: OrderState
  version: number
  week: string
  priced: PricedOrder
  deliveryDate: string
}

const shortageHoldOrder = statement<HeldBox>({
  name: 'shortage_hold_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.priced, o.delivery_date::text as "deliveryDate"
      from client_order o where o.client_id = $1 and o.id = $2 and o.priced is not null for update`,
  row: { brand: 'text', state: 'text', version: 'int', week: 'text', priced: 'json', deliveryDate: 'text' },
})

export const holdBox = (tx: Tx, clientId: string, orderId: string): Promise<HeldBox | undefined> =>
  shortageHoldOrder.first(tx, [clientId, orderId])

const shortageReadOrder = statement<HeldBox>({
  name: 'shortage_read_order',
  text: `select o.brand, o.state, o.version, o.week::text, o.priced, o.delivery_date::text as "deliveryDate"
      from client_order o where o.client_id = $1 and o.id = $2 and o.priced is not null`,
  row: { brand: 'text', state: 'text', version: 'int', week: 'text', priced: 'json', deliveryDate: 'text' },
})

/** The same, to look at. */
export const readBox = (db: Db, clientId: string, orderId: string): Promise<HeldBox | undefined> =>
  shortageReadOrder.first(db, [clientId, orderId])

const shortageKnowsOrder = statement<{ found: number }>({
  name: 'shortage_knows_order',
  text: 'select 1 as found from client_order where client_id = $1 and id = $2',
  row: { found: 'int' },
})

/** Whether an order is the household's, in whatever state. */
export const isOwnOrder = async (db: Db, clientId: string, orderId: string): Promise<boolean> =>
  (await shortageKnowsOrder.first(db, [clientId, orderId])) !== undefined

const shortageSwapLine = statement({
  name: 'shortage_swap_line',
  text: `with gone as (
        delete from order_line where client_id = $1 and order_id = $2 and product_id = $3 returning quantity, kind
      ), come as (
        insert into order_line (client_id, order_id, product_id, version, kind, quantity)
        select $1, $2, $4, $5, kind, quantity from gone
      ), written as (
        update client_order set version = $6, priced = $7::jsonb where client_id = $1 and id = $2
      )
      insert into order_event (client_id, order_id, version, kind, actor, at, data)
      values ($1, $2, $6, 'swapped', $8, $9, $10::jsonb)`,
})

/** Puts another product in the place of a line, at the price that was paid, with its event. */
export async function writeSwap(
  tx: Tx,
  of: { clientId: string; orderId: string; version: number; priced: PricedOrder },
  swap: { from: string; to: string; version: number },
  { actor, at }: { actor: string; at: string },
): Promise<void> {
  const { clientId, orderId, version, priced } = of
  const data = JSON.stringify({ from: swap.from, to: swap.to })
  const values = [
    clientId,
    orderId,
    swap.from,
    swap.to,
    swap.version,
    version,
    JSON.stringify(priced),
    actor,
    at,
    data,
  ]
  await shortageSwapLine.run(tx, values)
}

const shortageStock = batchStatement<{ left: number }>({
  name: 'shortage_stock',
  text: `update menu_entry set taken = taken + $4
      where brand = $1 and week = $2 and product_id = $3 and taken + $4 <= capacity returning capacity - taken as left`,
  row: { left: 'int' },
})

/** Takes units of a product. @returns false where there are too few */
export async function takeStock(
  tx: Tx,
  of: { brand: BrandId; week: string; productId: string },
  units: number,
): Promise<boolean> {
  return (await shortageStock.first(tx, [of.brand, of.week, of.productId, units])) !== undefined
}

interface ProductInBatch {
  productId: string
  version: number
  kitchen: string
  week: string
  boxes: number
}

const shortageProducts = batchStatement<ProductInBatch>({
  name: 'shortage_products',
  text: `select l.product_id as "productId", l.version, o.kitchen, o.week::text as week, count(*)::int as boxes
      from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
      where o.brand = $1 and o.delivery_date = $2 and o.state = 'charged'
      group by l.product_id, l.version, o.kitchen, o.week order by o.kitchen, l.product_id`,
  row: { productId: 'text', version: 'int', kitchen: 'text', week: 'text', boxes: 'int' },
})

/** What is in the paid boxes of a day that are not packed, by kitchen. */
export const readProductsOf = (db: Db, brand: BrandId, date: string): Promise<ProductInBatch[]> =>
  shortageProducts.all(db, [brand, date])

interface ShortageCounted extends ShortageRow {
  asked: number
  waiting: number
  accepted: number
  swapped: number
  dropped: number
}

const shortagesOfDay = batchStatement<ShortageCounted>({
  name: 'shortages_of_day',
  text: `select ${columns}, count(b.client_id)::int as asked,
        count(b.client_id) filter (where b.choice is null)::int as waiting,
        count(b.client_id) filter (where b.choice = 'accept')::int as accepted,
        count(b.client_id) filter (where b.choice = 'swap')::int as swapped,
        count(b.client_id) filter (where b.choice = 'drop')::int as dropped
      from shortage s left join shortage_box b on b.shortage_id = s.id
      where s.brand = $1 and s.delivery_date = $2 group by s.id order by s.at, s.id`,
  row: { ...row, asked: 'int', waiting: 'int', accepted: 'int', swapped: 'int', dropped: 'int' },
})

/** The shortages of a day, with how their households answered. */
export const readShortagesOf = (db: Db, brand: BrandId, date: string): Promise<ShortageCounted[]> =>
  shortagesOfDay.all(db, [brand, date])
