// The newsletter: the form of each page, and its submission.

import { Refusal } from '../../../contract/errors.ts'
import type { NewsletterForm } from '../../../contract/newsletter.ts'
import { type BrandId, type Locale, locales } from '../../../domain/brands.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { countWrite } from '../../request/anonymous_writes.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Config } from '../../request/config.ts'

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
 * Adds an address to the form's list, which has to be one of the brand's own.
 * @throws Refusal too_many_requests; invalid_input for another site's form; busy where the list could not be reached, or refused it
 */
export async function subscribe(
  services: Services,
  { brand, now, session }: Pick<CallRequest, 'brand' | 'now' | 'session'>,
  input: { f: string; email: string },
): Promise<{ action: 'show_thank_you' }> {
  const locale = locales.find(each => formOf(services.config, brand, each).f === input.f)
  if (!locale) throw new Refusal('invalid_input', { fields: { f: 'invalid_input' } })
  countWrite(services, 'newsletter', session.from)
  const signup = {
    brand,
    locale,
    form: formOf(services.config, brand, locale),
    email: normalizeEmail(input.email),
    at: now.toString(),
  }
  const { action } = await services.newsletter.subscribe(signup).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the newsletter was not reached')
    throw new Refusal('busy')
  })
  if (action === 'show_thank_you') return { action }
  services.log.warn({ action, form: input.f }, 'the newsletter did not take an address')
  throw new Refusal('busy')
}
