import { expect, test } from 'vitest'
import { type AreaFacts, readAreaLines } from './area_lines.ts'
import type { Province } from './brands.ts'

const known = new Map<string, AreaFacts>([
  ['V0N', { fsa: 'V0N', place: 'Whistler', zone: 'sea-to-sky', served: true }],
  ['V8K', { fsa: 'V8K', place: 'Salt Spring', zone: '', served: false }],
  ['T9Z', { fsa: 'T9Z', place: 'Fort McMurray', zone: '', served: false }],
  ['H2X', { fsa: 'H2X', place: 'Montréal', zone: 'montreal', served: true }],
])
const zones = new Map<string, Province[]>([
  ['sea-to-sky', ['BC']],
  ['victoria', ['BC']],
  ['calgary', ['AB']],
])
const read = (csv: string) => readAreaLines(csv, 'freshprep', zones, known)

test.each([
  ['v8k,victoria,,', 'opened'],
  ['V8K,victoria,Île 李小龙 🎂,oui', 'opened'],
  ['V0N,,,no', 'closed'],
  ['V0N,victoria,,yes', 'other_zone'],
  ['V0N,sea-to-sky,Squamish,', 'renamed'],
  ['V0N,sea-to-sky,Whistler,yes', 'same'],
])('“%s” is %s', (line, change) => {
  expect(read(`fsa,zone,place,served\n${line}`)).toMatchObject([{ fault: null, change }])
})

test.each([
  ['V8,victoria,,', 'fsa'],
  ['D1A,victoria,,', 'fsa'],
  ['H2X,montreal,,', 'elsewhere'],
  ['R3C,victoria,,', 'elsewhere'],
  ['V9Z,victoria,,', 'unknown'],
  ['V8K,atlantis,,', 'zone'],
  ['V8K,calgary,,', 'province'],
  ['T9Z,victoria,,', 'province'],
  ['V8K,,,', 'zone'],
  ['V8K,victoria,,perhaps', 'served'],
  ['V8K,victoria,"=HYPERLINK(1)",', 'characters'],
  ['V8K,victoria,a\u0000b,', 'characters'],
  [`V8K,victoria,${'x'.repeat(81)},`, 'place'],
])('“%s” is refused: %s', (line, fault) => {
  expect(read(`fsa,zone,place,served\n${line}`)).toMatchObject([{ fault, change: null, after: null }])
})

test('an area that is listed twice is refused the second time, by its line', () => {
  const lines = read('fsa,zone\nV8K,victoria\nv8k,sea-to-sky\n')
  expect(lines.map(({ line, fault }) => [line, fault])).toEqual([
    [1, null],
    [2, 'twice'],
  ])
})
