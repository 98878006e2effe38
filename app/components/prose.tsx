// Running text of editorial content: paragraphs and lists.

import type { Prose as ProseContent } from '../../contract/content.ts'
import { InlineText } from './inline_text.tsx'

export function Prose({ prose }: { prose: ProseContent }) {
  return (
    <div className="prose">
      {prose.map(part =>
        typeof part === 'string' ? (
          <p key={part}>
            <InlineText text={part} />
          </p>
        ) : (
          <ListOf key={part.items[0]} {...part} />
        ),
      )}
    </div>
  )
}

function ListOf({ list, items }: { list: 'bullets' | 'numbers'; items: readonly string[] }) {
  const Element = list === 'bullets' ? 'ul' : 'ol'
  return (
    <Element>
      {items.map(item => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </Element>
  )
}
