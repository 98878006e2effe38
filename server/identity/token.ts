// The token of a session: opaque random bytes in a cookie that scripts cannot read.

import { hash, randomBytes } from 'node:crypto'

/** With https the name binds the cookie to this very host (`__Host-`), so no sister site can plant one. */
export const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session')

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** What a table keeps of a token. */
export const tokenHash = (token: string) => hash('sha256', token, 'base64url')

/** The value of a cookie in a `Cookie` header, if it has the shape of a token. */
export function tokenOf(cookies: string | undefined, name: string): string | null {
  if (cookies === undefined) return null
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const token = pair.slice(at + 1).trim()
      return tokenShape.test(token) ? token : null
    }
  }
  return null
}

export const newToken = () => randomBytes(32).toString('base64url')
