// The store in a world that loses, delays, repeats and sells out: whatever happens, the screen ends with the server's box.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isApplied } from '../../../domain/orders/edits.ts'
import { unitsOf } from '../../../domain/orders/lines.ts'
import {
  anyChips,
  anyPut,
  anyTap,
  comeToRest,
  flush,
  nothing,
  of,
  put,
  run,
  scarce,
  screen,
  shown,
  stepsOf,
  stock,
  worldWith,
} from '../../../tests/editor_world.ts'
import { line } from '../../orders/example_box.ts'
import { savingOf, wanted } from './saving.ts'

describe('whatever is edited, undone, lost, late, repeated, sold out, closed or changed elsewhere', {
  tags: '[API-orders.update_quantity]',
}, () => {
  test('the screen ends with the server’s box, says “saved” only then, and nothing is oversold', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(anyTap, ['undo', 'elsewhere', 'closeTab', 'fail']), async all => {
        const world = await run(all)
        await comeToRest(world)
        expect(wanted(world.state().box)).toEqual([])
        expect(screen(world)).toEqual(shown(world.server().lines))
        expect(unitsOf(world.server().lines, scarce)).toBeLessThanOrEqual(stock)
      }),
      { numRuns: 400 },
    )
  })

  test('unless another device changes the box, “saved” is the server’s box, and no change is blamed on another device', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(anyTap, ['undo', 'fail']), async all => {
        await run(all, world => {
          const { box } = world.state()
          if (savingOf(box) === 'saved') expect(screen(world)).toEqual(shown(world.server().lines))
          expect([...world.notified].filter(id => id !== scarce)).toEqual([])
        })
      }),
      { numRuns: 300 },
    )
  })

  test('a request that arrives after all edits are saved changes nothing', async () => {
    const step = of(nothing)
    // Added, not answered, removed again: the box is as it was, and stays so.
    const back = [of(put('chips', 1))('tap'), step('delay'), of(put('chips', 0))('tap')]
    await fc.assert(
      fc.asyncProperty(stepsOf(fc.oneof(anyTap, anyChips), ['undo', 'elsewhere', 'closeTab']), async all => {
        const world = await run(all)
        await comeToRest(world, 'after')
        const left = world.server()
        while (world.late.length > 0) world.steps.deliverLate()
        expect(world.server()).toEqual(left)
      }),
      { numRuns: 400, examples: [[back]] },
    )
  })

  test('the last choice of a thing is in the box, or the household was told why not', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(anyPut, ['elsewhere', 'closeTab']), async all => {
        const world = await run(all)
        await comeToRest(world)
        for (const edit of world.last.values()) {
          if (!isApplied(world.server().lines, edit)) expect(world.notified).toContain(edit.productId)
        }
      }),
      { numRuns: 600 },
    )
  })

  test('every change can be undone, back to the first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTap.filter(edit => edit.productId !== scarce)), async taps => {
        const world = worldWith([{ ...line('spaghetti', 2), version: 0 }])
        const first = screen(world)
        for (const edit of taps) world.tap(edit)
        while (world.undo());
        expect(screen(world)).toEqual(first)
        await flush()
        await comeToRest(world)
        expect(shown(world.server().lines)).toEqual(first)
      }),
      { numRuns: 100 },
    )
  })
})
