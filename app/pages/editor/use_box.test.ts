import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../domain/orders/edits.ts'
import { type BoxState, boxReducer, isStillWanted, nextEdit, openBox } from './box_state.ts'
import { line, orderWith } from './example_box.ts'

const order = orderWith([line('spaghetti', 1)])
const edit = (productId: string, quantity: number): Edit => ({ productId, quantity })
const swap = (productId: string, customizationId: string | null): Edit => ({ productId, customizationId })

function withEdits(state: BoxState, ...edits: Edit[]): BoxState {
  return edits.reduce((before, one) => boxReducer(before, { type: 'edited', edit: one }), state)
}

describe('edits of a box', () => {
  test('the last of several edits of a product is the only one sent', () => {
    const state = withEdits(openBox(order), edit('salmon', 1), edit('salmon', 2), edit('salmon', 3))
    expect(nextEdit(state)).toEqual(edit('salmon', 3))
    expect(state.edits).toHaveLength(1)
    expect(state.saving).toBe('saving')
  })

  test('a quantity goes before the swap of the same dish', () => {
    const state = withEdits(openBox(order), swap('salmon', 'tofu'), edit('salmon', 1))
    expect(nextEdit(state)).toEqual(edit('salmon', 1))
    const answered = boxReducer(state, { type: 'answered', edit: edit('salmon', 1), order })
    expect(nextEdit(answered)).toEqual(swap('salmon', 'tofu'))
  })

  test('a dish that is taken out takes its swap with it', () => {
    const state = withEdits(openBox(order), swap('spaghetti', 'turkey'), edit('spaghetti', 0))
    expect(state.edits).toEqual([edit('spaghetti', 0)])
  })

  test('the answer takes the place of the guess', () => {
    const told = orderWith([line('spaghetti', 2)], 2)
    const state = boxReducer(withEdits(openBox(order), edit('spaghetti', 2)), {
      type: 'answered',
      edit: edit('spaghetti', 2),
      order: told,
    })
    expect(state).toMatchObject({ order: told, saving: 'saved' })
    expect(state.edits).toEqual([])
  })

  test('an answer to an earlier edit leaves a later one of the same product on top of it', () => {
    const state = boxReducer(withEdits(openBox(order), edit('spaghetti', 2), edit('spaghetti', 3)), {
      type: 'answered',
      edit: edit('spaghetti', 2),
      order: orderWith([line('spaghetti', 2)], 2),
    })
    expect(state.edits).toEqual([edit('spaghetti', 3)])
    expect(state.saving).toBe('saving')
  })

  test('an older telling than what is known changes nothing', () => {
    const known = orderWith([line('spaghetti', 3)], 5)
    const state = boxReducer(openBox(known), { type: 'told', order: orderWith([], 4) })
    expect(state.order).toBe(known)
  })
})

describe('refusals', () => {
  const tried = withEdits(openBox(order), edit('salmon', 1), edit('chips', 2))

  test('a refused edit is put back, the others go on', () => {
    const state = boxReducer(tried, { type: 'refused', edit: edit('salmon', 1), code: 'not_on_menu' })
    expect(state.edits).toEqual([edit('chips', 2)])
    expect(state.order).toBe(order)
  })

  test('the last refused edit leaves the box marked as not saved', () => {
    const state = boxReducer(withEdits(openBox(order), edit('salmon', 1)), {
      type: 'refused',
      edit: edit('salmon', 1),
      code: 'busy',
    })
    expect(state).toMatchObject({ saving: 'failed', order })
  })

  test('[ERR-SOLD-OUT] sold out says of what how many are left', () => {
    const short = { productId: 'salmon', left: 2 }
    const state = boxReducer(tried, { type: 'refused', edit: edit('salmon', 1), code: 'sold_out', short })
    expect(state.left.get('salmon')).toBe(2)
  })

  test('a dish that could not be put in takes its swap with it, which would be refused for nothing', () => {
    const state = boxReducer(withEdits(openBox(order), edit('salmon', 1), swap('salmon', 'tofu')), {
      type: 'refused',
      edit: edit('salmon', 1),
      code: 'sold_out',
      short: { productId: 'salmon', left: 0 },
    })
    expect(state).toMatchObject({ edits: [], saving: 'failed' })
  })

  test('[ST-ORDER-NOT-EDITABLE] once the cutoff has passed nothing that is still on its way is kept', () => {
    const state = boxReducer(tried, { type: 'refused', edit: edit('salmon', 1), code: 'order_locked' })
    expect(state.edits).toEqual([])
    expect(nextEdit(state)).toBeNull()
  })

  test('a refusal of something that is no longer wanted is nobody’s news', () => {
    const changed = withEdits(tried, edit('salmon', 0))
    expect(isStillWanted(changed, edit('salmon', 1))).toBe(false)
    expect(isStillWanted(tried, edit('salmon', 1))).toBe(true)
  })
})

test('the server’s figure stands, whatever the browser reckoned', () => {
  const told = { ...orderWith([line('spaghetti', 2)], 2), totalCents: 12_345 }
  const change = edit('spaghetti', 2)
  const state = boxReducer(withEdits(openBox(order), change), {
    type: 'answered',
    edit: change,
    order: told,
  })
  expect(state.order.totalCents).toBe(12_345)
})

test('whatever is pressed and however the answers fall, everything asked for last is sent in the end', () => {
  const edits = fc.array(
    fc.record({ productId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 0, max: 4 }) }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(edits, fc.array(fc.boolean(), { maxLength: 40 }), (pressed, turns) => {
      const server = new Map<string, number>()
      let state = openBox(order)
      const answer = () => {
        const next = nextEdit(state)
        if (!next || !('quantity' in next)) return
        server.set(next.productId, next.quantity)
        state = boxReducer(state, { type: 'answered', edit: next, order })
      }
      for (const [place, one] of pressed.entries()) {
        state = withEdits(state, one)
        if (turns[place]) answer()
      }
      for (let left = 0; left < 3; left++) answer()
      const last = new Map(pressed.map(one => [one.productId, one.quantity]))
      expect(Object.fromEntries(server)).toEqual(Object.fromEntries(last))
      expect(state.saving).toBe('saved')
    }),
  )
})
