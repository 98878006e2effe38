// Signs in with a passkey, and confirms an identity with one.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { isClientOf } from '../client_facts.ts'
import { adoptDraft } from '../draft/adopt_draft.ts'
import { enter } from '../enter.ts'
import { countGuess, returnTarget } from '../reauthentication/answer_password.ts'
import { clientOfHandle, type Purpose, partyOf, saveChallenge, takeChallenge } from './challenge.ts'
import { passkeyLibrary } from './library.ts'
import { noteUse, selectPasskeys } from './store.ts'

/** A challenge for any device with a passkey of this site; it names no account. */
export async function beginSignIn(
  _services: unknown,
  request: CallRequest,
): Promise<OutputOf<'passkeys.begin_sign_in'>> {
  return ask(request, 'sign_in', [])
}

/** A challenge for one of the client's own passkeys. */
export async function beginAnswering(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'passkeys.begin_answering'>> {
  const known = await selectPasskeys.all(pool, { clientId: signedIn(request) })
  return ask(
    request,
    'settings',
    known.map(({ id }) => id),
  )
}

async function ask(request: CallRequest, purpose: Purpose, ids: readonly string[]) {
  const { generateAuthenticationOptions } = await passkeyLibrary()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(request),
    userVerification: 'required',
    allowCredentials: ids.map(id => ({ id })),
  })
  await saveChallenge(request, purpose, options.challenge)
  return { options: { ...options } }
}

/** @throws Refusal passkey_failed, for an unknown key and a wrong answer alike */
export async function signInByPasskey(
  services: Services,
  request: CallRequest,
  input: ParsedOf<'passkeys.sign_in'>,
): Promise<OutputOf<'passkeys.sign_in'>> {
  const challenge = await takeChallenge(request, 'sign_in')
  const clientId = clientOfHandle(input.userHandle)
  if (clientId === null || !(await isClientOf(services.pool, request.brand, clientId))) {
    throw new Refusal('passkey_failed')
  }
  await check(services, request, clientId, challenge, input)
  const { id } = input
  await enter(services, request, clientId, {
    stillOpens: async tx => (await selectPasskeys.all(tx, { clientId })).some(key => key.id === id),
    refused: () => new Refusal('passkey_failed'),
  })
  await adoptDraft(services, request)
  return { success: true }
}

/** @throws Refusal passkey_failed, too_many_requests */
export async function answerByPasskey(
  services: Services,
  request: CallRequest,
  { url, ...input }: ParsedOf<'passkeys.answer'>,
): Promise<OutputOf<'passkeys.answer'>> {
  const challenge = await takeChallenge(request, 'settings')
  await countGuess(request)
  await check(services, request, signedIn(request), challenge, input)
  await request.session.openSettings()
  return { url: returnTarget(request, url) }
}

/** Checks an answer with the client's own key: challenge, origin, signature, counter, and that its holder unlocked it. */
async function check(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  clientId: string,
  challenge: string,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: ParsedOf<'passkeys.sign_in'>,
): Promise<void> {
  const key = (await selectPasskeys.all(pool, { clientId })).find(known => known.id === id)
  if (!key) throw new Refusal('passkey_failed')
  const { verifyAuthenticationResponse } = await passkeyLibrary()
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: request.origin,
    expectedRPID: partyOf(request),
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) throw new Refusal('passkey_failed')
  const counter = verified.authenticationInfo.newCounter
  const used = await noteUse(pool, clientId, { id, before: key.counter, counter, at: programTime(request) })
  if (!used) throw new Refusal('passkey_failed')
}
