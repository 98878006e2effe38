// letters_admin: a letter to a list is tried, sent and stopped.

import { Refusal } from '../../contract/errors.ts'
import { locales } from '../../domain/brands.ts'
import { noFilter } from '../../domain/letters/filter.ts'
import type { LetterWords } from '../../domain/letters/words.ts'
import type { Services } from '../integrations/services.ts'
import { nobody, tell } from '../messages/outbox.ts'
import { withTx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { markLetterSent, markLetterStopped, selectLetter } from './letter_store.ts'
import { countList } from './list_store.ts'
import { type Actor, heldLetter } from './save_letter.ts'

type Pool = Pick<Services, 'pool'>

/** @throws Refusal letter_unfinished where words are missing in a language */
function refuseUnfinished({ subject, body }: Pick<LetterWords, 'subject' | 'body'>): void {
  if (locales.some(locale => subject[locale] === '' || body[locale] === ''))
    throw new Refusal('letter_unfinished')
}

/**
 * Sends a letter as it stands to whoever asks, in both languages.
 * @param reader their address and name
 * @throws Refusal not_found, letter_unfinished
 */
export async function sendSample(
  { pool }: Pool,
  { brand, now }: Actor,
  reader: { email: string; name: string },
  { id }: { id: string },
): Promise<{ email: string }> {
  await withTx(pool, async tx => {
    const { subject, body, button } = await heldLetter(tx, { brand, id })
    refuseUnfinished({ subject, body })
    const sampleFor = reader.name.split(' ')[0] ?? reader.name
    for (const locale of locales)
      await tell(tx, {
        ...{ clientId: nobody, brand, template: 'list_letter', at: now },
        data: { letterId: id, words: { subject, body, button }, sampleFor },
        key: `list_letter_sample:${id}:${locale}:${now}`,
        to: { email: reader.email, locale },
      })
    noteInLog(tx, { about: { letterId: id } })
  })
  return { email: reader.email }
}

/**
 * From now on the job writes it (write_letters.ts), and it does not change any more.
 * @throws Refusal not_found; conflict where it is sent already, or somebody changed it since it was seen; letter_unfinished;
 * letter_to_nobody
 */
export async function sendLetter(
  { pool }: Pool,
  { brand, actor, now }: Actor,
  { id, seen }: { id: string; seen: number },
): Promise<{ expected: number }> {
  const letter = await selectLetter.first(pool, { brand, id })
  if (!letter) throw new Refusal('not_found')
  refuseUnfinished(letter)
  // Counted before the letter is held: at a million households it takes seconds.
  const { written: expected, listed } = await countList(pool, {
    ...{ brand, filter: { ...noFilter, ...letter.filter }, at: now },
  })
  if (expected === 0) throw new Refusal('letter_to_nobody')
  await withTx(pool, async tx => {
    const { isDraft, version } = await heldLetter(tx, { brand, id })
    if (!isDraft || version !== seen || letter.version !== seen) throw new Refusal('conflict')
    await markLetterSent.run(tx, { id, actor, now, expected })
    noteInLog(tx, { about: { letterId: id, listed, expected }, before: 'draft', after: 'sent' })
  })
  return { expected }
}

/** What has not left yet never does. @throws Refusal not_found; conflict for a draft, and for one that was stopped */
export async function stopLetter(
  { pool }: Pool,
  { brand, actor, now }: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await withTx(pool, async tx => {
    const { isSent } = await heldLetter(tx, { brand, id })
    if (!isSent) throw new Refusal('conflict')
    await markLetterStopped.run(tx, { id, actor, now, reason })
    noteInLog(tx, { about: { letterId: id }, before: 'sent', after: 'stopped' })
  })
}
