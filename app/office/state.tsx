// A state is a word and a shape; colour comes third.

import type { ReactNode } from 'react'
import { brandFacts } from '../../brands/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { BrandMark, Shape, type ShapeId } from './shapes.tsx'

export type Tone = 'calm' | 'good' | 'info' | 'warn' | 'bad'

interface StateProps {
  shape: ShapeId
  tone?: Tone
  children: ReactNode
}

/** In a table's cell or a line of text. */
export function State({ shape, tone = 'calm', children }: StateProps) {
  return (
    <span className="of-state" data-tone={tone}>
      <Shape is={shape} />
      <span>{children}</span>
    </span>
  )
}

/** The same with a ground of its own, for what counts before anything else in its row. */
export function Pill({ shape, tone = 'calm', children }: StateProps) {
  return (
    <span className="of-pill" data-tone={tone}>
      <Shape is={shape} />
      <span>{children}</span>
    </span>
  )
}

/** A text beside the mark of its brand, or the mark alone; it says the brand's name to those who do not see it. */
export function OfBrand({ brand, children }: { brand: BrandId; children?: ReactNode }) {
  const { name } = brandFacts[brand]
  return (
    <span className="of-brand">
      <BrandMark brand={brand} />
      <span className="visually-hidden">{name}</span>
      {children !== undefined && <span>{children}</span>}
    </span>
  )
}
