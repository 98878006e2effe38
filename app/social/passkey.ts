// Passkeys in the browser. The library is fetched when one is used.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { browserApi } from '../api.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether this browser supports passkeys at all. Call it only in effects and event handlers. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The person declined the device's question; no message is needed. */
export class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined'
}

/** @throws PasskeyDeclined, Refusal passkey_exists, passkey_failed */
async function asking<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (failure) {
    const { name } = failure as Error
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyDeclined()
    throw new Refusal(name === 'InvalidStateError' ? 'passkey_exists' : 'passkey_failed')
  }
}

async function assertion({ options }: OutputOf<'passkeys.begin_sign_in'>) {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, response } = await asking(() => startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null }
}

/** Signs in by a passkey of this site. */
export async function signInByPasskey(): Promise<void> {
  const api = browserApi()
  const answer = await assertion(await api.post('passkeys.begin_sign_in', {}))
  await api.post('passkeys.sign_in', answer)
}

/** Answers the question before settings. @returns where to go */
export async function answerByPasskey(url: string | null): Promise<string> {
  const api = browserApi()
  const answer = await assertion(await api.post('passkeys.begin_answering', {}))
  return (await api.post('passkeys.answer', { ...answer, url })).url
}

/** Makes a passkey on this device, and saves it under a name. */
export async function addPasskey(name: string): Promise<OutputOf<'passkeys.add'>> {
  const api = browserApi()
  const { options } = await api.post('passkeys.begin_adding', {})
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, response } = await asking(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return api.post('passkeys.add', { name, id, clientDataJSON, attestationObject, transports })
}
