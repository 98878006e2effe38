// The link of an invitation to the office. It follows from whom it is for and when it was sent, so that no table has it; a later one
// ends it.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { programSecret, type SecretGround } from '../../request/program_secret.ts'

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/

/** Whom it was sent to, and when: an ISO instant. */
interface Invited {
  id: string
  at: string
}

export async function invitationToken(ground: SecretGround, invited: Invited): Promise<string> {
  return `${invited.id}.${(await signatureOf(ground, invited)).toString('base64url')}`
}

/** Whom a token is for, before anything is proved; null for one that is not ours. */
export function invitedId(token: string): string | null {
  return shape.exec(token)?.[1] ?? null
}

/** Whether a token is the one of this invitation. */
export async function isInvitation(ground: SecretGround, token: string, invited: Invited): Promise<boolean> {
  const signature = shape.exec(token)?.[2] ?? ''
  const own = await signatureOf(ground, invited)
  const given = Buffer.from(signature, 'base64url')
  return given.length === own.length && timingSafeEqual(own, given)
}

async function signatureOf(ground: SecretGround, { id, at }: Invited): Promise<Buffer> {
  const key = await programSecret(ground, 'staff_invitation')
  const sent = Temporal.Instant.from(at).epochMilliseconds
  return createHmac('sha256', key).update(`${id} ${sent}`).digest()
}
