import { form } from '../forms/form.ts'
import { choice, textIn } from '../forms/kinds.ts'

export const pauseForm = form('pause', 'subscription.pause', {
  reason: choice(),
  /** The first box again; none: until the household comes back. */
  resumesOn: { control: {}, read: (typed, name) => textIn(typed, name) || null },
})
export const closeForm = form('close', 'subscription.close', { reason: choice() })
