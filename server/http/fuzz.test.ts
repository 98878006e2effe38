// Every declared call, given garbage by a visitor and by a household with boxes: it is answered or refused, and nothing
// breaks. Generated from the contract, so a new call is in it the day it is declared.

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDeclaration } from '../../contract/call.ts'
import { allCalls, pathOf } from '../../contract/index.ts'
import { inputsOf } from '../../tests/arbitrary.ts'
import { publishTestMenus, subscribe } from '../../tests/household.ts'
import { signedInVisitor, type TestServer, testServer, type Visitor, visitor } from '../../tests/http.ts'

const now = '2026-11-20T20:00:00Z'
let server: TestServer
let household: { clientId: string; orderId: string }

beforeAll(async () => {
  server = await testServer({ now })
  await publishTestMenus(server.services.pool, now)
  const { clientId, orders } = await subscribe(server.services.pool, now)
  household = { clientId, orderId: orders[1]?.id as string }
})
afterAll(() => server.close())

/** Sends an input where its call reads it; ids of an order become the household's own now and then. */
function send(self: Visitor, path: string, { method }: CallDeclaration, input: unknown) {
  const values: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(wellFormed(values[key])))
  if (method !== 'GET') return self[method === 'POST' ? 'post' : 'put'](url, input ?? {})
  const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, wellFormed(value)]))
  return self.get(`${url}?${query}`)
}

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const withOwnOrder = (input: unknown, own: boolean): unknown =>
  own && typeof input === 'object' && input !== null && 'orderId' in input
    ? { ...input, orderId: household.orderId }
    : input

describe.each(allCalls())('$name', ({ name, declaration }) => {
  test.each(['visitor', 'household'] as const)('given garbage by a %s never breaks', async who => {
    const property = fc.asyncProperty(inputsOf(declaration.input), fc.boolean(), async (input, own) => {
      const self = who === 'visitor' ? visitor(server.app) : await signedInVisitor(server, household.clientId)
      const response = await send(self, pathOf(name), declaration, withOwnOrder(input, own))
      expect(response.statusCode, response.body).toBeLessThan(500)
      if (response.statusCode >= 400 && response.statusCode !== 401) {
        expect(response.json()).toMatchObject({
          error: { code: expect.any(String), message: expect.any(String) },
        })
      }
    })
    await fc.assert(property, { numRuns: 25, seed: 20261120 })
  })
})
