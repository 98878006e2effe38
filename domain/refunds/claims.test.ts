import { describe, expect, test } from 'vitest'
import { type ClaimToJudge, judgeClaim, usualClaimLimits } from './claims.ts'

const usual: ClaimToJudge = {
  reason: 'missing',
  cents: 1_500,
  boxCents: 9_000,
  boxBackCents: 0,
  before: { claims: 0, cents: 0 },
}
const { cents, boxPercent, claims, claimsCents } = usualClaimLimits

describe('a claim is refunded at once', () => {
  test.each<[string, Partial<ClaimToJudge>, ReturnType<typeof judgeClaim>]>([
    ['a usual dish', {}, 'at_once'],
    ['the most of one claim', { cents, boxCents: 20_000 }, 'at_once'],
    ['a cent more', { cents: cents + 1, boxCents: 20_000 }, 'to_admin'],
    ['the most of one box', { boxBackCents: (9_000 * boxPercent) / 100 - 1_500 }, 'at_once'],
    ['a cent more of it', { boxBackCents: (9_000 * boxPercent) / 100 - 1_499 }, 'to_admin'],
    ['the last claim within the limit', { before: { claims: claims - 1, cents: 0 } }, 'at_once'],
    ['one claim more', { before: { claims, cents: 0 } }, 'to_admin'],
    ['claims that come to the most', { before: { claims: 1, cents: claimsCents - 1_500 } }, 'at_once'],
    ['a cent more together', { before: { claims: 1, cents: claimsCents - 1_499 } }, 'to_admin'],
    ['a late box', { reason: 'late' }, 'to_admin'],
  ])('%s: %o → %s', (_, claim, verdict) => {
    expect(judgeClaim({ ...usual, ...claim }, usualClaimLimits)).toBe(verdict)
  })
})
