// Families of ingredients, compared with the USDA's descriptions: a household that excludes pork is never served any of it.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../domain/csv.ts'
import { families, ingredients } from './index.ts'

const text = readFileSync(new URL('../data/nutrition.csv', import.meta.url), 'utf8')
const rows = new Map(parseCsv(text).map(row => [row.ndb_no, row.desc ?? '']))
const known = [...ingredients.values()]
const membersOf = (id: string): readonly string[] => families.find(family => family.id === id)?.members ?? []

/** A food with such a USDA description comes from that animal. */
const animals: readonly [family: string, pattern: RegExp][] = [
  ['any-pork', /\b(PORK|BACON|HAM|PROSCIUTTO|PANCETTA|LARD)\b/i],
  ['any-beef', /\b(BEEF|BF|VEAL)\b/i],
  ['any-poultry', /\b(CHICKEN|CHICK|TURKEY|DUCK)\b/i],
  ['any-lamb', /\bLAMB\b/i],
]

describe('a family of ingredients', () => {
  test.each(animals)(
    '%s includes every ingredient that comes from that animal by its USDA row',
    (id, pattern) => {
      const described = known.filter(
        ({ ndb, animal }) => animal.includes('meat') && pattern.test(rows.get(ndb ?? '') ?? ''),
      )
      expect(described.length).toBeGreaterThan(0)
      expect([...membersOf(id)].sort()).toEqual(described.map(food => food.id).sort())
    },
  )

  test('includes every meat, fish and shellfish, so that none can be excluded only by its own name', () => {
    const held = new Set(animals.flatMap(([id]) => membersOf(id)))
    expect(known.filter(food => food.animal.includes('meat') && !held.has(food.id))).toEqual([])
    const sea = new Set([...membersOf('any-fish'), ...membersOf('any-shellfish')])
    expect(
      known
        .filter(food => food.animal.includes('fish'))
        .map(food => food.id)
        .sort(),
    ).toEqual([...sea].sort())
  })

  test.each([
    ['any-cheese', /^CHEESE/],
    ['any-onion', /^(ONION|SHALLOT|LEEK|CHIVES)/],
    ['any-garlic', /^GARLIC/],
    ['any-tomato', /^(TOMATO|CATSUP)/],
    ['any-pulse', /^(BEANS,(BLACK|KIDNEY|WHITE|PINTO)|CHICKPEAS|LENTILS)/],
    ['any-potato', /^POTATO/],
    ['any-squash', /^SQUASH,WNTR/],
  ])('%s includes every ingredient whose USDA row begins with this word', (id, pattern) => {
    const described = known.filter(({ ndb }) => pattern.test((rows.get(ndb ?? '') ?? '').toUpperCase()))
    expect(described.length).toBeGreaterThan(0)
    expect(membersOf(id)).toEqual(expect.arrayContaining(described.map(food => food.id)))
  })

  test('names only known ingredients, each once, and has a name that no ingredient has', () => {
    for (const { id, members } of families) {
      expect(new Set(members).size).toBe(members.length)
      expect(members.filter(member => !ingredients.has(member))).toEqual([])
      expect(ingredients.has(id)).toBe(false)
    }
  })
})
