// letters_admin: letters to lists as the office reads them, and who gets one.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { noFilter } from '../../domain/letters/filter.ts'
import type { LetterWords } from '../../domain/letters/words.ts'
import { brandDate } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { selectLetter, selectLetters, selectZones } from './letter_store.ts'
import { countList, readRecipients } from './list_store.ts'

interface Of {
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

type Pool = Pick<Services, 'pool'>
type Listed = OutputOf<'letters_admin.list'>['letters'][number]

/** Households of one page. */
const pageSize = 50

interface Dates {
  at: Date
  sentAt: Date | null
  writtenAt: Date | null
  stoppedAt: Date | null
}

function standsOf({ sentAt, writtenAt, stoppedAt }: Dates): Listed['stands'] {
  if (sentAt === null) return 'draft'
  if (stoppedAt !== null) return 'stopped'
  return writtenAt === null ? 'sending' : 'sent'
}

const shown = <R extends Dates & Omit<Listed, 'stands' | 'at' | 'sentAt'>>(row: R): Listed => ({
  ...{ id: row.id, name: row.name, stands: standsOf(row) },
  ...{ by: row.by, at: row.at.toISOString(), sentBy: row.sentBy, sentAt: row.sentAt?.toISOString() ?? null },
  ...{ expected: row.expected, written: row.written },
  ...{ sent: row.sent, bounced: row.bounced, dropped: row.dropped },
})

export async function listLetters({ pool }: Pool, { brand }: Of): Promise<OutputOf<'letters_admin.list'>> {
  return { letters: (await selectLetters.all(pool, { brand })).map(shown) }
}

async function letterOf({ pool }: Pool, brand: BrandId, id: string) {
  const row = await selectLetter.first(pool, { brand, id })
  if (!row) throw new Refusal('not_found')
  // A draft of an earlier version of the program may not have every filter.
  return { ...row, filter: { ...noFilter, ...row.filter } }
}

/** @throws Refusal not_found */
export async function findListLetter(
  services: Pool,
  { brand }: Of,
  { id }: { id: string },
): Promise<OutputOf<'letters_admin.find'>> {
  const row = await letterOf(services, brand, id)
  const { subject, body, button, filter, version, stoppedBy, stopReason } = row
  return {
    letter: {
      ...shown(row),
      ...{ subjectEn: subject.en, subjectFr: subject.fr, bodyEn: body.en, bodyFr: body.fr, button, version },
      filter: filter as OutputOf<'letters_admin.find'>['letter']['filter'],
      ...{ stoppedBy, stoppedAt: row.stoppedAt?.toISOString() ?? null, stopReason },
    },
    zones: (await selectZones.all(services.pool, { brand })).map(({ zone }) => zone),
  }
}

/** The words of a letter, for its preview. @throws Refusal not_found */
export async function wordsOfLetterNamed(services: Pool, brand: BrandId, id: string): Promise<LetterWords> {
  const { subject, body, button } = await letterOf(services, brand, id)
  return { subject, body, button }
}

/** letters_admin.foresee: whom a filter finds now. */
export const foreseeList = (
  { pool }: Pool,
  { brand, now }: Of,
  { filter }: ParsedOf<'letters_admin.foresee'>,
): Promise<OutputOf<'letters_admin.foresee'>> => countList(pool, { brand, filter, at: now })

/** @throws Refusal not_found */
export async function listRecipients(
  services: Pool,
  { brand, now }: Of,
  { id, after = null }: { id: string; after?: string | null | undefined },
): Promise<OutputOf<'letters_admin.recipients'>> {
  const { name, filter, sentAt } = await letterOf(services, brand, id)
  const list = { brand, filter, at: sentAt?.toISOString() ?? now }
  const found = await readRecipients(services.pool, list, { after, limit: pageSize + 1 })
  const households = found
    .slice(0, pageSize)
    .map(({ joinedAt, ...one }) => ({ ...one, joinedOn: brandDate(brand, joinedAt.toISOString()) }))
  return { name, households, next: found.length > pageSize ? (households.at(-1)?.id ?? null) : null }
}
