import { addressFields, addressIn, keptOfAddress } from '../../../address/forms.ts'
import { form } from '../../../forms/form.ts'
import { choice, textIn } from '../../../forms/kinds.ts'

export const addressForm = form('signup.address', 'signup.save_address', addressFields, {
  kept: keptOfAddress,
  read: addressIn,
})

/** The day and window, as the choice names them. */
export const slotForm = form(
  'slot',
  'signup.update_delivery_slot',
  { slot: choice() },
  {
    read: typed => {
      const [weekday, startHour] = textIn(typed, 'slot').split('-').map(Number)
      return { weekday: weekday ?? Number.NaN, startHour: startHour ?? Number.NaN }
    },
  },
)
