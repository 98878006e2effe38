// Asks for a link to set a new password. The answer is the same, and takes the same time, whether or not the e-mail has
// an account (rule 59): a job does everything that depends on it.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId } from '../../domain/brands.ts'
import { normalizeEmail } from '../../domain/person.ts'
import type { Services } from '../integrations/services.ts'
import { tell } from '../messages/outbox.ts'
import type { CallRequest } from '../request/call_request.ts'
import { programTime } from '../request/clock/program_time.ts'
import { withTx } from '../request/database/database.ts'
import { job } from '../request/jobs.ts'
import { countResets, deleteExpiredResets, insertReset } from '../request/password_resets/reset_token.ts'
import { mustSetPassword } from './require_reset.ts'
import { lockClient, selectCredentials } from './store.ts'

/** Rule 59: how long a link works. */
const linkLasts = { hours: 2 }
/** Letters for one account within the lifetime of a link, so that nobody can fill its mailbox. */
const mostLetters = 5

interface Asked {
  id: string
  brand: BrandId
  /** In its normal form. */
  email: string
  /** Program time, ISO instant. */
  at: string
  /** An attempt to sign in, not a request. Only a person who was brought over and has no password yet gets a letter, once. */
  triedSignIn?: true
}

/** Sends a link to the account of an e-mail, if there is one. */
export const passwordResetJob = job<Asked>('password_reset', { keepSeconds: 600 })

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
 * Notes that somebody could not sign in. Who was brought over is then told by a letter, and by nothing else, that there is no
 * password yet: whoever tried sees what everybody sees (rule 59). It is noted for every e-mail alike, so that it takes as long.
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

/** Does what the job says. Safe to run twice: an asking has an id. */
export async function sendPasswordReset(
  { pool }: Pick<Services, 'pool'>,
  { id, brand, email, at, triedSignIn }: Asked,
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
