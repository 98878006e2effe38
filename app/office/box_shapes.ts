import type { OrderState } from '../../domain/machines/tables.ts'
import type { ShapeId } from './shapes.tsx'
import type { Tone } from './state.tsx'

/** The shape and tone of each state of a box. */
export const boxShapes: Readonly<Record<OrderState, readonly [ShapeId, Tone]>> = {
  upcoming: ['open', 'calm'],
  skipped: ['skipped', 'calm'],
  locked: ['locked', 'info'],
  not_met: ['under', 'warn'],
  payment_failed: ['unpaid', 'bad'],
  charged: ['charged', 'good'],
  packed: ['packed', 'info'],
  out_for_delivery: ['road', 'info'],
  delivered: ['done', 'good'],
  failed: ['failed', 'bad'],
  cancelled: ['failed', 'bad'],
  refunded: ['charged', 'calm'],
}
