import { form } from '../../../forms/form.ts'
import { date, text } from '../../../forms/kinds.ts'

const longestList = 200_000

export const checkForm = form('check', 'places_admin.check', { list: text(longestList), from: date })

export const setForm = form('set', 'places_admin.set', {
  list: text(longestList),
  from: date,
  reason: text(300),
})
