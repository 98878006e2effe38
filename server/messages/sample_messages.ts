// Every kind of message as an example, with the values of samples.ts, in a brand's and a language's words: for the gallery of the
// control room, and for the office.

import { linkTo } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { LetterContact } from './letter_contact.ts'
import { inWords } from './render.ts'
import { sampleFacts } from './samples.ts'
import { type Channel, channelsOf, type TemplateData, type TemplateName, textedToo } from './templates.ts'
import { tokenLength } from './tracking_links/tracking_token.ts'
import { wishOf } from './wanted.ts'

interface Sample {
  template: TemplateName
  channel: Channel
  brand: BrandId
  locale: Locale
  /** Scheme, host and port that links lead to. */
  origin: string
  /** Absent where the small print is not shown. */
  contact?: LetterContact
}

export const templateNames = Object.keys(channelsOf).sort() as TemplateName[]

/** The channels of a kind; as a text too, where a household asked for that. */
export const channelsOfKind = (template: TemplateName): readonly Channel[] =>
  textedToo.includes(template) ? [...channelsOf[template], 'sms'] : channelsOf[template]

/** The secrets made while a text message is sent: a code, or a tracking link. */
function linkOf({ template, channel, brand, locale, origin }: Sample): string | null {
  if (channel === 'email') return null
  if (template === 'phone_code') return '123456'
  return origin + linkTo('trackShared', { brand, locale }, { token: 'x'.repeat(tokenLength) })
}

export const sampleMessage = (of: Sample): ReturnType<typeof inWords> =>
  inWords({
    ...of,
    data: sampleFacts[of.template],
    firstName: 'Amélie',
    code: 'ABCDEFGHJKLMNPQR',
    link: linkOf(of),
    unsubscribe: wishOf[of.template] ? `${of.origin}/unsubscribe/example` : null,
  })

/** A letter to a list as a household would get it. */
export const exampleOfList = (
  data: TemplateData['list_letter'],
  of: Pick<Sample, 'brand' | 'locale' | 'origin' | 'contact'>,
): ReturnType<typeof inWords> =>
  inWords({
    ...{ ...of, data, template: 'list_letter', channel: 'email', firstName: 'Amélie' },
    unsubscribe: `${of.origin}/unsubscribe/example`,
  })
