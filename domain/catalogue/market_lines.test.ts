// Files of market items as people write them: what each cell means, what is refused, and what is offered in its place.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from '../csv_file.ts'
import { cellOf, type MarketColumn, marketColumns, readCell } from './market_columns.ts'
import {
  type LineMend,
  type LinesSoFar,
  type MarketHead,
  readHead,
  readLine,
  splitCells,
  wholeChange,
} from './market_lines.ts'
import { nearest } from './nearest_word.ts'
import type { MarketItem } from './types.ts'

const item: MarketItem = {
  id: 'cheese-curds',
  brand: ['freshprep', 'cookit'],
  name: { en: 'Fresh cheese curds, 李小龙 🎂', fr: 'Fromage en grains, "frais"' },
  promise: { en: 'They squeak', fr: 'Il fait couic' },
  category: 'market',
  shelf: 'dairy',
  unit: { en: '300 g', fr: '300 g' },
  grams: 300,
  millilitres: null,
  priceCents: 699,
  weeklyStock: 250,
  taxClass: 'grocery',
  diets: ['vegetarian'],
  allergens: ['milk'],
  mayContain: ['soy', 'wheat'],
  picture: 'cheese-curds',
  costCents: 405,
  supplier: 'Fromagerie, S.A.',
  taxReason: null,
}
const headOf = (line: string) => readHead(line) as MarketHead
const soFar = (head: MarketHead, mends: readonly LineMend[] = []): LinesSoFar => ({
  head,
  isKnown: id => id === item.id,
  seen: new Set(),
  mends: Map.groupBy(mends, ({ line }) => line),
})
const read = (head: string, line: string, mends: readonly LineMend[] = []) =>
  readLine(line, 2, soFar(headOf(head), mends), [item.id])

test.each(['en', 'fr'] as const)('what is written in %s is read back as it was', locale => {
  const cells = marketColumns.map(column => cellOf(item, false, column))
  const [head = '', line = ''] = csvOf([[...marketColumns], cells], locale).split('\r\n')
  const found = readLine(line, 2, soFar(headOf(head)))
  if (found.kind !== 'change') throw new Error(JSON.stringify(found))
  const { withdrawn, ...change } = wholeChange(found.change, item)
  expect(withdrawn).toBe(false)
  expect({ ...item, ...change }).toEqual(item)
})

describe('a head', () => {
  test.each([
    ['id,price', { separator: ',', columns: ['id', 'price'] }],
    ['\u{feff}"ID";"Price"', { separator: ';', columns: ['id', 'price'] }],
    ['price,cost', { fault: 'no_id', value: 'price' }],
    ['id,colour', { fault: 'column', value: 'colour' }],
    ['id,price,price', { fault: 'column_twice', value: 'price' }],
    ['id,\u0000price', { fault: 'characters', value: '' }],
    ['\uFFFD\uFFFDid,price', { fault: 'characters', value: '' }],
    ['', { fault: 'no_id', value: '' }],
  ])('%j', (line, expected) => {
    expect(readHead(line)).toEqual(expected)
  })
})

describe('a cell that cannot be taken says why, and what it probably means', () => {
  test.each<[Exclude<MarketColumn, 'id'>, string, string, string | null]>([
    ['price', '6,99', 'price', '6.99'],
    ['price', '$6.99', 'price', '6.99'],
    ['price', '6.9', 'price', '6.90'],
    ['price', '6.999', 'price', null],
    ['price', 'six', 'price', null],
    ['price', '', 'required', null],
    ['price', '1000.01', 'price', null],
    ['price', '-4.00', 'price', null],
    ['weekly_stock', '1 204', 'whole', '1204'],
    ['weekly_stock', '12.5', 'whole', null],
    ['weekly_stock', '', 'required', null],
    ['tax_class', 'ice cream', 'tax_class', 'frozen_treat'],
    ['tax_class', 'Frozen Treat', 'tax_class', 'frozen_treat'],
    ['tax_class', 'furniture', 'tax_class', null],
    ['brands', '', 'required', null],
    ['brands', 'Cook it', 'brands', null],
    ['brands', 'cook-it', 'brands', 'cookit'],
    ['allergens', 'Milk', 'allergens', 'milk'],
    ['allergens', 'milk plutonium', 'allergens', null],
    ['withdrawn', 'oui', 'yes_no', 'yes'],
    ['withdrawn', 'maybe', 'yes_no', null],
    ['grams', '300 g', 'amount', '300'],
    ['name_fr', '', 'required', null],
    ['name_en', 'x'.repeat(121), 'too_long', null],
  ])('%s %j', (column, cell, fault, offer) => {
    expect(readCell(column, cell)).toEqual({ fault, offer })
  })

  test('and an offered value is always one that can be taken', () => {
    const columns = marketColumns.filter(column => column !== 'id')
    fc.assert(
      fc.property(
        fc.constantFrom(...columns),
        fc.string({ unit: 'binary', maxLength: 24 }),
        (column, cell) => {
          const found = readCell(column, cell)
          if ('value' in found || found.offer === null) return
          expect(readCell(column, found.offer)).toHaveProperty('value')
        },
      ),
    )
  })
})

describe('a line', () => {
  test.each([
    ['=HYPERLINK("x")', 'formula'],
    ['+1', 'formula'],
    ['@SUM(A1)', 'formula'],
    ['-2+3', 'formula'],
    ['\u0000', 'characters'],
    ['caf\uFFFD', 'characters'],
  ])('with the cell %j is refused for %s', (cell, fault) => {
    const line = `cheese-curds,"${cell.replaceAll('"', '""')}"`
    expect(read('id,supplier', line)).toMatchObject({
      kind: 'bad',
      troubles: [{ column: 'supplier', fault }],
    })
  })

  test.each([
    ['cheese-curds', 'cells'],
    ['cheese-curds,1,2', 'cells'],
    ['cheese-curds,"6.99', 'cells'],
    ['cheese-curd,6.99', 'unknown'],
    [',6.99', 'required'],
    ['Cheese Curds,6.99', 'id'],
  ])('%j is refused for %s', (line, fault) => {
    expect(read('id,price', line)).toMatchObject({ kind: 'bad', troubles: [{ column: 'id', fault }] })
  })

  test('of an item that is nearly known offers that one', () => {
    expect(read('id,price', 'cheese-curd,6.99')).toMatchObject({ troubles: [{ offer: 'cheese-curds' }] })
  })

  test('of an item of a line before is refused', () => {
    const of = soFar(headOf('id,price'))
    expect(readLine('cheese-curds,6.99', 2, of).kind).toBe('change')
    expect(readLine('cheese-curds,7.99', 3, of)).toMatchObject({ troubles: [{ fault: 'twice' }] })
  })

  test('is as somebody mended it: another value, a new item, or left out', () => {
    const mend = (what: LineMend['what'], column = '', value = ''): LineMend => ({
      line: 2,
      what,
      column,
      value,
    })
    expect(read('id,price', 'cheese-curds,"6,99"', [mend('set', 'price', '6.99')])).toEqual({
      kind: 'change',
      id: 'cheese-curds',
      change: { priceCents: 699 },
    })
    expect(read('id,price', 'gone,6.99', [mend('out')])).toEqual({ kind: 'out' })
    expect(read('id,price', 'gone,6.99', [mend('new')])).toMatchObject({
      kind: 'bad',
      troubles: expect.arrayContaining([expect.objectContaining({ column: 'name_en', fault: 'incomplete' })]),
    })
    const head = marketColumns.join(',')
    const cells = marketColumns.map(column => (column === 'id' ? 'curds-2' : cellOf(item, false, column)))
    const line = cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')
    expect(read(head, line)).toMatchObject({ kind: 'bad', troubles: [{ fault: 'unknown' }] })
    expect(read(head, line, [{ ...mend('new'), line: 0 }])).toEqual({
      kind: 'new',
      id: 'curds-2',
      item: { ...item, id: 'curds-2', picture: null },
      withdrawn: false,
    })
  })
})

test('cells of any text survive quoting, and no text makes the reader fail', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',' as const, ';' as const),
      (cells, by) => {
        expect(splitCells(cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(by), by)).toEqual(cells)
      },
    ),
  )
  fc.assert(
    fc.property(text, text, (head, line) => {
      const found = readHead(head)
      if ('columns' in found) readLine(line, 2, soFar(found))
      readLine(line, 2, soFar(headOf('id,price')), [item.id])
    }),
  )
})

test('the nearest word is two letters away at most, and none where two are as near', () => {
  expect(nearest('snak', ['snack', 'soda'])).toBe('snack')
  expect(nearest('limes', ['lines', 'limas'])).toBeNull()
  expect(nearest('kale', ['milk', 'bread'])).toBeNull()
})
