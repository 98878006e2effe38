// Sends a message from the contact page to the house (rule 59). Spam is recognized without a puzzle: by a hidden field,
// the time taken, the text, and the rate limit of the call. Every refusal is answered with a reason.

import { hash } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import { brands } from '../../../domain/brands.ts'
import { isAdvertising } from '../../../domain/contact/advertising.ts'
import { nobody, tell } from '../../messages/outbox.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { programSecret } from '../../request/program_secret.ts'
import type { Stored } from '../../request/services.ts'
import { readTicket } from './ticket.ts'

/**
 * Sends it. A repeat of the same message with the same ticket, after a broken connection, is sent once.
 * @throws Refusal contact_too_soon, contact_ticket_expired, contact_refused
 */
export async function sendContactMessage(
  services: Stored,
  request: CallRequest,
  input: ParsedOf<'contact.send'>,
): Promise<void> {
  const { brand, locale, now, session } = request
  const { ticket, website, ...said } = input
  if (website !== '' || isAdvertising(said)) throw new Refusal('contact_refused')
  const secret = await programSecret(services, 'contact')
  const standing = readTicket(secret, brand, ticket, now.epochMilliseconds)
  if (standing === 'expired') throw new Refusal('contact_ticket_expired')
  if (standing === 'too_soon') throw new Refusal('contact_too_soon')
  const { email } = await statedFactsOf(services, brand, programTime(request))
  await tell(services.pool, {
    clientId: session.clientId ?? nobody,
    brand,
    template: 'contact',
    data: { ...said, locale, signedIn: session.clientId !== null },
    to: { email, locale: brands[brand].defaultLocale },
    key: `contact:${hash('sha256', JSON.stringify(input), 'base64url')}`,
    at: programTime(request),
  })
}
