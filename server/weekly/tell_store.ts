// SQL of a slice's messages: each statement reads the facts of the order that its template has.

import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { TemplateData, TemplateName } from '../messages/templates.ts'
import { waitingColumns } from '../messages/waiting_columns.ts'
import { sliceStatement } from '../request/database/statement.ts'

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

/** Templates of the weekly run, and the source of each of their facts: a missing one does not compile. */
type Sources<T extends TemplateName> = {
  readonly [K in keyof TemplateData[T]]-?: K extends keyof OrderFacts ? 'order' : 'given'
}
const ofOrder = { orderId: 'order', deliveryDate: 'order' } as const
const sources = {
  chosen_for_you: { ...ofOrder, dishes: 'given' },
  minimum_not_met: { ...ofOrder, goodsCents: 'given', minimumCents: 'given' },
  nothing_safe: ofOrder,
  order_cancelled: ofOrder,
  payment_declined: { ...ofOrder, amountCents: 'given', card: 'given', why: 'given' },
  payment_needs_action: { ...ofOrder, amountCents: 'given', card: 'given' },
  payment_given_back: { ...ofOrder, amountCents: 'given', card: 'given' },
  order_reminder: { ...ofOrder, cutoffDate: 'given', chosen: 'given' },
  skipped_reminder: { ...ofOrder, cutoffDate: 'given' },
  order_charged: { ...ofOrder, startHour: 'order', endHour: 'order', priced: 'order', card: 'given' },
} as const satisfies { readonly [T in TemplateName]?: Sources<T> }
export type BatchTemplate = keyof typeof sources

/** The facts are written as JSON once. Given ones are taken out of their document once for each distinct document, as they are. */
function tellingOf(template: BatchTemplate) {
  const facts = Object.entries(sources[template])
  const given = facts.filter(([, source]) => source === 'given').map(([fact]) => fact)
  const source = (fact: string) => (given.includes(fact) ? `k."${fact}"` : columns[fact as keyof OrderFacts])
  const readsOrder = facts.some(([fact]) => source(fact).startsWith('o.'))
  return sliceStatement({
    name: `weekly_tell_${template}`,
    text: slice => `with told as (
     insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     select ${readsOrder ? 'o' : 't'}.client_id, t.key, $brand, $channel, $template, (select row_to_json(f) from (select ${facts
       .map(([fact]) => `${source(fact)} as "${fact}"`)
       .join(', ')}) as f), $now
     from unnest($clientIds::uuid[], $orderIds::uuid[], $keys::text[], $places::int[]) as t (client_id, id, key, kind)
     ${readsOrder ? 'join client_order o on o.client_id = t.client_id and o.id = t.id' : ''}${readsOrder ? slice.also('o') : ''}
     join (select place${given.map(fact => `, facts->'${fact}' as "${fact}"`).join('')}
       from unnest($facts::json[]) with ordinality as kinds (facts, place) offset 0) as k on k.place = t.kind
     on conflict (client_id, key) do nothing returning ${waitingColumns}
     )
     insert into unsent_message (${waitingColumns}) select ${waitingColumns} from told`,
  })
}

/** The statement of each template. */
export const telling = Object.fromEntries(
  (Object.keys(sources) as BatchTemplate[]).map(template => [template, tellingOf(template)]),
) as Record<BatchTemplate, ReturnType<typeof tellingOf>>
