// Sends a person to a provider.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import { flagsOf } from '../../flags/flags.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'

/** How long a provider may take to answer. */
const questionLasts = { minutes: 15 }

/** The providers on offer here: none while the flag `show_multilogin` is off. */
export async function offeredProviders(
  services: Pick<Services, 'identity' | 'pool' | 'memory'>,
  request: CallRequest,
): Promise<OutputOf<'social.providers'>> {
  const flags = await flagsOf(services, request)
  return {
    providers: flags.show_multilogin ? [...services.identity.offered] : [],
    googleButton: flags.show_google_v2,
  }
}

/**
 * Stores the request with the session and returns its address. One request at a time: a later one replaces it.
 * @throws Refusal require_login, not_found, provider_unavailable
 */
export async function beginSocial(
  { identity, log }: Pick<Services, 'identity' | 'log'>,
  { session, origin, locale, now }: CallRequest,
  { provider, settings = false }: ParsedOf<'social.begin'>,
): Promise<OutputOf<'social.begin'>> {
  if (settings && session.clientId === null) throw new Refusal('require_login')
  if (!identity.offered.includes(provider)) throw new Refusal('not_found')
  const begun = await identity.begin(provider, { origin, locale }).catch((error: unknown) => {
    log.warn({ err: error, provider }, 'a provider could not be reached')
    throw new Refusal('provider_unavailable')
  })
  const clientId = settings ? session.clientId : null
  const until = now.add(questionLasts).toString()
  await session.remember({ providerQuestion: { provider, ...begun.question, clientId, until } })
  return { url: begun.url }
}

/**
 * A nonce for Google's prompt, stored with the session until a token with it admits somebody: the session's tabs share it.
 * @throws Refusal provider_unavailable
 */
export async function prepareOneTap(
  { identity }: Pick<Services, 'identity'>,
  { session, origin }: CallRequest,
): Promise<OutputOf<'google_authentication.prepare'>> {
  const oneTap = identity.oneTap(origin)
  if (!oneTap) throw new Refusal('provider_unavailable')
  const stored = session.data.oneTapNonce
  const nonce = stored ?? crypto.randomUUID()
  if (stored === undefined) await session.remember({ oneTapNonce: nonce })
  return { ...oneTap, nonce }
}
