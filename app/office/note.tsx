import type { ReactNode } from 'react'
import { Shape, type ShapeId } from './shapes.tsx'
import type { Tone } from './state.tsx'

interface NoteProps {
  shape: ShapeId
  tone?: Tone
  /** Announced at once, as a fault is. */
  alert?: boolean
  children: ReactNode
}

/** A sentence with a ground of its own: what somebody has to know before they act. Its shape says what kind of thing it is. */
export function Note({ shape, tone = 'calm', alert = false, children }: NoteProps) {
  return (
    <div className="of-note" data-tone={tone} role={alert ? 'alert' : undefined}>
      <Shape is={shape} />
      <div>{children}</div>
    </div>
  )
}
