// A letter to a list in the parts that its carrier lays out: the office's words in the reader's language, between the greeting and the
// small print of the brand.

import { linkTo, type PageId, pages } from '../../../contract/paths.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { LinkTarget } from '../../../domain/content/inline.ts'
import {
  type LetterButton,
  type LetterPart,
  paragraphsOf,
  partsOfLetter,
} from '../../../domain/letters/words.ts'
import { openWeek } from '../../../domain/time/weeks.ts'
import { mailMessages } from '../../../i18n/mail/letters.ts'
import { listLetterMessages } from '../../../i18n/mail/lists.ts'
import type { LetterParts } from '../../integrations/mail/port.ts'
import { type LetterContact, reachOf } from '../letter_contact.ts'
import type { TemplateData } from '../templates.ts'

interface Voiced {
  brand: BrandId
  locale: Locale
  origin: string
  firstName: string
  unsubscribe?: string | null
  contact?: LetterContact
}

const targets: Readonly<Record<LetterButton, [PageId, Record<string, string>?]>> = {
  menu: ['menu', { date: openWeek }],
  account: ['account'],
  gift: ['gift'],
  invite: ['invite'],
}

/** Whether a letter can lead to a page: anybody or a household can read it, and the target says all that its address needs. */
export function isLinkable({ id, parameters }: LinkTarget): boolean {
  if (!Object.hasOwn(pages, id)) return false
  const { who, path, development = false } = pages[id as PageId]
  const needed = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  return (
    (who === 'anyone' || who === 'client') &&
    !development &&
    needed.every(name => parameters[name] !== undefined && parameters[name] !== '')
  )
}

/** @throws RangeError where the letter has no words: it is not there any more */
export function listLetter(
  { words, sampleFor }: TemplateData['list_letter'],
  of: Voiced,
): Omit<LetterParts, 'sender'> {
  if (!words) throw new RangeError('A letter to a list has no words.')
  const { brand, locale, origin, unsubscribe, contact } = of
  const { frame } = mailMessages(brand, locale)
  const say = listLetterMessages(brand, locale)
  const isSample = sampleFor !== undefined
  const [page, parameters = {}] = targets[words.button]
  const subject = words.subject[locale]
  return {
    brand,
    locale,
    subject: isSample ? say.sampleOf(subject) : subject,
    hello: frame.hello(sampleFor ?? of.firstName),
    paragraphs: paragraphsOf(words.body[locale]).map(text =>
      partsOfLetter(text)
        .map(part => written(part, of))
        .join(''),
    ),
    marked: true,
    rows: [],
    action: { label: say.buttons[words.button], url: origin + linkTo(page, { brand, locale }, parameters) },
    closing: frame.closing,
    small: [frame.questions(...reachOf(contact)), say.why, ...(isSample ? [say.sampleNote] : [])],
    ...(unsubscribe && { stop: { label: frame.unsubscribe, url: unsubscribe } }),
  }
}

/** A part as it was typed, but with the whole address where it led to a page. */
function written(part: LetterPart, voice: Voiced): string {
  if (part.kind === 'text') return part.text
  const words = part.parts.map(one => written(one, voice)).join('')
  if (part.kind === 'strong') return `**${words}**`
  if (part.kind === 'emphasis') return `*${words}*`
  if (part.kind === 'address') return `[${words}](${part.to})`
  if (!isLinkable(part.to)) return words
  const { id, parameters, anchor } = part.to
  const address = voice.origin + linkTo(id as PageId, voice, parameters)
  return `[${words}](${address}${anchor === null ? '' : `#${anchor}`})`
}
