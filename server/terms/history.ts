// A term's history as a change finds it and leaves it.

import { Refusal } from '../../contract/errors.ts'
import { type Difference, differencesOf } from '../../domain/terms/changes.ts'
import {
  byDate,
  openTermBook,
  subjectsOf,
  type TermBook,
  type TermVersion,
} from '../../domain/terms/versions.ts'
import type { Db } from '../request/database/database.ts'
import { type HistoryRow, readHistory, type TermName } from './store.ts'

/** Every version of a term that is kept, newest first. @throws Refusal not_found for a term that there is not */
export async function historyOf(db: Db, { kind, subject }: TermName): Promise<HistoryRow[]> {
  if (!subjectsOf[kind].includes(subject)) throw new Refusal('not_found')
  return readHistory.all(db, { kind, subject })
}

/** The versions that count, without those taken back, by date. @param upTo leaves out later ones */
export function versionsIn(
  { kind, subject }: TermName,
  rows: readonly HistoryRow[],
  upTo = Number.POSITIVE_INFINITY,
): TermVersion[] {
  const known = rows.filter(({ version }) => version <= upTo)
  const back = new Set(known.map(({ takesBack }) => takesBack))
  const counting = known.filter(({ version, value }) => value !== null && !back.has(version))
  return byDate(
    counting.map(({ version, value, from }) => ({ kind, subject, version, value, from }) as TermVersion),
  )
}

/** A term's versions before a change and after it, by date, without those taken back. */
export interface TermHistory {
  name: TermName
  before: readonly TermVersion[]
  after: readonly TermVersion[]
}

/** A change of terms: where it makes a difference, and all terms before and after it. */
export interface Change {
  differences: Difference[]
  /** The first delivery date at which anything differs, ISO; null where nothing does. */
  from: string | null
  before: TermBook
  after: TermBook
}

/** @param book all terms as they are known; of the changed ones, only `before` and `after` count */
export function changeOfAll(book: TermBook, histories: readonly TermHistory[]): Change {
  const changed = new Set(histories.map(({ name }) => `${name.kind} ${name.subject}`))
  const others = book.versions.filter(({ kind, subject }) => !changed.has(`${kind} ${subject}`))
  const differences = histories.flatMap(({ before, after }) => differencesOf(before, after))
  return {
    differences,
    from: differences.map(({ from }) => from).sort()[0] ?? null,
    before: openTermBook([...others, ...histories.flatMap(({ before }) => before)]),
    after: openTermBook([...others, ...histories.flatMap(({ after }) => after)]),
  }
}
