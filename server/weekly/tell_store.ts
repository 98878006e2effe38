// SQL of a slice's messages: each statement reads the facts of the order that its template has.

import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { TemplateData, TemplateName } from '../messages/templates.ts'
import { waitingColumns } from '../messages/waiting_columns.ts'
import { batchStatement } from '../request/database/statement.ts'

/** The facts that a message can take from its order. */
export interface OrderFacts {
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
export type BatchTemplate = keyof typeof takes

function tellingOf(template: BatchTemplate) {
  const taken = Object.keys(takes[template]) as (keyof OrderFacts)[]
  const readsOrder = taken.some(fact => columns[fact].startsWith('o.'))
  return batchStatement({
    name: `weekly_tell_${template}`,
    text: `with told as (
     insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     select t.client_id, t.key, $brand, $channel, $template, (select to_jsonb(f) from (select ${taken
       .map(fact => `${columns[fact]} as "${fact}"`)
       .join(', ')}) as f) || k.facts, $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $keys::text[], $places::int[]) as t (client_id, id, key, kind)
     ${readsOrder ? 'join client_order o on o.client_id = t.client_id and o.id = t.id' : ''}
     join unnest($facts::jsonb[]) with ordinality as k (facts, place) on k.place = t.kind
     on conflict (client_id, key) do nothing returning ${waitingColumns}
     )
     insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
  })
}

/** The statement of each template. */
export const telling = Object.fromEntries(
  (Object.keys(takes) as BatchTemplate[]).map(template => [template, tellingOf(template)]),
) as Record<BatchTemplate, ReturnType<typeof tellingOf>>
