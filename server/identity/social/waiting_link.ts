// A provider that waits: the account that has the person's address is not theirs yet by what the provider says. They sign in to it with its
// password, and it is linked then (sign_in.ts); or, where the provider vouches for the address, they go on with the provider alone, and
// every way that nobody has proven is closed.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest, WaitingLink } from '../../request/call_request.ts'
import { adoptDraft } from '../draft/adopt_draft.ts'
import { selectUnproven } from '../first_proof/store.ts'
import { saveNews } from '../sign_in_news.ts'
import { SocialFailure } from './fault.ts'
import { enterByProvider, linkProvider } from './link.ts'

const lasts = { minutes: 15 }

/** Keeps it with the session; a later one replaces it. */
export async function saveWaitingLink(
  { session, now }: CallRequest,
  waiting: Omit<WaitingLink, 'until'>,
): Promise<void> {
  await session.remember({ waitingLink: { ...waiting, until: now.add(lasts).toString() } })
}

/** The session's waiting link. @throws Refusal provider_link_over */
export function waitingLink({ session, now }: CallRequest): WaitingLink {
  const waiting = session.data.waitingLink
  if (!waiting || Temporal.Instant.compare(now, Temporal.Instant.from(waiting.until)) >= 0) {
    throw new Refusal('provider_link_over')
  }
  return waiting
}

/**
 * What waits, for the page that asks for the password. Of the account it says what a provider's word for the address entitles to, and nothing
 * where there is none.
 */
export async function showWaiting(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'social.waiting'>> {
  const { session, now } = request
  const waiting = session.data.waitingLink
  if (!waiting || Temporal.Instant.compare(now, Temporal.Instant.from(waiting.until)) >= 0) return null
  const { clientId, provider, email, vouched } = waiting
  if (!vouched) return { provider, email, password: true, closes: null }
  const unproven = await selectUnproven.first(pool, { clientId })
  return unproven ? { provider, email, password: unproven.password, closes: unproven } : null
}

/**
 * Links it to the account, whose password the person has just given.
 * @returns what they are to read
 * @throws Refusal provider_link_over, provider_linked_elsewhere
 */
export async function linkAsHolder(
  services: Services,
  request: CallRequest,
  clientId: string,
): Promise<Parameters<typeof saveNews>[1]> {
  const waiting = waitingLink(request)
  if (waiting.clientId !== clientId) throw new Refusal('provider_link_over')
  const { provider } = waiting
  const closed = await linked(services, request, waiting, 'holder')
  await request.session.forget('waitingLink')
  return { what: 'linked', provider, closed }
}

/**
 * Links it without the password, closes every way that is not proven, and signs in. Of two presses at once, one is refused.
 * @throws Refusal provider_link_over, provider_linked_elsewhere
 */
export async function linkAlone(
  services: Services,
  request: CallRequest,
): Promise<OutputOf<'social.link_alone'>> {
  const { session } = request
  const { vouched } = waitingLink(request)
  const waiting = vouched ? await session.take('waitingLink') : undefined
  if (!waiting) throw new Refusal('provider_link_over')
  const { provider } = waiting
  const closed = await linked(services, request, waiting, 'provider')
  await asRefusal(enterByProvider(services, request, waiting))
  await saveNews(request, { what: 'linked', provider, closed })
  await adoptDraft(services, request)
  return { success: true }
}

async function linked(
  services: Services,
  request: CallRequest,
  { clientId, provider, subject, email, vouched }: WaitingLink,
  by: 'holder' | 'provider',
) {
  const link = { clientId, provider, subject, vouched: vouched ? email : null, by }
  return asRefusal(linkProvider(services, request, link))
}

async function asRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (failure) {
    if (!(failure instanceof SocialFailure)) throw failure
    throw new Refusal(
      failure.fault === 'linked_elsewhere' ? 'provider_linked_elsewhere' : 'provider_link_over',
    )
  }
}
