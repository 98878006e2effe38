// What the products of receipts are called. A receipt's facts name them by id; a name is looked up once in a process.

import type { Db } from '../platform/database.ts'
import { selectProductNames } from './outbox_store.ts'
import type { TemplateData } from './templates.ts'

export interface ProductName {
  en: string
  fr: string
}

const known = new Map<string, ProductName>()

/** Names by id of every product that a receipt among these messages lists. */
export async function productNames(
  db: Db,
  messages: readonly { template: string; data: unknown }[],
): Promise<ReadonlyMap<string, ProductName>> {
  const receipts = messages.filter(({ template }) => template === 'order_charged')
  const ids = receipts.flatMap(({ data }) =>
    (data as TemplateData['order_charged']).priced.lines.map(line => line.productId),
  )
  const unknown = [...new Set(ids)].filter(id => !known.has(id))
  if (unknown.length > 0) {
    for (const { id, name } of await selectProductNames(db, unknown)) known.set(id, name)
  }
  return known
}
