// Asks for a link to set a new password. The answer and its timing are the same whether or not the email has an account (rule 59):
// a job does everything that depends on it.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { countResets, deleteExpiredResets, insertReset } from '../../messages/password_resets/reset_token.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { job } from '../../request/jobs.ts'
import { lockClient, selectCredentials } from '../store.ts'
import { mustSetPassword } from './require_reset.ts'

/** Rule 59: how long a link works. */
const linkLasts = { hours: 2 }
/** Letters for one account within the lifetime of a link, so that nobody can fill its mailbox. */
const mostLetters = 5

interface ResetRequest {
  id: string
  brand: BrandId
  /** In its normal form. */
  email: string
  /** Program time, ISO instant. */
  at: string
  /** An attempt to sign in, not a request. Only a person who was brought over and has no password yet gets a letter, once. */
  triedSignIn?: true
}

/** Sends a link to the account of an email, if there is one. */
export const passwordResetJob = job<ResetRequest>('password_reset', { keepSeconds: 600 })

/** Enqueues the request; the answer does not depend on its outcome. */
export async function askPasswordReset(
  { pool, jobs }: Pick<Services, 'pool' | 'jobs'>,
  request: CallRequest,
  input: { email: string },
): Promise<void> {
  const { brand } = request
  const asked = { id: randomUUIDv7(), brand, email: normalizeEmail(input.email), at: programTime(request) }
  await withTx(pool, tx => jobs.enqueue(tx, passwordResetJob, asked))
}

/**
 * Records a failed sign-in. A person who was brought over then learns from a letter, and from nothing else, that there is no
 * password yet; the person who tried sees the usual refusal (rule 59). Every email is recorded alike, so that it takes equally
 * long.
 */
export async function noteFailedSignIn(
  { pool, jobs }: Pick<Services, 'pool' | 'jobs'>,
  request: CallRequest,
  email: string,
): Promise<void> {
  const { brand } = request
  const tried = { id: randomUUIDv7(), brand, email, at: programTime(request), triedSignIn: true as const }
  await withTx(pool, tx => jobs.enqueue(tx, passwordResetJob, tried))
}

/** Runs the job. Safe to run twice: every request has an id. */
export async function sendPasswordReset(
  { pool }: Pick<Services, 'pool'>,
  { id, brand, email, at, triedSignIn }: ResetRequest,
): Promise<void> {
  const found = await selectCredentials(pool, brand, email)
  if (!found) return
  const { clientId } = found
  const isFirst = await mustSetPassword(pool, brand, clientId)
  if (triedSignIn && !isFirst) return
  const asked = Temporal.Instant.from(at)
  const expiresAt = asked.add(linkLasts).toString()
  await withTx(pool, async tx => {
    await lockClient(tx, clientId)
    await deleteExpiredResets(tx, clientId, at)
    if (
      (await countResets(tx, clientId, id, asked.subtract(linkLasts).toString())) >=
      (triedSignIn ? 1 : mostLetters)
    )
      return
    await insertReset(tx, { clientId, id, askedAt: at, expiresAt })
    const template = isFirst ? 'password_first' : 'password_reset'
    await tell(tx, { clientId, brand, template, data: { resetId: id }, key: `${template}:${id}`, at })
  })
}
