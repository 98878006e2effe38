// Adds a passkey, and removes one.

import { brandFacts } from '../../../brands/index.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { emailOf } from '../client_facts.ts'
import { holdAsSignedIn, holdClient, recordEvent } from '../household_changes.ts'
import { handleOf, partyOf, saveChallenge, takeChallenge } from './challenge.ts'
import { passkeyLibrary } from './library.ts'
import { deletePasskey, insertPasskey, selectPasskeys } from './store.ts'

/** The most passkeys of an account. */
const most = 20

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Asks for a key that stays on the device and that its holder unlocks. A device that has one already makes no second. */
export async function beginAdding(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
): Promise<OutputOf<'passkeys.begin_adding'>> {
  const clientId = signedIn(request)
  const email = (await emailOf(pool, clientId)) ?? ''
  const known = await selectPasskeys.all(pool, { clientId })
  const { generateRegistrationOptions } = await passkeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: brandFacts[request.brand].name,
    rpID: partyOf(request),
    userName: email,
    userDisplayName: email,
    userID: handleOf(clientId),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(request, 'add', options.challenge)
  return { options: { ...options } }
}

/** @throws Refusal passkey_failed, passkey_exists */
export async function addPasskey(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  input: ParsedOf<'passkeys.add'>,
): Promise<void> {
  const clientId = signedIn(request)
  const { brand, origin } = request
  const challenge = await takeChallenge(request, 'add')
  const { id, clientDataJSON, attestationObject } = input
  const { verifyRegistrationResponse } = await passkeyLibrary()
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: partyOf(request),
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) throw new Refusal('passkey_failed')
  if ((await selectPasskeys.all(pool, { clientId })).length >= most) throw new Refusal('too_many_requests')
  const { credential } = verified.registrationInfo
  const at = programTime(request)
  const key = {
    clientId,
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (input.transports ?? []).filter(named => knownTransports.some(known => known === named)),
    name: input.name,
    createdAt: at,
  }
  await withTx(pool, async tx => {
    await holdAsSignedIn(tx, request, clientId)
    if (!(await insertPasskey(tx, key))) throw new Refusal('passkey_exists')
    await recordEvent(tx, { clientId, kind: 'passkey_added', data: { name: input.name }, at })
    const data = { change: 'passkey_added', way: input.name } as const
    await tell(tx, { clientId, brand, template: 'sign_in_changed', data, key: `passkey_added:${key.id}`, at })
  })
}

/** @throws Refusal not_found */
export async function removePasskey(
  { pool }: Pick<Services, 'pool'>,
  request: CallRequest,
  { id }: ParsedOf<'passkeys.remove'>,
): Promise<void> {
  const clientId = signedIn(request)
  const { brand } = request
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    const name = await deletePasskey(tx, clientId, id)
    if (name === null) throw new Refusal('not_found')
    await recordEvent(tx, { clientId, kind: 'passkey_removed', data: { name }, at })
    const data = { change: 'passkey_removed', way: name } as const
    await tell(tx, { clientId, brand, template: 'sign_in_changed', data, key: `passkey_removed:${id}`, at })
  })
}
