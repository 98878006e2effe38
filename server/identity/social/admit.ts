// Signs in a person for whom a provider vouches, as a known client or a new one.

import { Refusal } from '../../../contract/errors.ts'
import { firstSignIn, type Provider, type SocialStatus } from '../../../domain/identity.ts'
import { isEmail, nameFromEmail, normalizeEmail, personName } from '../../../domain/person.ts'
import { hasFlagOn } from '../../flags/flags.ts'
import type { KnownPerson } from '../../integrations/identity/port.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { credentialsOf, emailOf } from '../client_facts.ts'
import { adoptDraft } from '../draft/adopt_draft.ts'
import { proveEmail } from '../first_proof/prove_email.ts'
import { isEmailProven, selectUnproven } from '../first_proof/store.ts'
import { holdClient } from '../household_changes.ts'
import { register } from '../register.ts'
import { saveNews } from '../sign_in_news.ts'
import { SocialFailure } from './fault.ts'
import { enterByProvider, linkProvider, vouchedEmail } from './link.ts'
import { insertLink, ownerOfSubject } from './store.ts'
import { saveWaitingLink } from './waiting_link.ts'

interface Admitted {
  clientId: string
  status: SocialStatus
  /** What the person is told once they are in. */
  news?: Parameters<typeof saveNews>[1]
}

/**
 * Signs in the client linked to the person; else the client with their email, which is then linked where the provider's word is enough
 * (`firstSignIn`) and otherwise waits for its password; else a new client.
 * @throws SocialFailure email_missing, sign_in_first, linked_elsewhere, signup_disabled
 */
export async function admit(
  services: Services,
  request: CallRequest,
  provider: Provider,
  person: KnownPerson,
): Promise<{ status: SocialStatus; email: string; news?: true }> {
  const { clientId, status, news } = await clientOf(services, request, provider, person)
  await enterByProvider(services, request, { clientId, provider, subject: person.subject })
  if (news) await saveNews(request, news)
  await adoptDraft(services, request)
  return { status, email: (await emailOf(services.pool, clientId)) ?? '', ...(news && { news: true }) }
}

async function clientOf(
  services: Services,
  request: CallRequest,
  provider: Provider,
  person: KnownPerson,
): Promise<Admitted> {
  const { pool } = services
  const { brand } = request
  const owner = await ownerOfSubject(pool, brand, provider, person.subject)
  if (owner !== null) {
    await proveByOwnProvider(services, request, owner, person)
    return { clientId: owner, status: 'logged_in_by_provider' }
  }
  if (person.email === null || !isEmail(person.email)) throw new SocialFailure('email_missing')
  const found = await credentialsOf(pool, brand, normalizeEmail(person.email))
  if (!found) return signUp(services, request, provider, { ...person, email: person.email })
  const { clientId } = found
  const { subject } = person
  const vouched = vouchedEmail(person)
  const proven = await isEmailProven(pool, brand, clientId)
  const signInMethods = await selectUnproven.one(pool, { clientId })
  const otherWays =
    signInMethods.password || signInMethods.passkeys.length + signInMethods.providers.length > 0
  if (firstSignIn({ vouched: vouched !== null, proven, otherWays }) === 'ask') {
    const email = normalizeEmail(person.email)
    await saveWaitingLink(request, { clientId, provider, subject, email, vouched: vouched !== null })
    throw new SocialFailure('sign_in_first')
  }
  const closed = await linkProvider(services, request, {
    clientId,
    provider,
    subject,
    vouched,
    by: 'provider',
  })
  return { clientId, status: 'logged_in_by_provider', news: { what: 'linked', provider, closed } }
}

/** A linked provider that vouches for the account's address proves it: the account is theirs, and so is the address. */
async function proveByOwnProvider(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  clientId: string,
  person: KnownPerson,
): Promise<void> {
  const { brand } = request
  const vouched = vouchedEmail(person)
  if (vouched === null || vouched !== (await emailOf(pool, clientId))) return
  if (await isEmailProven(pool, brand, clientId)) return
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    if (vouched !== (await emailOf(tx, clientId))) return
    await proveEmail(tx, { clientId, brand, at: programTime(request), by: 'holder' })
  })
}

/** A new client without a password, linked from the start; of two at once the second finds the first one's. */
async function signUp(
  services: Services,
  request: CallRequest,
  provider: Provider,
  person: KnownPerson & { email: string },
): Promise<Admitted> {
  const { brand, locale, now } = request
  if (await hasFlagOn(services, request, 'signup_disabled')) throw new SocialFailure('signup_disabled')
  const { email, subject } = person
  const registration = {
    brand,
    // A provider may withhold the name; the account page asks for it.
    firstName: personName(person.firstName) ?? nameFromEmail(email),
    lastName: personName(person.lastName) ?? '',
    email,
    password: null,
    vouched: person.emailVerified,
    language: locale,
  }
  const at = programTime(request)
  try {
    const clientId = await register(services, registration, now, async (tx, newClient) => {
      const link = { clientId: newClient, brand, provider, subject, email: vouchedEmail(person), at }
      if (!(await insertLink(tx, link))) throw new SocialFailure('linked_elsewhere')
    })
    return { clientId, status: 'client_created' }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'email_in_use') throw new SocialFailure('sign_in_first')
    throw error
  }
}
