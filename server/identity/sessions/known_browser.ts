// The e-mails that somebody has signed in under with a browser, as a signed cookie of its own: it outlives the session, names nobody
// and opens nothing. Guesses at an account are counted apart for a browser that knows it, so strangers cannot use up its attempts.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BrandId } from '../../../domain/brands.ts'
import { programSecret, type SecretGround } from '../../request/program_secret.ts'

interface Account {
  brand: BrandId
  /** In its normal form. */
  email: string
}

/** With https the name binds the cookie to this very host. */
const nameOf = (secure: boolean) => (secure ? '__Host-known' : 'known')

const aYearInSeconds = 365 * 24 * 3_600
/** A family's; the one longest not used goes first. */
const mostAccounts = 6
/** Bytes of the browser's id, and of the proof of an account. */
const length = 16
const shape = new RegExp(`^[\\w-]{22}(\\.[\\w-]{22}){1,${mostAccounts}}$`)

/** The browser's id where it has signed in under this e-mail before; null where it has not. @param cookies the `Cookie` header */
export async function knownBrowser(
  ground: SecretGround,
  cookies: string | undefined,
  secure: boolean,
  account: Account,
): Promise<string | null> {
  const [id, ...proofs] = read(cookies, secure)
  if (id === undefined || proofs.length === 0) return null
  const own = await proofOf(ground, id, account)
  return proofs.some(proof => timingSafeEqual(Buffer.from(proof), Buffer.from(own))) ? id : null
}

/** `Set-Cookie` of a browser that has just signed in under an e-mail. */
export async function rememberBrowser(
  ground: SecretGround,
  cookies: string | undefined,
  secure: boolean,
  account: Account,
): Promise<string> {
  const [id = randomBytes(length).toString('base64url'), ...proofs] = read(cookies, secure)
  const own = await proofOf(ground, id, account)
  const value = [id, own, ...proofs.filter(proof => proof !== own)].slice(0, mostAccounts + 1).join('.')
  return `${nameOf(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${aYearInSeconds}${secure ? '; Secure' : ''}`
}

function read(cookies: string | undefined, secure: boolean): string[] {
  const beginning = `${nameOf(secure)}=`
  const pair = cookies?.split(';').find(one => one.trim().startsWith(beginning))
  const value = pair?.trim().slice(beginning.length) ?? ''
  return shape.test(value) ? value.split('.') : []
}

async function proofOf(ground: SecretGround, id: string, { brand, email }: Account): Promise<string> {
  const secret = await programSecret(ground, 'known_browser')
  const signed = createHmac('sha256', secret).update(`${brand} ${id} ${email}`).digest()
  return signed.subarray(0, length).toString('base64url')
}
