import { adminName } from '../admin/points/points.ts'
import { returnablesOfBrand, waiveReturnable } from '../clients/returnables/admin.ts'
import { tellOfReturnable } from '../clients/returnables/tell_of.ts'
import { movePickup } from '../delivery/pickups/book_pickup.ts'
import { timeOf } from '../delivery/pickups/show_pickup.ts'
import { takeFeeBack } from '../payments/returnable_fees/charge_fee.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

export const returnables: Calls<'returnables'> = {
  tell: async (services, request, input) => {
    await tellOfReturnable(services, { clientId: signedIn(request), now: programTime(request) }, input)
    return { success: true }
  },
  move_pickup: async (services, request, asked) => {
    const of = { clientId: signedIn(request), brand: request.brand, now: programTime(request) }
    const { pickup, reference } = await movePickup(services, of, asked)
    return { pickup: timeOf(pickup), reference }
  },
}

const adminOf = (request: CallRequest) => ({
  brand: request.brand,
  actor: signedIn(request),
  now: programTime(request),
})

export const returnables_admin: Calls<'returnables_admin'> = {
  list: (services, request) => returnablesOfBrand(services, adminOf(request)),
  waive: async (services, request, input) => {
    await waiveReturnable(services, adminOf(request), input)
    return { success: true }
  },
  give_fee_back: async (services, request, of) => {
    const admin = adminOf(request)
    const actorName = await adminName(services.pool, admin.actor)
    await takeFeeBack(services, { ...admin, actorName }, of)
    return { success: true }
  },
}
