// SQL of a household, for an admin.

import type { Locale, Province } from '../../../domain/brands.ts'
import type { DishCategory } from '../../../domain/catalogue/types.ts'
import type { OrderState, SubscriptionState } from '../../../domain/machines/tables.ts'
import type { ReturnableKind } from '../../../domain/returnables.ts'
import { column, statement } from '../../request/database/statement.ts'

/** A household of the brand, with its subscription and its address where it has them. */
export const readAccount = statement({
  name: 'admin_household',
  text: `select c.client_id as id, c.first_name || ' ' || c.last_name as name, c.email, c.phone, c.language as language,
        c.shares_door as "sharesDoor",
        to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
        s.state, s.plan_id as "planId", s.categories, s.resumes_on::text as "resumesOn",
        a.address, a.unit, a.buzzer, a.city, a.province, a.postal, a.instructions, a.notes, a.verified
      from client c left join subscription s on s.client_id = $clientId
        left join delivery_address a on a.client_id = $clientId and a.kind = 'main'
      where c.client_id = $clientId and c.brand = $brand`,
  row: {
    id: 'uuid',
    name: 'text',
    email: 'text',
    phone: 'text?',
    language: column<Locale>('text'),
    sharesDoor: 'bool',
    /** ISO instant. */
    since: 'text',
    state: column<SubscriptionState | null>('text?'),
    planId: 'text?',
    categories: column<DishCategory[] | null>('text[]?'),
    resumesOn: 'text?',
    address: 'text?',
    unit: 'text?',
    buzzer: 'text?',
    city: 'text?',
    province: column<Province | null>('text?'),
    postal: 'text?',
    instructions: 'text?',
    notes: 'text?',
    verified: 'bool?',
  },
})

/** A household's boxes, the latest first, with what was refunded of each. */
export const readBoxes = statement({
  name: 'admin_household_boxes',
  text: `select o.id, o.delivery_date::text as "deliveryDate", o.state, (o.priced->>'totalCents')::int as "totalCents",
        (select coalesce(sum(r.total_cents), 0)::int from order_refund r
          where r.client_id = $clientId and r.order_id = o.id) as "backCents",
        o.start_hour as "startHour", o.cutoff_at as "cutoffAt",
        (select coalesce(jsonb_agg(jsonb_build_object('id', l.product_id, 'quantity', l.quantity) order by l.kind desc,
          l.product_id), '[]'::jsonb) from order_line l where l.client_id = $clientId and l.order_id = o.id) as lines
      from client_order o where o.client_id = $clientId order by o.delivery_date desc, o.id limit $limit`,
  row: {
    id: 'uuid',
    deliveryDate: 'text',
    state: column<OrderState>('text'),
    totalCents: 'int?',
    backCents: 'int',
    startHour: 'int',
    cutoffAt: 'instant',
    lines: column<{ id: string; quantity: number }[]>('json'),
  },
})

export const readPeople = statement({
  name: 'admin_household_people',
  text: 'select exclusions, severe, vegetarian, vegan from subscription where client_id = $clientId',
  row: { exclusions: 'text[]', severe: 'text[]', vegetarian: 'bool', vegan: 'bool' },
})

export const readPayingCard = statement({
  name: 'admin_household_card',
  text: `select card_brand as brand, last4, lpad(expiry_month::text, 2, '0') || '/' || right(expiry_year::text, 2) as expiry
      from payment_method where client_id = $clientId and is_default`,
  row: { brand: 'text', last4: 'text', expiry: 'text?' },
})

/** The bags and kits at a household, the longest out first. */
export const readLoans = statement({
  name: 'admin_household_loans',
  text: `select number, kind, out_since::text as since from returnable_loan
      where client_id = $clientId and returned_at is null order by out_since, number`,
  row: { number: 'text', kind: column<ReturnableKind>('text'), since: 'text' },
})

/** Allows a household where another lives, or no longer does. @returns what was allowed before; no row where the brand has no such client */
export const writeSharesDoor = statement({
  name: 'admin_household_share_door',
  text: `with before as (
        select client_id, shares_door from client where client_id = $clientId and brand = $brand for update
      ), written as (
        update client c set shares_door = $allowed from before
        where c.client_id = $clientId and before.client_id = $clientId and before.shares_door <> $allowed
      )
      select shares_door as before from before where client_id = $clientId`,
  row: { before: 'bool' },
})
