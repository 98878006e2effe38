// Blocks of editorial content as a page shows them. A block is a section; only first screens and figures set their own
// frame.

import type { ReactNode } from 'react'
import type { Block, LivePart } from '../../contract/content.ts'
import { InlineText } from '../components/inline_text.tsx'
import { CardsBlock } from './cards_block.tsx'
import { BlockHeading } from './heading.tsx'
import { HeroBlock } from './hero.tsx'
import {
  ActionBlock,
  DefinitionsBlock,
  FiguresBlock,
  PictureBlock,
  QuoteBlock,
  TableBlock,
} from './small_blocks.tsx'
import { StepsBlock } from './steps_block.tsx'
import { TextBlock } from './text_block.tsx'

/**
 * The live parts that a page inserts where its content asks for them. A part with nothing to show is null, and its block is left
 * out.
 */
export type LiveParts = Partial<Readonly<Record<LivePart, ReactNode>>>

export function Blocks({ blocks, live = {} }: { blocks: readonly Block[]; live?: LiveParts }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
    <Framed block={block} key={place} live={live} place={place} />
  ))
}

function Framed({ block, live, place }: { block: Block; live: LiveParts; place: number }) {
  if (block.type === 'hero') return <HeroBlock block={block} />
  if (block.type === 'figures') return <FiguresBlock block={block} />
  if (block.type === 'live' && !live[block.part]) return null
  const ground = 'ground' in block ? block.ground : undefined
  return (
    <section
      className="ed-block section"
      data-block={block.type}
      data-ground={ground}
      id={'anchor' in block ? block.anchor : undefined}
    >
      <div className="page-width">
        <Inside block={block} live={live} place={place} />
      </div>
    </section>
  )
}

type Inner = Exclude<Block, { type: 'hero' | 'figures' }>

function Inside({ block, live, place }: { block: Inner; live: LiveParts; place: number }) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} place={place} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'cards':
      return <CardsBlock block={block} />
    case 'quote':
      return <QuoteBlock block={block} />
    case 'picture':
      return <PictureBlock block={block} />
    case 'action':
      return <ActionBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'definitions':
      return <DefinitionsBlock block={block} />
    case 'live':
      return (
        <>
          <BlockHeading heading={block.heading} lede={block.lede} />
          {live[block.part]}
          {block.note && (
            <p className="ed-note">
              <InlineText text={block.note} />
            </p>
          )}
        </>
      )
  }
}
