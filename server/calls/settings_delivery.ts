import { deleteAlternateAddress, updateAlternate } from '../subscription/settings_delivery/alternate.ts'
import { deliveryNotes, updateNotes } from '../subscription/settings_delivery/notes.ts'
import { availableSchedules, checkSchedule, showDelivery } from '../subscription/settings_delivery/show.ts'
import { updateDelivery } from '../subscription/settings_delivery/update.ts'
import type { Calls } from './handler.ts'

export const settings_delivery: Calls<'settings_delivery'> = {
  delivery: (services, request) => showDelivery(services, request),
  available_schedules: availableSchedules,
  check_pc_schedule: checkSchedule,
  update_delivery: async (services, request, input) => ({
    ...(await updateDelivery(services, request, input)),
    ...(await availableSchedules(services, request)),
  }),
  update_alt_address: async (services, request, input) => ({
    ...(await updateAlternate(services, request, input)),
    ...(await availableSchedules(services, request)),
  }),
  delete_alt_address: async (services, request) => ({
    ...(await deleteAlternateAddress(services, request)),
    ...(await availableSchedules(services, request)),
  }),
  get_delivery_notes: deliveryNotes,
  update_delivery_notes: async (services, request, input) => {
    const { reference } = await updateNotes(services, request, input)
    return { success: true, notes: input.notes, reference }
  },
}
