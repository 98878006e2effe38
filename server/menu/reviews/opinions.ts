// Reviews of dishes: one household's, which affect its menu, and the totals that everybody sees.

import type pg from 'pg'
import { opinionOf, type ReviewSummary, summaryOf } from '../../../domain/reviews/reviews.ts'
import type { Services } from '../../integrations/services.ts'
import { openFresh } from '../../request/memory.ts'
import type { Stored } from '../../request/services.ts'
import { readAllAnswers, readLastAnswers } from './store.ts'

/**
 * Products that a household would have again, by its latest answers. Those it excludes are exclusions of its subscription, which
 * its settings show and remove.
 */
export async function likedBy({ pool }: Pick<Services, 'pool'>, clientId: string): Promise<string[]> {
  const last = await readLastAnswers.all(pool, { clientId })
  return last.filter(({ orderAgain }) => opinionOf(orderAgain) === 'liked').map(({ productId }) => productId)
}

/** How long a process uses its copy of the summaries, in milliseconds of real time. */
const trusted = 60_000

const openSummaries = (pool: pg.Pool) => openFresh(() => readSummaries(pool), trusted)

/** The summary of a product's reviews, from memory; null while there are too few. */
export async function reviewSummary(
  { memory, pool }: Stored,
  productId: string,
): Promise<ReviewSummary | null> {
  return (await memory.of(openSummaries, pool).get()).get(productId) ?? null
}

async function readSummaries(pool: pg.Pool): Promise<ReadonlyMap<string, ReviewSummary>> {
  const summaries = new Map<string, ReviewSummary>()
  for (const { productId, given, minutes } of await readAllAnswers(pool)) {
    const summary = summaryOf(given, minutes)
    if (summary) summaries.set(productId, summary)
  }
  return summaries
}
