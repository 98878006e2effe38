// The letter that asks whether an address wants the newsletter. Its reader may have no account, and may not have asked.

import { brandFacts } from '../../brands/index.ts'
import { linkTo } from '../../contract/paths.ts'
import { type BrandId, brands, type Locale } from '../../domain/brands.ts'
import { newsletterLinkDays } from '../../domain/newsletter.ts'
import { mailMessages } from '../../i18n/mail.ts'
import { newsletterLetterMessages } from '../../i18n/mail_newsletter.ts'
import type { LetterParts } from '../integrations/mail/port.ts'

/** @param link where the address is confirmed; the page itself in an example */
export function newsletterLetter({
  brand,
  locale,
  origin,
  link,
}: {
  brand: BrandId
  locale: Locale
  origin: string
  link?: string | null
}): LetterParts {
  const say = newsletterLetterMessages(brand, locale)
  const { frame } = mailMessages(brand, locale)
  const { email, phone } = brandFacts[brand]
  return {
    brand,
    locale,
    subject: say.subject,
    hello: say.hello,
    paragraphs: say.body(newsletterLinkDays).split('\n\n'),
    rows: [],
    action: {
      label: say.action,
      url: link ?? `${origin}${linkTo('newsletterConfirm', { brand, locale })}`,
    },
    closing: frame.closing,
    small: [frame.questions(email, phone.shown), say.why(brands[brand].name)],
  }
}
