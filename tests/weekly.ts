// For tests of the weekly run: cards on file, the run itself, and the invariants of the database after it.

import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import { balanceAccounts } from '../domain/ledger.ts'
import type { Batch } from '../server/weekly/batch.ts'
import { readDueBatches } from '../server/weekly/batch_store.ts'
import { type Running, runBatch } from '../server/weekly/run_batch.ts'
import { recordBalances } from './ledger.ts'

/** Puts a card on file with its number's behaviour. */
export async function giveCard(
  pool: pg.Pool,
  clientId: string,
  behaviour: 'approves' | 'declines' | 'asks',
  at: string,
): Promise<void> {
  const token = `card_${randomUUIDv7()}`
  await pool.query('update payment_method set is_default = false where client_id = $1', [clientId])
  await pool.query(
    `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
       name_on_card, is_default, created_at)
     values ($1, $2, 'builtin', $3, 'visa', '4242', 12, 2040, 'Ada Test', true, $4)`,
    [clientId, randomUUIDv7(), token, at],
  )
  await pool.query(
    `insert into builtin_card (token, card_brand, last4, expiry_month, expiry_year, behaviour, state, created_at)
     values ($1, 'visa', '4242', 12, 2040, $2, 'ready', $3)`,
    [token, behaviour, at],
  )
}

/** Gives a household value to pay with. */
export async function giveValue(
  pool: pg.Pool,
  clientId: string,
  account: 'given' | 'bought' | 'corporate',
  cents: number,
  at: string,
): Promise<void> {
  await pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     select $1, 'test:' || $2, e.account, e.cents, 'bonus', 'test', $4
     from (values ($2, $3::int), ('house', -$3::int)) e (account, cents)`,
    [clientId, account, cents, at],
  )
  await recordBalances(pool)
}

/** Runs every batch whose cutoff has passed. */
export async function runDue(services: Running): Promise<Batch[]> {
  const due = await readDueBatches(services.pool, services.clock.now().toString())
  for (const batch of due) await runBatch(services, batch)
  return due
}

/** Everything the run writes, as one value: it must not change when a step runs again. */
export async function everything(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const tables = [
    'client_order',
    'order_line',
    'order_event',
    'payment',
    'builtin_charge',
    'builtin_refund',
    'card_refund',
    'order_refund',
    'ledger_entry',
    'ledger_balance',
    'outbox_message',
    'unsent_message',
    'menu_entry',
    'menu_week',
    'late_edit',
    'batch',
    'batch_slice',
    'weekly_set_aside',
  ]
  const found: Record<string, unknown[]> = {}
  for (const table of tables) {
    found[table] = (await pool.query(`select t::text from ${table} t order by 1`)).rows
  }
  return found
}

/** Invariants of orders past their cutoff; each query finds the rows that break one. */
const guarantees: Readonly<Record<string, string>> = {
  'no order past its cutoff is left open or half way': `select id from past where state in ('upcoming', 'locked')`,
  'an order is charged by exactly one captured payment of what its card was to pay, or none is due; what was added later, each by its own': `select o.id from past o
     left join (select client_id, order_id, count(*) as times, sum(amount_cents) as cents from payment
       where state = 'captured' group by 1, 2) p on p.client_id = o.client_id and p.order_id = o.id
     left join (select client_id, order_id, sum(amount_cents) as cents from late_edit
       where state = 'captured' group by 1, 2) e on e.client_id = o.client_id and e.order_id = o.id
     where o.state = 'charged' and (
       coalesce(p.cents, 0) + coalesce(e.cents, 0) <> (o.priced->'payment'->>'cardCents')::int
       or coalesce(p.times, 0) <> case when (o.priced->'payment'->>'cardCents')::int > coalesce(e.cents, 0) then 1 else 0 end)`,
  'the processor captured what we say it captured, no more and no less': `select coalesce(c.idempotency_key, p.key) as id
     from (select * from builtin_charge where state = 'captured' and refunded_cents < amount_cents
       and idempotency_key not like '%:gift:%') c
     full join (
       select client_id || ':' || order_id || ':' || attempt as key, amount_cents from payment where state = 'captured'
       union all
       select client_id || ':' || order_id || ':late:' || number, amount_cents from late_edit
         where state = 'captured' and amount_cents > 0
     ) p on p.key = c.idempotency_key
     where c.amount_cents is distinct from p.amount_cents`,
  'no card was charged for an order that is not charged': `select o.id from past o join payment p on p.client_id = o.client_id and p.order_id = o.id
     where p.state = 'captured' and o.state in ('skipped', 'not_met', 'payment_failed')`,
  'the entries of every transaction sum to zero': `select client_id as id from ledger_entry group by client_id, key having sum(amount_cents) <> 0`,
  'every balance is what its entries sum to': `select coalesce(e.client_id, b.client_id) as id
     from (select client_id, account, sum(amount_cents) as cents from ledger_entry where account = any ('{${balanceAccounts}}')
       group by client_id, account) e full join ledger_balance b using (client_id, account)
     where e.cents is distinct from b.amount_cents`,
  'a charged order is in the ledger once, and with what was added later for its total': `select o.id from past o
     left join ledger_entry e on e.client_id = o.client_id and e.account = 'house'
       and (e.key = 'charge:' || o.id or starts_with(e.key, 'late_edit:' || o.id || ':')
         or starts_with(e.key, 'late_value:' || o.id || ':') or starts_with(e.key, 'late_value_returned:' || o.id || ':'))
     where o.state = 'charged' and o.total_cents > 0
     group by o.client_id, o.id, o.total_cents having coalesce(sum(e.amount_cents), 0) <> o.total_cents`,
  'what was added later is in the ledger once for each time it was paid': `select e.order_id as id from (
       select client_id, order_id, count(*) as times from late_edit
       where state = 'captured' and amount_cents > 0 group by client_id, order_id) e
     where e.times <> (select count(*) from ledger_entry l where l.client_id = e.client_id and l.account = 'house'
       and starts_with(l.key, 'late_edit:' || e.order_id || ':'))`,
  'nobody spent value they did not have': `select client_id as id from ledger_entry where account in ('given', 'bought', 'corporate')
     group by client_id, account having sum(amount_cents) < 0`,
  'its points are pending, all of them and once': `select o.id from past o left join ledger_entry e on e.client_id = o.client_id and e.account = 'points_pending'
       and (e.key = 'points_earned:' || o.id or starts_with(e.key, 'points_earned:' || o.id || ':'))
     where o.state = 'charged' group by o.client_id, o.id, o.points_earned
     having coalesce(sum(e.amount_cents), 0) <> o.points_earned`,
  'each outcome was told exactly once': `select o.id from past o left join outbox_message m on m.client_id = o.client_id
       and m.data->>'orderId' = o.id::text and m.template in ('order_charged', 'payment_declined',
         'payment_needs_action', 'minimum_not_met', 'nothing_safe')
     where o.state <> 'skipped' or exists (select from order_event e
       where e.order_id = o.id and e.client_id = o.client_id and e.actor = 'weekly_run')
     group by o.id having count(m.key) <> 1`,
  'whoever was chosen for was told so once': `select o.id from past o left join outbox_message m on m.client_id = o.client_id
       and m.key = 'chosen_for_you:' || o.id
     where o.chosen_by = 'automatic' and o.state <> 'not_met' group by o.id having count(m.key) <> 1`,
  'versions and events go together, one by one': `select o.id from past o left join order_event e on e.client_id = o.client_id and e.order_id = o.id
     group by o.id, o.version having count(e.version) <> o.version - 1 or max(e.version) is distinct from
       nullif(o.version, 1)`,
  'no dish chosen for a household breaks an exclusion or costs a surcharge': `select o.id from past o join order_line l on l.client_id = o.client_id and l.order_id = o.id
     join subscription s on s.client_id = o.client_id
     join dish_version d on d.dish_id = l.product_id and d.version = l.version
     join menu_entry e on e.brand = o.brand and e.week = o.week and e.product_id = l.product_id
     where o.chosen_by = 'automatic' and (
       e.surcharge_cents > 0
       or exists (select from jsonb_array_elements_text(d.content->'allergens') a where a = any(s.exclusions))
       or (s.vegetarian and not d.content->'diets' ?| array['vegetarian', 'vegan'])
       or (s.vegan and not d.content->'diets' ? 'vegan')
       or exists (select from jsonb_array_elements(d.content->'ingredients') i
         where 'ingredient:' || (i->>'ingredientId') = any(s.exclusions))
       or 'dish:' || l.product_id = any(s.exclusions))`,
  'a box filled by us holds the dishes of its plan, and no recipe twice': `select o.id from past o
     left join order_line l on l.client_id = o.client_id and l.order_id = o.id and l.kind <> 'item'
     where o.chosen_by = 'automatic'
     group by o.id, o.plan_id having coalesce(sum(l.quantity), 0) <> substring(o.plan_id from '[0-9]+$')::int
       or count(*) filter (where l.kind <> split_part(o.plan_id, '_', 1)) > 0
       or max(l.quantity) filter (where l.kind = 'rtc') > 1`,
  'the kitchen makes what is in the boxes, within its capacity': `select e.product_id as id from menu_entry e left join (
       select o.brand, o.week, h.product_id, sum(h.units) as units
       from client_order o join (
         select client_id, order_id, product_id, quantity as units from order_line
         union all
         select client_id, order_id, added->'line'->>'productId', (added->'line'->>'quantity')::int from late_edit
         where state = 'created'
       ) h on h.client_id = o.client_id and h.order_id = o.id where o.state <> 'skipped' group by 1, 2, 3
     ) u on u.brand = e.brand and u.week = e.week and u.product_id = e.product_id
     where e.taken <> coalesce(u.units, 0) or e.taken > e.capacity`,
}

/** The broken invariants, with their first rows; a test expects none. */
export async function brokenGuarantees(pool: pg.Pool, now: string): Promise<string[]> {
  const broken: string[] = []
  for (const [guarantee, sql] of Object.entries(guarantees)) {
    const past = `with past as (select * from client_order where cutoff_at < $1)`
    const uses = sql.includes('past')
    const { rows } = await pool.query<{ id: string }>(`${uses ? past : ''} ${sql} limit 3`, uses ? [now] : [])
    if (rows.length > 0) broken.push(`${guarantee}: ${rows.map(row => row.id).join(', ')}`)
  }
  return broken
}
