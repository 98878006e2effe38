// The clock's work on what has been kept for long enough (domain/retention.ts): letters' facts go to the archive, photos and the
// built-in mailbox's copies are deleted.

import { randomBytes } from 'node:crypto'
import { type Aged, keptSince } from '../../domain/retention.ts'
import type { Services } from '../integrations/services.ts'
import { uuids } from '../request/database/array_parameters.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { addToArchive } from './archive.ts'
import {
  archiveKeys,
  archiveKeysMade,
  claimPhotosOfAge,
  doorPhotosOfAge,
  lettersOfAge,
  mailboxOfAge,
  retentionPlaceRead,
  retentionPlaceSet,
} from './store.ts'

type Given = Pick<Services, 'pool' | 'clock' | 'config'>

/** Rows of one slice: few enough that nobody waits for it. */
const atOnce = 1_000

/** Deals with everything that has come of age. Safe to repeat, and to be killed anywhere. */
export async function tendRetention(given: Given): Promise<void> {
  const { pool, config } = given
  const now = given.clock.now().toString()
  await byPlace(given, 'mailbox', now, (from, until) =>
    mailboxOfAge.run(pool, { from, until, limit: atOnce }),
  )
  // Without a folder for the archive nothing leaves the database.
  const { archiveDir } = config
  if (archiveDir)
    await byPlace(given, 'letter_facts', now, (from, until) =>
      archiveSome(given, archiveDir, { from, until }),
    )
  await inSlices(limit => doorPhotosOfAge.run(pool, { until: keptSince('door_photos', now), limit }))
  await inSlices(limit => claimPhotosOfAge.run(pool, { until: keptSince('claim_photos', now), limit }))
}

async function inSlices(some: (limit: number) => Promise<number>): Promise<void> {
  while ((await some(atOnce)) === atOnce);
}

/**
 * Deals with the days since the last time, one after the other, so that the index by age is asked about one day each and never about
 * all years.
 */
async function byPlace(
  { pool }: Given,
  what: Aged,
  now: string,
  some: (from: string, until: string) => Promise<number>,
): Promise<void> {
  const end = Temporal.Instant.from(keptSince(what, now))
  const place = await retentionPlaceRead.first(pool, { what })
  let from = place ? Temporal.Instant.fromEpochMilliseconds(place.through.getTime()) : null
  while (from === null || Temporal.Instant.compare(from, end) < 0) {
    const day: Temporal.Instant = from?.add({ hours: 24 }) ?? end
    const until: Temporal.Instant = Temporal.Instant.compare(day, end) < 0 ? day : end
    while ((await some(from?.toString() ?? '-infinity', until.toString())) > 0);
    await retentionPlaceSet.run(pool, { what, through: until.toString() })
    from = until
  }
}

/**
 * One slice, in one transaction: out of the database, onto the disk, then committed. A kill in between leaves it in both, and the next
 * run writes it again. Keys are made after the letters are locked, so none is made for a household that was erased.
 */
async function archiveSome(
  { pool, clock }: Given,
  dir: string,
  { from, until }: { from: string; until: string },
): Promise<number> {
  const now = clock.now().toString()
  return withTx(pool, async tx => {
    const letters = await lettersOfAge.all(tx, { from, until, limit: atOnce, now })
    if (letters.length === 0) return 0
    const keys = await keysOf(tx, [...new Set(letters.map(({ clientId }) => clientId))])
    await addToArchive(dir, letters, clientId => keys.get(clientId) as Buffer)
    return letters.length
  })
}

async function keysOf(tx: Tx, clientIds: readonly string[]): Promise<Map<string, Buffer>> {
  await archiveKeysMade.run(tx, {
    clientIds: uuids(clientIds, id => id),
    keys: clientIds.map(() => randomBytes(32).toString('hex')),
  })
  const rows = await archiveKeys.all(tx, { clientIds: uuids(clientIds, id => id) })
  return new Map(rows.map(({ clientId, key }) => [clientId, key]))
}
