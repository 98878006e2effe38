import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

const owner = { email: 'amelie.tremblay@example.com', firstName: 'Amélie', lastName: 'Tremblay' }
const needs = (guesses: number) => () => guesses

test('a password is accepted from a hundred million guesses on', () => {
  expect(passwordFault('plum window otter', owner, needs(99_999_999))).toBe('password_too_common')
  expect(passwordFault('plum window otter', owner, needs(100_000_000))).toBeNull()
})

test('a short password is refused as too short, whatever it takes to guess it', () => {
  expect(passwordFault('plum wind', owner, needs(1e20))).toBe('password_too_short')
})

test('the words of the owner and of the brands are among the first to be tried', () => {
  let tried: readonly string[] = []
  passwordFault('plum window otter', owner, (_password, words) => {
    tried = words
    return 1e20
  })
  expect(tried).toEqual(expect.arrayContaining(['amelie', 'tremblay', 'freshprep', 'cookit']))
})

test.each([
  'amelietremblay',
  'Amélie-2026!',
  'tremblay123456',
  'amelie.tremblay@example.com',
  'freshprep2026',
  'Fresh Prep 1!',
  'cookit12345678',
])('little is left of %j without what an acquaintance knows', password => {
  expect(passwordFault(password, owner, needs(1e20))).toBe('password_too_common')
})
