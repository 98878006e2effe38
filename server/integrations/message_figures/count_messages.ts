// Counts what becomes of messages, by kind and day, in the transaction that records it.

import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Db } from '../../request/database/database.ts'
import { addFigures } from './store.ts'

/** What became of a message; `stopped`: its reader stopped its kind by the link in it. */
type Fate = 'sent' | 'bounced' | 'dropped' | 'stopped'

interface OfKind {
  brand: BrandId
  template: string
  channel: string
}

/** Adds messages to the figures of their kinds. @param at program time, ISO instant */
export async function countMessages(
  tx: Db,
  messages: readonly OfKind[],
  fate: Fate,
  at: string,
): Promise<void> {
  if (messages.length === 0) return
  const counted = new Map<string, OfKind & { day: string } & Record<Fate, number>>()
  for (const { brand, template, channel } of messages) {
    const key = `${brand} ${template} ${channel}`
    const row = counted.get(key) ?? {
      ...{ brand, template, channel, day: brandDate(brand, at) },
      ...{ sent: 0, bounced: 0, dropped: 0, stopped: 0 },
    }
    row[fate] += 1
    counted.set(key, row)
  }
  await addFigures.run(tx, { rows: JSON.stringify([...counted.values()]) })
}
