import type { OutputOf } from '../../../../contract/index.ts'
import type { ShapeId } from '../../../office/shapes.tsx'
import type { Tone } from '../../../office/state.tsx'

type Stands = OutputOf<'codes_admin.list'>['codes'][number]['stands']

/** How a code's state is drawn. */
export const codeStates: Readonly<Record<Stands, { shape: ShapeId; tone: Tone }>> = {
  open: { shape: 'done', tone: 'good' },
  to_come: { shape: 'waits', tone: 'info' },
  over: { shape: 'skipped', tone: 'calm' },
  used_up: { shape: 'locked', tone: 'calm' },
}
