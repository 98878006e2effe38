// The challenge a device signs: random, kept with the session, valid once and for five minutes.

import { Refusal } from '../../../contract/errors.ts'
import type { CallRequest, PasskeyChallenge } from '../../request/call_request.ts'

const lasts = { minutes: 5 }

export type Purpose = PasskeyChallenge['purpose']

/** Stores a challenge with the session. */
export async function saveChallenge(
  { session, now }: CallRequest,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  await session.remember({ passkeyChallenge: { challenge, purpose, until: now.add(lasts).toString() } })
}

/** Uses up the session's challenge. @throws Refusal passkey_failed where there is none, or it is another one's or expired */
export async function takeChallenge({ session, now }: CallRequest, purpose: Purpose): Promise<string> {
  const kept = await session.take('passkeyChallenge')
  const live = kept && Temporal.Instant.compare(now, Temporal.Instant.from(kept.until)) < 0
  if (!live || kept.purpose !== purpose) throw new Refusal('passkey_failed')
  return kept.challenge
}

/** The site's name in a passkey: the host that a person sees, without its port. */
export const partyOf = ({ origin }: CallRequest): string => new URL(origin).hostname

/** The user handle that a device stores with a passkey: the client's id, as bytes. */
export const handleOf = (clientId: string) => new Uint8Array(Buffer.from(clientId.replaceAll('-', ''), 'hex'))

/** The client's id in a device's user handle; null where it is invalid. */
export function clientOfHandle(handle: string | null | undefined): string | null {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex')
  if (hex.length !== 32) return null
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
