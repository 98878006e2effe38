import { form } from '../../../forms/form.ts'
import { given, text } from '../../../forms/kinds.ts'

/** The name of a new dish, and the dish that it begins with; none where it begins with nothing. */
export const beginForm = form(
  'begin',
  'meals_admin.begin',
  { name: text(120), of: given },
  { read: (_typed, { name = '', of }) => ({ name, ...(of && { of }) }) },
)
