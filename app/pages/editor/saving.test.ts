import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../domain/orders/edits.ts'
import { line, orderWith } from '../../orders/example_box.ts'
import {
  type BoxState,
  boxReducer,
  changedElsewhere,
  isNoAnswer,
  isStillWanted,
  nextEdit,
  openBox,
  overtaken,
  type SaveEvent,
  savingOf,
  shownLines,
  waitAfter,
  wanted,
} from './saving.ts'

const order = orderWith([line('spaghetti', 1)])
const put = (productId: string, quantity: number): Edit => ({ productId, quantity })
const swap = (productId: string, customizationId: string | null): Edit => ({ productId, customizationId })
const requestOf = (edit: Edit, id = 'first') => ({ edit, seen: { version: 1, totalCents: 0, id } })
const sent = (edit: Edit): SaveEvent => ({ type: 'sent', request: requestOf(edit) })
const following = (box: BoxState, ...events: SaveEvent[]) => events.reduce(boxReducer, box)
const edited = (...edits: Edit[]): SaveEvent[] => edits.map(edit => ({ type: 'edited', edit }))

describe('pending edits', () => {
  test('only the last of several edits of a product is sent, one at a time', () => {
    const box = following(openBox(order), ...edited(put('salmon', 1), put('salmon', 3), put('chips', 1)))
    expect(box.edits).toEqual([put('salmon', 3), put('chips', 1)])
    expect(nextEdit(box)).toEqual(put('salmon', 3))
    expect(nextEdit(following(box, sent(put('salmon', 3))))).toBeNull()
    expect(savingOf(box)).toBe('saving')
  })

  test('the answer replaces the guess, and the server’s figure counts', () => {
    const answered = { ...orderWith([line('spaghetti', 2)], 2), totalCents: 12_345 }
    const change = put('spaghetti', 2)
    const box = following(openBox(order), ...edited(change), sent(change), {
      type: 'answered',
      order: answered,
    })
    expect(box).toMatchObject({ order: answered, edits: [], request: null })
    expect(savingOf(box)).toBe('saved')
  })

  test('an answer keeps later edits on top of it', () => {
    const box = following(openBox(order), ...edited(put('spaghetti', 2)), sent(put('spaghetti', 2)))
    const more = following(box, ...edited(put('spaghetti', 3)))
    expect(wanted(more)).toEqual([put('spaghetti', 2), put('spaghetti', 3)])
    const answered = orderWith([line('spaghetti', 2)], 2)
    const after = following(more, { type: 'answered', order: answered })
    expect(after.edits).toEqual([put('spaghetti', 3)])
    expect(savingOf(after)).toBe('saving')
  })

  test('adding, removing and adding again while the first is on its way ends with', () => {
    const [inBox, out] = [put('salmon', 1), put('salmon', 0)]
    const answered = orderWith([line('spaghetti', 1), line('salmon', 1)], 2)
    const box = following(openBox(order), ...edited(inBox), sent(inBox), ...edited(out, inBox), {
      type: 'answered',
      order: answered,
    })
    expect(box.edits).toEqual([out, inBox])
  })

  test('an unanswered request is kept unchanged, whatever is edited since, and never shown as saved', () => {
    const change = put('spaghetti', 2)
    const box = following(openBox(order), ...edited(change), sent(change), { type: 'unreached' })
    expect(savingOf(box)).toBe('waiting')
    const since = following(box, ...edited(put('spaghetti', 0)))
    expect(since.request).toEqual(requestOf(change))
    expect(savingOf(following(since, { type: 'sent', request: requestOf(change) }))).toBe('waiting')
    expect([1, 2, 3, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 30_000])
  })

  test('a lost request and a server error are no answer; a refusal is', () => {
    expect((['busy', 'unexpected', 'require_login', 'too_many_requests'] as const).every(isNoAnswer)).toBe(
      true,
    )
    expect((['order_changed', 'sold_out', 'order_locked'] as const).some(isNoAnswer)).toBe(false)
  })

  test('an answer older than the known state changes nothing', () => {
    const known = openBox(orderWith([line('spaghetti', 3)], 5))
    expect(following(known, { type: 'told', order: orderWith([], 4) })).toBe(known)
  })
})

describe('refusals', () => {
  const tried = following(
    openBox(order),
    ...edited(put('salmon', 1), put('chips', 2)),
    sent(put('salmon', 1)),
  )

  test('a refused edit is undone, the others go on', () => {
    const box = following(tried, { type: 'refused', code: 'not_on_menu' })
    expect(box).toMatchObject({ request: null, edits: [put('chips', 2)], order, sending: false })
  })

  test('sold out says which product has how many units left, and drops the swap of the dish', {
    tags: '[ERR-SOLD-OUT]',
  }, () => {
    const short = { productId: 'salmon', left: 2 }
    const box = following(
      openBox(order),
      ...edited(put('salmon', 1), swap('salmon', 'tofu')),
      sent(put('salmon', 1)),
      { type: 'refused', code: 'sold_out', short },
    )
    expect(box.left.get('salmon')).toBe(2)
    expect(wanted(box)).toEqual([])
    expect(savingOf(box)).toBe('refused')
  })

  test('once the cutoff has passed, no pending edit is kept', {
    tags: '[ST-ORDER-NOT-EDITABLE]',
  }, () => {
    expect(wanted(following(tried, { type: 'refused', code: 'order_locked' }))).toEqual([])
  })

  test('a refusal of an edit that is no longer wanted is not reported', () => {
    expect(isStillWanted(following(tried, ...edited(put('salmon', 0))))).toBe(false)
    expect(isStillWanted(tried)).toBe(true)
  })

  test('an edit that came too late for its version of the box is sent again, first', () => {
    expect(following(tried, { type: 'overtaken' })).toMatchObject({
      request: null,
      edits: [put('salmon', 1), put('chips', 2)],
    })
  })
})

describe('two devices', () => {
  test('a change of another line is taken over, and named', () => {
    const box = following(openBox(order), ...edited(put('spaghetti', 2)))
    const answered = orderWith([line('spaghetti', 1), line('salmon', 1)], 2)
    expect(changedElsewhere(box, { type: 'told', order: answered })).toEqual(['salmon'])
    expect(shownLines(following(box, { type: 'told', order: answered }))).toMatchObject([
      { productId: 'spaghetti', quantity: 2 },
      { productId: 'salmon', quantity: 1 },
    ])
  })

  test('a change of the same line overrides a pending one: only that one is undone', () => {
    const box = following(openBox(order), ...edited(put('spaghetti', 2), put('chips', 1)))
    const answered = orderWith([line('spaghetti', 4)], 2)
    expect(overtaken(box, { type: 'told', order: answered })).toEqual([put('spaghetti', 2)])
    expect(following(box, { type: 'told', order: answered }).edits).toEqual([put('chips', 1)])
  })

  test('an edit saved with a lost answer is not mistaken for another device’s', () => {
    const change = put('spaghetti', 2)
    const box = following(
      openBox(order),
      ...edited(change),
      sent(change),
      { type: 'unreached' },
      ...edited(put('spaghetti', 3)),
    )
    const answered = orderWith([line('spaghetti', 2)], 2)
    expect(changedElsewhere(box, { type: 'told', order: answered })).toEqual([])
    expect(overtaken(box, { type: 'told', order: answered })).toEqual([])
  })

  test('an edit that was saved and undone elsewhere before its answer came is named', () => {
    const change = put('spaghetti', 2)
    const box = following(openBox(order), ...edited(change), sent(change))
    const answered = orderWith([line('spaghetti', 1)], 3)
    expect(changedElsewhere(box, { type: 'answered', order: answered })).toEqual(['spaghetti'])
  })

  test('a swap is undone if another device removed its dish', () => {
    const box = following(openBox(order), ...edited(swap('spaghetti', 'turkey')))
    expect(following(box, { type: 'told', order: orderWith([], 2) }).edits).toEqual([])
  })
})
