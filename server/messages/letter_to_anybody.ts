// Letters whose reader may have no household here, nor have asked for them: an invitation to a friend, sent once in a household's name, the
// question whether an address wants the newsletter, and an invitation to the office.

import { linkTo, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { newsletterLinkDays } from '../../domain/newsletter.ts'
import { invitationHours } from '../../domain/staff/roles.ts'
import type { LetterToAnybody } from '../../i18n/mail/letter.ts'
import { mailMessages } from '../../i18n/mail/letters.ts'
import type { LetterParts } from '../integrations/mail/port.ts'
import { type LetterContact, reachOf } from './letter_contact.ts'
import type { TemplateData } from './templates.ts'

/** Where their buttons lead. */
const targets = {
  referral_invitation: 'home',
  newsletter_confirm: 'newsletterConfirm',
  staff_invitation: 'staffJoin',
} as const satisfies { [T in keyof TemplateData]?: PageId }

export type TemplateToAnybody = keyof typeof targets

export const isToAnybody = (template: string): template is TemplateToAnybody =>
  Object.hasOwn(targets, template)

/** @param of `link`: where the button leads, made for this one letter; the page itself in an example */
export function letterToAnybody(
  template: TemplateToAnybody,
  data: TemplateData[TemplateToAnybody],
  of: {
    brand: BrandId
    locale: Locale
    origin: string
    link?: string | null
    unsubscribe?: string | null
    contact?: LetterContact
  },
): Omit<LetterParts, 'sender'> {
  const { brand, locale, origin, link, unsubscribe, contact } = of
  const { letters, frame } = mailMessages(brand, locale)
  const words = letters[template] as LetterToAnybody<unknown> & { stop?: string }
  const facts = { ...beside(template), ...data }
  return {
    brand,
    locale,
    subject: words.subject(facts),
    hello: words.hello(facts),
    paragraphs: words.body(facts).split('\n\n'),
    rows: [],
    action: {
      label: words.action,
      url: link ?? `${origin}${linkTo(targets[template], { brand, locale })}${queryOf(data)}`,
    },
    closing: frame.closing,
    small: [frame.questions(...reachOf(contact)), words.why(facts)],
    ...(unsubscribe && words.stop !== undefined && { stop: { label: words.stop, url: unsubscribe } }),
  }
}

/** What a letter says and its message does not record: how long links work, and what an invitation promised before it said so. */
function beside(template: TemplateToAnybody): object {
  if (template === 'newsletter_confirm') return { days: newsletterLinkDays }
  if (template === 'staff_invitation') return { hours: invitationHours }
  return { meals: 3 }
}

/** A friend's link has the code of who invited them. */
const queryOf = (data: object) => ('code' in data ? `?r=${encodeURIComponent(String(data.code))}` : '')
