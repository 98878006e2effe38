// The blocks that are one element: figures, a large sentence, a dish across the page, a table, definitions, the last
// step.

import type { BlockOf } from '../../contract/content.ts'
import { InlineText } from '../components/inline_text.tsx'
import { Lines } from '../components/lines.tsx'
import { Prose } from '../components/prose.tsx'
import { Table } from '../components/table.tsx'
import { DishPicture } from '../dishes/dish_picture.tsx'
import { ActionLink } from './action_link.tsx'
import { Drawing } from './drawing.tsx'
import { BlockHeading } from './heading.tsx'

export function FiguresBlock({ block }: { block: BlockOf<'figures'> }) {
  return (
    <section aria-label={block.label} className="page-width">
      <dl className="figures" data-count={block.figures.length}>
        {block.figures.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  return (
    <p className="ed-quote">
      <Lines lines={block.lines} />
    </p>
  )
}

export function PictureBlock({ block }: { block: BlockOf<'picture'> }) {
  return (
    <figure className="ed-picture">
      <DishPicture picture={block.dish} size="hero" />
      <figcaption className="text-muted">{block.caption}</figcaption>
    </figure>
  )
}

export function ActionBlock({ block }: { block: BlockOf<'action'> }) {
  return (
    <div className="ed-action">
      <div className="stack-wide ed-action-words">
        <h2 className="text-h1">
          <Lines lines={block.heading} />
        </h2>
        {block.text && (
          <p className="text-lede">
            <InlineText text={block.text} />
          </p>
        )}
        <p className="ed-action-buttons">
          <ActionLink action={block.action} />
          <ActionLink action={block.second} kind="secondary" />
        </p>
      </div>
      {block.drawing && (
        <div className="ed-action-drawing">
          <Drawing name={block.drawing} size="large" />
        </div>
      )}
    </div>
  )
}

export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  return (
    <>
      <BlockHeading heading={block.heading} />
      <Table
        caption={block.caption}
        columns={block.columns}
        rows={block.rows.map(row => ({
          id: row[0] ?? '',
          cells: row.map((cell, place) => <InlineText key={block.columns[place]} text={cell} />),
        }))}
      />
      {block.note && (
        <p className="ed-note">
          <InlineText text={block.note} />
        </p>
      )}
    </>
  )
}

export function DefinitionsBlock({ block }: { block: BlockOf<'definitions'> }) {
  return (
    <div className="ed-definitions ed-split">
      <BlockHeading aside heading={block.heading} lede={block.lede} />
      <dl>
        {block.entries.map(({ term, prose }) => (
          <div key={term}>
            <dt className="text-h3">{term}</dt>
            <dd>
              <Prose prose={prose} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
