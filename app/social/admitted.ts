// What follows a successful sign-in with a provider.

import type { SocialOutcome } from '../../contract/social.ts'
import { afterSignIn } from '../after_sign_in.ts'
import { browserApi } from '../api.ts'
import { storeLead } from './lead_event.ts'

export interface Destinations {
  /** The default. */
  account: string
  /** Where the person reads what the sign-in has changed. */
  waysIn: string
  /** Where a provider waits for the account's password. */
  link: string
}

/**
 * Reports a new client, then finds the step of the sign-up and the destination (area 4). What the sign-in has changed is told first, and a
 * provider that waits for the password asks for it.
 */
export async function whereTo(
  { status, email, reason, news }: SocialOutcome,
  to: Destinations,
): Promise<string> {
  if (reason === 'sign_in_first') return to.link
  if (status === 'client_created' && email) storeLead(email)
  return news ? to.waysIn : afterSignIn(browserApi(), to.account)
}

/** Whether the outcome is a failure to show; a provider that waits is none. */
export const hasFailed = ({ status, reason }: SocialOutcome): boolean =>
  status === 'authentication_error' && reason !== 'sign_in_first'
