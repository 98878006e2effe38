import { addPasskey, beginAdding, removePasskey } from '../identity/passkeys/add_passkey.ts'
import { showWays } from '../identity/passkeys/show_ways.ts'
import {
  answerByPasskey,
  beginAnswering,
  beginSignIn,
  signInByPasskey,
} from '../identity/passkeys/use_passkey.ts'
import type { Calls } from './handler.ts'

export const passkeys: Calls<'passkeys'> = {
  show: showWays,
  begin_adding: beginAdding,
  add: async (services, request, input) => {
    await addPasskey(services, request, input)
    return { success: true, signInMethods: await showWays(services, request) }
  },
  remove: async (services, request, input) => {
    await removePasskey(services, request, input)
    return { success: true, signInMethods: await showWays(services, request) }
  },
  begin_sign_in: beginSignIn,
  sign_in: signInByPasskey,
  begin_answering: beginAnswering,
  answer: answerByPasskey,
}
