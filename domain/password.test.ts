import { expect, test } from 'vitest'
import { commonPasswords } from './common_passwords.ts'
import { passwordFault } from './password.ts'

const owner = { email: 'amelie.tremblay@example.com', firstName: 'Amélie', lastName: 'Tremblay' }

test.each([
  'password123',
  'QWERTYUIOP',
  '1234567890',
  '          ',
  'aaaaaaaaaaaa',
  'abababababab',
  'amelietremblay',
  'Amélie-2026!',
  'tremblay123456',
  'amelie.tremblay@example.com',
  'freshprep2026',
  'Fresh Prep 1!',
  'cookit12345678',
])('%j is among the first guesses of an attacker', { tags: '[AUTH-PASSWORD-COMMON]' }, password => {
  expect(passwordFault(password, owner)).toBe('password_too_common')
})

test.each([
  'plum window otter',
  'demo-password-1',
  'a-long-enough-password',
  '  leading and trailing  ',
  'tab\tand\u0001control',
  'amelie likes plums',
  'мой дядя самых',
])('%j is accepted', password => {
  expect(passwordFault(password, owner)).toBeNull()
})

test('a short password is refused as too short', () => {
  expect(passwordFault('plum', owner)).toBe('password_too_short')
})

test('the common passwords on the list are long enough to matter, and folded as they are looked up', () => {
  expect(commonPasswords.size).toBeGreaterThan(1_000)
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(10)
    expect(password).toBe(password.toLowerCase())
  }
})
