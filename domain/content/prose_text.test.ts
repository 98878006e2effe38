import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProseParts, proseOfText, textOfProse } from './prose_text.ts'

const prose: ProseParts = [
  'First of all.',
  { list: 'bullets', items: ['one', 'two'] },
  { list: 'numbers', items: ['before', 'after'] },
  'At the *end*.',
]

test('prose as text has an empty line between its parts, and a mark before each entry of a list', () => {
  expect(textOfProse(prose)).toBe('First of all.\n\n- one\n- two\n\n1. before\n2. after\n\nAt the *end*.')
})

test.each<[string, string, ProseParts]>([
  ['nothing at all', ' \n\n ', []],
  ['lines that belong together', 'One\ntwo', ['One two']],
  ['more empty lines than need be', '\n\nOne\n\n \n\ntwo\n', ['One', 'two']],
  ['other marks', '• one\n- two', [{ list: 'bullets', items: ['one', 'two'] }]],
  ['numbers in any order', '3) one\n1. two', [{ list: 'numbers', items: ['one', 'two'] }]],
  ['a list that begins in a paragraph', 'So:\n- one', ['So: - one']],
  ['a number that is no mark', '24 hours', ['24 hours']],
])('%s', (_, text, read) => {
  expect(proseOfText(text)).toEqual(read)
})

test('reading the written text gives the same prose, whatever it says', () => {
  const words = fc.stringMatching(/^[a-zé*[][a-zé*()[\] ,.{}]{0,30}[a-zé.]$/)
  const part = fc.oneof(
    words,
    fc.record({
      list: fc.constantFrom('bullets' as const, 'numbers' as const),
      items: fc.array(words, { minLength: 1 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(part), parts => {
      expect(proseOfText(textOfProse(parts))).toEqual(parts)
    }),
  )
})
