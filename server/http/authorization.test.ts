// Who may make which call: the contract's declaration, tested over the wire and in process, for every call.

import { describe, expect, test } from 'vitest'
import type { CallDeclaration } from '../../contract/call.ts'
import type { Refusal } from '../../contract/errors.ts'
import { allCalls, type CallName, pathOf } from '../../contract/index.ts'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../tests/http.ts'
import { openSession } from '../request/sessions/session.ts'
import { authorize, bindCalls } from './bound_calls.ts'
import { calls as handlers } from './calls/index.ts'
import { callInProcess, tableOf } from './in_process.ts'

const now = '2026-11-20T20:00:00Z'

const server = await testServer({ now })

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const
const send = (self: Visitor, name: CallName, { method }: CallDeclaration) =>
  self[verbs[method]](pathOf(name).replace(/:\w+/g, 'x'))
const closed = allCalls().filter(({ declaration }) => declaration.who !== 'anyone')
const settings = allCalls().filter(({ declaration }) => declaration.who === 'settings')
const open = allCalls().filter(({ declaration }) => declaration.who === 'anyone')

describe('a visitor', () => {
  test.each(closed)('has to sign in for $name', async ({ name, declaration }) => {
    const self = visitor(server.app)
    const response = await send(self, name, declaration)
    expect([response.statusCode, response.body]).toEqual([401, 'require_login'])
  })

  test.each(closed)('has to sign in for $name in process', async ({ name, declaration }) => {
    const { services } = server
    const session = await openSession(services, {
      brand: 'cookit',
      cookies: undefined,
      now: services.clock.now(),
      secure: false,
    })
    const request = {
      brand: 'cookit',
      locale: 'fr',
      now: services.clock.now(),
      origin: 'http://cookit.localhost',
      session,
    } as const
    const api = callInProcess(tableOf(bindCalls(handlers, false)), services, request)
    const call: Promise<unknown> = api[verbs[declaration.method] as 'get'](name as never, {} as never)
    await expect(call).rejects.toMatchObject({ name: 'Refusal', code: 'require_login' })
  })

  test.each(open)('does not have to sign in for $name', async ({ name, declaration }) => {
    const self = visitor(server.app)
    const response = await send(self, name, declaration)
    expect(response.body).not.toBe('require_login')
  })
})

describe('a client', () => {
  test('has to sign in for none', async () => {
    const self = await signedInVisitor(server, await insertClient(server.services))
    for (const { name, declaration } of closed.filter(call => call.declaration.who === 'client')) {
      const response = await send(self, name, declaration)
      expect(response.statusCode, name).not.toBe(401)
    }
  })

  test.each(settings)(
    'has to answer the question before settings for $name, by any method',
    { tags: '[ROLE-CLIENT-SETTINGS-REAUTH]' },
    async ({ name, declaration }) => {
      const self = await signedInVisitor(server, await insertClient(server.services))
      const answers = [await send(self, name, declaration)]
      if (declaration.alsoGet) answers.push(await self.get(pathOf(name)))
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'reauthentication_required'])
      }
    },
  )

  test('of one brand is a visitor at the other', async () => {
    const self = await signedInVisitor(server, await insertClient(server.services))
    const response = await self.get('/api/v1/account/index', { host: 'cookit.localhost:3000' })
    expect(response.body).toBe('require_login')
  })
})

describe('an admin’s call', () => {
  const refusal = (
    session: { clientId: string | null; isAdmin?: boolean; isDriver?: boolean },
    who: 'admin' | 'driver' = 'admin',
  ) => {
    try {
      authorize(who, { isAdmin: false, isDriver: false, ...session })
      return null
    } catch (error) {
      return (error as Refusal).code
    }
  }

  test('requires a visitor to sign in, refuses a client and accepts an admin (rule 7)', () => {
    expect(refusal({ clientId: null, isAdmin: false })).toBe('require_login')
    expect(refusal({ clientId: 'c', isAdmin: false })).toBe('forbidden')
    expect(refusal({ clientId: 'c', isAdmin: true })).toBeNull()
  })

  test('refuses a driver, and a driver’s call refuses an admin', () => {
    expect(refusal({ clientId: 'c', isDriver: true })).toBe('forbidden')
    expect(refusal({ clientId: 'c', isAdmin: true }, 'driver')).toBe('forbidden')
    expect(refusal({ clientId: null }, 'driver')).toBe('require_login')
    expect(refusal({ clientId: 'c', isDriver: true }, 'driver')).toBeNull()
  })
})
