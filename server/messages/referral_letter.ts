// The invitation to a friend, sent once in a household's name. The friend may have no account.

import { brandFacts } from '../../brands/index.ts'
import { linkTo } from '../../contract/paths.ts'
import { type BrandId, brands, type Locale } from '../../domain/brands.ts'
import { mailMessages } from '../../i18n/mail.ts'
import { referralMessages } from '../../i18n/referrals.ts'
import type { LetterParts } from '../integrations/mail/port.ts'
import type { TemplateData } from './templates.ts'

/** It says who asked for it, with the full name, and that none follows; it can be unsubscribed from (CASL). */
export function referralLetter(
  { friendName, referrerName, code, meals = 3 }: TemplateData['referral_invitation'],
  {
    brand,
    locale,
    origin,
    unsubscribe,
  }: {
    brand: BrandId
    locale: Locale
    origin: string
    unsubscribe?: string | null
  },
): LetterParts {
  const say = referralMessages(brand, locale).letter
  const { frame } = mailMessages(brand, locale)
  const { email, phone } = brandFacts[brand]
  const { name } = brands[brand]
  return {
    brand,
    locale,
    subject: say.subject(referrerName, meals),
    hello: say.hello(friendName),
    paragraphs: say.body(referrerName, meals, name).split('\n\n'),
    rows: [],
    action: {
      label: say.action,
      url: `${origin}${linkTo('home', { brand, locale })}?r=${encodeURIComponent(code)}`,
    },
    closing: frame.closing,
    small: [frame.questions(email, phone.shown), say.why(referrerName, name)],
    ...(unsubscribe && { stop: { label: say.stop, url: unsubscribe } }),
  }
}
