import { addressFields, addressIn, keptOfAddress, slotIn } from '../../../address/forms.ts'
import { form } from '../../../forms/form.ts'
import { choice, date, text, wholeOrNone } from '../../../forms/kinds.ts'

const update = 'settings_delivery.update_delivery'

export const addressForm = form(
  'settings-address',
  update,
  { ...addressFields, slot: choice() },
  { kept: keptOfAddress, read: typed => ({ ...addressIn(typed), ...slotIn(typed) }) },
)
export const slotForm = form('slot', update, { slot: choice() }, { read: slotIn })
export const bagPickupForm = form('bag-pickup', update, { bagPickupHour: wholeOrNone })
export const notesForm = form('notes', 'settings_delivery.update_delivery_notes', { notes: text(500) })

export const alternateForm = form(
  'settings-alternate',
  'settings_delivery.update_alt_address',
  { ...addressFields, from: date, until: date },
  {
    kept: keptOfAddress,
    read: typed => ({
      ...addressIn(typed),
      from: date.read(typed, 'from'),
      until: date.read(typed, 'until'),
    }),
  },
)
export const removeAlternateForm = form('remove-alternate', 'settings_delivery.delete_alt_address', {})
