import { describe, expect, test } from 'vitest'
import type { Edit } from '../../domain/orders/edits.ts'
import { line, orderWith } from './example_box.ts'
import { answered, order, put, sent } from './example_saving.ts'
import {
  changedElsewhere,
  isStillWanted,
  isWorthATry,
  nextEdit,
  openQueue,
  overtaken,
  queueReducer,
  type SaveEvent,
  type SaveQueue,
  savingOf,
  seenOf,
  shownLines,
  waitAfter,
} from './save_queue.ts'

const swap = (productId: string, customizationId: string | null): Edit => ({ productId, customizationId })
const following = (queue: SaveQueue, ...events: SaveEvent[]) => events.reduce(queueReducer, queue)
const edited = (...edits: Edit[]): SaveEvent[] => edits.map(edit => ({ type: 'edited', edit }))

describe('what waits to be saved', () => {
  test('the last of several edits of a product is the only one sent, one at a time', () => {
    const queue = following(openQueue(order), ...edited(put('salmon', 1), put('salmon', 3), put('chips', 1)))
    expect(queue.edits).toEqual([put('salmon', 3), put('chips', 1)])
    expect(nextEdit(queue)).toEqual(put('salmon', 3))
    expect(nextEdit(following(queue, sent(put('salmon', 3))))).toBeNull()
    expect(savingOf(queue)).toBe('saving')
  })

  test('the answer takes the place of the guess, and the server’s figure stands', () => {
    const told = { ...orderWith([line('spaghetti', 2)], 2), totalCents: 12_345 }
    const change = put('spaghetti', 2)
    const queue = following(openQueue(order), ...edited(change), sent(change), answered(change, told))
    expect(queue).toMatchObject({ order: told, edits: [], doubt: [] })
    expect(savingOf(queue)).toBe('saved')
  })

  test('an answer leaves what was asked since on top of it', () => {
    const queue = following(
      openQueue(order),
      ...edited(put('spaghetti', 2)),
      sent(put('spaghetti', 2)),
      ...edited(put('spaghetti', 3)),
      answered(put('spaghetti', 2), orderWith([line('spaghetti', 2)], 2)),
    )
    expect(queue.edits).toEqual([put('spaghetti', 3)])
    expect(savingOf(queue)).toBe('saving')
  })

  test('in, out and in again while the first is on its way ends in', () => {
    const [inBox, out] = [put('salmon', 1), put('salmon', 0)]
    const queue = following(
      openQueue(order),
      ...edited(inBox),
      sent(inBox),
      ...edited(out, inBox),
      answered(inBox, orderWith([line('spaghetti', 1), line('salmon', 1)], 2)),
    )
    expect(queue.edits).toEqual([out, inBox])
  })

  test('what did not reach the server is kept, and never called saved', () => {
    const change = put('spaghetti', 2)
    const queue = following(openQueue(order), ...edited(change), sent(change), { type: 'unreached' })
    expect(savingOf(queue)).toBe('waiting')
    expect(nextEdit(queue)).toEqual(change)
    expect(savingOf(following(queue, sent(change)))).toBe('waiting')
    expect([1, 2, 3, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 30_000])
  })

  test('what never reached us is tried for ever, what goes wrong with us for half a minute, a refusal not at all', () => {
    const tired = { ...openQueue(order), tries: 6 }
    expect(isWorthATry(tired, 'busy', false)).toBe(true)
    expect(isWorthATry(tired, 'unexpected', false)).toBe(false)
    expect(isWorthATry(openQueue(order), 'unexpected', false)).toBe(true)
    expect(isWorthATry(openQueue(order), 'order_changed', false)).toBe(true)
    expect(isWorthATry(openQueue(order), 'order_changed', true)).toBe(false)
    expect(isWorthATry(openQueue(order), 'sold_out', true)).toBe(false)
  })

  test('an older telling than what is known changes nothing', () => {
    const known = openQueue(orderWith([line('spaghetti', 3)], 5))
    expect(following(known, { type: 'told', order: orderWith([], 4) })).toBe(known)
  })
})

describe('refusals', () => {
  const tried = following(
    openQueue(order),
    ...edited(put('salmon', 1), put('chips', 2)),
    sent(put('salmon', 1)),
  )

  test('a refused edit is put back, the others go on', () => {
    const queue = following(tried, { type: 'refused', edit: put('salmon', 1), code: 'not_on_menu' })
    expect(queue).toMatchObject({ edits: [put('chips', 2)], order, sending: false })
  })

  test('sold out says of what how many are left, and takes the swap of the dish along', {
    tags: '[ERR-SOLD-OUT]',
  }, () => {
    const short = { productId: 'salmon', left: 2 }
    const queue = following(
      openQueue(order),
      ...edited(put('salmon', 1), swap('salmon', 'tofu')),
      sent(put('salmon', 1)),
      { type: 'refused', edit: put('salmon', 1), code: 'sold_out', short },
    )
    expect(queue.left.get('salmon')).toBe(2)
    expect(queue.edits).toEqual([])
    expect(savingOf(queue)).toBe('refused')
  })

  test('once the cutoff has passed nothing that is still on its way is kept', {
    tags: '[ST-ORDER-NOT-EDITABLE]',
  }, () => {
    const queue = following(tried, { type: 'refused', edit: put('salmon', 1), code: 'order_locked' })
    expect(nextEdit(queue)).toBeNull()
  })

  test('a refusal of something that is no longer wanted is nobody’s news', () => {
    const changed = following(tried, ...edited(put('salmon', 0)))
    expect(isStillWanted(changed, put('salmon', 1))).toBe(false)
    expect(isStillWanted(tried, put('salmon', 1))).toBe(true)
  })
})

describe('two devices', () => {
  test('a change of another line is taken in, and named', () => {
    const queue = following(openQueue(order), ...edited(put('spaghetti', 2)))
    const told = orderWith([line('spaghetti', 1), line('salmon', 1)], 2)
    expect(changedElsewhere(queue, told)).toEqual(['salmon'])
    expect(shownLines(following(queue, { type: 'told', order: told }))).toMatchObject([
      { productId: 'spaghetti', quantity: 2 },
      { productId: 'salmon', quantity: 1 },
    ])
  })

  test('a change of the same line wins over one that waits: that one goes back, alone', () => {
    const queue = following(openQueue(order), ...edited(put('spaghetti', 2), put('chips', 1)))
    const told = orderWith([line('spaghetti', 4)], 2)
    expect(overtaken(queue, told)).toEqual([put('spaghetti', 2)])
    expect(following(queue, { type: 'told', order: told }).edits).toEqual([put('chips', 1)])
  })

  test('what was saved though its answer was lost is not taken for another device’s', () => {
    const change = put('spaghetti', 2)
    const queue = following(
      openQueue(order),
      ...edited(change),
      sent(change),
      { type: 'unreached' },
      ...edited(put('spaghetti', 3)),
    )
    const told = orderWith([line('spaghetti', 2)], 2)
    expect(seenOf(queue, put('spaghetti', 3))).toEqual(['1', '2'])
    expect(changedElsewhere(queue, told)).toEqual([])
    expect(overtaken(queue, told)).toEqual([])
  })

  test('a swap of a dish that another device took out goes back', () => {
    const queue = following(openQueue(order), ...edited(swap('spaghetti', 'turkey')))
    expect(following(queue, { type: 'told', order: orderWith([], 2) }).edits).toEqual([])
  })
})
