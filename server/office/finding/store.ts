// SQL of the search of households: one statement for each thing that a household can be found by, each over an index that its table
// keeps in the same transaction (database/online.ts); then what the list shows of those that were found.

import { learnAllWords } from '../../../database/online.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState, SubscriptionState } from '../../../domain/machines/tables.ts'
import { batchStatement, column } from '../../request/database/statement.ts'

/** A household, and what of it was found: words, the day of a box, a number. */
const found = { clientId: 'uuid', words: 'text', orderId: 'uuid?' } as const

const person = `found_words(c.first_name || ' ' || c.last_name || ' ' || split_part(c.email, '@', 1))`
const place = `found_words(a.address || ' ' || a.city)`

/** Words of names and addresses that are like a word, the likest first. */
export const findSpellings = batchStatement({
  name: 'find_spellings',
  text: `select word from known_word
      where word % $word or word like '%' || $word || '%' or word = any ($respelt::text[])
      order by similarity(word, $word) desc, word limit 60`,
  row: { word: 'text' },
})

/** Adds the words of all names and addresses that are not there. */
export const learnWordsAnew = batchStatement({ name: 'find_learn_words', text: learnAllWords })

/** Those whose name and email have the words of a text query. */
export const findByPerson = batchStatement({
  name: 'find_by_person',
  text: `select c.client_id as "clientId", '' as words, null::uuid as "orderId"
      from client c where ${person} @@ $query::tsquery and c.brand = $brand limit $limit`,
  row: found,
})

export const findByEmail = batchStatement({
  name: 'find_by_email',
  text: `select client_id as "clientId", email as words, null::uuid as "orderId"
      from client_email where brand = $brand and email = $email`,
  row: found,
})

/** Those whose street and town have the words of a text query. */
export const findByAddress = batchStatement({
  name: 'find_by_address',
  text: `select a.client_id as "clientId", a.address || ', ' || a.city as words, null::uuid as "orderId"
      from delivery_address a join client c on c.client_id = a.client_id and c.brand = $brand
      where ${place} @@ $query::tsquery limit $limit`,
  row: found,
})

export const findByPostal = batchStatement({
  name: 'find_by_postal',
  text: `select a.client_id as "clientId", a.postal as words, null::uuid as "orderId"
      from delivery_address a join client c on c.client_id = a.client_id and c.brand = $brand
      where a.postal like $beginning limit $limit`,
  row: found,
})

export const findByPhone = batchStatement({
  name: 'find_by_phone',
  text: `select c.client_id as "clientId", c.phone as words, null::uuid as "orderId"
      from client c where c.phone is not null and reverse(c.phone) like $ending and c.brand = $brand limit $limit`,
  row: found,
})

export const findByCard = batchStatement({
  name: 'find_by_card',
  text: `select m.client_id as "clientId", m.card_brand || ' ' || m.last4 as words, null::uuid as "orderId"
      from payment_method m join client c on c.client_id = m.client_id and c.brand = $brand
      where m.last4 = $last4 limit $limit`,
  row: found,
})

/** Boxes whose id ends so: their references and the numbers of their bags show it. */
export const findByBox = batchStatement({
  name: 'find_by_box',
  text: `select o.client_id as "clientId", o.delivery_date::text as words, o.id as "orderId"
      from client_order o where right(o.id::text, 8) = $tail and o.brand = $brand
        and ($orderId::uuid is null or o.id = $orderId::uuid) limit $limit`,
  row: found,
})

/** Events of a household whose id ends so: the reference in its letter. */
export const findByEvent = batchStatement({
  name: 'find_by_event',
  text: `select e.client_id as "clientId", upper(right(e.id::text, 8)) as words, null::uuid as "orderId"
      from client_event e join client c on c.client_id = e.client_id and c.brand = $brand
      where right(e.id::text, 8) = $tail limit $limit`,
  row: found,
})

export const findByBag = batchStatement({
  name: 'find_by_bag',
  text: `select l.client_id as "clientId", l.number as words, null::uuid as "orderId"
      from returnable_loan l join client c on c.client_id = l.client_id and c.brand = $brand
      where l.number in ($bag, $kit) and l.returned_at is null limit $limit`,
  row: found,
})

/** Who bought a gift card, and who took it. */
export const findByGiftCard = batchStatement({
  name: 'find_by_gift_card',
  text: `select c.client_id as "clientId", g.value_cents::text as words, null::uuid as "orderId"
      from gift_card g join client c on c.client_id in (g.client_id, g.taken_by)
      where g.code_hash = $codeHash and g.brand = $brand and c.brand = $brand limit $limit`,
  row: found,
})

export const findByCode = batchStatement({
  name: 'find_by_code',
  text: `select u.client_id as "clientId", u.code as words, null::uuid as "orderId"
      from code_use u join client c on c.client_id = u.client_id and c.brand = $brand
      where u.code = $code limit $limit`,
  row: found,
})

/** By a processor's names of a charge and of the captured money. */
export const findByPayment = batchStatement({
  name: 'find_by_payment',
  text: `select p.client_id as "clientId", $reference::text as words, null::uuid as "orderId"
      from outside_charge p join client c on c.client_id = p.client_id and c.brand = $brand
      where p.provider = any ($providers::text[]) and p.reference = $reference
    union
      select p.client_id, $reference::text, null::uuid
      from outside_charge p join client c on c.client_id = p.client_id and c.brand = $brand
      where p.provider = any ($providers::text[]) and p.capture is not null and p.capture = $reference
      limit $limit`,
  row: found,
})

/** What the list shows of households, with the next box of each. Erased ones have nothing to show. */
export const readFound = batchStatement({
  name: 'find_read',
  text: `select c.client_id as id, c.first_name || ' ' || c.last_name as name, c.email, c.phone,
        c.brand, s.state, s.plan_id as "planId", s.resumes_on::text as "resumesOn", a.address, a.city,
        n.id as "orderId", n.delivery_date::text as date, n.state as "orderState", n.total_cents as "totalCents",
        exists (select 1 from client_order u where u.client_id = c.client_id and u.state = 'payment_failed') as unpaid
      from client c
      left join subscription s on s.client_id = c.client_id
      left join delivery_address a on a.client_id = c.client_id and a.kind = 'main'
      left join lateral (select o.id, o.delivery_date, o.state, o.total_cents from client_order o
        where o.client_id = c.client_id and o.delivery_date >= $today and o.state <> 'skipped'
        order by o.delivery_date limit 1) n on true
      where c.client_id = any ($ids::uuid[]) and c.brand = $brand and c.email <> ''`,
  row: {
    id: 'uuid',
    name: 'text',
    email: 'text',
    phone: 'text?',
    brand: column<BrandId>('text'),
    state: column<SubscriptionState | null>('text?'),
    planId: 'text?',
    resumesOn: 'text?',
    address: 'text?',
    city: 'text?',
    orderId: 'uuid?',
    date: 'text?',
    orderState: column<OrderState | null>('text?'),
    totalCents: 'int?',
    unpaid: 'bool',
  },
})
