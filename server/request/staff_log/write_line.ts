// A line of the log of staff: written in the transaction of what it reports, with the hash of the line before it.

import { hash, randomBytes } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import type { Tx } from '../database/database.ts'
import type { RowOf } from '../database/statement.ts'
import { holdLog, insertDetail, insertLine, type selectAfter, selectLast } from './store.ts'

export interface Line {
  /** ISO instant. */
  at: string
  /** A person's id, or `operator`. */
  actor: string
  /** The call, as the contract names it, or what else was done. */
  what: string
  brand: BrandId | null
  /** The one household it was done to or for; null for none, and for many. */
  clientId: string | null
  /** What else it was done to, without names: ids, days, codes, counts. */
  about: Readonly<Record<string, unknown>>
  /** Before, after and the reason. Where there is a household it stands apart, and is erased with it. */
  detail: Readonly<Record<string, unknown>> | null
  userAgent: string | null
  network: string | null
}

/** The line that stands before the first. */
export const beginning = '0'.repeat(64)

type KeptLine = Omit<RowOf<typeof selectAfter>, 'hash'>

/** The hash of a line and of all before it: SHA-256, hex. */
export function hashOf(line: KeptLine): string {
  const { number, at, actor, what, brand, clientId, about, detail, detailHash, userAgent, network, before } =
    line
  const said = [
    number,
    at,
    actor,
    what,
    brand,
    clientId,
    about,
    detail,
    detailHash,
    userAgent,
    network,
    before,
  ]
  return hash('sha256', JSON.stringify(said))
}

export const hashOfDetail = (detail: string): string => hash('sha256', detail)

/** Adds a line. Call it last in the transaction: until its end nobody else adds one. */
export async function writeLine(tx: Tx, { about, detail, at, ...line }: Line): Promise<void> {
  await holdLog.run(tx)
  const last = await selectLast.first(tx)
  const number = (last?.number ?? 0) + 1
  const apart = line.clientId !== null && detail !== null ? saltedDetail(detail) : null
  const kept: KeptLine = {
    ...line,
    number,
    at: milliseconds(at),
    about: JSON.stringify(about),
    detail: line.clientId === null && detail !== null ? JSON.stringify(detail) : null,
    detailHash: apart === null ? null : hashOfDetail(apart),
    userAgent: line.userAgent?.slice(0, 400) ?? null,
    before: last?.hash ?? beginning,
  }
  await insertLine.run(tx, { ...kept, hash: hashOf(kept) })
  if (apart !== null) await insertDetail.run(tx, { clientId: line.clientId, number, detail: apart })
}

/** It begins with random bytes: nobody can guess an erased detail from its hash. */
const saltedDetail = (detail: object): string =>
  JSON.stringify({ salt: randomBytes(16).toString('base64url'), ...detail })

const milliseconds = (at: string): string => Temporal.Instant.from(at).toString({ fractionalSecondDigits: 3 })
