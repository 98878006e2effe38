// terms.preview: what a change of a term would do, by the functions that do it.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import { firstDateOf, rises } from '../../domain/terms/changes.ts'
import { brandOfTerm, plansConcerned } from '../../domain/terms/versions.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { loadHousehold } from '../orders/load.ts'
import { pricedByTerms } from '../orders/price_by_terms.ts'
import { everyClient } from '../request/in_halves.ts'
import type { Stored } from '../request/services.ts'
import { afterChange, checkValue, standingOf } from './change_terms.ts'
import { type Change, changeOf, historyOf, versionsIn } from './history.ts'
import { countConcerned, readClients } from './store.ts'

/** Households whose boxes are priced for a preview, at most; what the others' cost is reckoned from theirs. */
const mostPriced = 200

/**
 * @param now program time, ISO instant
 * @throws Refusal not_found; invalid_input for a value that cannot be
 */
export async function previewTerm(
  services: Stored,
  { term, from }: ParsedOf<'terms.preview'>,
  now: string,
): Promise<OutputOf<'terms.preview'>> {
  checkValue(term)
  const { kind, subject, value } = term
  const name = { kind, subject }
  const { pool } = services
  const rows = await historyOf(pool, name)
  const before = versionsIn(name, rows)
  const version = (rows[0]?.version ?? 0) + 1
  const after = afterChange(before, { ...name, version, value, from, takesBack: null })
  const change = changeOf(await termsOf(services), name, before, after)
  const isRise = change.differences.some(rises)
  const brand = brandOfTerm(name)
  const concerned = isRise ? await countConcerned(pool, { brand, planIds: plansConcerned(name) }) : 0
  const boxes = await boxesOf(services, brand, change, now)
  return {
    first: firstDateOf(await standingOf(pool, name, now), isRise),
    rises: isRise,
    letters: concerned + boxes.boxes,
    ...boxes,
  }
}

async function boxesOf(
  services: Stored,
  brand: ReturnType<typeof brandOfTerm>,
  change: Change,
  now: string,
): Promise<{ boxes: number; cents: number; estimated: boolean }> {
  const from = change.differences[0]?.from
  if (from === undefined) return { boxes: 0, cents: 0, estimated: false }
  const every = { brand, from, now, after: everyClient.firstClient, limit: 1_000_000 }
  const clients = await readClients(services.pool, every)
  const asked = clients.slice(0, mostPriced)
  let [boxes, cents] = [0, 0]
  for (const clientId of asked) {
    const household = await loadHousehold(services, clientId, now)
    const again = household ? await pricedByTerms(services, household, { ...change, from }, now) : []
    for (const { seen, priced } of again) {
      boxes += 1
      cents += priced.totalCents - seen.totalCents
    }
  }
  const estimated = clients.length > asked.length
  const whole = (of: number) => (estimated ? Math.round((of * clients.length) / asked.length) : of)
  return { boxes: whole(boxes), cents: whole(cents), estimated }
}
