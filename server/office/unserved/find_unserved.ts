// Open boxes for which the automatic choice would find too few safe meals: found a batch at a time, so that somebody can see to them
// before the cutoff skips them.

import type { BrandId } from '../../../domain/brands.ts'
import type { Candidate } from '../../../domain/choice/candidate.ts'
import { type Profile, profileFromKey } from '../../../domain/choice/profile.ts'
import { safeUnits } from '../../../domain/choice/rank.ts'
import type { Services } from '../../integrations/services.ts'
import { menusOf } from '../../menu/memory.ts'
import { numbers, uuids } from '../../request/database/array_parameters.ts'
import { isStopping, withTx } from '../../request/database/database.ts'
import { readUnordered } from '../../weekly/choose.ts'
import {
  countUnchosen,
  deleteOver,
  deleteUnserved,
  findUnchosen,
  insertUnserved,
  nextToSearch,
  stampSearched,
} from './store.ts'

type Searching = Pick<Services, 'pool' | 'clock' | 'memory'>

interface Batch {
  brand: BrandId
  /** ISO date. */
  deliveryDate: string
  kitchen: string
  /** The Monday of its menu. */
  week: string
}

/** Hours before its cutoff from which a batch is looked at. */
const hoursAhead = 7 * 24

/** Minutes of the program's clock between two looks at a batch. */
const everyMinutes = 10

/** Boxes of a batch that are listed; all are counted. */
const mostListed = 500

/** The clock's job. Safe to repeat, twice at once, and to be killed at any instant. @returns the batches looked at */
export async function findUnserved(services: Searching): Promise<number> {
  const { pool, clock } = services
  const at = clock.now()
  const now = at.toString({ fractionalSecondDigits: 3 })
  const until = at.add({ hours: hoursAhead }).toString()
  const seenBefore = at.subtract({ minutes: everyMinutes }).toString()
  await deleteOver.run(pool, { now })
  let batches = 0
  while (!isStopping(pool)) {
    const batch = await nextToSearch.first(pool, { now, until, seenBefore })
    if (!batch) break
    await search(services, batch, now)
    batches += 1
  }
  return batches
}

async function search(services: Searching, batch: Batch, now: string): Promise<void> {
  const { pool } = services
  const { week: _, ...of } = batch
  const menu = await menusOf(services).week(batch.brand, batch.week)
  const candidates = menu?.published ? await readUnordered(pool, batch, menu) : null
  const profiles = candidates ? await countUnchosen.all(pool, of) : []
  const short = new Map(
    profiles.flatMap(({ profileKey, boxes }) => {
      const lack = lackOf(profileKey, candidates ?? [])
      return lack ? [[profileKey, { ...lack, boxes }] as const] : []
    }),
  )
  const boxes = [...short.values()].reduce((sum, each) => sum + each.boxes, 0)
  const found =
    short.size === 0 ? [] : await findUnchosen.all(pool, { ...of, keys: [...short.keys()], most: mostListed })
  const rows = found.flatMap(({ profileKey, ...box }) => {
    const lack = short.get(profileKey)
    return lack ? [{ ...box, ...lack }] : []
  })
  await withTx(pool, async tx => {
    await deleteUnserved.run(tx, of)
    if (rows.length > 0) {
      await insertUnserved.run(tx, {
        ...of,
        clientIds: uuids(rows, ({ clientId }) => clientId),
        orderIds: uuids(rows, ({ orderId }) => orderId),
        needed: numbers(rows, ({ needed }) => needed),
        safe: numbers(rows, ({ safe }) => safe),
      })
    }
    await stampSearched.run(tx, { ...of, boxes, now })
  })
}

/** How many meals a box of a profile has, and how many are safe, where those are too few; null for one that can be filled. */
function lackOf(key: string, candidates: readonly Candidate[]): { needed: number; safe: number } | null {
  let profile: Profile
  try {
    profile = profileFromKey(key)
  } catch {
    // The weekly run sets such a household aside, and Today shows it.
    return null
  }
  const safe = safeUnits(profile, candidates)
  return safe < profile.count ? { needed: profile.count, safe } : null
}
