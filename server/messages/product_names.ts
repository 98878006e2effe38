// The product names of receipts. A receipt's facts have ids; each process looks a name up once.

import type { Db } from '../request/database/database.ts'
import { selectProductNames } from './outbox_store.ts'
import type { TemplateData } from './templates.ts'

export interface ProductName {
  en: string
  fr: string
}

const known = new Map<string, ProductName>()

/** Names by id of every product on the receipts and credit notes of these messages. */
export function namesOnPapers(
  db: Db,
  messages: readonly { template: string; data: unknown }[],
): Promise<ReadonlyMap<string, ProductName>> {
  const unknown = new Set<string>()
  for (const { template, data } of messages) {
    for (const { productId } of linesOf(template, data)) if (!known.has(productId)) unknown.add(productId)
  }
  return namesOfProducts(db, [...unknown])
}

/** Names by id, of these products and perhaps of others. */
export async function namesOfProducts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductName>> {
  const unknown = [...new Set(ids)].filter(id => !known.has(id))
  if (unknown.length > 0) {
    for (const { id, name } of await selectProductNames.all(db, { ids: unknown })) known.set(id, name)
  }
  return known
}

function linesOf(template: string, data: unknown): readonly { productId: string }[] {
  if (template === 'order_charged') return (data as TemplateData['order_charged']).priced.lines
  return template === 'order_refunded' ? (data as TemplateData['order_refunded']).refund.lines : []
}
