// Passkeys, over the wire and on a real database, with a simulated device that has a P-256 key.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { describe, expect, test } from 'vitest'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../../tests/http.ts'

const now = '2026-11-20T20:00:00Z'
const server = await testServer({ now })

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

interface Options {
  challenge: string
  user: { id: string }
}

interface Bent {
  origin?: string
  party?: string
  unlocked?: boolean
  challenge?: string
}

/** A device with one key, as a browser drives it. */
function device() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let handle: string | null = null
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (party: string, flags: number, more = Buffer.alloc(0)) => {
    counter++
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(party), Buffer.from([flags]), count, more])
  }
  return {
    id: text(id),
    rewind: () => {
      counter = 0
    },
    make(options: Options, bent: Bent = {}) {
      handle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)])
      const data = authenticatorData(
        bent.party ?? 'localhost',
        bent.unlocked === false ? 0x41 : 0x45,
        credential,
      )
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        id: text(id),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        clientDataJSON: text(
          clientData(
            'webauthn.create',
            bent.challenge ?? options.challenge,
            bent.origin ?? 'http://localhost:3000',
          ),
        ),
        transports: ['internal', 'nonsense'],
      }
    },
    answer(options: Options, bent: Bent = {}) {
      const data = authenticatorData(bent.party ?? 'localhost', bent.unlocked === false ? 0x01 : 0x05)
      const asked = clientData(
        'webauthn.get',
        bent.challenge ?? options.challenge,
        bent.origin ?? 'http://localhost:3000',
      )
      return {
        id: text(id),
        authenticatorData: text(data),
        clientDataJSON: text(asked),
        signature: text(sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey)),
        userHandle: handle,
      }
    },
  }
}

type Device = ReturnType<typeof device>

const api = '/clients/passkeys'
const optionsFor = async (self: Visitor, action: string) =>
  (await self.post(`${api}/${action}`)).json().options

async function holder(settings = true) {
  const clientId = await insertClient(server.services)
  return { clientId, self: await signedInVisitor(server, clientId, 'freshprep', { settings }) }
}

async function withPasskey() {
  const { clientId, self } = await holder()
  const own = device()
  const made = own.make(await optionsFor(self, 'begin_adding'))
  expect((await self.post(api, { name: 'Tablet', ...made })).json()).toMatchObject({ success: true })
  return { clientId, self, own }
}

const signIn = async (own: Device, bent: Bent = {}, self = visitor(server.app)) => {
  const response = await self.post(
    `${api}/sign_in`,
    own.answer(await optionsFor(self, 'begin_sign_in'), bent),
  )
  const { valid } = (await self.get('/api/v1/sessions/validate')).json()
  return { code: response.statusCode === 200 ? null : response.json().error.code, valid }
}

const refused = { code: 'passkey_failed', valid: false }

describe('a passkey', () => {
  test('is added, shown, reported by email, and signs in, without a name or a password', async () => {
    const { clientId, self, own } = await withPasskey()
    const { passkeys, password } = (await self.get(api)).json()
    expect([passkeys, password]).toEqual([
      [{ id: own.id, name: 'Tablet', createdAt: now, usedAt: null }],
      false,
    ])
    const messages = await server.services.pool.query(
      'select data from outbox_message where client_id = $1',
      [clientId],
    )
    expect(messages.rows).toEqual([{ data: { change: 'passkey_added', way: 'Tablet' } }])
    expect(await signIn(own)).toEqual({ code: null, valid: true })
    expect(await signIn(own)).toEqual({ code: null, valid: true })
    expect((await self.get(api)).json().passkeys[0].usedAt).toBe(now)
  })

  test('is refused for another origin, site or challenge, if not unlocked, or if copied', async () => {
    const { own } = await withPasskey()
    expect(await signIn(own, { origin: 'http://elsewhere.example' })).toEqual(refused)
    expect(await signIn(own, { party: 'elsewhere.example' })).toEqual(refused)
    expect(await signIn(own, { challenge: text(randomBytes(32)) })).toEqual(refused)
    expect(await signIn(own, { unlocked: false })).toEqual(refused)
    expect(await signIn(own)).toEqual({ code: null, valid: true })
    own.rewind()
    expect(await signIn(own)).toEqual(refused)
  })

  test('is refused when its answer is repeated, or comes late', async () => {
    const { own } = await withPasskey()
    const self = visitor(server.app)
    const answer = own.answer(await optionsFor(self, 'begin_sign_in'))
    server.services.clock.set('2026-11-20T20:05:00Z')
    const late = await self.post(`${api}/sign_in`, answer)
    server.services.clock.set(now)
    expect(late.json().error.code).toBe('passkey_failed')
    expect((await self.post(`${api}/sign_in`, answer)).json().error.code).toBe('passkey_failed')
  })

  test('is refused like a wrong one if it is unknown, and another client’s id does not help', async () => {
    const { own } = await withPasskey()
    const { clientId } = await holder()
    const stranger = device()
    const self = visitor(server.app)
    const theirs = Buffer.from(clientId.replaceAll('-', ''), 'hex').toString('base64url')
    for (const userHandle of [null, 'AAAA', theirs]) {
      const options = await optionsFor(self, 'begin_sign_in')
      const forged = { ...stranger.answer(options), id: own.id, userHandle }
      expect((await self.post(`${api}/sign_in`, forged)).json().error.code).toBe('passkey_failed')
    }
  })

  test('of one brand does not work at the other', async () => {
    const { own } = await withPasskey()
    const bent = { origin: 'http://cookit.localhost:3000', party: 'cookit.localhost' }
    expect(await signIn(own, bent, visitor(server.app, 'cookit'))).toEqual(refused)
  })

  test('answers the question before settings, only for its own client', async () => {
    const { own, clientId } = await withPasskey()
    const self = await signedInVisitor(server, clientId)
    const ask = async (by: Visitor) =>
      by.post(`${api}/answer`, {
        ...own.answer(await optionsFor(by, 'begin_answering')),
        url: '//elsewhere.example',
      })
    const other = (await holder(false)).self
    expect((await ask(other)).json().error.code).toBe('passkey_failed')
    expect((await ask(self)).json()).toEqual({ url: '/account' })
    expect((await self.get('/api/v1/sessions/check_settings_authenticated')).json().authenticated).toBe(true)
  })

  test('is not added before the question before settings, nor twice, nor for another site', async () => {
    const { self, own } = await withPasskey()
    const again = own.make(await optionsFor(self, 'begin_adding'))
    expect((await self.post(api, { name: 'Twice', ...again })).json().error.code).toBe('passkey_exists')
    const bent = device().make(await optionsFor(self, 'begin_adding'), { origin: 'http://elsewhere.example' })
    expect((await self.post(api, { name: 'Bent', ...bent })).json().error.code).toBe('passkey_failed')
    const locked = (await holder(false)).self
    expect((await locked.post(`${api}/begin_adding`)).json().error.code).toBe('reauthentication_required')
  })

  test('no longer signs in once it is removed, and only its owner can remove it', async () => {
    const { self, own } = await withPasskey()
    const stranger = (await holder()).self
    expect((await stranger.post(`${api}/remove`, { id: own.id })).statusCode).toBe(404)
    expect((await self.post(`${api}/remove`, { id: own.id })).json()).toMatchObject({
      success: true,
      signInMethods: { passkeys: [] },
    })
    expect(await signIn(own)).toEqual(refused)
  })
})
