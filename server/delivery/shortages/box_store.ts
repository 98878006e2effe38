// SQL of the boxes that a shortage concerns, and of what their households choose.

import type { Difference, ShortageChoice, StandardChoice } from '../../../domain/substitution.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'
import type { ShortageRow } from './store.ts'

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

/** Paid boxes with the product whose households have not been asked about this shortage yet. */
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
