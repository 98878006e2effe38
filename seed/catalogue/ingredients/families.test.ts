// Families of ingredients, held against what the USDA says the food is: whoever excludes pork is never served any of it.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../csv.ts'
import { families, ingredients } from '../index.ts'

const text = readFileSync(new URL('../../data/nutrition.csv', import.meta.url), 'utf8')
const rows = new Map(parseCsv(text).map(row => [row.ndb_no, row.desc ?? '']))
const known = [...ingredients.values()]
const membersOf = (id: string): readonly string[] => families.find(family => family.id === id)?.members ?? []

/** A food whose USDA description reads like this is of that animal. */
const animals: readonly [family: string, pattern: RegExp][] = [
  ['any-pork', /\b(PORK|BACON|HAM|PROSCIUTTO|PANCETTA|LARD)\b/i],
  ['any-beef', /\b(BEEF|BF|VEAL)\b/i],
  ['any-poultry', /\b(CHICKEN|CHICK|TURKEY|DUCK)\b/i],
  ['any-lamb', /\bLAMB\b/i],
]

describe('a family of ingredients', () => {
  test.each(animals)('%s holds every ingredient that its USDA row says is of that animal', (id, pattern) => {
    const described = known.filter(
      ({ ndb, animal }) => animal.includes('meat') && pattern.test(rows.get(ndb ?? '') ?? ''),
    )
    expect(described.length).toBeGreaterThan(0)
    expect([...membersOf(id)].sort()).toEqual(described.map(food => food.id).sort())
  })

  test('has every meat, fish and shellfish: none is left to be excluded only by its own name', () => {
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
  ])('%s holds every ingredient whose USDA row begins so', (id, pattern) => {
    const described = known.filter(({ ndb }) => pattern.test((rows.get(ndb ?? '') ?? '').toUpperCase()))
    expect(described.length).toBeGreaterThan(0)
    expect(membersOf(id)).toEqual(expect.arrayContaining(described.map(food => food.id)))
  })

  test('names only what there is, each once, and is called what no ingredient is', () => {
    for (const { id, members } of families) {
      expect(new Set(members).size).toBe(members.length)
      expect(members.filter(member => !ingredients.has(member))).toEqual([])
      expect(ingredients.has(id)).toBe(false)
    }
  })
})
