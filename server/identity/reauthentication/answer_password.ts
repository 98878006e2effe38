// Confirms an identity by the password, before settings.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { isOwnPath, linkTo } from '../../../contract/paths.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import { mostTries } from '../../../domain/reauthentication.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { isPassword } from '../password.ts'
import { selectWays } from './store.ts'

/**
 * Opens the settings for thirty minutes (rule 16). Tries are counted with the session before they are checked: a stranger at a
 * signed-in browser cannot guess for long, from however many addresses.
 * @throws Refusal reauthentication_failed, no_password, too_many_requests
 */
export async function answerPassword(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  input: ParsedOf<'reauthentications.create'>,
): Promise<OutputOf<'reauthentications.create'>> {
  const signInMethods = await selectWays(pool, signedIn(request))
  if (!signInMethods) throw new Refusal('require_login')
  if (signInMethods.passwordHash === null) throw new Refusal('no_password')
  await countGuess(request)
  const theirs = !input.email || normalizeEmail(input.email) === normalizeEmail(signInMethods.email)
  if (!(await isPassword(signInMethods.passwordHash, input.password)) || !theirs) {
    throw new Refusal('reauthentication_failed', { fields: { password: 'reauthentication_failed' } })
  }
  await request.session.openSettings()
  return { url: returnTarget(request, input.url) }
}

/** Counts one more guess of this session. @throws Refusal too_many_requests */
export async function countGuess({ session }: CallRequest): Promise<void> {
  if ((await session.countReauthentication()) > mostTries) throw new Refusal('too_many_requests')
}

/** The destination after answering: the requested page, else the dashboard (rule 17). */
export function returnTarget(request: CallRequest, asked: string | null | undefined): string {
  return asked && isOwnPath(asked) ? asked : linkTo('account', request)
}
