// Writes a slice's messages at once, as outbox.ts does for one. Messages are typed by their template: the statement reads the facts
// of the order, and the caller gives the rest.

import type { TemplateData } from '../messages/templates.ts'
import { type Channel, channelsOf } from '../messages/templates.ts'
import { numbers, uuids, words } from '../request/database/array_parameters.ts'
import type { Tx } from '../request/database/database.ts'
import type { ClientRange } from '../request/in_halves.ts'
import type { Batch } from './batch.ts'
import { type BatchTemplate, type OrderFacts, telling } from './tell_store.ts'

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

/** A batch, and whether its households are listed, as those of a slice are on several nodes: they are of one node then. */
export type TellingBatch = Batch & Pick<ClientRange, 'members'>

/** Puts the messages into the outbox, one row for each channel of the template, each once. */
export async function tellAll(
  tx: Tx,
  batch: TellingBatch,
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
  batch: TellingBatch,
  template: BatchTemplate,
  channel: Channel,
  messages: readonly MessageToSend[],
  now: string,
): Promise<void> {
  const facts = distinct(messages)
  const clientIds = uuids(messages, message => message.clientId)
  await telling[template].run(tx, {
    ...batch,
    members: batch.members && clientIds,
    channel,
    template,
    now,
    clientIds,
    orderIds: uuids(messages, message => message.orderId),
    keys: words(
      messages,
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
