import { describe, expect, test } from 'vitest'
import {
  closeness,
  distanceTo,
  isNothing,
  meaningsOf,
  queryOf,
  respellings,
  spellingsOf,
} from './find_household.ts'
import { litParts } from './lit.ts'

/** The meanings that are not null, with what is looked up. */
const knownMeaningsOf = (typed: string) =>
  Object.fromEntries(Object.entries(meaningsOf(typed)).filter(([, value]) => value !== null))

describe('what somebody may mean by what they type', () => {
  test.each<[string, object]>([
    ['Chénier', { words: ['chenier'], code: undefined }],
    ['maya chen', { words: ['maya', 'chen'] }],
    ['maya@example.ca', { words: ['maya', 'example', 'ca'] }],
    ['604 555-0142', { words: ['604', '555', '0142'], phone: '6045550142' }],
    ['+1 (604) 555-0142', { words: ['1', '604', '555', '0142'], phone: '6045550142' }],
    ['0142', { words: ['0142'], phone: '0142', card: '0142' }],
    ['Visa 4242', { words: ['visa', '4242'], card: '4242' }],
    ['•••• 4242', { words: ['4242'], card: '4242' }],
    ['v5t 3n3', { words: ['v5t', '3n3'], postal: 'V5T 3N3' }],
    ['H2X', { words: ['h2x'], postal: 'H2X', code: 'H2X' }],
    ['B-3F09A21C', { words: ['b', '3f09a21c'], tail: '3f09a21c', code: 'B-3F09A21C', payment: 'B-3F09A21C' }],
    [
      '53d0-e0ba-7',
      { words: ['53d0', 'e0ba', '7'], tail: '53d0e0ba', code: '53D0-E0BA-7', payment: '53d0-e0ba-7' },
    ],
    ['李小龙', { words: ['李小龙'] }],
    ['李', { words: ['李'] }],
    ['WELCOME25', { words: ['welcome25'], code: 'WELCOME25', payment: 'WELCOME25' }],
    ['pi_3Nabc', { words: ['pi', '3nabc'], code: 'PI_3NABC', payment: 'pi_3Nabc' }],
  ])('%s', (typed, meanings) => {
    expect(knownMeaningsOf(typed)).toMatchObject(
      Object.fromEntries(Object.entries(meanings).filter(([, one]) => one)),
    )
  })

  test('a box is named by its id', () => {
    const id = '0190aaaa-0000-7000-8000-00003f09a21c'
    expect(meaningsOf(id)).toMatchObject({ orderId: id, payment: id })
  })

  test('a gift card by its code, as it is printed or without its dashes', () => {
    for (const typed of ['ABCD-EFGH-JKMN-PQRS', 'abcdefghjkmnpqrs'])
      expect(meaningsOf(typed).giftCode).toBe('ABCDEFGHJKMNPQRS')
  })

  test.each(['', ' ', 'a', '?!', '🎂'])('%j is nothing that could be looked up', typed => {
    expect(isNothing(meaningsOf(typed))).toBe(true)
  })
})

test('a word is looked up as typed, then begun or within others, then misspelt', () => {
  const spellings = [spellingsOf('chen', ['chen', 'chenier', 'lachen', 'chne', 'chan', 'zoe'])]
  expect(closeness.map(how => queryOf(['chen'], spellings, how))).toEqual([
    `'chen'`,
    `('chen':* | 'lachen')`,
    `('chen':* | 'lachen' | 'chne' | 'chan')`,
  ])
  expect(queryOf(['maya', 'chen'], [], 'as_typed')).toBe(`'maya' & 'chen'`)
})

test.each([
  ['chne', 'chen'],
  ['cchen', 'chen'],
  ['traveis', 'travis'],
])('%s may have been meant for %s', (typed, meant) => {
  expect(respellings(typed)).toContain(meant)
})

test('the nearest name comes first', () => {
  const words = ['chen']
  const names = ['Maya Chen', 'Chenelle Baptiste', 'Sophie Duchêne', 'Maya Chne', 'Ravi Patel']
  expect(names.map(name => distanceTo(words, name))).toEqual([0, 1, 2, 3, null])
})

describe('what was found is lit', () => {
  const lit = (text: string, typed: string) =>
    litParts(text, typed)
      .map(part => (part.isLit ? `[${part.text}]` : part.text))
      .join('')
  test.each([
    ['Maya Chen', 'chen', 'Maya [Chen]'],
    ['Sophie Duchêne', 'chen', 'Sophie Du[chên]e'],
    ['Gabriel Chénier', 'CHENIER', 'Gabriel [Chénier]'],
    ['Maya Chen', 'maay chne', '[Maya] [Chen]'],
    ['Unnikrishnan', 'unikrishnan', '[Unnikrishnan]'],
    ['604 555-0142', '5550142', '604 [555]-[0142]'],
    ['604 555-0142', '142', '604 555-0[142]'],
    ['Marie Lebœuf', 'leboeuf', 'Marie [Lebœuf]'],
    ['李小龙', '小龙', '李[小龙]'],
    ['🎂 Zoé', 'zoe', '🎂 [Zoé]'],
    ['Maya Chen', '', 'Maya Chen'],
  ])('%s by %s', (text, typed, shown) => {
    expect(lit(text, typed)).toBe(shown)
  })
})
