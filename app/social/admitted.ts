// What follows a successful sign-in with a provider.

import type { SocialOutcome } from '../../contract/social.ts'
import { afterSignIn } from '../after_sign_in.ts'
import { browserApi } from '../api.ts'
import { storeLead } from './lead_event.ts'

/** Notes who is new, then looks where the sign-up stands and where to go (area 4). @param home where nothing else was asked for */
export async function whereTo({ status, email }: SocialOutcome, home: string): Promise<string> {
  if (status === 'client_created' && email) storeLead(email)
  return afterSignIn(browserApi(), home)
}
