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

/** Beside a title. */
export function Pill({ shape, tone = 'calm', children }: StateProps) {
  return (
    <span className="of-pill" data-tone={tone}>
      <Shape is={shape} />
      <span>{children}</span>
    </span>
  )
}

/** A text beside the mark of its brand; the mark alone says the brand's name to those who do not see it. */
export function OfBrand({ brand, children }: { brand: BrandId; children?: ReactNode }) {
  const { name } = brandFacts[brand]
  return (
    <span className="of-brand">
      <BrandMark brand={brand} />
      <span className={children === undefined ? undefined : 'visually-hidden'}>{name}</span>
      {children !== undefined && <span>{children}</span>}
    </span>
  )
}

/** How much of a whole, as a bar beside its words. @param share from 0 to 1; above 1 it is over */
export function Meter({ share, tone = 'calm' }: { share: number; tone?: 'calm' | 'warn' | 'bad' }) {
  return (
    <span aria-hidden className="of-meter" data-tone={tone}>
      <i style={{ inlineSize: `${Math.min(100, Math.round(share * 100))}%` }} />
    </span>
  )
}

/** A sentence apart, with its tone: what follows, what is wrong. */
export function Note({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  const shapes: Readonly<Record<Tone, ShapeId>> = {
    calm: 'info',
    info: 'info',
    good: 'done',
    warn: 'warning',
    bad: 'failed',
  }
  return (
    <div className="of-note" data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Shape is={shapes[tone]} />
      <div>{children}</div>
    </div>
  )
}
