// Telling thousands of households at once: what outbox.ts does for one message, for a slice.

import { channelsOf, type TemplateName } from '../messages/templates.ts'
import { numbers, uuids } from '../platform/array_parameters.ts'
import type { Tx } from '../platform/database.ts'
import type { Batch } from './batch.ts'

/** A message about an order of a batch. */
export interface Told {
  clientId: string
  orderId: string
  template: TemplateName
  /** JSON object of the facts the template has beyond the order's id and delivery date; equal ones are sent once. */
  data: string
  /** Where a box can be told the same thing again: which time this is. */
  occasion?: number
}

/** Puts the messages in the outbox, keyed `{template}:{order}` and the occasion: each is told once. */
export async function tellAll(tx: Tx, batch: Batch, told: readonly Told[], now: string): Promise<void> {
  if (told.length === 0) return
  const kinds = new Map<string, { number: number; told: Told }>()
  const numberOf = (message: Told) => {
    const key = `${message.template}${message.occasion}${message.data}`
    const kind = kinds.get(key) ?? { number: kinds.size + 1, told: message }
    kinds.set(key, kind)
    return kind.number
  }
  const kindNumbers = numbers(told, numberOf)
  const rows = [...kinds.values()].flatMap(({ number, told: { template, data, occasion } }) =>
    channelsOf[template].map(channel => {
      const suffix = `${occasion ? `:${occasion}` : ''}${channel === 'email' ? '' : `:${channel}`}`
      return { number, template, data, channel, suffix }
    }),
  )
  await tx.query(
    `insert into outbox_message (client_id, key, brand, channel, template, data, created_at)
     select o.client_id, k.template || ':' || o.id || k.suffix,
       $1, k.channel, k.template, jsonb_build_object('orderId', o.id, 'deliveryDate', $2::text) || k.data, $3
     from unnest($4::uuid[], $5::uuid[], $6::int[]) as o (client_id, id, kind)
     join unnest($7::int[], $8::text[], $9::text[], $10::jsonb[], $11::text[])
       as k (kind, channel, template, data, suffix)
       on k.kind = o.kind
     on conflict (client_id, key) do nothing`,
    [
      batch.brand,
      batch.deliveryDate,
      now,
      uuids(told, message => message.clientId),
      uuids(told, message => message.orderId),
      kindNumbers,
      numbers(rows, row => row.number),
      rows.map(row => row.channel),
      rows.map(row => row.template),
      rows.map(row => row.data),
      rows.map(row => row.suffix),
    ],
  )
}
