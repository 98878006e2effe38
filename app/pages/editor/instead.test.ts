import { expect, test } from 'vitest'
import { chips, editorWith, line } from '../../orders/example_box.ts'
import { openQueue, queueReducer, type SaveEvent } from '../../orders/save_queue.ts'
import { takeInstead } from './instead.ts'

const refused = (quantity: number, left: number): Extract<SaveEvent, { type: 'refused' }> => ({
  type: 'refused',
  edit: { productId: 'spaghetti', quantity },
  code: 'sold_out',
  short: { productId: 'spaghetti', left },
})

test('a dish that ran out is replaced by its like: as many units, no premium, nothing warned of', {
  tags: '[ERR-SOLD-OUT] [API-orders.update_quantity]',
}, () => {
  const data = editorWith([], { exclusions: ['peanut'] })
  const event = refused(2, 0)
  const state = queueReducer(openQueue(data.order), event)
  expect(takeInstead(data, state, event.edit, { productId: 'spaghetti', left: 0 })).toEqual([
    { name: 'salmon', edit: { productId: 'salmon', quantity: 2 } },
  ])
})

test('only the units that were refused are taken of another dish, and of none that is in the box or ran out too', () => {
  const data = editorWith([line('spaghetti', 1), line('salmon', 1), chips(1)])
  const event = refused(3, 0)
  const state = queueReducer(openQueue(data.order), event)
  const short = { productId: 'spaghetti', left: 0 }
  expect(takeInstead(data, state, event.edit, short)).toEqual([
    { name: 'pad-thai', edit: { productId: 'pad-thai', quantity: 2 } },
  ])
  const gone = { ...state, left: new Map([['pad-thai', 0]]) }
  expect(takeInstead(data, gone, event.edit, short)).toEqual([])
})
