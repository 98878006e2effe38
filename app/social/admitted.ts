// What follows a successful sign-in with a provider.

import type { SocialOutcome } from '../../contract/social.ts'
import { afterSignIn } from '../after_sign_in.ts'
import { browserApi } from '../api.ts'
import { storeLead } from './lead_event.ts'

/** Reports a new client, then finds the step of the sign-up and the destination (area 4). @param home the default */
export async function whereTo({ status, email }: SocialOutcome, home: string): Promise<string> {
  if (status === 'client_created' && email) storeLead(email)
  return afterSignIn(browserApi(), home)
}
