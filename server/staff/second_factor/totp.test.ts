import { describe, expect, test } from 'vitest'
import { authenticatorUri, base32, stepOfCode, totpOf, totpStepOf } from './totp.ts'

/** The secret of RFC 6238's vectors for SHA-1. */
const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)

describe('a one-time code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is the one of RFC 6238', (seconds, code) => {
    expect(totpOf(secret, totpStepOf(at(seconds)))).toBe(code)
    expect(stepOfCode(secret, code, at(seconds))).toBe(totpStepOf(at(seconds)))
  })

  test('counts for the thirty seconds before and after its own, and no longer', () => {
    const code = totpOf(secret, 100)
    expect([98, 99, 100, 101, 102].map(step => stepOfCode(secret, code, at(step * 30)))).toEqual([
      null,
      100,
      100,
      100,
      null,
    ])
  })

  test.each(['', '28708', '2870821', 'abcdef', '２８７０８２'])(
    'that is no six digits (%s) is wrong',
    code => {
      expect(stepOfCode(secret, code, at(59))).toBeNull()
    },
  )
})

test('a secret is written in base 32, as RFC 4648 has it', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(text => base32(Buffer.from(text)))
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
})

test('an authenticator’s address names house and person', () => {
  expect(authenticatorUri(secret, { email: 'sam@example.com', issuer: 'Fresh Prep Office' })).toBe(
    'otpauth://totp/Fresh%20Prep%20Office%3Asam%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fresh%20Prep%20Office',
  )
})
