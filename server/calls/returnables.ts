import { tellOfReturnable } from '../clients/returnables/tell_of.ts'
import { programTime } from '../request/program_time.ts'
import { type Calls, signedIn } from './handler.ts'

export const returnables: Calls<'returnables'> = {
  tell: async (services, request, input) => {
    await tellOfReturnable(services, { clientId: signedIn(request), now: programTime(request) }, input)
    return { success: true }
  },
}
