import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentenceFiles } from '../tests/written_texts.ts'
import { messages } from './catalogue.ts'

const gap = '\u00a0'
const said = messages({
  en: () => ({
    sum: 'Total: 5%',
    lines: ['a: 30 min'],
    price: (amount: string) => `“${amount}”: 5%`,
    in: { deep: 'x: y' },
  }),
  fr: () => ({
    sum: 'Total : 5 %',
    lines: ['a : 30 min'],
    price: (amount: string) => `« ${amount} » : 5 %`,
    in: { deep: 'x : y' },
  }),
})

test('every sentence, those of functions, lists and parts too, keeps its language’s no-break spaces', () => {
  const french = said('cookit', 'fr')
  expect(french.sum).toBe(`Total${gap}: 5${gap}%`)
  expect(french.lines).toEqual([`a${gap}: 30${gap}min`])
  expect(french.price('deux')).toBe(`«${gap}deux${gap}»${gap}: 5${gap}%`)
  expect(french.in.deep).toBe(`x${gap}: y`)
  const english = said('cookit', 'en')
  expect(english.sum).toBe('Total: 5%')
  expect(english.lines).toEqual([`a: 30${gap}min`])
})

test('a word takes the form for its count by the language’s own plural rules', () => {
  const counted = messages({
    en: voice => ({ of: (count: number) => voice.plural(count, 'one', 'other') }),
    fr: voice => ({ of: (count: number) => voice.plural(count, 'one', 'other') }),
  })
  for (const locale of ['en', 'fr'] as const) {
    const rules = new Intl.PluralRules(`${locale}-CA`)
    for (const count of [0, 0.5, 1, 1.5, 1.99, 2, 3, 11, 21, 100, 101, 1_000_000])
      expect([count, counted('freshprep', locale).of(count)]).toEqual([
        count,
        rules.select(count) === 'one' ? 'one' : 'other',
      ])
  }
})

test('every column of a table has a head, which screen readers say with each of its cells', () => {
  const root = join(import.meta.dirname, '..')
  const headless = sentenceFiles.filter(file =>
    /olumns: \[[^\]]*''/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(headless).toEqual([])
})
