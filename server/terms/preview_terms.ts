// terms.preview: what a change of terms would do, by the functions that do it.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { plainWeekCents } from '../../domain/pricing/lowest.ts'
import { firstDateOf, rises } from '../../domain/terms/changes.ts'
import { planById } from '../../domain/terms/terms.ts'
import { plansConcerned } from '../../domain/terms/versions.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { loadHousehold } from '../orders/load.ts'
import { pricedByTerms } from '../orders/price_by_terms.ts'
import { everyClient } from '../request/in_halves.ts'
import type { Stored } from '../request/services.ts'
import { afterChange, checkTogether, checkValue, standingOf } from './change_terms.ts'
import { type Change, changeOfAll, historyOf, type TermHistory, versionsIn } from './history.ts'
import { countConcerned, readClients, readHouseholdsByPlan } from './store.ts'

/** Households whose boxes are priced for a preview, at most; what the others' cost is reckoned from theirs. */
const mostPriced = 200

/**
 * @param brand the one whose terms change
 * @param now program time, ISO instant
 * @throws Refusal not_found; invalid_input for a value that cannot be
 */
export async function previewTerms(
  services: Stored,
  brand: BrandId,
  { terms, from }: ParsedOf<'terms.preview'>,
  now: string,
): Promise<OutputOf<'terms.preview'>> {
  const kind = checkTogether(brand, terms)
  const { pool } = services
  const histories: TermHistory[] = []
  for (const { value, ...term } of terms) {
    checkValue({ ...term, value } as (typeof terms)[number])
    const name = { kind: term.kind, subject: term.subject }
    const rows = await historyOf(pool, name)
    const before = versionsIn(name, rows)
    const version = (rows[0]?.version ?? 0) + 1
    histories.push({
      name,
      before,
      after: afterChange(before, { ...name, version, value, from, takesBack: null }),
    })
  }
  const change = changeOfAll(await termsOf(services), histories)
  const risen = change.differences.filter(rises)
  const planIds = [...new Set(risen.flatMap(({ after }) => plansConcerned(after)))]
  const concerned = risen.length > 0 ? await countConcerned(pool, { brand, planIds }) : 0
  const boxes = await boxesOf(services, brand, change, now)
  return {
    first: firstDateOf(
      await standingOf(pool, { kind, brand, cutoffs: change.before.cutoffs }, now),
      risen.length > 0,
    ),
    rises: risen.length > 0,
    letters: concerned + boxes.boxes,
    weekCents: await weekOf(services, brand, change),
    ...boxes,
  }
}

/** What a week of all active households costs more, cents, by their plans alone. */
async function weekOf(services: Stored, brand: BrandId, { before, after, from }: Change): Promise<number> {
  if (from === null) return 0
  const [was, is] = [before.of(brand, from), after.of(brand, from)]
  const counted = await readHouseholdsByPlan.all(services.pool, { brand })
  return counted.reduce((sum, { planId, households }) => {
    const [old, next] = [planById(was, planId), planById(is, planId)]
    if (!old || !next) return sum
    return sum + households * (plainWeekCents(next, is.volume) - plainWeekCents(old, was.volume))
  }, 0)
}

async function boxesOf(
  services: Stored,
  brand: BrandId,
  { from, before, after }: Change,
  now: string,
): Promise<{ boxes: number; cents: number; estimated: boolean }> {
  if (from === null) return { boxes: 0, cents: 0, estimated: false }
  const every = { brand, from, now, after: everyClient.firstClient, limit: 1_000_000 }
  const clients = await readClients(services.pool, every)
  const asked = clients.slice(0, mostPriced)
  let [boxes, cents] = [0, 0]
  for (const clientId of asked) {
    const household = await loadHousehold(services, clientId, now)
    const again = household ? await pricedByTerms(services, household, { before, after, from }, now) : []
    for (const { seen, priced } of again) {
      boxes += 1
      cents += priced.totalCents - seen.totalCents
    }
  }
  const estimated = clients.length > asked.length
  const whole = (of: number) => (estimated ? Math.round((of * clients.length) / asked.length) : of)
  return { boxes: whole(boxes), cents: whole(cents), estimated }
}
