// A policy: its introduction, a table of contents, and its sections, in a column that is easy to read and to print.

import type { BlockOf } from '../../contract/content.ts'
import type { OutputOf } from '../../contract/index.ts'
import { policyMessages } from '../../i18n/policy.ts'
import { useMessages } from '../components/brand_context.tsx'
import { InlineText } from '../components/inline_text.tsx'
import { Prose } from '../components/prose.tsx'
import { PageHead } from '../layout/page_head.tsx'
import { Drawing } from './drawing.tsx'

type Section = BlockOf<'text'> & { anchor: string; heading: string[] }

const pictures = { privacy: 'lock', terms: 'receipt' } as const

export function Policy({ page, content }: { page: 'privacy' | 'terms'; content: OutputOf<'pages.show'> }) {
  const { title, description, blocks } = content
  const say = useMessages(policyMessages)
  const texts = blocks.filter(block => block.type === 'text')
  const opening = texts.filter(({ heading }) => !heading)
  const sections = texts.filter((block): block is Section => Boolean(block.anchor && block.heading))
  return (
    <div className="page-width section policy">
      <PageHead description={description} page={page} title={title} />
      <header className="policy-head">
        <Drawing name={pictures[page]} />
        <h1>{title}</h1>
        {opening.map(({ prose }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of the introduction never move.
          <Prose key={place} prose={prose} />
        ))}
        <button className="link policy-print" onClick={() => print()} type="button">
          {say.print}
        </button>
      </header>
      <nav aria-label={say.contents} className="policy-contents">
        <h2>{say.contents}</h2>
        <ol>
          {sections.map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                <InlineText text={heading.join(' ')} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        {sections.map(({ anchor, heading, prose }) => (
          <section id={anchor} key={anchor}>
            <h2>
              <InlineText text={heading.join(' ')} />
            </h2>
            <Prose prose={prose} />
          </section>
        ))}
      </div>
    </div>
  )
}
