import { expect, test } from 'vitest'
import { firstSignIn } from './identity.ts'

const yes = true
const no = false

test.each([
  // vouched, proven, other ways
  [yes, yes, yes, 'link'],
  [yes, yes, no, 'link'],
  [yes, no, no, 'link'],
  [yes, no, yes, 'ask'],
  [no, yes, yes, 'ask'],
  [no, yes, no, 'ask'],
  [no, no, yes, 'ask'],
  [no, no, no, 'ask'],
] as const)(
  'a provider that vouches for the address: %s, of an account whose address is proven: %s, with other ways in: %s: %s (rule 79)',
  (vouched, proven, otherWays, expected) => {
    expect(firstSignIn({ vouched, proven, otherWays })).toBe(expected)
  },
)
