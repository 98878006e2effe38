import type { BlockOf } from '../../contract/content.ts'
import { Prose } from '../components/prose.tsx'
import { ActionLink } from './action_link.tsx'
import { BlockHeading } from './heading.tsx'
import { BesideText, isPictured } from './picture.tsx'

/** Running text: beside its picture, or with its heading in a column of its own. */
export function TextBlock({ block, place }: { block: BlockOf<'text'>; place: number }) {
  const words = (
    <div className="ed-text-words">
      <Prose prose={block.prose} />
      {block.action && (
        <p>
          <ActionLink action={block.action} kind="secondary" />
        </p>
      )}
    </div>
  )
  if (!isPictured(block)) {
    return (
      <div className="ed-text">
        <BlockHeading aside heading={block.heading} />
        {words}
      </div>
    )
  }
  return (
    <div className="ed-text" data-pictured data-side={block.side ?? 'right'}>
      <div className="ed-text-whole">
        <BlockHeading heading={block.heading} />
        {words}
      </div>
      <BesideText block={blockAt(place)} of={block} />
    </div>
  )
}

/** The brand's colours alternate as pictures follow each other down a page. */
export const blockAt = (place: number) => ([3, 2, 4, 1] as const)[place % 4] ?? 3
