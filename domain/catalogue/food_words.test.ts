import { expect, test } from 'vitest'
import { foodQueries } from './food_words.ts'

test.each([
  [
    'Poitrine de poulet crue',
    [
      ['poitrine', 'breast'],
      ['poulet', 'chicken'],
      ['crue', 'raw'],
    ],
  ],
  ['œufs', [['oeufs', 'egg']]],
  ['chicken breast', [['chicken'], ['breast']]],
  ['  ', []],
])('%s is looked for as %j', (typed, queries) => expect(foodQueries(typed)).toEqual(queries))
