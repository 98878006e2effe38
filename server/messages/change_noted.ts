// The receipt of a change without a letter of its own: the change, in the words of the list of changes, and its reference there.

import type { BrandId } from '../../domain/brands.ts'
import type { HouseholdEventKind } from '../../domain/household_events.ts'
import { referenceOf } from '../../domain/reference.ts'
import type { Db } from '../request/database/database.ts'
import { tell } from './outbox.ts'

interface NotedChange {
  clientId: string
  brand: BrandId
  /** The event's id. */
  id: string
  kind: HouseholdEventKind
  data: Record<string, unknown>
  /** Program time, ISO instant. */
  at: string
}

/** Sends it once, in the transaction of the change. */
export async function tellOfChange(tx: Db, change: NotedChange): Promise<void> {
  const { clientId, brand, id, kind, data: facts, at } = change
  const data = { reference: referenceOf(id), kind, facts }
  await tell(tx, { clientId, brand, template: 'change_noted', data, key: `change_noted:${id}`, at })
}
