import { returnablesOfBrand, waiveReturnable } from '../bags/admin.ts'
import { takeFeeBack } from '../bags/fees/charge_fee.ts'
import { tellOfReturnable } from '../bags/tell_of.ts'
import { movePickup } from '../delivery/pickups/book_pickup.ts'
import { timeOf } from '../delivery/pickups/show_pickup.ts'
import { programTime } from '../request/clock/program_time.ts'
import { adminOf, type Calls, clientOf, done, signedIn, staffOf } from './handler.ts'

export const returnables: Calls<'returnables'> = {
  tell: (services, request, input) =>
    done(tellOfReturnable(services, { clientId: signedIn(request), now: programTime(request) }, input)),
  move_pickup: async (services, request, asked) => {
    const of = clientOf(request)
    const { pickup, reference } = await movePickup(services, of, asked)
    return { pickup: timeOf(pickup), reference }
  },
}

export const returnables_admin: Calls<'returnables_admin'> = {
  list: (services, request) => returnablesOfBrand(services, adminOf(request)),
  waive: (services, request, input) => done(waiveReturnable(services, adminOf(request), input)),
  give_fee_back: async (services, request, of) => {
    const actorName = staffOf(request).email
    await takeFeeBack(services, { ...adminOf(request), actorName }, of)
    return { success: true }
  },
}
