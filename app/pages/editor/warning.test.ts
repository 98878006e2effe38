import { expect, test } from 'vitest'
import { editorWith } from '../../orders/example_box.ts'
import { warningOf } from './warning.ts'
import { editorMessages } from './words.ts'

const allergenNames = { milk: 'Milk', peanut: 'Peanut', cilantro: 'Cilantro' }
const say = editorMessages('freshprep', 'en')
const product = { id: 'pasta', allergens: ['milk'], diets: [] }

test.each([
  ['nothing speaks against it', { exclusions: [] }, null],
  ['it holds what is excluded', { exclusions: ['milk'] }, 'Contains milk'],
  [
    'it may contain what is severe',
    { exclusions: ['peanut'], traces: { pasta: ['peanut'] } },
    'May contain peanut',
  ],
  [
    'both, each once',
    { exclusions: ['milk', 'peanut'], traces: { pasta: ['milk', 'peanut'] } },
    'Contains milk. May contain peanut',
  ],
  [
    'it holds an ingredient that is excluded',
    { exclusions: ['milk', 'ingredient:cilantro'], holding: { pasta: ['cilantro'] } },
    'Contains milk, cilantro',
  ],
  [
    'another product holds it',
    { exclusions: ['ingredient:cilantro'], holding: { soup: ['cilantro'] } },
    null,
  ],
  ['traces of another product', { exclusions: ['peanut'], traces: { soup: ['peanut'] } }, null],
])('%s', (_, household, sentence) => {
  expect(warningOf({ product, data: editorWith([], household), allergenNames }, say)).toBe(sentence)
})
