// Codes that confirm a phone number: six digits, made while their message is sent. Only their hash is stored, and the
// number of tries is limited.

import { hash, randomInt } from 'node:crypto'
import type { Db, Tx } from '../../request/database/database.ts'
import { phoneCodeDelete, phoneCodeInsert, phoneCodeIssue, phoneCodeTry, phoneCodeWaiting } from './store.ts'

/** Wrong codes after which a new one has to be requested. */
const mostCodeTries = 5

interface PhoneCode {
  clientId: string
  id: string
  /** E.164. */
  phone: string
  /** Program time, ISO instants. */
  askedAt: string
  expiresAt: string
}

/** Waits for a code to this phone; an earlier one no longer counts. @returns false within a minute of the last one */
export async function insertPhoneCode(tx: Tx, code: PhoneCode, notSince: string): Promise<boolean> {
  return (await phoneCodeInsert.run(tx, { ...code, notSince })) === 1
}

/** Makes the code as its message is sent; null where it is no longer needed. */
export async function issueCode(
  db: Db,
  { clientId, codeId }: { clientId: string; codeId: string },
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const issued = await phoneCodeIssue.run(db, { clientId, codeId, codeHash: hashOf(clientId, code) })
  return issued === 1 ? code : null
}

/** Checks a code, and counts the try. @returns the phone it was sent to; null for a wrong one, or one that no longer counts */
export async function tryCode(tx: Tx, clientId: string, code: string, now: string): Promise<string | null> {
  const row = await phoneCodeTry.first(tx, { clientId, codeHash: hashOf(clientId, code), now, mostCodeTries })
  return row?.right ? row.phone : null
}

/** Deletes a used code. */
export async function deleteCode(tx: Tx, clientId: string): Promise<void> {
  await phoneCodeDelete.run(tx, { clientId })
}

/** The phone that a code was sent to and that waits; null without one. */
export async function selectWaiting(db: Db, clientId: string, now: string): Promise<string | null> {
  return (await phoneCodeWaiting.first(db, { clientId, now, mostCodeTries }))?.phone ?? null
}

const hashOf = (clientId: string, code: string) => hash('sha256', `${clientId}.${code}`, 'base64url')
