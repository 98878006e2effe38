// Handles a provider's answer: signs in, registers, confirms an identity, or links the provider (area 4; rule 18).

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { SocialOutcome } from '../../../contract/social.ts'
import type { Provider, SocialFault, SocialStatus } from '../../../domain/identity.ts'
import { IdentityRefused, type KnownPerson } from '../../integrations/identity/port.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { because, noteRefusal } from '../../request/security_log.ts'
import { emailOf } from '../client_facts.ts'
import { isAnswered } from '../reauthentication/require_answer.ts'
import { saveNews } from '../sign_in_news.ts'
import { admit } from './admit.ts'
import { SocialFailure } from './fault.ts'
import { linkProvider, vouchedEmail } from './link.ts'
import { ownerOfSubject } from './store.ts'

/**
 * Takes the answer to this browser's open request. The request is used up by it, whatever the outcome.
 * @throws Refusal require_login, not_found
 */
export async function answerProvider(
  services: Services,
  request: CallRequest,
  input: ParsedOf<'social.callback'>,
): Promise<OutputOf<'social.callback'>> {
  const { provider, settings = false, ...fields } = input
  const { session, origin, locale, now } = request
  if (settings && session.clientId === null) throw new Refusal('require_login')
  if (!services.identity.offered.includes(provider)) throw new Refusal('not_found')
  return outcomeOf(services, request, 'social.callback', async () => {
    const question = await session.take('providerQuestion')
    const theirs =
      question?.provider === provider && question.clientId === (settings ? session.clientId : null)
    if (!question || !theirs || isOver(question.until, now)) throw new SocialFailure('state_mismatch')
    if (fields.state !== question.state) throw new SocialFailure('state_mismatch')
    const answer = Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const person = await services.identity.finish(provider, { origin, locale }, answer, question)
    return settings
      ? answerSettings(services, request, provider, person)
      : admit(services, request, provider, person)
  })
}

/** Takes the ID token of Google's prompt. */
export async function authenticateIdToken(
  services: Services,
  request: CallRequest,
  { credential }: ParsedOf<'google_authentication.authenticate_id_token'>,
): Promise<OutputOf<'google_authentication.authenticate_id_token'>> {
  return outcomeOf(services, request, 'google_authentication.authenticate_id_token', async () => {
    const nonce = request.session.data.oneTapNonce
    if (nonce === undefined) throw new SocialFailure('state_mismatch')
    const person = await services.identity.readCredential(request.origin, credential, nonce)
    // A failed try can be repeated with the same nonce; a token admits once.
    if ((await request.session.take('oneTapNonce')) !== nonce) throw new SocialFailure('state_mismatch')
    return admit(services, request, 'google_oauth2', person)
  })
}

const isOver = (until: string, now: Temporal.Instant) =>
  Temporal.Instant.compare(now, Temporal.Instant.from(until)) >= 0

/** Faults of people who act as they may: they decline, or an account is theirs already. */
const expected: ReadonlySet<SocialFault> = new Set(['denied', 'sign_in_first'])

async function outcomeOf(
  { log }: Pick<Services, 'log'>,
  { session }: CallRequest,
  call: string,
  work: () => Promise<Omit<SocialOutcome, 'reason'>>,
): Promise<SocialOutcome> {
  try {
    return { ...(await work()), reason: null }
  } catch (error) {
    if (!(error instanceof SocialFailure || error instanceof IdentityRefused)) throw error
    noteRefusal(log, { call, session }, because(new Refusal('sign_in_failed'), { reason: error.fault }))
    if (!expected.has(error.fault)) log.warn({ err: error }, 'a sign-in with a provider failed')
    return { status: 'authentication_error', email: null, reason: error.fault }
  }
}

/** For a signed-in client: a linked provider opens the settings; a new one is linked where the settings are open. */
async function answerSettings(
  services: Services,
  request: CallRequest,
  provider: Provider,
  person: KnownPerson,
): Promise<{ status: SocialStatus; email: string; news?: true }> {
  const { brand, session } = request
  const clientId = session.clientId as string
  const owner = await ownerOfSubject(services.pool, brand, provider, person.subject)
  if (owner !== null && owner !== clientId) throw new SocialFailure('linked_elsewhere')
  let hasNews = false
  if (owner === null) {
    if (!(await isAnswered(services, request))) throw new SocialFailure('not_linked')
    const { subject } = person
    const vouched = vouchedEmail(person)
    const closed = await linkProvider(services, request, {
      clientId,
      provider,
      subject,
      vouched,
      by: 'holder',
    })
    // The settings show that it is linked; what else happened is told first.
    hasNews = closed !== null && closed.devices > 0
    if (hasNews) await saveNews(request, { what: 'linked', provider, closed })
  } else {
    await session.openSettings()
  }
  const email = (await emailOf(services.pool, clientId)) ?? ''
  return { status: 'logged_in_by_provider', email, ...(hasNews && { news: true }) }
}
