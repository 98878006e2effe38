// SQL of a kitchen's day: what it makes, and its boxes.

import type { BrandId } from '../../domain/brands.ts'
import type { ProductKind } from '../../domain/catalogue/types.ts'
import { dueOrders, paidOrders } from '../../domain/machines/order_groups.ts'
import type { OrderState } from '../../domain/machines/tables.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { batchStatement, column } from '../request/database/statement.ts'

/** Boxes that are paid: to be packed, or packed already. */
const toPack = `o.state in ${sqlList(paidOrders)}` as const
/** The household's answer to a shortage; before it, the announced default. */
const answer = 'coalesce(b.choice, b.standard)'
/** A line that was short and left out, at its price, does not come. */
const comes = `not exists (select 1 from shortage_box b join shortage s on s.id = b.shortage_id
      where b.client_id = l.client_id and b.order_id = l.order_id and s.product_id = l.product_id
        and ${answer} = 'drop')`
/** The product that replaces a line by default, before its household answered; afterwards the line itself is another one. */
const replacing = `left join lateral (select s.replacement->>'id' as id, (s.replacement->>'version')::int as version
        from shortage_box b join shortage s on s.id = b.shortage_id
        where b.client_id = l.client_id and b.order_id = l.order_id and s.product_id = l.product_id
          and b.choice is null and b.standard = 'accept' and s.ingredient_id is null) by_default on true`
const product = `coalesce(by_default.id, l.product_id) as id, coalesce(by_default.version, l.version) as version, l.kind,
        case when by_default.id is null then l.customization_id end as "swapId"`
/** Locked boxes that the kitchen makes once they are paid. */
const mayCome = `o.state in ${sqlList(dueOrders)}` as const
const ofDay = `o.brand = $brand and o.delivery_date = $date and ${toPack}`

/** The kitchens of a day, with their boxes that are paid, those that are not yet, and shortages that wait for an answer. */
export const readKitchens = batchStatement({
  name: 'kitchens_of_day',
  text: `select o.kitchen, (count(*) filter (where ${toPack}))::int as boxes,
        (count(*) filter (where ${mayCome}))::int as unpaid,
        coalesce(short.waiting, 0) as open
      from client_order o left join (
        select s.kitchen, count(*)::int as waiting from shortage s join shortage_box b on b.shortage_id = s.id
        where s.brand = $brand and s.delivery_date = $date and b.choice is null group by s.kitchen
      ) short on short.kitchen = o.kitchen
      where o.brand = $brand and o.delivery_date = $date and (${toPack} or ${mayCome})
      group by o.kitchen, short.waiting order by o.kitchen`,
  row: { kitchen: 'text', boxes: 'int', unpaid: 'int', open: 'int' },
})

/** What a kitchen's boxes hold, by product, swap and plan, and by what households accepted instead of ingredients that were short. */
export const readMade = batchStatement({
  name: 'kitchen_made',
  text: `with accepted as (
        select b.client_id, b.order_id, s.product_id,
          jsonb_agg(jsonb_build_object('short', s.ingredient_id, 'by', s.replacement->>'id')
            order by s.ingredient_id) as replaced
        from shortage s join shortage_box b on b.shortage_id = s.id
        where s.brand = $brand and s.delivery_date = $date and s.kitchen = $kitchen
          and ${answer} = 'accept' and s.ingredient_id is not null and s.replacement is not null
        group by b.client_id, b.order_id, s.product_id)
      select ${product}, o.plan_id as "planId",
        coalesce(a.replaced, '[]'::jsonb) as replaced, sum(l.quantity)::int as units, count(*)::int as boxes
      from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
        left join accepted a on a.client_id = o.client_id and a.order_id = o.id and a.product_id = l.product_id
        ${replacing}
      where ${ofDay} and o.kitchen = $kitchen and ${comes}
      group by 1, 2, 3, 4, o.plan_id, a.replaced`,
  row: {
    id: 'text',
    version: 'int',
    kind: column<ProductKind>('text'),
    swapId: 'text?',
    planId: 'text',
    replaced: column<{ short: string; by: string }[]>('json'),
    units: 'int',
    boxes: 'int',
  },
})

const routed = `left join route_stop t on t.client_id = o.client_id and t.subject_id = o.id
        and t.delivery_date = o.delivery_date and t.state <> 'removed'
      left join delivery_route r on r.id = t.route_id`

/** The routes of a kitchen's boxes, by number; 0 for boxes without one. */
export const readRouteNumbers = batchStatement({
  name: 'kitchen_routes',
  text: `select coalesce(r.number, 0)::int as number, count(*)::int as boxes from client_order o ${routed}
      where ${ofDay} and o.kitchen = $kitchen group by 1 order by 1`,
  row: { number: 'int', boxes: 'int' },
})

/** A page of a kitchen's boxes: by van, the last door first, because what is loaded last comes out first. */
export const readBoxesOf = batchStatement({
  name: 'kitchen_boxes',
  text: `select o.client_id as "clientId", o.id, c.first_name || ' ' || c.last_name as name, o.state, o.plan_id as "planId",
        o.start_hour as "startHour", o.end_hour as "endHour", r.number as route, t.place as stop,
        (count(*) over ())::int as count
      from client_order o join client c on c.client_id = o.client_id ${routed}
      where ${ofDay} and o.kitchen = $kitchen and ($route::int is null or coalesce(r.number, 0) = $route)
      order by r.number nulls last, t.place desc, c.last_name, o.id limit $limit offset $offset`,
  row: {
    clientId: 'uuid',
    id: 'uuid',
    name: 'text',
    state: column<OrderState>('text'),
    planId: 'text',
    startHour: 'int',
    endHour: 'int',
    route: 'int?',
    stop: 'int?',
    count: 'int',
  },
})

/** The lines of boxes, with the ingredients that were short and what was accepted instead. */
export const readLinesOf = batchStatement({
  name: 'kitchen_lines',
  text: `select l.order_id as "orderId", ${product}, l.quantity as units,
        (select coalesce(json_agg(json_build_object('short', s.ingredient_id, 'by', s.replacement->>'id')), '[]'::json)
          from shortage_box b join shortage s on s.id = b.shortage_id
          where b.client_id = l.client_id and b.order_id = l.order_id and s.product_id = l.product_id
            and ${answer} = 'accept' and s.ingredient_id is not null and s.replacement is not null) as replaced
      from order_line l ${replacing}
      where l.client_id = any ($clientIds::uuid[]) and l.order_id = any ($orderIds::uuid[]) and ${comes}`,
  row: {
    orderId: 'uuid',
    id: 'text',
    version: 'int',
    kind: column<ProductKind>('text'),
    swapId: 'text?',
    units: 'int',
    replaced: column<{ short: string; by: string }[]>('json'),
  },
})

/** The kitchen whose day is read. */
export interface KitchenDay {
  brand: BrandId
  /** ISO date. */
  date: string
  kitchen: string
}
