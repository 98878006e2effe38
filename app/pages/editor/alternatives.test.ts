import { expect, test } from 'vitest'
import { chips, editorWith, line } from '../../orders/example_box.ts'
import { takeInstead } from './alternatives.ts'
import type { EditorData } from './prices.ts'
import { boxReducer, openBox } from './saving.ts'

const refused = (data: EditorData, quantity: number, left: number) => {
  const edit = { productId: 'spaghetti', quantity }
  const short = { productId: 'spaghetti', left }
  const seen = { version: 1, totalCents: 0, id: 'one' }
  const sent = boxReducer(openBox(data.order), { type: 'sent', request: { edit, seen } })
  return { edit, short, box: boxReducer(sent, { type: 'refused', code: 'sold_out', short }) }
}

test('a dish that ran out is replaced by a similar one: as many units, no surcharge, no warning', {
  tags: '[ERR-SOLD-OUT] [API-orders.update_quantity]',
}, () => {
  const data = editorWith([], { exclusions: ['peanut'] })
  const { box, edit, short } = refused(data, 2, 0)
  expect(takeInstead(data, box, edit, short)).toEqual([
    { name: 'salmon', edit: { productId: 'salmon', quantity: 2 } },
  ])
})

test('only the refused units are replaced, and not by a dish in the box or one that ran out too', () => {
  const data = editorWith([line('spaghetti', 1), line('salmon', 1), chips(1)])
  const { box, edit, short } = refused(data, 3, 0)
  expect(takeInstead(data, box, edit, short)).toEqual([
    { name: 'pad-thai', edit: { productId: 'pad-thai', quantity: 2 } },
  ])
  const gone = { ...box, left: new Map([['pad-thai', 0]]) }
  expect(takeInstead(data, gone, edit, short)).toEqual([])
})

test('a dish that ran out is not replaced by one with traces of an allergen marked as severe', () => {
  const data = editorWith([], { exclusions: ['peanut'], traces: { salmon: ['sesame'] } })
  const { box, edit, short } = refused(data, 2, 0)
  expect(takeInstead(data, box, edit, short)).toEqual([])
})
