// The built-in provider's keys, derived from the program's secret: the same in every process and after every start.

import { createECDH, createHmac } from 'node:crypto'
import { exportPKCS8, importJWK, type JWK, type CryptoKey as Key } from 'jose'
import type { Provider } from '../../../../domain/identity.ts'
import { programSecret, type SecretGround } from '../../../request/program_secret.ts'

interface SigningKey {
  private: Key
  public: JWK
}

/** A P-256 key with the 32 bytes of a secret as its private number. */
async function keyOf(ground: SecretGround, name: string): Promise<SigningKey> {
  const secret = await programSecret(ground, name)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const open = { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) }
  const jwk = { ...open, d: text(secret) }
  const key = (await importJWK(jwk, 'ES256', { extractable: true })) as Key
  return { private: key, public: { ...open, alg: 'ES256', use: 'sig', kid: name } }
}

/** The key with which the provider signs tokens. */
export const providerKey = (ground: SecretGround) => keyOf(ground, 'builtin_identity')

/** The key with which Apple's client signs its secret; the provider has the public half. */
export const appleClientKey = (ground: SecretGround) => keyOf(ground, 'builtin_identity_apple_client')

export const appleClientPem = async (ground: SecretGround): Promise<string> =>
  exportPKCS8((await appleClientKey(ground)).private)

/** The client secret from Google and Facebook. */
export async function clientSecret(ground: SecretGround, provider: Provider): Promise<string> {
  const secret = await programSecret(ground, 'builtin_identity_clients')
  return createHmac('sha256', secret).update(provider).digest('base64url')
}

/** The only client. */
export const clientId = 'meal-kit'
export const appleTeam = 'BUILTIN000'
