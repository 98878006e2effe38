import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandOfProvince } from '../../domain/brands.ts'
import { parseCsv } from '../../domain/csv.ts'
import { areas, slots } from './index.ts'

const all = areas()
const served = all.filter(area => area.served)
const find = (fsa: string) => all.find(area => area.fsa === fsa)
const communities = (brand: string) =>
  new Set(served.filter(area => area.brand === brand).map(area => area.place)).size

describe('delivery areas', () => {
  test('20 communities or more in BC and Alberta, 130 cities or more in Quebec and Ontario', {
    tags: '[CLAIM-COVERAGE]',
  }, () => {
    expect(communities('freshprep')).toBeGreaterThanOrEqual(20)
    expect(communities('cookit')).toBeGreaterThanOrEqual(130)
  })

  test('every area is listed once, belongs to the brand of its province, and Santa Claus to none', () => {
    expect(new Set(all.map(area => area.fsa)).size).toBe(all.length)
    for (const area of all) expect(area.brand).toBe(brandOfProvince(area.province))
    expect(find('H0H')).toBeUndefined()
    expect(find('L9X')?.place).toBe('Barrie')
  })

  test('cities are served from their kitchen', { tags: '[BRAND-WEST-REGION] [BRAND-EAST-REGION]' }, () => {
    expect(find('V5K')).toMatchObject({ brand: 'freshprep', served: true, kitchen: 'vancouver' })
    expect(find('T5K')).toMatchObject({ brand: 'freshprep', served: true, kitchen: 'calgary' })
    expect(find('H2T')).toMatchObject({ brand: 'cookit', served: true, kitchen: 'montreal' })
    expect(find('M5V')).toMatchObject({ brand: 'cookit', served: true, kitchen: 'toronto' })
  })

  test('the far north, the countryside and areas without homes are not served', {
    tags: '[VAL-POSTAL-UNSUPPORTED]',
  }, () => {
    for (const fsa of ['T0P', 'V0W', 'J0Y', 'P9N', 'K1A', 'M7A']) expect(find(fsa)?.served, fsa).toBe(false)
    expect(served.filter(area => area.fsa[1] === '0')).toEqual([])
  })

  test('every point lies in Canada', () => {
    for (const area of all) {
      expect(area.lat).toBeGreaterThan(41)
      expect(area.lat).toBeLessThan(63)
      expect(area.lon).toBeGreaterThan(-140)
      expect(area.lon).toBeLessThan(-55)
    }
  })

  test('every served zone has windows, no window is repeated, and each has households that can use it', () => {
    const zones = new Set(served.map(area => area.zone))
    const driven = new Set(slots.map(slot => slot.zone))
    expect([...zones].sort()).toEqual([...driven].sort())
    const keys = slots.map(slot => `${slot.zone} ${slot.weekday} ${slot.startHour}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const slot of slots) expect(slot.startHour).toBeLessThan(slot.endHour)
  })
})

describe('civic addresses', () => {
  const text = readFileSync(new URL('../data/addresses.csv', import.meta.url), 'utf8')
  const addresses = parseCsv(text)

  test('each has a number, a street, a full postal code and a point', () => {
    expect(addresses.length).toBeGreaterThan(20_000)
    for (const address of addresses) {
      expect(address.number && address.street && address.city).toBeTruthy()
      expect(address.postal).toMatch(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/)
      expect(Number(address.lat)).toBeGreaterThan(41)
    }
  })
})

test('quoted values of a file keep their commas and quotes, and empty values stay empty', () => {
  const rows = parseCsv('a,b,c\n,"1, ""2""",\nx,,z\n')
  expect(rows).toEqual([
    { a: '', b: '1, "2"', c: '' },
    { a: 'x', b: '', c: 'z' },
  ])
})
