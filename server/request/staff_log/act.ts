// An act of staff: what one admin's call does. The door opens it, everything that changes something for it passes `withTx`, and there its
// line is written before the commit: so no change is without its line, and no new call can forget it.

import { afterCommit, hasLast, identityOf, type Tx } from '../database/database.ts'
import { hasWritten } from './store.ts'
import { type Line, writeLine } from './write_line.ts'

/** What a use case adds to the line of the act that it is part of. */
interface Note {
  /** The household that the change is about. */
  clientId?: string
  /** What else it was done to: ids, days, codes; no names. */
  about?: Readonly<Record<string, unknown>>
  before?: unknown
  after?: unknown
  /** A household's event, and who caused it: one that somebody else caused is not the act's. */
  event?: { kind: string; data: Readonly<Record<string, unknown>>; by: string }
}

export type Act = Omit<Line, 'detail'> & {
  /** The words of the call's input that say why. */
  reason: string | null
}

/** By transaction, not by its connection: what is undone, or was another act's, is in no line. */
const notes = new WeakMap<object, Note[]>()

/** Adds to the line of the act that a transaction belongs to; nothing where no staff act. */
export function noteInLog(tx: Tx, note: Note): void {
  if (!hasLast()) return
  const transaction = identityOf(tx)
  const known = notes.get(transaction)
  if (known) known.push(note)
  else notes.set(transaction, [note])
}

interface OpenAct {
  /** What `withTx` does before each commit of the act. */
  beforeCommit(tx: Tx): Promise<void>
  /** Whether a line was committed. */
  isWritten(): boolean
}

/** The act of a call that changes something. Its first transaction that writes has the line, and each later one that notes something. */
export function openAct(act: Act): OpenAct {
  let written = false
  return {
    isWritten: () => written,
    async beforeCommit(tx) {
      const noted = (notes.get(identityOf(tx)) ?? []).filter(({ event }) => !event || event.by === act.actor)
      if (noted.length === 0 && (written || !(await hasWritten.one(tx)).written)) return
      await writeLine(tx, lineOf(act, noted))
      afterCommit(tx, () => {
        written = true
      })
    },
  }
}

/** The line of an act, with what was noted in a transaction of it. */
export function lineOf({ reason, ...act }: Act, noted: readonly Note[]): Line {
  const households = new Set(noted.flatMap(({ clientId }) => clientId ?? []))
  const [only] = households
  const one = households.size === 1 ? (only as string) : households.size === 0 ? act.clientId : null
  const events =
    one === null ? [] : noted.flatMap(({ event }) => (event ? { kind: event.kind, data: event.data } : []))
  const changes = noted.filter(note => 'before' in note || 'after' in note)
  const detail = {
    ...(reason !== null && { reason }),
    ...(changes.length > 0 && { changes: changes.map(({ before, after }) => ({ before, after })) }),
    ...(events.length > 0 && { events }),
  }
  return {
    ...act,
    clientId: one,
    about: Object.assign(
      {},
      act.about,
      ...noted.map(({ about }) => about),
      households.size > 1 && { households: households.size },
    ),
    detail: Object.keys(detail).length > 0 ? detail : null,
  }
}
