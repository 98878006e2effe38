// What the office should remember of a household.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { emailOfHousehold } from './letters.ts'
import { deleteNote, insertNote } from './story_store.ts'

interface By {
  brand: BrandId
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/** Repeating it writes it once. @throws Refusal not_found where the brand has no such household */
export async function addNote(
  services: Pick<Services, 'pool'>,
  { brand, actor, now }: By,
  { clientId, requestId: id, words }: { clientId: string; requestId: string; words: string },
): Promise<void> {
  await emailOfHousehold(services, brand, clientId)
  await withTx(services.pool, async tx => {
    await insertNote.run(tx, { clientId, id, words, actor, now })
    noteInLog(tx, { clientId, about: { note: id }, after: words })
  })
}

/** @throws Refusal not_found where there is no such note */
export async function takeNoteAway(
  services: Pick<Services, 'pool'>,
  { brand }: Pick<By, 'brand'>,
  { clientId, noteId }: { clientId: string; noteId: string },
): Promise<void> {
  await emailOfHousehold(services, brand, clientId)
  await withTx(services.pool, async tx => {
    if ((await deleteNote.run(tx, { clientId, noteId })) === 0) throw new Refusal('not_found')
    noteInLog(tx, { clientId, about: { note: noteId } })
  })
}
