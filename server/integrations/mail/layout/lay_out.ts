// Lays a letter out: as text and as HTML.

import { plainParagraph } from '../../../../domain/letters/words.ts'
import type { LetterParts } from '../port.ts'
import { htmlOf } from './html.ts'

interface LaidOut {
  subject: string
  text: string
  html: string
}

export function layOut(parts: LetterParts): LaidOut {
  return { subject: parts.subject, text: textOf(parts), html: htmlOf(parts) }
}

function textOf({
  locale,
  hello,
  paragraphs,
  marked,
  rows,
  action,
  closing,
  small,
  sender,
  stop,
}: LetterParts): string {
  // French sets a space before a colon, and a line must not break there.
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  const table = rows.map(row => row.label + colon + row.amount).join('\n')
  return [
    hello,
    ...(marked ? paragraphs.map(plainParagraph) : paragraphs),
    table,
    action.label + colon + action.url,
    closing,
    [...small, sender, ...(stop ? [stop.label + colon + stop.url] : [])].join('\n'),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}
