// What the households of a brand are called and where they live, and what they leave at the office, as statements over the table
// `numbered`: one row a household, with a number from 1 on.

import { arrivedOrders, fulfilledOrders } from '../domain/machines/order_groups.ts'
import { sqlList } from '../server/request/database/sql_list.ts'

const list = (words: string) => `('{${words}}'::text[])`
const first = list(
  'Maya,Sophie,Gabriel,Ravi,Olga,Liam,Emma,Noah,Amélie,Jordan,Mei,Arjun,Fatima,Lucas,Chloé,Ethan,Zoé,Mateo,Ines,Kofi,Hana,Léa,Omar,Priya,Felix,Nora,Théo,Ana,Ivan,Rose,Jonas,Leila,Marc,Tara,Hugo,Elena,Sam,Nadia,Paul,Wei',
)
const last = list(
  'Chen,Tremblay,Smith,Singh,Nguyen,Roy,Brown,Gagnon,Patel,Lee,Wilson,Côté,Martin,Kim,Bouchard,Taylor,Kaur,Gauthier,Wong,Campbell,Morin,Lavoie,Anderson,Fortin,Gill,Gagné,Scott,Ouellet,Li,Pelletier,Sidhu,Bélanger,Reid,Lévesque,Khan,Bergeron,Young,Leblanc,Ross,Paquette',
)
const streets = list(
  'Prince Edward,Main,Oak,Cambie,Granville,Fraser,Victoria,Commercial,Kingsway,Hastings,Pender,Burrard,Robson,Denman,Davie,Alma,Dunbar,Blenheim,Arbutus,Maple,Cypress,Laurel,Heather,Ash,Yukon,Ontario,Quebec,Sophia,Windsor,Knight',
)
const pick = (from: string, by: string) => `(${from})[1 + (${by}) % array_length(${from}, 1)]`
/** A number of many digits that follows from another: neighbours get unlike ones. */
const mixed = (n: string) => `abs(hashint4(${n}) % 1000003)`

/** Names, emails, phones and cards; an area of the brand, with a window of its zone, and an address there. */
export const people: readonly string[] = [
  `update client c set first_name = ${pick(first, mixed('h.n'))},
     last_name = ${pick(last, mixed('h.n + 7'))} || case when h.n % 7 = 0 then '-' || ${pick(last, mixed('h.n + 3'))} else '' end,
     email = 'person' || h.n || '@example.com', phone = '+1604' || lpad((${mixed('h.n + 1')} * 7 + h.n)::text, 7, '0'),
     source = case when h.n % 3 = 0 then 'friend' end
   from numbered h where h.client_id = c.client_id`,
  `insert into client_email (brand, email, client_id) select brand, email, client_id from client`,
  `update payment_method m set last4 = lpad((${mixed('h.n + 5')} % 10000)::text, 4, '0') from numbered h where h.client_id = m.client_id`,
  `create table placed as
   with a as (select *, row_number() over (order by fsa) - 1 as nth, count(*) over () as areas from area
     where brand = 'freshprep' and served and zone <> ''),
     w as (select *, row_number() over (partition by zone order by weekday, start_hour) - 1 as nth,
       count(*) over (partition by zone) as windows from delivery_slot where version = 1)
   select h.client_id, h.n, a.fsa, a.province, a.kitchen, a.zone, a.lat, a.lon, w.weekday, w.start_hour, w.end_hour
   from numbered h join a on a.nth = ${mixed('h.n')} % a.areas join w on w.zone = a.zone and w.nth = h.n % w.windows`,
  `update subscription s set province = p.province, kitchen = p.kitchen, zone = p.zone, weekday = p.weekday, start_hour = p.start_hour,
     end_hour = p.end_hour from placed p where p.client_id = s.client_id`,
  `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone, instructions,
     household_key, verified)
   select client_id, 'main', (100 + ${mixed('n')} % 8000) || ' ' || ${pick(streets, mixed('n + 2'))} || ' Street', '', '',
     initcap(replace(zone, '-', ' ')), province,
     fsa || ' ' || n % 10 || chr(65 + ${mixed('n')} % 26) || (n / 10) % 10, lat + (n % 100) / 5000.0, lon + (n % 89) / 5000.0, 'rooftop',
     '', '', 'door:' || n, n % 250 <> 0 from placed`,
  `drop table placed`,
]

const admin = `'01900000-0000-7000-8000-00000000ad01'::uuid`
const day = '$day'

/** The same id for the same words. */
const idOf = (words: string) => `('01900000-0000-7000-8000-' || left(md5(${words}), 12))::uuid`

/** A hash, hex, of these words. */
const hashed = (words: string) => `encode(sha256((${words})::bytea), 'hex')`

/** Boxes of the weeks before, by their households' numbers. */
const past = `(select o.*, h.n from client_order o join numbered h on h.client_id = o.client_id where o.state in ${sqlList(arrivedOrders)}) o`

const claims = [
  `insert into box_claim (client_id, id, order_id, brand, product_id, units, reason, to_credit, words, state, claimed_cents, at, decided_at)
   select client_id, gen_random_uuid(), id, brand, 'dish-1-1', 1, (array['missing', 'damaged', 'quality', 'late'])[1 + n % 4], false, 'One was missing.',
     case when n % 300 = 0 then 'waiting' when n % 20 = 0 then 'declined' else 'paid' end, 1200, delivery_date + interval '20 hours',
     case when n % 300 <> 0 then delivery_date + interval '30 hours' end
   from ${past} where n % 10 = 0`,
  `insert into order_refund (client_id, order_id, number, request_id, reason, refund, total_cents, to_credit, points, actor, at)
   select client_id, id, 1, gen_random_uuid(), 'missing', '{"lines": [], "goodsCents": 1200, "taxes": [], "taxCents": 0, "totalCents": 1200,
       "payment": {"givenCents": 0, "boughtCents": 0, "corporateCents": 0, "cardCents": 1200}}',
     1200, false, 0, 'system', delivery_date + interval '20 hours' from ${past} where n % 50 = 0`,
]

const money = [
  `insert into outside_charge (client_id, key, provider, token, amount_cents, reference, state, at)
   select p.client_id, p.client_id || ':' || p.order_id || ':' || p.attempt, 'stripe', 'pm', p.amount_cents,
     'pi_' || left(md5(p.order_id::text), 24), 'captured', p.at from payment p`,
  `insert into card_dispute (client_id, reference, charge_key, amount_cents, reason, state, at, evidence_due_at)
   select client_id, 'dp_' || n || '_' || week, client_id || ':' || id || ':1', 5900, 'fraudulent',
     case when n % 2000 = 0 then 'needs_response' else 'won' end, delivery_date + interval '3 days', '${day}'::date + interval '5 days'
   from ${past} where n % 1000 = 0`,
  `insert into payment_difference (provider, name, kind, reference, there_cents, here_cents, found_at, settled_at)
   select 'stripe', 'ch_' || n, 'only_there', 'pi_' || n, 100, 0, '${day}', case when n % 10000 <> 0 then '${day}'::timestamptz end
   from numbered where n % 1000 = 0`,
  `update subscription s set state = 'closed', state_since = '${day}'::date - interval '1 month', stop_reason = 'other'
   from numbered h where h.client_id = s.client_id and s.state = 'paused' and h.n % 36 = 0`,
  `insert into corporate_credit_plan (client_id, plan, value_cents, expires_on, due_on)
   select client_id, 'office', 5000, '${day}'::date + 200, '${day}'::date + 200 from numbered where n % 500 = 0`,
]

const goods = [
  `insert into returnable_loan (client_id, number, kind, out_since, returned_at)
   select client_id, 'B-' || upper(right(id::text, 8)), 'cooler_bag', delivery_date,
     case when n % 40 <> 0 then delivery_date + interval '7 days' end
   from ${past} where n % 2 = 0 on conflict do nothing`,
  `insert into returnable_fee (client_id, id, brand, items, amount_cents, state, attempt, method_id, retry_on, at)
   select client_id, gen_random_uuid(), 'freshprep', '[{"number": "B-1", "kind": "cooler_bag", "outSince": "2026-01-05", "cents": 2000}]', 2000,
     case when n % 2000 = 0 then 'declined' else 'captured' end, 1, client_id, null, '${day}' from numbered where n % 200 = 0`,
  `insert into delivery_trouble (client_id, order_id, delivery_date, kind, brand, kitchen, reason, choice, at)
   select client_id, id, delivery_date, case when n % 2 = 0 then 'failed' else 'late' end, brand, kitchen,
     case when n % 2 = 0 then 'nobody_home' end, null, delivery_date from ${past} where n % 60 < 2`,
  `insert into pickup (client_id, id, brand, pickup_date, start_hour, end_hour, state, created_at)
   select client_id, gen_random_uuid(), 'freshprep', '${day}'::date + n % 5 - 2, 12, 16, 'scheduled', '${day}' from numbered where n % 200 = 0`,
]

const letters = [
  `with waits as (select client_id, n from numbered where n % 500 = 0),
     m as (insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
       select client_id, 'stuck:' || n, 'freshprep', 'email', 'order_charged', '{}', '${day}' from waits returning *)
   insert into unsent_message (client_id, key, brand, template, created_at, attempts, retry_at)
   select client_id, key, brand, template, created_at, 3, '2100-01-01' from m`,
  `insert into message_figure (brand, template, channel, day, sent, bounced)
   select brand, template, channel, created_at::date, count(*), count(*) / 200 from outbox_message group by 1, 2, 3, 4`,
  `delete from unsent_message where attempts = 0`,
  `insert into household_note (client_id, id, words, actor, at)
   select client_id, gen_random_uuid(), 'Calls on Mondays.', ${admin}, '${day}' from numbered where n % 30 = 0`,
]

const codes = [
  `insert into code_campaign (brand, id, source, name, actor, at)
   select 'freshprep', ${idOf(`'campaign' || k`)}, 'podcast', 'Campaign ' || k, ${admin}, '${day}' from generate_series(1, 60) k`,
  `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en, text_fr, campaign_id, is_made,
     uses, total_uses)
   select 'freshprep', 'ONE' || n, 'MultiorderDiscountCode', 'percent', '[25]', 0, 'A quarter off', 'Un quart', '', '',
     ${idOf(`'campaign' || 1 + n % 60`)}, n > 300, 1, 1 from numbered where n <= 300 or n % 5 = 0`,
  `insert into code_use (client_id, code, at) select client_id, case when n % 5 = 0 then 'ONE' || n else 'THREEBOXES' end, '${day}'
   from numbered where n % 2 = 0 or n % 5 = 0 on conflict do nothing`,
  `insert into gift_purchase (client_id, id, brand, state, attempt, amount_cents, delivery_method, design, sender_name, sender_email,
     recipient_name, recipient_email, message, locale, sender_locale, card_token, card_brand, last4, name_on_card, provider, created_at, asked_at, paid_at)
   select client_id, client_id, 'freshprep', 'captured', 1, 5000, 'email', 'classic', 'Ada', 'person' || n || '@example.com', 'Bo',
     'friend' || n % 5000 || '@example.com', '', 'en', 'en', 't', 'visa', '4242', 'Ada', 'builtin', '${day}', '${day}', '${day}'
   from numbered where n % 12 = 0`,
  `insert into gift_card (code_hash, id, brand, client_id, purchase_id, kind, value_cents, state, send_on, sent_at, sends, taken_by, taken_at, created_at)
   select ${hashed(`'g' || id`)}, gen_random_uuid(), brand, client_id, id, 'bought', 5000, 'sent', '${day}', '${day}', 1,
     client_id, '${day}', '${day}' from gift_purchase`,
]

const perRoute = 40
const roads = [
  `create table rides as select o.client_id, o.id, o.kitchen, o.delivery_date, o.start_hour, o.end_hour, o.state, a.lat, a.lon,
     (row_number() over (partition by o.kitchen, o.delivery_date order by s.zone, o.start_hour, a.postal, o.client_id) - 1)::int as place
   from client_order o join delivery_address a on a.client_id = o.client_id and a.kind = 'main'
   join subscription s on s.client_id = o.client_id
   where o.delivery_date between '${day}'::date - 1 and '${day}'::date + 1
     and o.state in ${sqlList(fulfilledOrders)}`,
  `insert into delivery_route (id, brand, delivery_date, kitchen, number, leaves_minute, started_at)
   select ${idOf(`kitchen || delivery_date || place / ${perRoute}`)}, 'freshprep', delivery_date, kitchen, 1 + place / ${perRoute}, 600,
     case when delivery_date <= '${day}' then '${day}'::timestamptz end from rides group by kitchen, delivery_date, place / ${perRoute}`,
  `insert into route_stop (client_id, id, route_id, brand, delivery_date, kitchen, place, kind, subject_id, lat, lon, start_hour, end_hour,
     planned_minute, state, finished_at)
   select client_id, gen_random_uuid(), ${idOf(`kitchen || delivery_date || place / ${perRoute}`)}, 'freshprep', delivery_date, kitchen,
     1 + place % ${perRoute}, 'delivery', id, lat, lon, start_hour, end_hour, 620 + place % ${perRoute} * 8,
     case when state = 'delivered' then 'done' when place % 97 = 0 and state = 'out_for_delivery' then 'failed' else 'planned' end,
     case when state = 'delivered' then '${day}'::timestamptz end from rides`,
  `update batch set routed_at = '${day}' where delivery_date in (select delivery_date from rides)`,
  `drop table rides`,
]

const staff = [
  `insert into staff_log (number, at, actor, what, brand, household_id, about, detail_hash, before, hash)
   select n, '${day}'::timestamptz - (200000 - n) * interval '1 minute', ${idOf(`'staff' || n % 40`)}::text,
     (array['households_admin.show', 'households_admin.act_for', 'refunds.give', 'codes_admin.make'])[1 + n % 4], 'freshprep', client_id, '{}', ${hashed(`'d' || n`)},
     ${hashed(`'l' || n - 1`)}, ${hashed(`'l' || n`)} from numbered where n <= 200000`,
  `insert into staff_log_detail (client_id, number, detail) select client_id, n, '{"reason": "Asked by phone"}' from numbered where n <= 200000`,
]

/**
 * Everything that waits at the office, and what was done there before.
 * @param today ISO date
 */
export const leftovers = (today: string): readonly string[] =>
  [claims, money, goods, letters, codes, roads, staff].flat().map(text => text.replaceAll(day, today))
