// SQL of the open boxes for which a week has too few safe meals: counted for a batch at a time, and listed for the office.

import type { BrandId } from '../../../domain/brands.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** A batch whose cutoff is to come within some days, and that was not looked at for a while; the earliest cutoff first. */
export const nextToSearch = batchStatement({
  name: 'unserved_next_batch',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text from batch
    where charged_at is null and cutoff_at > $now and cutoff_at < $until
      and (unserved_at is null or unserved_at < $seenBefore)
    order by cutoff_at, brand, kitchen limit 1`,
  row: { brand: column<BrandId>('text'), deliveryDate: 'text', kitchen: 'text', week: 'text' },
})

const inBatch = `brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`
const unchosen = `state = 'upcoming' and chosen_by is null` as const

/** Households of a batch without a choice, by profile. */
export const countUnchosen = batchStatement({
  name: 'unserved_profiles',
  text: `select profile_key as "profileKey", count(*)::int as boxes from client_order
    where ${inBatch} and ${unchosen} group by profile_key`,
  row: { profileKey: 'text', boxes: 'int' },
})

export const findUnchosen = batchStatement({
  name: 'unserved_boxes',
  text: `select client_id as "clientId", id as "orderId", profile_key as "profileKey" from client_order
    where ${inBatch} and ${unchosen} and profile_key = any ($keys::text[]) order by client_id limit $most::int`,
  row: { clientId: 'uuid', orderId: 'uuid', profileKey: 'text' },
})

/** Those of one batch, and those of batches past their cutoff. */
export const deleteUnserved = batchStatement({
  name: 'unserved_delete',
  text: `delete from unserved_box where ${inBatch}`,
})

export const deleteOver = batchStatement({
  name: 'unserved_delete_over',
  text: `delete from unserved_box u using batch b where b.brand = u.brand and b.delivery_date = u.delivery_date
    and b.kitchen = u.kitchen and b.cutoff_at <= $now`,
})

export const insertUnserved = batchStatement({
  name: 'unserved_insert',
  text: `insert into unserved_box (client_id, order_id, brand, delivery_date, kitchen, needed, safe)
    select u.client_id, u.order_id, $brand, $deliveryDate, $kitchen, u.needed, u.safe
    from unnest($clientIds::uuid[], $orderIds::uuid[], $needed::int[], $safe::int[]) u (client_id, order_id, needed, safe)
    on conflict (client_id, order_id) do update set brand = excluded.brand, delivery_date = excluded.delivery_date,
      kitchen = excluded.kitchen, needed = excluded.needed, safe = excluded.safe`,
})

export const stampSearched = batchStatement({
  name: 'unserved_stamp',
  text: `update batch set unserved = $boxes, unserved_at = $now where ${inBatch}`,
})

/** The boxes found, as far as they are still open and without a choice; the earliest cutoff first. */
export const readUnserved = batchStatement({
  name: 'office_unserved',
  text: `select u.order_id as "orderId", u.client_id as "clientId", c.first_name as "firstName", c.last_name as "lastName",
        c.email, c.phone, u.delivery_date::text as date, u.kitchen, u.needed, u.safe, b.cutoff_at as "cutoffAt"
      from unserved_box u
      join batch b on b.brand = u.brand and b.delivery_date = u.delivery_date and b.kitchen = u.kitchen
        and b.cutoff_at > $now
      join client_order o on o.client_id = u.client_id and o.id = u.order_id and o.state = 'upcoming'
        and o.chosen_by is null
      join client c on c.client_id = u.client_id
      where u.brand = $brand
      order by b.cutoff_at, c.last_name, u.order_id limit 500`,
  row: {
    orderId: 'uuid',
    clientId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text?',
    date: 'text',
    kitchen: 'text',
    needed: 'int',
    safe: 'int',
    cutoffAt: 'instant',
  },
})
