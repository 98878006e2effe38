// Writes a slice's messages at once, as outbox.ts does for one. Messages are typed by their template: the statement reads the facts
// of the order, and the caller gives the rest.

import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { TemplateData } from '../messages/templates.ts'
import { type Channel, channelsOf, type TemplateName } from '../messages/templates.ts'
import { numbers, uuids } from '../request/database/array_parameters.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement } from '../request/database/statement.ts'
import type { Batch } from './batch.ts'

/** The facts that a message can take from its order. */
interface OrderFacts {
  orderId: string
  deliveryDate: string
  startHour: number
  endHour: number
  priced: PricedOrder
}

/** The source of each fact: `t` names the order, `o` is its row, $deliveryDate the batch's delivery date. */
const columns: Readonly<Record<keyof OrderFacts, string>> = {
  orderId: 't.id',
  deliveryDate: '$deliveryDate::text',
  startHour: 'o.start_hour',
  endHour: 'o.end_hour',
  priced: 'o.priced',
}

/** Templates of the weekly run, each with all its facts from the order: a missing one does not compile. */
type TakenBy<T extends TemplateName> = {
  readonly [K in keyof TemplateData[T] & keyof OrderFacts]: true
}
const ofOrder = { orderId: true, deliveryDate: true } as const
const takes = {
  chosen_for_you: ofOrder,
  minimum_not_met: ofOrder,
  nothing_safe: ofOrder,
  order_cancelled: ofOrder,
  payment_declined: ofOrder,
  payment_needs_action: ofOrder,
  payment_given_back: ofOrder,
  order_reminder: ofOrder,
  skipped_reminder: ofOrder,
  order_charged: { ...ofOrder, startHour: true, endHour: true, priced: true },
} as const satisfies { readonly [T in TemplateName]?: TakenBy<T> }
type BatchTemplate = keyof typeof takes

/** A message about an order of a batch. */
export type MessageToSend = {
  [T in BatchTemplate]: {
    clientId: string
    orderId: string
    template: T
    /** The template's facts beyond the order's. An object that many share is sent once. */
    facts: Omit<TemplateData[T], keyof OrderFacts>
    /** Idempotency key within the household; `{template}:{order}` by default. */
    key?: string
  }
}[BatchTemplate]

function tellingOf(template: BatchTemplate) {
  const taken = Object.keys(takes[template]) as (keyof OrderFacts)[]
  const readsOrder = taken.some(fact => columns[fact].startsWith('o.'))
  return batchStatement({
    name: `weekly_tell_${template}`,
    text: `insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     select t.client_id, t.key, $brand, $channel, $template, (select to_jsonb(f) from (select ${taken
       .map(fact => `${columns[fact]} as "${fact}"`)
       .join(', ')}) as f) || k.facts, $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $keys::text[], $places::int[]) as t (client_id, id, key, kind)
     ${readsOrder ? 'join client_order o on o.client_id = t.client_id and o.id = t.id' : ''}
     join unnest($facts::jsonb[]) with ordinality as k (facts, place) on k.place = t.kind
     on conflict (client_id, key) do nothing`,
  })
}

const telling = Object.fromEntries(
  (Object.keys(takes) as BatchTemplate[]).map(template => [template, tellingOf(template)]),
) as Record<BatchTemplate, ReturnType<typeof tellingOf>>

/** Puts the messages into the outbox, one row for each channel of the template, each once. */
export async function tellAll(
  tx: Tx,
  batch: Batch,
  messages: readonly MessageToSend[],
  now: string,
): Promise<void> {
  const byTemplate = Map.groupBy(messages, message => message.template)
  for (const [template, ofTemplate] of byTemplate) {
    for (const channel of channelsOf[template]) await tellBy(tx, batch, template, channel, ofTemplate, now)
  }
}

async function tellBy(
  tx: Tx,
  batch: Batch,
  template: BatchTemplate,
  channel: Channel,
  messages: readonly MessageToSend[],
  now: string,
): Promise<void> {
  const facts = distinct(messages)
  await telling[template].run(tx, {
    ...batch,
    channel,
    template,
    now,
    clientIds: uuids(messages, message => message.clientId),
    orderIds: uuids(messages, message => message.orderId),
    keys: messages.map(
      ({ key, orderId }) => (key ?? `${template}:${orderId}`) + (channel === 'email' ? '' : `:${channel}`),
    ),
    places: numbers(messages, ({ facts: of }) => facts.placeOf.get(of) ?? 0),
    facts: facts.json,
  })
}

/** Facts by their position from 1; equal ones share it. */
function distinct(messages: readonly MessageToSend[]): {
  json: string[]
  placeOf: Map<MessageToSend['facts'], number>
} {
  const places = new Map<string, number>()
  const placeOf = new Map<MessageToSend['facts'], number>()
  for (const { facts } of messages) {
    if (placeOf.has(facts)) continue
    const json = JSON.stringify(facts)
    const place = places.get(json) ?? places.size + 1
    places.set(json, place)
    placeOf.set(facts, place)
  }
  return { json: [...places.keys()], placeOf }
}
