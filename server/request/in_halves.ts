// Work on many members in one transaction: where it fails for what one of them brings, its halves are done, and so on down to the one
// that is to blame. As long as nothing fails, it costs nothing.

import { isOverloaded, isUnavailable, Stopping, sqlState } from './database/database.ts'

/** A failure that no member brought, so that parts of the work would fail as well. */
export class NobodysFault extends Error {}

/** Neighbouring households: from `firstClient` on, before `beforeClient`. */
export interface ClientRange {
  firstClient: string
  beforeClient: string
  /** Where the database is distributed: their ids in order, all of one node, with others' between them. Null on one server. */
  members: readonly string[] | null
}

/** Every household there can be, on one server. */
export const everyClient: ClientRange = {
  firstClient: '00000000-0000-0000-0000-000000000000',
  beforeClient: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  members: null,
}

/**
 * Divides a range in front of the middle one of its households.
 * @param members of it, in order
 * @returns none where it has one household
 * @throws the failure where it has no household that could be to blame
 */
export function halvesOrNone<R extends ClientRange>(
  range: R,
  members: readonly { clientId: string }[],
  error: unknown,
): [R, R] | [] {
  if (members.length === 0) throw error
  if (members.length === 1) return []
  const middle = members[Math.floor(members.length / 2)]?.clientId as string
  return [
    { ...range, beforeClient: middle, members: range.members?.filter(id => id < middle) ?? null },
    { ...range, firstClient: middle, members: range.members?.filter(id => id >= middle) ?? null },
  ]
}

/**
 * PostgreSQL's classes of errors that a row can cause: cardinality, data, integrity, too large for an index, raised by a function.
 */
const ofARow = ['21', '22', '23', '54', 'P0']

/** Whether the data of one member can be the cause of a failure, of PostgreSQL or of our own rules. */
export function mayBeAMembersFault(error: unknown): boolean {
  if (error instanceof Stopping || error instanceof NobodysFault) return false
  if (isUnavailable(error) || isOverloaded(error)) return false
  const state = sqlState(error)
  return state === undefined || ofARow.includes(state.slice(0, 2)) || isOfACopiedRow(error)
}

/** Citus sends the rows of an insert to another node as a copy, and reports what a table refuses of it as a fault of its own. */
const isOfACopiedRow = (error: unknown): boolean =>
  (error as { code?: unknown; routine?: unknown }).code === 'XX000' &&
  (error as { routine?: unknown }).routine === 'ReportCopyError'

/**
 * Does a piece of work; where it fails for what a member brings, what `divide` makes of it.
 * @param run of a part; it must undo what it did when it fails
 * @param divide answers two smaller parts; none where only one member was left, which it has set aside
 * @throws what is no member's fault, and the errors of `divide`
 */
export async function inHalves<P>(
  part: P,
  run: (part: P) => Promise<unknown>,
  divide: (part: P, error: unknown) => Promise<readonly P[]>,
): Promise<void> {
  try {
    await run(part)
  } catch (error) {
    if (!mayBeAMembersFault(error)) throw error
    for (const half of await divide(part, error)) await inHalves(half, run, divide)
  }
}
