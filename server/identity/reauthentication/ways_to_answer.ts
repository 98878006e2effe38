// The ways in which a person can answer the question before settings.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { selectWays } from './store.ts'

/** Whether there is a password, never its value; and the linked providers (rule 18). */
export async function waysToAnswer(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'reauthentications.new'>> {
  const signInMethods = await selectWays(pool, signedIn(request))
  if (!signInMethods) throw new Refusal('require_login')
  const { email, passwordHash, providers } = signInMethods
  return { email, password: passwordHash !== null, providers }
}
