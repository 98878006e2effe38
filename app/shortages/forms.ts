import { form } from '../forms/form.ts'
import { choice, textIn } from '../forms/kinds.ts'

/** The answer to one shortage of a box. Its `id` comes back with the page: each of several shortages has a form of its own. */
export const shortageForm = form(
  'shortage',
  'shortages.answer',
  { id: choice(), choice: choice(), swapId: choice() },
  {
    read: (typed, { id = '', choice: chosen }) => ({
      id,
      choice: chosen as never,
      swapId: chosen === 'swap' ? textIn(typed, 'swapId') : null,
    }),
  },
)
