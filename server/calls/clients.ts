// The calls about the client themself.

import { setLanguage } from '../clients/set_language.ts'
import { signIn } from '../clients/sign_in.ts'
import { updatePaymentMethod } from '../clients/update_payment_method.ts'
import type { Calls } from './handler.ts'

export const clients: Pick<Calls<'clients'>, 'sign_in' | 'set_language' | 'update_payment_method'> = {
  sign_in: async (services, request, input) => {
    await signIn(services, request, input)
    return { success: true }
  },
  set_language: async (services, request, input) => {
    await setLanguage(services, request, input)
    return { success: true }
  },
  update_payment_method: updatePaymentMethod,
}
