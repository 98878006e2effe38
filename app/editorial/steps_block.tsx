import type { BlockOf } from '../../contract/content.ts'
import { Prose } from '../components/prose.tsx'
import { Drawing } from './drawing.tsx'
import { BlockHeading } from './heading.tsx'
import { BesideText } from './picture.tsx'
import { blockAt } from './text_block.tsx'

type Steps = BlockOf<'steps'>
type Step = Steps['steps'][number]

/** Steps, one after the other: a screen each, side by side, or one below the other. */
export function StepsBlock({ block }: { block: Steps }) {
  const Item = block.layout === 'tour' ? Stop : block.layout === 'row' ? Column : Row
  return (
    <div className={block.layout === 'list' ? 'ed-split' : undefined}>
      <BlockHeading aside={block.layout === 'list'} heading={block.heading} lede={block.lede} />
      <ol
        className={block.layout === 'row' ? 'step-columns' : 'ed-steps'}
        data-layout={block.layout === 'row' ? undefined : block.layout}
      >
        {block.steps.map((step, place) => (
          <li key={step.title}>
            <Item place={place} step={step} title={block.heading ? 'h3' : 'h2'} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface Item {
  step: Step
  /** From 0. */
  place: number
  /** Level of the step's title: below the block's heading, or in its place. */
  title: 'h2' | 'h3'
}

/**
 * The number is a plate for one brand and a price board's figure for the other. Screen readers count the list themselves, so it is
 * not read.
 */
const Mark = ({ place }: { place: number }) => (
  <span aria-hidden className="step-mark tabular">
    {place + 1}
  </span>
)

const Words = ({ step, title: Title, large }: Omit<Item, 'place'> & { large?: boolean }) => (
  <>
    <Title className={large ? 'text-h2' : 'text-h3'}>{step.title}</Title>
    <Prose prose={step.prose} />
    {step.note && <p className="ed-note">{step.note}</p>}
  </>
)

function Stop({ step, place, title }: Item) {
  return (
    <>
      <div className="ed-stop-words">
        <Mark place={place} />
        <Words large step={step} title={title} />
      </div>
      <BesideText block={blockAt(place)} of={step} />
    </>
  )
}

function Column({ step, place, title }: Item) {
  return (
    <>
      {step.drawing ? <Drawing name={step.drawing} /> : <Mark place={place} />}
      <Words step={step} title={title} />
    </>
  )
}

function Row({ step, place, title }: Item) {
  return (
    <>
      <div className="ed-row-drawing" data-block={blockAt(place)}>
        {step.drawing && <Drawing name={step.drawing} />}
      </div>
      <Mark place={place} />
      <div className="ed-row-words">
        <Words step={step} title={title} />
      </div>
    </>
  )
}
