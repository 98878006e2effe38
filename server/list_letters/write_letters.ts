// Writes letters to lists into the outbox, some neighbouring households at a time: those on the list whose consent stands at that moment.
// It can run twice at once and be killed at any instant. The place of a letter moves with its messages, and a household has one message
// of each letter by its key. One statement serves one server and several: every join is by household.

import type { BrandId } from '../../domain/brands.ts'
import { type LetterFilter, noFilter } from '../../domain/letters/filter.ts'
import type { Services } from '../integrations/services.ts'
import { isStopping, withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { countMailingsWaiting, moveOn, selectSending } from './letter_store.ts'
import { endOfListSlice, tellListed } from './list_store.ts'

/** Households that are looked at in one transaction. */
const sliceSize = 1_000

/** As many wait in the outbox at the most, so that a receipt or a code never waits behind a hundred thousand of them. */
const mostWaiting = 5_000

interface Sending {
  id: string
  brand: BrandId
  filter: LetterFilter
  sentAt: Date
  place: string | null
}

/** Another process went on from the same place, or somebody stopped the letter: nothing of this slice is written. */
class Overtaken extends Error {}

/** The clock's job. @returns the number of letters written */
export async function writeLetters(
  services: Pick<Services, 'pool' | 'clock' | 'log'>,
  size = sliceSize,
): Promise<{ letters: number }> {
  const { pool, clock, log } = services
  const sending = await selectSending.all(pool)
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  const counts = await eachAlone(
    log,
    'write_letters',
    sending,
    letter => writeLetter(services, letter, { now, size }),
    ({ id }) => ({ letterId: id }),
  )
  return { letters: counts.reduce((sum, count) => sum + count, 0) }
}

async function writeLetter(
  { pool }: Pick<Services, 'pool'>,
  letter: Sending,
  { now, size }: { now: string; size: number },
): Promise<number> {
  let written = 0
  for (let place = letter.place; !isStopping(pool); ) {
    const { waiting } = await countMailingsWaiting.one(pool, { most: mostWaiting })
    if (waiting >= mostWaiting) break
    try {
      const slice = await writeSlice(pool, { ...letter, place }, { now, size })
      written += slice.written
      if (slice.last === null) break
      place = slice.last
    } catch (error) {
      if (error instanceof Overtaken) break
      throw error
    }
  }
  return written
}

function writeSlice(
  pool: Services['pool'],
  { id, brand, filter, sentAt, place }: Sending,
  { now, size }: { now: string; size: number },
): Promise<{ written: number; last: string | null }> {
  return withTx(pool, async tx => {
    const last = await endOfListSlice(tx, { brand, after: place, size })
    const list = { brand, filter: { ...noFilter, ...filter }, at: sentAt.toISOString() }
    const written = await tellListed(tx, list, { letterId: id, after: place, last, now })
    if ((await moveOn.run(tx, { id, place, last, count: written, now })) === 0) throw new Overtaken()
    return { written, last }
  })
}
