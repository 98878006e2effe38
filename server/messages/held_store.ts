// SQL of kinds of message that are held back, as the sender sees them.

import type { BrandId } from '../../domain/brands.ts'
import { batchStatement, column } from '../request/database/statement.ts'

/** The kinds that are held back; their rows stay as they are until the transaction ends. */
export const readPausedKinds = batchStatement({
  name: 'message_kinds_held',
  text: 'select brand, template from message_pause for share',
  row: { brand: column<BrandId>('text'), template: 'text' },
})

/** @param held brand and kind, with a space between */
export const setAsideHeld = batchStatement({
  name: 'message_set_held_aside',
  text: `update unsent_message set retry_at = 'infinity'
      where coalesce(retry_at, '-infinity') < now() and brand || ' ' || template = any ($held)`,
})
