import { form } from '../../../forms/form.ts'
import { given, text, textIn } from '../../../forms/kinds.ts'

export const closeForm = form(
  'close',
  'closed_days.close',
  { day: given, kitchen: given, zone: given, reasonEn: text(80), reasonFr: text(80) },
  {
    read: (typed, { day = '', reasonEn = '', reasonFr = '' }) => ({
      day,
      reasonEn,
      reasonFr,
      kitchen: textIn(typed, 'kitchen') || null,
      zone: textIn(typed, 'zone') || null,
    }),
  },
)

export const openForm = form('open', 'closed_days.open', { id: given })
