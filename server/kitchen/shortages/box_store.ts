// SQL of the boxes that a shortage concerns, and of their households' choices.

import type { Difference, ShortageChoice, StandardChoice } from '../../../domain/substitution.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

export type BoxConcerned = RowOf<typeof concernedRow>

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

/**
 * Paid boxes with the product whose households have not been asked about this shortage yet; where the product was corrected, those whose
 * households exclude what it is now.
 */
export const readConcerned = batchStatement({
  name: 'shortage_concerned',
  text: `select ${concernedColumns}
      from client_order o
        join order_line l on l.client_id = o.client_id and l.order_id = o.id and l.product_id = $productId
        join subscription u on u.client_id = o.client_id
      where o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
        and o.state = 'charged'
        and ($correctionId::uuid is null or exists (select 1 from correction_box c where c.client_id = o.client_id
          and c.correction_id = $correctionId and c.order_id = o.id and c.outcome = 'asked'))
        and not exists (select 1 from shortage_box b where b.client_id = o.client_id and b.shortage_id = $id)
      order by o.client_id limit $limit`,
  row: concernedRow,
})

/** The box of a household with the product, while it is paid and not packed. */
export const readConcernedOne = statement({
  name: 'shortage_box_of',
  text: `select ${concernedColumns}
      from client_order o
        join order_line l on l.client_id = $clientId and l.order_id = o.id and l.product_id = $productId
        join subscription u on u.client_id = $clientId
      where o.client_id = $clientId and o.id = $orderId and o.state = 'charged'`,
  row: concernedRow,
})

/** `flesh` and `diets` are absent where an earlier version asked. */
export type StoredDifference = Pick<Difference, 'gained' | 'lost'> & Partial<Difference>

export type ShortageBox = RowOf<typeof boxRow>

const boxColumns = `b.client_id as "clientId", b.shortage_id as "shortageId", b.order_id as "orderId", b.product_id as "productId",
  b.units, b.allergens, b.standard, b.choice, b.swap_id as "swapId", b.refund_number as "refundNumber"`

const boxRow = {
  clientId: 'uuid',
  shortageId: 'uuid',
  orderId: 'uuid',
  productId: 'text',
  units: 'int',
  allergens: column<StoredDifference>('json'),
  standard: column<StandardChoice>('text'),
  choice: column<ShortageChoice | null>('text?'),
  swapId: 'text?',
  refundNumber: 'int?',
} as const

const shortageBoxInsert = statement({
  name: 'shortage_box_insert',
  text: `insert into shortage_box (client_id, shortage_id, order_id, product_id, units, allergens, standard, at)
      values ($clientId, $shortageId, $orderId, $productId, $units, $allergens::jsonb, $standard, $at)
        on conflict do nothing`,
})

/** @returns false where it exists already */
export async function insertShortageBox(
  tx: Tx,
  box: Omit<ShortageBox, 'choice' | 'swapId' | 'refundNumber'>,
  at: string,
): Promise<boolean> {
  const { clientId, shortageId, orderId, productId, units, allergens, standard } = box

  return (
    (await shortageBoxInsert.run(tx, {
      clientId,
      shortageId,
      orderId,
      productId,
      units,
      allergens: JSON.stringify(allergens),
      standard,
      at,
    })) === 1
  )
}

const shortageBoxHold = statement({
  name: 'shortage_box_hold',
  text: `select ${boxColumns} from shortage_box b where b.client_id = $clientId
        and b.shortage_id = $shortageId for update`,
  row: boxRow,
})

export function holdShortageBox(
  tx: Tx,
  clientId: string,
  shortageId: string,
): Promise<ShortageBox | undefined> {
  return shortageBoxHold.first(tx, { clientId, shortageId })
}

const shortageBoxesWaiting = batchStatement({
  name: 'shortage_boxes_waiting',
  text: 'select client_id as "clientId" from shortage_box where shortage_id = $shortageId and choice is null order by client_id limit $limit',
  row: { clientId: 'uuid' },
})

/** Households that have not answered. */
export async function readWaitingBoxes(db: Db, shortageId: string, limit: number): Promise<string[]> {
  return (await shortageBoxesWaiting.all(db, { shortageId, limit })).map(({ clientId }) => clientId)
}

const shortageBoxDecide = statement({
  name: 'shortage_box_decide',
  text: `update shortage_box set choice = $choice, swap_id = $swapId, decided_by = $by,
        refund_number = $refundNumber, decided_at = $at
      where client_id = $clientId and shortage_id = $shortageId`,
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
  await shortageBoxDecide.run(tx, { ...of, choice, swapId, by, refundNumber, at })
}

/** The shortages of a box. */
export const readShortageBoxes = statement({
  name: 'shortage_boxes_of_order',
  text: `select ${boxColumns} from shortage_box b where b.client_id = $clientId and b.order_id = $orderId
        order by b.at, b.shortage_id`,
  row: boxRow,
})
