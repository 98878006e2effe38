// What was said of dishes: by one household, which its menu goes by, and summed up for everybody.

import type pg from 'pg'
import { opinionOf, type ReviewSummary, summaryOf } from '../../../domain/reviews/reviews.ts'
import { readAllAnswers, readLastAnswers } from './store.ts'

export { readLastAnswers } from './store.ts'

/** Products a household liked, and those it never wants again. */
export async function opinionsOf(
  pool: pg.Pool,
  clientId: string,
): Promise<{ liked: string[]; never: string[] }> {
  const last = await readLastAnswers(pool, clientId)
  const of = (opinion: 'liked' | 'never') =>
    last.filter(({ orderAgain }) => opinionOf(orderAgain) === opinion).map(({ productId }) => productId)
  return { liked: of('liked'), never: of('never') }
}

/** How long a process shows the summaries it knows, in milliseconds of real time. */
const trusted = 60_000

interface Summaries {
  readAt: number
  reading: Promise<ReadonlyMap<string, ReviewSummary>>
}

const memories = new WeakMap<pg.Pool, Summaries>()

/** The summary of a product's reviews, from memory; null while they are too few. */
export async function reviewSummary(pool: pg.Pool, productId: string): Promise<ReviewSummary | null> {
  let memory = memories.get(pool)
  if (!memory || performance.now() - memory.readAt >= trusted) {
    memory = { readAt: performance.now(), reading: readSummaries(pool) }
    memories.set(pool, memory)
    memory.reading.catch(() => memories.delete(pool))
  }
  return (await memory.reading).get(productId) ?? null
}

async function readSummaries(pool: pg.Pool): Promise<ReadonlyMap<string, ReviewSummary>> {
  const summaries = new Map<string, ReviewSummary>()
  for (const { productId, given, minutes } of await readAllAnswers(pool)) {
    const summary = summaryOf(given, minutes)
    if (summary) summaries.set(productId, summary)
  }
  return summaries
}
