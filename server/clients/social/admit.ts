// Signs in a person for whom a provider vouches, as a known client or a new one.

import { Refusal } from '../../../contract/errors.ts'
import type { Provider, SocialStatus } from '../../../domain/identity.ts'
import { isEmail, nameFromEmail, normalizeEmail, personName } from '../../../domain/person.ts'
import type { KnownPerson } from '../../integrations/identity/port.ts'
import type { Services } from '../../integrations/services.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { flagsOf } from '../../request/flags/flags.ts'
import { credentialsOf, emailOf } from '../client_facts.ts'
import { register } from '../register.ts'
import { adoptDraft } from '../signup/adopt_draft.ts'
import { SocialFailure } from './fault.ts'
import { linkProvider, vouchedEmail } from './link.ts'
import { insertLink, ownerOfSubject } from './store.ts'

interface Admitted {
  clientId: string
  status: SocialStatus
}

/**
 * Signs in the client linked to the person; else the client with their e-mail, which is then linked, but only where the provider
 * says that the e-mail is theirs, and whoever registered with it unproven is then locked out; else a new client.
 * @throws SocialFailure email_missing, sign_in_first, linked_elsewhere, signup_disabled
 */
export async function admit(
  services: Services,
  request: CallRequest,
  provider: Provider,
  person: KnownPerson,
): Promise<{ status: SocialStatus; email: string }> {
  const { clientId, status } = await clientOf(services, request, provider, person)
  await request.session.signIn(clientId)
  await adoptDraft(services, request)
  return { status, email: (await emailOf(services.pool, clientId)) ?? '' }
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
  if (owner !== null) return { clientId: owner, status: 'logged_in_by_provider' }
  if (person.email === null || !isEmail(person.email)) throw new SocialFailure('email_missing')
  const found = await credentialsOf(pool, brand, normalizeEmail(person.email))
  if (!found) return signUp(services, request, provider, { ...person, email: person.email })
  if (!person.emailVerified) throw new SocialFailure('sign_in_first')
  await linkProvider(services, request, found.clientId, provider, person, true)
  return { clientId: found.clientId, status: 'logged_in_by_provider' }
}

/** A new client without a password, linked from the start; of two at once the second finds the first one's. */
async function signUp(
  services: Services,
  request: CallRequest,
  provider: Provider,
  person: KnownPerson & { email: string },
): Promise<Admitted> {
  const { brand, locale, now } = request
  if (await flagsOf(services).on(brand, 'signup_disabled')) throw new SocialFailure('signup_disabled')
  const { email, subject } = person
  const registration = {
    brand,
    // A provider may withhold the name; the account page asks for it.
    firstName: personName(person.firstName) ?? nameFromEmail(email),
    lastName: personName(person.lastName) ?? '',
    email,
    password: null,
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
