// What a letter to a list says, and the few marks its text may have: those of editorial text (domain/content/inline.ts), with links to
// our own pages or to a secure address. It is parsed into parts and never into HTML.

import type { Bilingual } from '../catalogue/types.ts'
import { type Inline, type LinkTarget, parseInline } from '../content/inline.ts'

/** Where the button of a letter can lead. */
export const letterButtons = ['menu', 'account', 'gift', 'invite'] as const
export type LetterButton = (typeof letterButtons)[number]

export interface LetterWords {
  subject: Bilingual
  /** Paragraphs, separated by an empty line. */
  body: Bilingual
  button: LetterButton
}

export const noWords: LetterWords = { subject: { en: '', fr: '' }, body: { en: '', fr: '' }, button: 'menu' }

/** The most characters of each. */
export const longest = { name: 80, subject: 120, body: 6_000 } as const

export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: LetterPart[] }
  | { kind: 'emphasis'; parts: LetterPart[] }
  | { kind: 'page'; to: LinkTarget; parts: LetterPart[] }
  | { kind: 'address'; to: string; parts: LetterPart[] }

const outside = /^\[([^\][]+)\]\((https?:\/\/[^()\s]+)\)$/

/** The parts of a paragraph. A mark that does not close is ordinary text. */
export const partsOfLetter = (text: string): LetterPart[] => parseInline(text).map(partOf)

function partOf(part: Inline): LetterPart {
  if (part.kind === 'link') return { kind: 'page', to: part.to, parts: part.parts.map(partOf) }
  if (part.kind !== 'text') return { kind: part.kind, parts: part.parts.map(partOf) }
  const [, words, to] = outside.exec(part.text) ?? []
  return words === undefined || to === undefined ? part : { kind: 'address', to, parts: partsOfLetter(words) }
}

/** A paragraph without its marks; the address of a link follows its words. */
export const plainParagraph = (text: string): string => partsOfLetter(text).map(plain).join('')

function plain(part: LetterPart): string {
  if (part.kind === 'text') return part.text
  const words = part.parts.map(plain).join('')
  return part.kind === 'address' ? `${words} (${part.to})` : words
}

/** A text in paragraphs. */
export const paragraphsOf = (body: string): string[] =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')

/**
 * The links of a text that lead nowhere: to a page that there is not, to an address that is not secure, or of another form.
 * @param isPage whether there is such a page, to which a link needs no more than its target says
 */
export function brokenLinks(text: string, isPage: (to: LinkTarget) => boolean): string[] {
  const within = (parts: readonly LetterPart[]): string[] =>
    parts.flatMap(part => {
      if (part.kind === 'text') return part.text.match(/\[[^\][]+\]\(\S*/g) ?? []
      const inner = within(part.parts)
      if (part.kind === 'page' && !isPage(part.to)) return [part.to.id, ...inner]
      if (part.kind === 'address' && !isSecure(part.to)) return [part.to, ...inner]
      return inner
    })
  return paragraphsOf(text).flatMap(paragraph => within(partsOfLetter(paragraph)))
}

/** An https address with a host name, and nothing before it that looks like one. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}
