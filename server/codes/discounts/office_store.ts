// SQL of the office's lists of codes: their terms, what they brought, and who took them. What they brought is counted day by day
// (count_codes.ts), so that a list costs the same however many boxes there are.

import { countedOrders } from '../../../domain/machines/order_groups.ts'
import type { Audience } from '../../../domain/pricing/codes.ts'
import type { Db } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'
import type { DiscountRow } from './store.ts'

const brought = `coalesce(sum(f.boxes), 0)::int as boxes, coalesce(sum(f.firsts), 0)::int as firsts,
      coalesce(sum(f.off_cents), 0)::text as "offCents", coalesce(sum(f.revenue_cents), 0)::text as "revenueCents"` as const
const broughtRow = { boxes: 'int', firsts: 'int', offCents: 'text', revenueCents: 'text' } as const

/** What codes brought. */
interface Brought {
  boxes: number
  firsts: number
  offCents: number
  revenueCents: number
}

/** Sums come as text: they can be more than an integer of PostgreSQL holds. */
export const broughtOf = ({
  boxes,
  firsts,
  offCents,
  revenueCents,
}: {
  boxes: number
  firsts: number
  offCents: string
  revenueCents: string
}): Brought => ({ boxes, firsts, offCents: Number(offCents), revenueCents: Number(revenueCents) })

interface ListedRow extends Omit<DiscountRow, 'textEn' | 'textFr' | 'brand'> {
  validFrom: string | null
  validUntil: string | null
  audience: Audience
  totalUses: number | null
  uses: number
  campaignId: string | null
}

export const selectCodes = batchStatement({
  name: 'codes_list',
  text: `select d.code, d.type, d.unit, d.elements, d.minimum_spend_cents as "minimumSpendCents", d.name_en as "nameEn",
      d.name_fr as "nameFr", d.is_default as "isDefault", d.valid_from::text as "validFrom",
      d.valid_until::text as "validUntil", d.audience, d.total_uses as "totalUses", d.uses,
      d.campaign_id as "campaignId", ${brought}
    from discount_code d left join code_figure f on f.brand = d.brand and f.code = d.code
    where d.brand = $brand and not d.is_made
    group by d.brand, d.code order by d.is_default desc, d.code limit $limit`,
  row: {
    ...columnsOf<ListedRow>({
      code: 'text',
      type: 'text',
      unit: 'text',
      elements: 'json',
      minimumSpendCents: 'int',
      nameEn: 'text',
      nameFr: 'text',
      isDefault: 'bool',
      validFrom: 'text?',
      validUntil: 'text?',
      audience: 'text',
      totalUses: 'int?',
      uses: 'int',
      campaignId: 'uuid?',
    }),
    ...broughtRow,
  },
})

export const selectBrought = batchStatement({
  name: 'code_brought',
  text: `select ${brought} from code_figure f where f.brand = $brand and f.code = $code`,
  row: broughtRow,
})

/** The campaign of a code, and whether it was made for it. */
export const selectPlace = batchStatement({
  name: 'code_place',
  text: 'select campaign_id as "campaignId" from discount_code where brand = $brand and code = $code',
  row: { campaignId: 'uuid?' },
})

const codeTakers = batchStatement({
  name: 'code_takers',
  text: `select u.client_id as "clientId", concat_ws(' ', c.first_name, c.last_name) as name, c.email,
      to_char(u.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, u.ended_at is not null as "gaveUp",
      (select count(*)::int from client_order o where o.client_id = u.client_id
        and o.state in ${sqlList(countedOrders)}
        and o.priced->'discounts' @> jsonb_build_array(jsonb_build_object('code', $code::text))) as boxes
    from (select * from code_use where code = $code order by at desc limit $limit) u
      join client c on c.client_id = u.client_id and c.brand = $brand
    order by u.at desc`,
  row: { clientId: 'uuid', name: 'text', email: 'text', at: 'text', gaveUp: 'bool', boxes: 'int?' },
})

/** The households that took a code last, newest first. Both brands may have a code of that name: twice as many are read. */
export const readTakers = (db: Db, of: { brand: string; code: string; limit: number }) =>
  codeTakers.all(db, of)

/** Makes a code the one for visitors. */
export const codeDefault = statement({
  name: 'code_default',
  text: 'update discount_code set is_default = true where brand = $brand and code = $code',
})

/** The next day of a brand whose boxes are to be counted: over, and charged for at every kitchen. */
export const nextDayToCount = batchStatement({
  name: 'codes_next_day',
  text: `select b.delivery_date::text as day, bool_and(b.charged_at is not null) as "isCharged" from batch b
    where b.brand = $brand and b.delivery_date < $today and b.delivery_date > greatest($since::date,
      coalesce((select delivery_date from code_figure_day where brand = $brand), '-infinity'))
    group by b.delivery_date order by b.delivery_date limit 1`,
  row: { day: 'text', isCharged: 'bool' },
})

/** Counts what codes did to the boxes of a day, found by the index of batches. */
export const countDay = batchStatement({
  name: 'codes_count_day',
  text: `insert into code_figure (brand, code, delivery_date, boxes, firsts, off_cents, revenue_cents)
    select $brand, d->>'code', $day::date, count(*), count(*) filter (where coalesce((d->>'number')::int, 1) = 1),
      sum((d->>'cents')::int), sum(o.total_cents - coalesce((o.priced->>'taxCents')::int, 0))
    from client_order o, jsonb_array_elements(o.priced->'discounts') d
    where o.brand = $brand and o.delivery_date = $day::date and o.state in ${sqlList(countedOrders)}
      and d->>'code' is not null and (d->>'cents')::int > 0
    group by d->>'code'
    on conflict (brand, code, delivery_date) do update set boxes = excluded.boxes, firsts = excluded.firsts,
      off_cents = excluded.off_cents, revenue_cents = excluded.revenue_cents`,
})

export const markCounted = batchStatement({
  name: 'codes_day_counted',
  text: `insert into code_figure_day (brand, delivery_date) values ($brand, $day)
    on conflict (brand) do update set delivery_date = greatest(code_figure_day.delivery_date, excluded.delivery_date)`,
})
