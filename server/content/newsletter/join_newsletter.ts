// The newsletter: the form of each page, its submission, and the confirmation by mail that puts an address on the list (rule 80).

import { Refusal } from '../../../contract/errors.ts'
import type { NewsletterForm } from '../../../contract/newsletter.ts'
import { type BrandId, type Locale, locales } from '../../../domain/brands.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { NewsletterAddress } from '../../integrations/newsletter/port.ts'
import type { Services } from '../../integrations/services.ts'
import { addressOfToken } from '../../messages/newsletter_links/newsletter_token.ts'
import { nobody, tell } from '../../messages/outbox.ts'
import { addressKey } from '../../messages/unsubscribe_links/unsubscribe_token.ts'
import { countWrite } from '../../request/anonymous_writes.ts'
import type { CallRequest } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import type { Config } from '../../request/config.ts'
import { ownProvenAddress } from './store.ts'

type Request = Pick<CallRequest, 'brand' | 'now'>
type Asking = Request & { session: Pick<CallRequest['session'], 'clientId' | 'from'> }
interface Thanks {
  action: 'show_thank_you'
}

/** The fields of ActiveCampaign's embedded form: no campaign, no message, no segment, version 2. */
export function formOf(
  { newsletterForms }: Pick<Config, 'newsletterForms'>,
  brand: BrandId,
  locale: Locale,
): NewsletterForm {
  const { u, f, or } = newsletterForms[brand][locale]
  return { u, f, s: '', c: '0', m: '0', act: 'sub', v: '2', or }
}

/**
 * Asks the holder of an address by mail whether they want it on the form's list, which has to be one of the brand's own. A household's
 * own proven address joins at once. The answer is the same for an address that is on the list or was asked already, which gets no letter.
 * @throws Refusal too_many_requests; invalid_input for another site's form; busy where the list could not be reached, or refused it
 */
export async function joinNewsletter(
  services: Services,
  request: Asking,
  input: { f: string; email: string },
): Promise<Thanks> {
  const { brand, session } = request
  const locale = locales.find(each => formOf(services.config, brand, each).f === input.f)
  if (!locale) throw new Refusal('invalid_input', { fields: { f: 'invalid_input' } })
  countWrite(services, 'newsletter', session.from)
  const asked = addressFor(services, brand, locale, normalizeEmail(input.email))
  if (await isOwn(services, session.clientId, asked)) return join(services, request, asked)
  if (!(await services.newsletter.isOn(asked))) await askHolder(services, request, asked)
  return { action: 'show_thank_you' }
}

const addressFor = (
  { config }: Pick<Services, 'config'>,
  brand: BrandId,
  locale: Locale,
  email: string,
): NewsletterAddress => ({ brand, locale, form: formOf(config, brand, locale), email })

/** Whether it is the household's own address, and proven: a letter would prove nothing more. */
async function isOwn(
  { pool }: Pick<Services, 'pool'>,
  clientId: string | null,
  { brand, email }: NewsletterAddress,
): Promise<boolean> {
  return clientId !== null && (await ownProvenAddress.run(pool, { brand, email, clientId })) === 1
}

/** One letter a day for each list and address, however often it is asked for. */
async function askHolder(
  { pool }: Pick<Services, 'pool'>,
  request: Request,
  { brand, locale, email }: NewsletterAddress,
): Promise<void> {
  const at = programTime(request)
  await tell(pool, {
    clientId: nobody,
    brand,
    template: 'newsletter_confirm',
    data: { askedAt: at },
    key: `newsletter_confirm:${locale}:${addressKey(brand, email)}:${brandDate(brand, at)}`,
    at,
    to: { email, locale },
  })
}

/** The address that a link confirms; null where the link is none of this brand's, or over. Looking changes nothing. */
export async function showLink(
  services: Services,
  { brand, now }: Request,
  { token }: { token: string },
): Promise<{ email: string | null }> {
  return { email: (await addressOfToken(services, brand, { token, now }))?.email ?? null }
}

/**
 * Puts the address of a link on its list. A second time changes nothing.
 * @throws Refusal newsletter_link_invalid; busy where the list could not be reached, or refused it
 */
export async function confirm(
  services: Services,
  request: Request,
  { token }: { token: string },
): Promise<Thanks> {
  const { brand, now } = request
  const found = await addressOfToken(services, brand, { token, now })
  if (!found) throw new Refusal('newsletter_link_invalid')
  return join(services, request, addressFor(services, brand, found.locale, found.email))
}

/** @throws Refusal busy */
async function join(services: Services, request: Request, address: NewsletterAddress): Promise<Thanks> {
  const signup = { ...address, at: programTime(request) }
  const { action } = await services.newsletter.subscribe(signup).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the newsletter was not reached')
    throw new Refusal('busy')
  })
  if (action === 'show_thank_you') return { action }
  services.log.warn({ action, form: address.form.f }, 'the newsletter did not take an address')
  throw new Refusal('busy')
}
