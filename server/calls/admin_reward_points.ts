import {
  createPointAdjustment,
  findHousehold,
  orderPointDetails,
  pointHistories,
} from '../household/admin/points/points.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, staffOf } from './handler.ts'

export const admin_reward_points: Calls<'admin_reward_points'> = {
  create_point_adjustment: (services, request, input) =>
    createPointAdjustment(services, {
      ...input,
      orderId: input.orderId ?? null,
      tells: input.tells ?? false,
      brand: request.brand,
      admin: staffOf(request),
      now: programTime(request),
    }),
  order_point_details: (services, { brand }, { orderId }) => orderPointDetails(services, brand, orderId),
  find_household: (services, { brand }, { email }) => findHousehold(services, brand, email),
  point_histories: (services, { brand }, { clientId, page = 1 }) =>
    pointHistories(services, brand, { clientId, page }),
}
