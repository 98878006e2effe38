// The admin's calls for a day of deliveries.

import { Refusal } from '../../contract/errors.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { moveBatch } from '../delivery/day/move_batch.ts'
import { showDay, showOrders, showReport } from '../delivery/day/show_day.ts'
import { finishPickup, takeBack } from '../delivery/pickups/finish_pickup.ts'
import { adminOf, type Calls, done } from './handler.ts'

export const deliveries: Calls<'deliveries'> = {
  day: (services, request, { date }) => showDay(services, { ...adminOf(request), date }),
  report: (services, request, days) => showReport(services, { ...adminOf(request), ...days }),
  orders: (services, { brand }, input) => showOrders(services, { brand, ...input }),
  move_batch: (services, request, input) => moveBatch(services, adminOf(request), input),
  move_order: async (services, request, { id, state, reason }) => {
    if (state === 'failed' && !reason) throw new Refusal('required', { fields: { reason: 'required' } })
    if (state !== 'failed' && reason)
      throw new Refusal('invalid_input', { fields: { reason: 'invalid_input' } })
    return advanceOrder(services, id, state, { ...adminOf(request), reason })
  },
  finish_pickup: async (services, request, input) => {
    if (input.state === 'missed' && input.taken.length > 0)
      throw new Refusal('invalid_input', { fields: { taken: 'invalid_input' } })
    return done(finishPickup(services, adminOf(request), input))
  },
  take_back: (services, request, { numbers }) => takeBack(services, adminOf(request), numbers),
}
