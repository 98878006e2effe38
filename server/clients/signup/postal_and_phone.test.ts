import { describe, expect, test } from 'vitest'
import { type Visitor, visitor } from '../../../tests/http.ts'
import { signupServer } from '../../../tests/signup.ts'

// A Friday morning in Montréal: Tuesday's cutoff is tonight, Sunday's and Monday's have passed.
const now = '2026-11-27T15:00:00.000Z'
const server = await signupServer(now)

const call = (action: string) => `/api/v1/signup/${action}`

/** Sends a good address with some fields replaced; returns the code, and the field at fault. */
async function _refusal(self: Visitor, changes: Record<string, unknown>, headers = {}) {
  const form = { ...(await server.nextDoor('cookit')), ...changes }
  const answer = await self.post(call('save_address'), form, headers)
  const { code, fields, details, message } = answer.json().error
  return { status: answer.statusCode, code, fields: Object.keys(fields ?? {}), details, message }
}

const _suggestion = async (self: Visitor, query: string) => {
  const answer = await self.get(`/addresses/suggestions?query=${encodeURIComponent(query)}`)
  return answer.json().suggestions[0]
}

const _attemptsAt = async (text: string) => {
  const { rows } = await server.services.pool.query(
    'select brand, reason, postal, client_id is not null as known from address_attempt where text like $1',
    [`${text}%`],
  )
  return rows
}

describe('postal codes', () => {
  test('serves Montréal and not Vancouver, which its sister does', {
    tags: '[API-signup.check_pc_for_cookit]',
  }, async () => {
    const self = visitor(server.app, 'cookit')
    const check = async (postal: string) =>
      (await self.get(`${call('check_pc_for_cookit')}?postal=${postal}`)).json()
    expect(await check('h2x3p1')).toMatchObject({ served: true, sister: false })
    expect(await check('V6B%201A1')).toMatchObject({ served: false, sister: true })
  })

  test('serves Vancouver and not Montréal', { tags: '[API-signup.check_pc_for_freshprep]' }, async () => {
    const self = visitor(server.app, 'cookit')
    const check = async (postal: string) =>
      (await self.get(`${call('check_pc_for_freshprep')}?postal=${encodeURIComponent(postal)}`)).json()
    expect(await check('V6B 1A1')).toMatchObject({ served: true, sister: false })
    expect(await check('H2X 3P1')).toMatchObject({ served: false, sister: true })
    expect(await check('R3C 1A1')).toEqual({ served: false, place: null, sister: false })
  })

  test.each([
    ['12345', 'postal_invalid'],
    ['H0H 0H0', 'postal_invalid'],
    ['', 'postal_required'],
  ])('%j is %s', { tags: '[VAL-POSTAL-VALID]' }, async (postal, code) => {
    const self = visitor(server.app, 'cookit')
    const answer = await self.get(`${call('check_pc_for_cookit')}?postal=${encodeURIComponent(postal)}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, code])
  })
})

describe('phone numbers', () => {
  const validate = async (phone: string) =>
    (await visitor(server.app, 'cookit').post(call('validate_phone'), { phone })).json()

  test.each(['514 871-1234', '+1 (604) 683-1234', '1-416-392-2489', '5148711234'])(
    '%s is valid in Canada',
    { tags: '[API-signup.validate_phone] [VAL-PHONE]' },
    async phone => expect((await validate(phone)).valid).toBe(true),
  )

  test.each(['123', '212 736 5000', '+44 20 7946 0018', '514 555', 'call me', ''])(
    '%j is not',
    { tags: '[API-signup.validate_phone] [VAL-PHONE]' },
    async phone => expect(await validate(phone)).toEqual({ valid: false, formatted: null }),
  )

  test('a valid one comes back in its written form', async () => {
    expect((await validate('5148711234')).formatted).toBe('(514) 871-1234')
  })
})
