// Sends garbage to every declared call, as a visitor and as a household with boxes. Each request is answered or refused with a code
// and its sentence, nothing breaks, and no other household's box is reached. The test is generated from the contract, so a new call
// is covered on the day it is declared.

import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { CallDeclaration } from '../../contract/call.ts'
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts'
import { allCalls, pathOf } from '../../contract/index.ts'
import { locales } from '../../domain/brands.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { missingMessages } from '../../i18n/errors_missing.ts'
import { explained } from '../../i18n/errors_money.ts'
import { inputsOf } from '../../tests/arbitrary.ts'
import { menusAt, orderOf, subscribe } from '../../tests/household.ts'
import { insertClient, signedInVisitor, testServer, type Visitor, visitor } from '../../tests/http.ts'

const now = '2026-11-20T20:00:00Z'
const orderIds = { own: '', other: '' }

const server = await testServer({ now, beginning: menusAt(now) })
const own = await subscribe(server.services.pool, now)
const other = await subscribe(server.services.pool, now)
const clientId: string = own.clientId
const adminId = await insertClient(server.services, { isAdmin: true })
orderIds.own = orderOf(own, 1).id
orderIds.other = orderOf(other, 1).id

/** Sends an input where its call reads it, with the language of the answer. */
function send(self: Visitor, path: string, { method }: CallDeclaration, input: unknown, locale: string) {
  const values: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(wellFormed(values[key])))
  const headers = { 'accept-language': locale }
  if (method !== 'GET') return self[method === 'POST' ? 'post' : 'put'](url, input ?? {}, headers)
  const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, wellFormed(value)]))
  return self.get(`${url}?${query}`, headers)
}

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** An order is named by garbage, or is the household's own, or another's. */
const withOrder = (input: unknown, whose: keyof typeof orderIds | null): unknown =>
  whose && typeof input === 'object' && input !== null && 'orderId' in input
    ? { ...input, orderId: orderIds[whose] }
    : input

/** JSON, with a code and a sentence where it is refused; `require_login` is that word alone. */
function expectToldWell(response: LightMyRequestResponse, locale: (typeof locales)[number]) {
  expect(response.statusCode, response.body).toBeLessThan(500)
  if (response.statusCode === 401 && response.body === 'require_login') return
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const body = response.json() as Partial<ErrorBody>
  if (response.statusCode < 400) return
  const sentences = errorMessages('freshprep', locale)
  const { code, message, fields = {}, details } = body.error as ErrorBody['error']
  const sentenceOf = (code: ErrorCode) =>
    explained(code, sentences[code], details, { brand: 'freshprep', locale })
  expect(message).toBe(sentenceOf(code))
  // An empty field says what to enter.
  const missing = Object.values(missingMessages('freshprep', locale))
  for (const field of Object.values(fields))
    expect([sentenceOf(field.code), ...missing]).toContain(field.message)
}

/** The possible callers: an admin is tried only where others are refused. */
const people = ({ who }: CallDeclaration) =>
  who === 'admin' ? (['visitor', 'household', 'admin'] as const) : (['visitor', 'household'] as const)

describe.each(allCalls())('$name', ({ name, declaration }) => {
  test.each(people(declaration))(
    'with garbage from a %s never breaks',
    { tags: '[CB-PARSED-BODY]' },
    async who => {
      let self = visitor(server.app)
      const enter = async () => {
        if (who === 'visitor') return visitor(server.app)
        // Signing in costs more than most calls, so the caller stays signed in until a call ends the session.
        if (self.cookie !== null) return self
        return signedInVisitor(server, who === 'admin' ? adminId : clientId, 'freshprep', { settings: true })
      }
      const whose = fc.constantFrom('own' as const, 'other' as const, null)
      const asked = [inputsOf(declaration.input), whose, fc.constantFrom(...locales)] as const
      const property = fc.asyncProperty(...asked, async (input, order, locale) => {
        self = await enter()
        const sent = withOrder(input, order)
        const response = await send(self, pathOf(name), declaration, sent, locale)
        expectToldWell(response, locale)
        // An admin may see anybody's box, through the admin's calls.
        const theirs = order === 'other' && sent !== input && who !== 'admin'
        if (theirs) expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400)
      })
      await fc.assert(property, { numRuns: 25, seed: 20261120 })
    },
  )
})

test('the other household’s boxes are unchanged', { tags: '[ROLE-CLIENT-OWN]' }, async () => {
  const { rows } = await server.services.pool.query(
    `select o.state, o.version, (select count(*)::int from order_line l where l.order_id = o.id) as lines
     from client_order o where o.id = $1`,
    [orderIds.other],
  )
  expect(rows).toEqual([{ state: 'upcoming', version: 1, lines: 0 }])
})
