// Words for the search on a distributed database. On one server triggers learn them in the transaction of their household; on several
// nodes there are none, so the worker learns what is new.

import { onNodes } from '../../nodes/distributed.ts'
import type { Stored } from '../../request/services.ts'
import { learnWordsAnew } from './store.ts'

/** Milliseconds of real time between two readings: each reads all names and addresses. */
const every = 3_600_000

const openLearnt = () => ({ at: Number.NEGATIVE_INFINITY })

/** Learns the words of names and addresses that came since the last time, at most once an hour; nothing to do on one server. */
export async function learnWords(services: Pick<Stored, 'pool' | 'memory'>): Promise<void> {
  const learnt = services.memory.of(openLearnt)
  if (performance.now() - learnt.at < every || !(await onNodes(services))) return
  await learnWordsAnew.run(services.pool)
  learnt.at = performance.now()
}
