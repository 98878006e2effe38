import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everybody, flagNames, flagTable, followsOfFlag, hasFlag, isUsedAt, takesShare } from './flags.ts'
import { placeInHundred } from './place.ts'

const name = fc.constantFrom(...flagNames)
const share = fc.integer({ min: 0, max: 100 })
const clientId = fc.uuid({ version: 7 })
const ids = Array.from(
  { length: 20_000 },
  (_, n) =>
    `0190a5c0-${(n % 65_536).toString(16).padStart(4, '0')}-7000-8000-${n.toString(16).padStart(12, '0')}`,
)

test('a household keeps a flag while its share grows, and has it again where the share is the same', () => {
  fc.assert(
    fc.property(name, clientId, share, share, (flag, client, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(hasFlag(flag, more, client)).toBe(hasFlag(flag, more, client))
      if (hasFlag(flag, less, client)) expect(hasFlag(flag, more, client)).toBe(true)
    }),
  )
})

test('nobody has a flag at 0, everybody has it at 100, and a visitor has it only then', () => {
  fc.assert(
    fc.property(name, share, fc.option(clientId), (flag, of, client) => {
      expect(hasFlag(flag, 0, client)).toBe(false)
      expect(hasFlag(flag, everybody, client)).toBe(true)
      expect(hasFlag(flag, of, null)).toBe(of === everybody)
    }),
  )
})

test.each([1, 10, 25, 50, 90])('of many households %i in a hundred have it, within one', of => {
  for (const flag of ['show_rewards', 'settings_password'] as const) {
    const having = ids.filter(id => hasFlag(flag, of, id)).length
    expect(Math.abs((having / ids.length) * 100 - of)).toBeLessThan(1)
  }
})

test('the households of one flag’s share are no others’: each flag has an order of its own', () => {
  const first = ids.filter(id => hasFlag('show_rewards', 10, id))
  const both = first.filter(id => hasFlag('avatar_widget', 10, id))
  expect(both.length / first.length).toBeLessThan(0.13)
})

test('a household’s place is the same for ever', () => {
  const id = '0190a5c0-1234-7000-8000-000000000001'
  expect(placeInHundred('show_rewards', id)).toBeCloseTo(74.281_1, 5)
  expect(placeInHundred('avatar_widget', id)).toBeCloseTo(63.181_119, 5)
})

test.each([
  { of: 'show_rewards', was: 0, is: 25, gives: { get: 100, lose: 0, keep: 0, visitors: null } },
  { of: 'show_rewards', was: 50, is: 25, gives: { get: 0, lose: 100, keep: 100, visitors: null } },
  { of: 'show_rewards', was: 50, is: 100, gives: { get: 200, lose: 0, keep: 200, visitors: null } },
  { of: 'show_ready_to_eat', was: 100, is: 99, gives: { get: 0, lose: 4, keep: 396, visitors: 'lose' } },
  { of: 'show_menu', was: 0, is: 100, gives: { get: 400, lose: 0, keep: 0, visitors: 'get' } },
] as const)('$of from $was to $is changes $gives for 400 households', ({ of, was, is, gives }) => {
  expect(followsOfFlag(of, was, is, 400)).toEqual(gives)
})

test('a flag about visitors takes no share, and a brand’s own does nothing at the other', () => {
  expect(flagNames.filter(flag => !takesShare(flag))).toEqual(
    flagNames.filter(flag => flagTable[flag].concerns === 'visitors'),
  )
  expect(flagNames.filter(flag => !isUsedAt(flag, 'freshprep'))).toEqual([
    'cookit_gift_card',
    'cookit_short_nav',
  ])
  expect(flagNames.filter(flag => !isUsedAt(flag, 'cookit'))).toEqual([])
})
