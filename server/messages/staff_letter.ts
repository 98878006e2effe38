// The letter that invites somebody to the office. Its reader may have no household here.

import { brandFacts } from '../../brands/index.ts'
import { linkTo } from '../../contract/paths.ts'
import { type BrandId, brands, type Locale } from '../../domain/brands.ts'
import { invitationHours } from '../../domain/staff/roles.ts'
import { mailMessages } from '../../i18n/mail.ts'
import { staffLetterMessages } from '../../i18n/mail_staff.ts'
import type { LetterParts } from '../integrations/mail/port.ts'

/** @param link where the invitation is used; the page itself in an example */
export function staffLetter(
  { name }: { name: string },
  { brand, locale, origin, link }: { brand: BrandId; locale: Locale; origin: string; link?: string | null },
): LetterParts {
  const say = staffLetterMessages(brand, locale)
  const { frame } = mailMessages(brand, locale)
  const { email, phone } = brandFacts[brand]
  return {
    brand,
    locale,
    subject: say.subject,
    hello: say.hello(name),
    paragraphs: say.body(invitationHours).split('\n\n'),
    rows: [],
    action: { label: say.action, url: link ?? `${origin}${linkTo('staffJoin', { brand, locale })}` },
    closing: frame.closing,
    small: [frame.questions(email, phone.shown), say.why(brands[brand].name)],
  }
}
