// Signs in with email and password. Closed accounts can sign in too, for their receipts.

import { Refusal } from '../../contract/errors.ts'
import { normalizeEmail } from '../../domain/person.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { because } from '../request/security_log.ts'
import { adoptDraft } from './draft/adopt_draft.ts'
import { enter } from './enter.ts'
import { isPassword } from './password.ts'
import { noteFailedSignIn } from './resets/ask_password_reset.ts'
import { saveNews } from './sign_in_news.ts'
import { linkAsHolder, waitingLink } from './social/waiting_link.ts'
import { selectCredentials, selectPasswordHash } from './store.ts'

/**
 * Signs in. An unknown email, a wrong password and an account without one are refused alike, and equally fast.
 * @param input.link whether the provider that waits (social/waiting_link.ts) is linked to the account with it
 * @throws Refusal sign_in_failed, provider_link_over, provider_linked_elsewhere
 */
export async function signIn(
  services: Services,
  request: CallRequest,
  input: { email: string; password: string; link?: boolean | undefined },
): Promise<void> {
  if (input.link) waitingLink(request)
  const email = normalizeEmail(input.email)
  const found = await selectCredentials(services.pool, request.brand, email)
  const right = await isPassword(found?.passwordHash ?? null, input.password)
  if (!found || !right) {
    // Only the second brand has people who were brought over.
    if (request.brand === 'cookit') await noteFailedSignIn(services, request, email)
    const reason = !found ? 'no_account' : found.passwordHash === null ? 'no_password' : 'wrong_password'
    throw because(new Refusal('sign_in_failed'), { reason, account: found?.clientId ?? null })
  }
  const { clientId, passwordHash } = found
  const news = input.link ? await linkAsHolder(services, request, clientId) : null
  await enter(services, request, clientId, {
    stillOpens: async tx => (await selectPasswordHash(tx, request.brand, clientId)) === passwordHash,
    refused: () => because(new Refusal('sign_in_failed'), { reason: 'closed_meanwhile', account: clientId }),
  })
  if (news) await saveNews(request, news)
  await adoptDraft(services, request)
}
