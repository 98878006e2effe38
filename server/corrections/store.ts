// SQL of corrections: the menus that pin the new version, and the boxes that held the product.

import type { BrandId } from '../../domain/brands.ts'
import type { ProductKind } from '../../domain/catalogue/types.ts'
import type { CorrectionOutcome } from '../../domain/corrections.ts'
import { correctableOrders } from '../../domain/machines/order_groups.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { batchStatement, column, columnsOf, statement } from '../request/database/statement.ts'

export interface Correction {
  id: string
  productId: string
  kind: ProductKind
  version: number
  withdrawn: boolean
  /** The first menu week whose boxes it concerns, a Monday. */
  fromWeek: string
  /** The first menu week, a Monday, that the next version of the same change is for; null for none. */
  untilWeek: string | null
  /** The brand from whose menu of that week alone it was taken; null where the product itself changed. */
  brand: BrandId | null
  /** The admin's id. */
  actor: string
  /** ISO instant. */
  at: string
}

const correctionColumns = `id, product_id as "productId", kind, version, withdrawn, from_week::text as "fromWeek",
  until_week::text as "untilWeek", brand, actor,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

const correctionRow = columnsOf<Correction>({
  id: 'uuid',
  productId: 'text',
  kind: 'text',
  version: 'int',
  withdrawn: 'bool',
  fromWeek: 'text',
  untilWeek: 'text?',
  brand: 'text?',
  actor: 'uuid',
  at: 'text',
})

/** Corrections with boxes that are not settled, oldest first. */
export const readOpenCorrections = batchStatement({
  name: 'corrections_open',
  text: `select ${correctionColumns} from catalogue_correction where closed_at is null order by at, id`,
  row: correctionRow,
})

const correctionInsert = batchStatement({
  name: 'correction_insert',
  text: `insert into catalogue_correction (id, product_id, kind, version, withdrawn, from_week, until_week, brand, actor, at)
    values ($id, $productId, $kind, $version, $withdrawn, $fromWeek, $untilWeek, $brand, $actor, $at)`,
})

export async function insertCorrection(tx: Tx, correction: Correction): Promise<void> {
  await correctionInsert.run(tx, { ...correction })
}

const correctionPin = batchStatement({
  name: 'correction_pin',
  text: `with pinned as (
      update menu_entry set version = case when $withdrawn then version else $version end, category = $category,
        surcharge_cents = least(surcharge_cents, $surchargeCents),
        capacity = case when $withdrawn or taken_out then 0 when capacity = 0 then $capacity else capacity end
      where product_id = $productId and week >= $fromWeek and ($untilWeek::date is null or week < $untilWeek::date)
        and version < $version returning brand, week)
    update menu_week w set version = w.version + 1 from pinned p where w.brand = p.brand and w.week = p.week`,
})

/** Lets the published weeks from one on pin a version. A withdrawn product has no stock any more; a surcharge never rises. */
export async function pinVersion(
  tx: Tx,
  of: Pick<Correction, 'productId' | 'version' | 'fromWeek' | 'untilWeek' | 'withdrawn'>,
  entry: { category: string; surchargeCents: number; capacity: number },
): Promise<void> {
  await correctionPin.run(tx, { ...of, ...entry })
}

const states: string = correctableOrders.map(state => `'${state}'`).join(', ')

/**
 * The lines \`l\` of boxes \`o\` that hold a product in a version before one, from a menu week on; in any version and in that week alone,
 * where the product was taken out of it.
 */
const holding = `client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
      and l.product_id = $productId and (l.version < $version or $brand::text is not null)
    where o.brand = any (case when $brand::text is null then $brands::text[] else array[$brand::text] end)
      and o.delivery_date >= $fromWeek::date and ($brand::text is null or o.delivery_date < $fromWeek::date + 7)
      and ($untilWeek::date is null or o.delivery_date < $untilWeek::date)
      and o.state in (${states})` as const

const correctionEnlist = batchStatement({
  name: 'correction_enlist',
  text: `insert into correction_box (client_id, correction_id, order_id, version, at)
    select o.client_id, $id, o.id, l.version, $now from ${holding} on conflict do nothing`,
})

/** Notes the boxes that hold the product in a version before this one. @returns how many are new */
export async function enlistBoxes(
  tx: Db,
  of: Pick<Correction, 'id' | 'productId' | 'version' | 'fromWeek' | 'untilWeek' | 'brand'>,
  brands: readonly BrandId[],
  now: string,
): Promise<number> {
  return correctionEnlist.run(tx, { ...of, brands, now })
}

/** An item with a price that it is to have in menu weeks, Mondays, from one until another; null for no end. */
export interface PricedWeeks {
  id: string
  cents: number
  from: string
  until: string | null
}

/** Items that cost less than that in a published week, each with the last week in which it does. */
export const readPriceRises = batchStatement({
  name: 'correction_price_rises',
  text: `select p.id, max(e.week)::text as week from jsonb_to_recordset($prices::jsonb) p (id text, cents int, "from" date, until date)
    join menu_entry e on e.product_id = p.id and e.week >= p."from" and (p.until is null or e.week < p.until) and e.capacity > 0
    join market_item m on m.item_id = e.product_id and m.version = e.version
      and (m.content ->> 'priceCents')::int < p.cents group by p.id order by p.id`,
  row: { id: 'text', week: 'text' },
})

export interface HeldLine {
  clientId: string
  orderId: string
  brand: BrandId
  week: string
  state: OrderState
  version: number
  units: number
  customizationId: string | null
  exclusions: string[]
  severe: string[]
  vegetarian: boolean
  vegan: boolean
  profileKey: string
  /** Other products of the box. */
  others: string[]
}

/** The same boxes with their households' exclusions, in the order in which they would be settled. */
export const readHolding = batchStatement({
  name: 'correction_holding',
  text: `select o.client_id as "clientId", o.id as "orderId", o.brand, o.week::text as week, o.state, l.version,
      l.quantity as units, l.customization_id as "customizationId", s.exclusions, s.severe, s.vegetarian, s.vegan,
      s.profile_key as "profileKey", array(select other.product_id from order_line other
        where other.client_id = o.client_id and other.order_id = o.id and other.product_id <> l.product_id) as others
    from subscription s, ${holding} and s.client_id = o.client_id
    order by o.client_id, o.id`,
  row: columnsOf<HeldLine>({
    clientId: 'uuid',
    orderId: 'uuid',
    brand: 'text',
    week: 'text',
    state: 'text',
    version: 'int',
    units: 'int',
    customizationId: 'text?',
    exclusions: 'text[]',
    severe: 'text[]',
    vegetarian: 'bool',
    vegan: 'bool',
    profileKey: 'text',
    others: 'text[]',
  }),
})

const correctionWaiting = batchStatement({
  name: 'correction_waiting',
  text: `select b.client_id as "clientId", b.order_id as "orderId", b.version from correction_box b
      join client_order o on o.client_id = b.client_id and o.id = b.order_id
    where b.correction_id = $id and b.outcome is null and b.client_id > $after
      and o.state <> 'locked'
    order by b.client_id, b.order_id limit $limit`,
  row: { clientId: 'uuid', orderId: 'uuid', version: 'int' },
})

export interface WaitingBox {
  clientId: string
  orderId: string
  /** The version that it held. */
  version: number
}

/** Boxes that can be settled now, of households after one. */
export const readEnlistedBoxes = (db: Db, id: string, after: string, limit: number): Promise<WaitingBox[]> =>
  correctionWaiting.all(db, { id, after, limit })

const correctionHoldBox = statement({
  name: 'correction_hold_box',
  text: `select o.state from client_order o where o.client_id = $clientId and o.id = $orderId for update`,
  row: { state: column<OrderState>('text') },
})

/** Locks a box. */
export const holdCorrectedBox = (
  tx: Tx,
  of: { clientId: string; orderId: string },
): Promise<{ state: OrderState } | undefined> => correctionHoldBox.first(tx, of)

const correctionHoldMark = statement({
  name: 'correction_hold_mark',
  text: `select b.outcome from correction_box b
    where b.client_id = $clientId and b.correction_id = $correctionId and b.order_id = $orderId for update`,
  row: { outcome: 'text?' },
})

/** Locks the mark of a box. @returns whether the box is still to be settled */
export async function holdMark(
  tx: Tx,
  of: { clientId: string; correctionId: string; orderId: string },
): Promise<boolean> {
  return (await correctionHoldMark.first(tx, of))?.outcome === null
}

const correctionSettle = statement({
  name: 'correction_settle',
  text: `update correction_box set outcome = $outcome, replacement_id = $replacementId, done_at = $now
    where client_id = $clientId and correction_id = $correctionId and order_id = $orderId`,
})

export async function settleBox(
  tx: Tx,
  of: { clientId: string; correctionId: string; orderId: string },
  result: { outcome: CorrectionOutcome; replacementId: string | null; now: string },
): Promise<void> {
  await correctionSettle.run(tx, { ...of, ...result })
}

const correctionClose = batchStatement({
  name: 'correction_close',
  text: `update catalogue_correction c set closed_at = $now where c.id = $id and c.at < $settled
      and not exists (select 1 from correction_box b where b.correction_id = $id and b.outcome is null)`,
})

/** Closes a correction whose boxes are all settled, a while after it was saved: by then no process writes the former version any more. */
export async function closeCorrection(
  db: Db,
  id: string,
  of: { now: string; settled: string },
): Promise<void> {
  await correctionClose.run(db, { id, ...of })
}

/** How the boxes of a product's corrections stand, newest first. */
export const readProgress = batchStatement({
  name: 'correction_progress',
  text: `select c.id, c.version, c.closed_at is not null as closed, coalesce(b.outcome, 'waiting') as outcome,
      count(b.client_id)::int as boxes
    from catalogue_correction c left join correction_box b on b.correction_id = c.id
    where c.product_id = $productId group by c.id, c.version, c.closed_at, b.outcome order by c.version desc, outcome`,
  row: {
    id: 'uuid',
    version: 'int',
    closed: 'bool',
    outcome: column<CorrectionOutcome | 'waiting'>('text'),
    boxes: 'int',
  },
})
