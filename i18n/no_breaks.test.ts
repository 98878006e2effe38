import { expect, test } from 'vitest'
import { locales } from '../domain/brands.ts'
import { noBreaks } from './no_breaks.ts'

const gap = '\u00a0'

test.each([
  '25 min',
  '30 minutes',
  '1½ h',
  '480 cal',
  '2,5 g',
  '1.2 kg',
  '320 mg',
  '750 mL',
  '12 km',
  '74 °C',
  '4 to 8 pm',
  '2 tbsp',
  '1 c. à soupe',
])('a line never breaks between a number and its unit in either language: %s', text => {
  const parted = text.replace(/(\d|½) /, `$1${gap}`).replace(`4${gap}to 8 pm`, `4 to 8${gap}pm`)
  for (const locale of locales)
    expect(noBreaks(`(${text}, ${text}.)`, locale)).toBe(`(${parted}, ${parted}.)`)
})

test('an hour keeps its minutes', () => {
  for (const locale of locales) expect(noBreaks('à 23 h 59', locale)).toBe(`à 23${gap}h${gap}59`)
})

test('a day keeps its month', () => {
  expect(noBreaks('Until December 1, or May 31', 'en')).toBe(`Until December${gap}1, or May${gap}31`)
  expect(noBreaks('le 1er décembre, le 31 mai', 'fr')).toBe(`le 1er${gap}décembre, le 31${gap}mai`)
})

test.each(['3 recipes', '2 minimum', '5 gifts', 'for 4 people', 'December 2026', 'le 3 L’Assomption'])(
  'a number keeps its ordinary space before a word: %s',
  text => {
    for (const locale of locales) expect(noBreaks(text, locale)).toBe(text)
  },
)

test('French alone sets its signs apart by no-break spaces', () => {
  expect(noBreaks('« Total » : 5 % de 9 $', 'fr')).toBe(`«${gap}Total${gap}»${gap}: 5${gap}% de 9${gap}$`)
  expect(noBreaks('Total : 5 %', 'en')).toBe('Total : 5 %')
})
