import { showTaste } from '../household/taste/show.ts'
import { updateTaste } from '../household/taste/update.ts'
import type { Calls } from './handler.ts'

export const settings_taste: Calls<'settings_taste'> = {
  show: showTaste,
  update: async (services, request, input) => {
    await updateTaste(services, request, input)
    return showTaste(services, request)
  },
}
