import { form } from '../../../forms/form.ts'
import { always, choice, given, text, textIn, whole } from '../../../forms/kinds.ts'

/** A file as somebody pasted it: one part. */
export const putForm = form('put', 'market_admin.put_file', {
  name: given,
  part: always(0),
  lines: text(300_000),
})

export const mendForm = form(
  'mend',
  'market_admin.mend',
  { line: whole, what: choice<'set' | 'new' | 'out'>(), column: choice(), value: text(400) },
  {
    read: (typed, { line = 0, what = 'out', value = '' }) => ({
      ...{ line, what, value },
      column: textIn(typed, 'column') as 'id',
    }),
  },
)

export const dropForm = form('drop', 'market_admin.drop_file', {})

export const takeForm = form('take', 'market_admin.take_file', {
  from: given,
  seen: given,
  reason: text(300),
})
