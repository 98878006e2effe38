import { expect, test } from 'vitest'
import { passwordFaultOf } from './password_fault.ts'

const owner = { email: 'amelie.tremblay@example.com', firstName: 'Amélie', lastName: 'Tremblay' }

test.each([
  'P@ssw0rd123',
  'abcdefghij',
  'sunshine123',
  'password123',
  'QWERTYUIOP',
  'azertyuiop',
  '1234567890',
  '          ',
  'aaaaaaaaaaaa',
  'abababababab',
  'amelietremblay',
  'Amélie-2026!',
  'cookit12345678',
  'soleil12345',
  'Ch0c0l4t!23',
  'motdepasse1',
  'hockey2026!',
  'montreal123!',
  '1111122222',
  '!@#$%^&*()',
  '🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂',
  '李小龙李小龙李小龙李',
  'x'.repeat(200),
])('%j is among the first guesses of an attacker', { tags: '[AUTH-PASSWORD-COMMON]' }, async password => {
  expect(await passwordFaultOf(password, owner)).toBe('password_too_common')
})

test.each([
  'plum window otter',
  'demo-password-1',
  'a-long-enough-password',
  'correct horse battery',
  '  leading and trailing  ',
  'tab\tand\u0001control',
  'amelie likes plums',
  'мой дядя самых',
  'prune fenêtre loutre',
  'b7Kq9xw2Lm',
  '李小龙 🎂 aime la soupe',
  `plum window otter and ${'so on '.repeat(29)}`,
])('%j is accepted', async password => {
  expect(await passwordFaultOf(password, owner)).toBeNull()
})

test('a text made to be judged for long is judged in moments', async () => {
  await passwordFaultOf('plum window otter', owner)
  const before = process.cpuUsage()
  await passwordFaultOf('4@8({[</369&#!1/|0$5+7%2/'.repeat(8), owner)
  const { user, system } = process.cpuUsage(before)
  // Judged whole it takes seconds.
  expect((user + system) / 1_000).toBeLessThan(400)
})
