import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { terms as seeded } from '../../seed/terms/index.ts'
import { seededTerms } from '../../tests/terms.ts'
import { noBalances, priceBox } from '../pricing/price_box.ts'
import { cutoffOf } from '../time/cutoff.ts'
import { addDays, addHours } from '../time/zone.ts'
import { differencesOf, firstDateOf, noticeDays, rises, type Standing, tooSoon } from './changes.ts'
import { boxTerms, planById } from './terms.ts'
import { openTermBook, type TermVersion } from './versions.ts'

const price = (cents: number, from: string, version = 1): TermVersion => ({
  kind: 'plan_price',
  subject: 'cookit/rtc_2-3',
  version,
  value: { cents },
  from,
})
const steps = (...of: [meals: number, rate: number][]): TermVersion => ({
  kind: 'volume_discount',
  subject: 'cookit',
  version: 1,
  value: { steps: of.map(([meals, rate]) => ({ meals, rate })) },
  from: '2026-01-01',
})
// A Sunday evening in Montreal.
const standing: Standing = {
  brand: 'cookit',
  kind: 'plan_price',
  lastWeek: '2026-12-28',
  now: '2026-11-29T23:00:00Z',
  cutoffs: seededTerms.cutoffs,
}

describe('whether something costs more', () => {
  test.each([
    ['a price that goes up', price(1345, '2026-01-01'), price(1395, '2027-01-04'), true],
    ['a price that goes down', price(1345, '2026-01-01'), price(1295, '2027-01-04'), false],
    ['a step that gives less', steps([8, 4_000]), steps([8, 3_000]), true],
    ['a step that comes later', steps([8, 4_000]), steps([10, 4_000]), true],
    ['a further step', steps([8, 4_000]), steps([8, 4_000], [14, 9_000]), false],
  ])('%s', (_, before, after, more) => {
    expect(rises({ before, after })).toBe(more)
  })

  test('a tax is the law’s, so it needs no notice of ours', () => {
    const tax = (rate: number): TermVersion => ({
      kind: 'tax',
      subject: 'QC/snack',
      version: 1,
      value: { taxes: [{ code: 'QST', rate }] },
      from: '2026-01-01',
    })
    expect(rises({ before: tax(9_975), after: tax(12_000) })).toBe(false)
  })
})

describe('the first date of a change (rule 82)', () => {
  test('a price rises in the first week without a box, thirty days before its first charge at the latest', () => {
    expect(firstDateOf(standing, true)).toBe('2027-01-04')
    expect(firstDateOf({ ...standing, lastWeek: '2027-01-04' }, true)).toBe('2027-01-11')
    expect(firstDateOf({ ...standing, lastWeek: null }, true)).toBe('2027-01-04')
    expect(firstDateOf({ ...standing, lastWeek: null, now: '2026-12-02T23:00:00Z' }, true)).toBe('2027-01-11')
  })

  test('what does not rise begins with the next week whose boxes can be priced again a day before their cutoff', () => {
    expect(firstDateOf(standing, false)).toBe('2026-12-07')
    expect(firstDateOf({ ...standing, kind: 'tax' }, false)).toBe('2026-12-04')
  })

  test('a change too soon, or within a week, is answered with the first date it could be for', () => {
    const before = [price(1345, '2021-04-01')]
    const change = (cents: number, from: string) =>
      tooSoon(standing, differencesOf(before, [...before, price(cents, from, 2)]))
    expect(change(1395, '2026-12-28')).toBe('2027-01-04')
    expect(change(1395, '2027-01-04')).toBeNull()
    expect(change(1395, '2027-01-06')).toBe('2027-01-11')
    expect(change(1295, '2026-12-07')).toBeNull()
    expect(change(1295, '2026-11-30')).toBe('2026-12-07')
    expect(change(1345, '2026-11-30')).toBeNull()
  })

  test('taking back a fall is a rise, and needs its notice', () => {
    const fallen = [price(1345, '2021-04-01'), price(1295, '2026-12-14', 2)]
    expect(tooSoon(standing, differencesOf(fallen, fallen.slice(0, 1)))).toBe('2027-01-04')
    const risen = [price(1345, '2021-04-01'), price(1395, '2027-01-04', 2)]
    expect(tooSoon(standing, differencesOf(risen, risen.slice(0, 1)))).toBeNull()
  })

  test('whenever a rise is allowed, nobody is charged at it within thirty days, and no box that exists costs more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 }),
        fc.integer({ min: -1, max: 8 }),
        fc.constantFrom('freshprep' as const, 'cookit' as const),
        (hours, weeks, brand) => {
          const now = addHours('2026-11-01T00:00:00Z', hours)
          const lastWeek = weeks < 0 ? null : addDays('2026-11-02', 7 * (Math.floor(hours / 168) + weeks))
          const first = firstDateOf({ ...standing, brand, lastWeek, now }, true)
          expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(1)
          expect(cutoffOf(brand, first, standing.cutoffs) >= addHours(now, noticeDays * 24)).toBe(true)
          expect(lastWeek === null || first > addDays(lastWeek, 6)).toBe(true)
        },
      ),
    )
  })
})

describe('random histories of changes', () => {
  const changes = fc.array(
    fc.record({
      cents: fc.integer({ min: 500, max: 3_000 }),
      weeks: fc.integer({ min: 0, max: 60 }),
      back: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  const versionsOf = (of: readonly { cents: number; weeks: number }[]) =>
    of.map(({ cents, weeks }, i) => price(cents, addDays('2026-12-07', 7 * weeks), i + 2))
  const goodsOn = (versions: readonly TermVersion[], date: string): number => {
    const terms = openTermBook([...seeded, ...versions]).of('cookit', date)
    const plan = planById(terms, 'rtc_2-3')
    if (!plan) throw new RangeError('rtc_2-3')
    const box = { plan, lines: [], held: [], balances: noBalances, terms: boxTerms(terms, 'QC') }
    return priceBox(box).price.goodsCents
  }

  test('a box costs the version with the latest date up to its delivery, the newest of several, on both sides of every date', () => {
    fc.assert(
      fc.property(changes, of => {
        const versions = versionsOf(of)
        for (const { from } of versions) {
          for (const date of [addDays(from, -1), from, addDays(from, 6)]) {
            const upTo = versions.filter(version => version.from <= date)
            const latest = upTo
              .map(version => version.from)
              .sort()
              .at(-1)
            const held = upTo.filter(version => version.from === latest).at(-1)
            const cents = (held?.value as { cents: number } | undefined)?.cents ?? 1_345
            expect(goodsOn(versions, date)).toBe(6 * cents)
          }
        }
      }),
    )
  })

  test('a change moves the price of exactly the dates that it says', () => {
    fc.assert(
      fc.property(changes, fc.record({ cents: fc.nat(3_000), weeks: fc.nat(60) }), (of, change) => {
        const before = versionsOf(of)
        const after = [...before, price(change.cents, addDays('2026-12-07', 7 * change.weeks), of.length + 2)]
        const all = [price(1_345, '2021-04-01')]
        const byDate = (versions: TermVersion[]) =>
          [...all, ...versions].toSorted((a, b) =>
            a.from === b.from ? a.version - b.version : a.from < b.from ? -1 : 1,
          )
        const starts = new Set(differencesOf(byDate(before), byDate(after)).map(({ from }) => from))
        for (const date of new Set([...before, ...after].map(({ from }) => from)))
          expect(goodsOn(before, date) !== goodsOn(after, date)).toBe(starts.has(date))
      }),
    )
  })
})
