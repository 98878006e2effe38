// SQL of the automatic choice: the needs of a batch, the capacity that is left, and the result.

import type { History } from '../../domain/choice/history.ts'
import { answers, opinionOf } from '../../domain/reviews/reviews.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { type Also, batchStatement, columnsOf, sliceStatement } from '../request/database/statement.ts'
import { type ClientRange, everyClient } from '../request/in_halves.ts'
import type { Batch, Choice, Slice } from './batch.ts'

/** Households of a slice without a selection, of one profile. */
export interface Demand {
  slice: number
  profileKey: string
  households: number
}

/** What a box is filled by: the profile it has had since its cutoff, and its household's history with the week's dishes. */
export interface Chooser extends History {
  profileKey: string
  /** The household's present profile, where it is another. */
  profileNow: string | null
}

/** The same, as they are read. */
export interface DemandRow extends Demand, Chooser {}

/** The household's present profile beside that of its box `o`. */
export const profileNow = 'case when s.profile_key <> o.profile_key then s.profile_key end'

const liking = answers.filter(answer => opinionOf(answer) === 'liked')

/**
 * Dishes that the household of an order `o` would have again, by its latest answers before the cutoff, in the order of their ids.
 * @param dishIds parameter with the dishes to look for, for example `$dishIds`
 */
export const sqlOfLiked = <const P extends string, const M extends string = ''>(
  dishIds: P,
  also: Also<M> = () => '' as M,
) =>
  `array(
  select product_id from (
    select distinct on (r.product_id) r.product_id, r.order_again from review r
    where r.client_id = o.client_id${also('r')} and r.product_id = any(${dishIds}::text[]) and r.order_again is not null
      and r.updated_at <= o.cutoff_at
    order by r.product_id, r.updated_at desc
  ) last where order_again in (${liking.map(answer => `'${answer}'`).join(', ')}) order by product_id)` as const

/** The same for dishes chosen for it the week before; a household's own choices may be repeated. */
export const latelyOf = <const P extends string, const M extends string = ''>(
  dishIds: P,
  also: Also<M> = () => '' as M,
) =>
  `array(
  select l.product_id from client_order p join order_line l on l.client_id = p.client_id and l.order_id = p.id
  where p.client_id = o.client_id${also('p')}${also('l')} and p.week = o.week - 7 and p.chosen_by = 'automatic'
    and l.product_id = any(${dishIds}::text[]) order by 1)` as const

/** An order without a selection: market items alone are none, but "no meals" is one (rule 61). */
const unchosen = <const M extends string>(also: Also<M>) =>
  `o.chosen_by is distinct from 'client' and not exists (select 1 from order_line l
  where l.client_id = o.client_id${also('l')} and l.order_id = o.id and l.kind <> 'item')` as const

const weeklyIsChosen = batchStatement({
  name: 'weekly_is_chosen',
  text: `select chosen_at is not null as chosen from batch
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen for update`,
  row: { chosen: 'bool' },
})

/** Whether a batch has been chosen for. Other callers in the meantime wait until this transaction has ended. */
export async function isChosen(tx: Tx, batch: Batch): Promise<boolean> {
  return (await weeklyIsChosen.first(tx, batch))?.chosen ?? false
}

const weeklyStampChosen = batchStatement({
  name: 'weekly_stamp_chosen',
  text: `update batch set chosen_at = $at where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`,
})

export async function stampChosen(tx: Tx, batch: Batch, at: string): Promise<void> {
  await weeklyStampChosen.run(tx, { ...batch, at })
}

const weeklyCutSlices = batchStatement({
  name: 'weekly_cut_slices',
  text: `select client_id as client from (
       select client_id, row_number() over (order by client_id) - 1 as place
       from client_order where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen
     ) numbered where place % $size = 0 and place > 0 order by place`,
  row: { client: 'uuid' },
})

/** Divides a batch into slices of about this many households; together they cover every possible household. */
export async function cutSlices(tx: Tx, batch: Batch, size: number): Promise<Slice[]> {
  const rows = await weeklyCutSlices.all(tx, { ...batch, size })
  const cuts = [everyClient.firstClient, ...rows.map(row => row.client), everyClient.beforeClient]
  return cuts.slice(1).map((beforeClient, slice) => ({
    slice,
    firstClient: cuts[slice] as string,
    beforeClient,
    members: null,
  }))
}

const weeklyReadDemand = sliceStatement({
  name: 'weekly_read_demand',
  text: slice => `select width_bucket(o.client_id, $firstClients::uuid[]) - 1 as slice, o.profile_key as "profileKey",
       ${profileNow} as "profileNow", ${sqlOfLiked('$dishIds', slice.also)} as liked, ${latelyOf('$dishIds', slice.also)} as lately, count(*)::int as households
     from client_order o join subscription s on s.client_id = o.client_id
     where o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
       and ${slice.only('o')}${slice.also('s')}
       and o.state = 'upcoming' and ${unchosen(slice.also)}
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  row: columnsOf<DemandRow>({
    slice: 'int',
    profileKey: 'text',
    profileNow: 'text?',
    liked: 'text[]',
    lately: 'text[]',
    households: 'int',
  }),
})

/** Households of neighbouring slices without a selection, by slice (from 0), profile and history with these dishes. */
export async function readDemand(
  tx: Db,
  batch: Batch,
  slices: readonly ClientRange[],
  dishIds: readonly string[],
): Promise<DemandRow[]> {
  const isListed = slices.some(({ members }) => members !== null)
  const read: DemandRow[] = []
  for (const part of isListed ? slices.map(slice => [slice]) : [slices]) {
    const before = isListed ? slices.indexOf(part[0] as ClientRange) : 0
    const rows = await weeklyReadDemand.all(tx, {
      ...batch,
      firstClients: part.map(slice => slice.firstClient),
      firstClient: part[0]?.firstClient ?? everyClient.firstClient,
      beforeClient: part.at(-1)?.beforeClient ?? everyClient.beforeClient,
      members: part[0]?.members ?? null,
      dishIds,
    })
    read.push(...rows.map(row => ({ ...row, slice: before + row.slice })))
  }
  return read
}

/** One household's profile and its history with these dishes; undefined for an order of another household. */
export const readProfileOf = batchStatement({
  name: 'weekly_foresee_profile',
  text: `select o.profile_key as "profileKey", ${profileNow} as "profileNow",
       ${sqlOfLiked('$dishIds')} as liked, ${latelyOf('$dishIds')} as lately
     from client_order o join subscription s on s.client_id = o.client_id
     where o.client_id = $clientId and o.id = $orderId and s.client_id = $clientId`,
  row: columnsOf<Chooser>({ profileKey: 'text', profileNow: 'text?', liked: 'text[]', lately: 'text[]' }),
})

const weeklyReadTaken = batchStatement({
  name: 'weekly_read_taken',
  text: `select product_id as id, capacity, taken from menu_entry
     where brand = $brand and week = $week and kind <> 'item'`,
  row: { id: 'text', capacity: 'int', taken: 'int' },
})

/** The remaining capacity of a menu week, by product. */
export async function readTaken(
  tx: Db,
  { brand, week }: Pick<Batch, 'brand' | 'week'>,
): Promise<Map<string, { capacity: number; taken: number }>> {
  const rows = await weeklyReadTaken.all(tx, { brand, week })
  return new Map(rows.map(({ id, capacity, taken }) => [id, { capacity, taken }]))
}

const weeklyTakeCapacity = batchStatement({
  name: 'weekly_take_capacity',
  text: `update menu_entry e set taken = e.taken + u.units
     from unnest($ids::text[], $units::int[]) as u (id, units)
     where e.brand = $brand and e.week = $week and e.product_id = u.id and e.taken + u.units <= e.capacity`,
})

/**
 * Takes units of dishes, all or none of them.
 * @returns false when one has too few left; the transaction must then be rolled back
 */
export async function takeCapacity(
  tx: Tx,
  { brand, week }: Batch,
  units: ReadonlyMap<string, number>,
): Promise<boolean> {
  if (units.size === 0) return true
  return (
    (await weeklyTakeCapacity.run(tx, {
      brand,
      week,
      ids: [...units.keys()],
      units: [...units.values()],
    })) === units.size
  )
}

const weeklyGiveBack = batchStatement({
  name: 'weekly_give_back',
  text: `update menu_entry e set taken = greatest(0, e.taken - u.units)
     from unnest($ids::text[], $units::int[]) as u (id, units)
     where e.brand = $brand and e.week = $week and e.product_id = u.id`,
})

/** Returns units of dishes. */
export async function returnUnits(
  tx: Tx,
  { brand, week }: Batch,
  units: ReadonlyMap<string, number>,
): Promise<void> {
  if (units.size === 0) return
  await weeklyGiveBack.run(tx, { brand, week, ids: [...units.keys()], units: [...units.values()] })
}

/** The households of a batch that have a slice. */
export const readSliced = batchStatement({
  name: 'weekly_read_sliced',
  text: `select slice, members from batch_slice
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`,
  row: columnsOf<{ slice: number; members: string[] | null }>({ slice: 'int', members: 'uuid[]?' }),
})

const weeklyInsertSlices = batchStatement({
  name: 'weekly_insert_slices',
  text: `insert into batch_slice (brand, delivery_date, kitchen, slice, first_client, before_client, members, choice)
     select $brand, $deliveryDate, $kitchen, s.slice, s."firstClient", s."beforeClient", s.members, s.choice
     from jsonb_to_recordset($slices::jsonb) s (slice int, "firstClient" uuid, "beforeClient" uuid,
       members uuid[], choice jsonb)`,
})

export async function insertSlices(
  tx: Tx,
  batch: Batch,
  slices: readonly (Slice & { choice: Choice[] })[],
): Promise<void> {
  await weeklyInsertSlices.run(tx, { ...batch, slices: JSON.stringify(slices) })
}

/** The batches of a week that are still to be chosen for, with the boxes that the worker last counted without a choice. */
export const readBatchesToChoose = batchStatement({
  name: 'batches_to_choose',
  text: `select b.delivery_date::text as "deliveryDate", b.kitchen, coalesce(f.unchosen, 0)::int as unchosen
    from batch b left join batch_figure f on f.brand = b.brand and f.delivery_date = b.delivery_date
      and f.kitchen = b.kitchen and f.state = 'upcoming'
    where b.brand = $brand and b.week = $week and b.chosen_at is null order by 1, 2`,
  row: { deliveryDate: 'text', kitchen: 'text', unchosen: 'int' },
})
