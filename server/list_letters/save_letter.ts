// letters_admin: drafts of letters to lists.

import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { emptyRanges, noFilter } from '../../domain/letters/filter.ts'
import { brokenLinks, noWords } from '../../domain/letters/words.ts'
import type { Services } from '../integrations/services.ts'
import { isLinkable } from '../messages/list_letters/list_letter.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { noteInLog } from '../request/staff_log/act.ts'
import { deleteLetter, holdLetter, insertLetter, updateLetter } from './letter_store.ts'

export interface Actor {
  brand: BrandId
  /** A person of the staff. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

type Pool = Pick<Services, 'pool'>

/** Begins a draft. Asked for twice, it is there once. @throws Refusal conflict where the id is another letter's */
export async function makeLetter(
  { pool }: Pool,
  { brand, actor, now }: Actor,
  { id, name }: ParsedOf<'letters_admin.make'>,
): Promise<{ id: string }> {
  const { subject, body, button } = noWords
  await withTx(pool, async tx => {
    const made = await insertLetter.run(tx, {
      ...{ id, brand, name, actor, now, button },
      ...{ subject: JSON.stringify(subject), body: JSON.stringify(body), filter: JSON.stringify(noFilter) },
    })
    if (made === 0 && (await holdLetter.first(tx, { brand, id }))?.name !== name)
      throw new Refusal('conflict')
    noteInLog(tx, { about: { letterId: id }, after: { name } })
  })
  return { id }
}

/** A letter of the brand, held. @throws Refusal not_found */
export async function heldLetter(tx: Tx, of: { brand: BrandId; id: string }) {
  const letter = await holdLetter.first(tx, of)
  if (!letter) throw new Refusal('not_found')
  return letter
}

/**
 * @throws Refusal letter_link, postal_invalid or invalid_input by field; not_found; conflict where it is sent already, or another person
 * changed it since
 */
export async function saveLetter(
  { pool }: Pool,
  { brand }: Actor,
  draft: ParsedOf<'letters_admin.save'>,
): Promise<{ version: number }> {
  refuseFaults(draft)
  const { id, seen, name, subjectEn, subjectFr, bodyEn, bodyFr, button, filter } = draft
  return withTx(pool, async tx => {
    const before = await heldLetter(tx, { brand, id })
    if (!before.isDraft || before.version !== seen) throw new Refusal('conflict')
    const subject = { en: subjectEn, fr: subjectFr }
    const body = { en: bodyEn, fr: bodyFr }
    await updateLetter.run(tx, {
      ...{ id, name, button },
      ...{ subject: JSON.stringify(subject), body: JSON.stringify(body), filter: JSON.stringify(filter) },
    })
    const was = { name: before.name, subject: before.subject, body: before.body, filter: before.filter }
    noteInLog(tx, {
      about: { letterId: id },
      before: { ...was, button: before.button },
      after: { name, subject, body, button, filter },
    })
    return { version: seen + 1 }
  })
}

function refuseFaults({ bodyEn, bodyFr, filter }: ParsedOf<'letters_admin.save'>): void {
  const fields: Record<string, ErrorCode> = {}
  for (const [field, text] of Object.entries({ bodyEn, bodyFr }))
    if (brokenLinks(text, isLinkable).length > 0) fields[field] = 'letter_link'
  for (const field of emptyRanges(filter)) fields[field] = 'invalid_input'
  const [first] = Object.values(fields)
  if (first) throw new Refusal(first, { fields })
}

/** @throws Refusal not_found; conflict for one that was sent */
export async function dropLetter({ pool }: Pool, { brand }: Actor, { id }: { id: string }): Promise<void> {
  await withTx(pool, async tx => {
    const { name, isDraft } = await heldLetter(tx, { brand, id })
    if (!isDraft) throw new Refusal('conflict')
    await deleteLetter.run(tx, { id })
    noteInLog(tx, { about: { letterId: id }, before: { name } })
  })
}
