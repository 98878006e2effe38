// The queue in a world that loses, delays and sells out what it sends: whatever happens, the screen comes to rest on what is so.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderData } from '../../contract/views.ts'
import { applyEdits, differing, type Edit, isApplied, valueIn } from '../../domain/orders/edits.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { standingOf, type Try, type Written } from '../../domain/orders/tries.ts'
import { line, orderWith } from './example_box.ts'
import { answered, order, put, sent } from './example_saving.ts'
import {
  changedElsewhere,
  doubtsOf,
  isStillWanted,
  nextEdit,
  openQueue,
  overtaken,
  queueReducer,
  type SaveEvent,
  type SaveQueue,
  savingOf,
  seenOf,
  shownLines,
} from './save_queue.ts'

// A server that guards each line as ours does, a net that loses requests and answers and delivers some of them late, and
// another device that changes the box meanwhile.
interface Request {
  edit: Edit
  from: readonly string[]
  asked: Try
}

interface World {
  queue: SaveQueue
  box: { lines: readonly OrderLine[]; version: number }
  written: (Written & { version: number })[]
  request: Request | null
  late: Request[]
  tries: number
  /** What the household was told of. */
  told: Set<string>
}

const kindOf = (id: string) => (id === 'chips' || id === 'loaf' ? 'item' : 'rtc')
const soldOut = 'steak'
const orderOf = ({ box }: World): OrderData => ({
  ...order,
  lines: [...box.lines] as never,
  version: box.version,
})

function write(world: World, lines: readonly OrderLine[], written: Written) {
  const version = world.box.version + 1
  world.box = { lines, version }
  world.written.push({ ...written, version })
}

/** What the server makes of a change: true where it stands afterwards. */
function serve(world: World, { edit, from, asked }: Request): boolean {
  const { lines } = world.box
  const { id, doubt } = asked
  const since = world.written.filter(({ version }) => version > asked.version)
  const standing = standingOf(asked, since)
  if (standing === 'saved') return true
  if (standing === 'overtaken') return isApplied(lines, edit)
  if (doubt.length > 0)
    write(world, lines, { id, settles: true, productIds: doubt.map(({ productId }) => productId) })
  if (isApplied(lines, edit)) return true
  if (edit.productId === soldOut || !from.includes(valueIn(lines, edit))) return false
  const box = applyEdits(lines, [edit], kindOf)
  write(world, box, { id, settles: false, productIds: [edit.productId, ...differing(lines, box)] })
  return true
}

/** Another device, which has just looked. */
function serveElsewhere(world: World, edit: Edit) {
  const { lines, version } = world.box
  const asked = { id: `elsewhere-${world.tries++}`, productId: edit.productId, version, doubt: [] }
  serve(world, { edit, from: [valueIn(lines, edit)], asked })
}

function tell(world: World, event: SaveEvent) {
  world.queue = queueReducer(world.queue, event)
}

function refresh(world: World) {
  const now = orderOf(world)
  const lost = overtaken(world.queue, now).map(edit => edit.productId)
  for (const id of [...changedElsewhere(world.queue, now), ...lost]) world.told.add(id)
  tell(world, { type: 'told', order: now })
}

const steps: Record<string, (world: World) => void> = {
  send(world) {
    const edit = nextEdit(world.queue)
    if (!edit) return
    expect(world.request).toBeNull()
    const { productId } = edit
    const { version } = world.queue.order
    const id = `here-${world.tries++}`
    const asked = { id, productId, version, doubt: doubtsOf(world.queue) }
    world.request = { edit, from: seenOf(world.queue, edit), asked }
    tell(world, sent(edit, id))
  },
  answer(world) {
    if (!world.request) return
    const request = world.request
    const { edit } = request
    world.request = null
    if (serve(world, request)) {
      const now = orderOf(world)
      const lost = overtaken({ ...world.queue, edits: world.queue.edits.slice(1) }, now)
      for (const id of [...changedElsewhere(world.queue, now), ...lost.map(one => one.productId)])
        world.told.add(id)
      return tell(world, answered(edit, now))
    }
    if (isStillWanted(world.queue, edit)) world.told.add(edit.productId)
    tell(world, { type: 'refused', edit, code: 'sold_out' })
    refresh(world)
  },
  loseRequest(world) {
    if (world.request) tell(world, { type: 'unreached' })
    world.request = null
  },
  loseAnswer(world) {
    if (world.request) serve(world, world.request)
    steps.loseRequest?.(world)
  },
  delay(world) {
    if (world.request) world.late.push(world.request)
    steps.loseRequest?.(world)
  },
  deliverLate(world) {
    const request = world.late.shift()
    if (request) serve(world, request)
  },
  refresh,
}

const anyPut = fc.record({
  productId: fc.constantFrom('spaghetti', 'salmon', 'chips', soldOut),
  quantity: fc.nat({ max: 3 }),
})
const anyTap = fc.oneof(
  anyPut,
  fc.record({
    productId: fc.constantFrom('spaghetti', 'salmon'),
    customizationId: fc.constantFrom('tofu', null),
  }),
  fc.record({ productId: fc.constantFrom('spaghetti', 'salmon'), pairings: fc.subarray(['chips', 'loaf']) }),
)
/** One thing, back and forth. */
const anyChips = fc.nat({ max: 1 }).map(quantity => put('chips', quantity))
const stepsOf = (tap: fc.Arbitrary<Edit>, elsewhere: boolean) =>
  fc.array(
    fc.oneof(
      tap.map(edit => ({ name: 'tap', edit })),
      fc.constantFrom(...Object.keys(steps)).map(name => ({ name, edit: put('', 0) })),
      fc.constantFrom('send', 'answer').map(name => ({ name, edit: put('', 0) })),
      ...(elsewhere ? [tap.map(edit => ({ name: 'elsewhere', edit }))] : []),
    ),
    { maxLength: 40 },
  )

function run(all: readonly { name: string; edit: Edit }[]): World {
  const start = orderWith([line('spaghetti', 2)])
  const queue = openQueue(start)
  const world: World = {
    queue,
    box: { lines: shownLines(queue), version: 1 },
    request: null,
    written: [],
    late: [],
    tries: 0,
    told: new Set(),
  }
  for (const { name, edit } of all) {
    if (name === 'tap') tell(world, { type: 'edited', edit })
    else if (name === 'elsewhere') serveElsewhere(world, edit)
    else steps[name]?.(world)
    if (world.queue.edits.length > 0) expect(['saving', 'waiting']).toContain(savingOf(world.queue))
  }
  return world
}

/** The net is back: everything that is asked goes through, and what was late comes before it or after. */
function comeToRest(world: World, late: 'before' | 'after' = 'before') {
  if (late === 'before') while (world.late.length > 0) steps.deliverLate?.(world)
  for (let turn = 0; world.request || nextEdit(world.queue); turn++) {
    expect(turn).toBeLessThan(100)
    steps.send?.(world)
    steps.answer?.(world)
  }
  refresh(world)
}

const shown = (lines: readonly OrderLine[]) =>
  Object.fromEntries(
    lines.map(one => [one.productId, [one.quantity, one.customizationId, one.pairings.toSorted().join()]]),
  )

describe('whatever is pressed, lost, late, sold out or changed elsewhere', () => {
  test('the screen comes to rest on the server’s box, and says so only then', () => {
    fc.assert(
      fc.property(stepsOf(anyTap, true), all => {
        const world = run(all)
        comeToRest(world)
        expect(world.queue.edits).toEqual([])
        expect(shown(shownLines(world.queue))).toEqual(shown(world.box.lines))
      }),
      { numRuns: 500 },
    )
  })

  test('as long as nobody else changes it, “saved” is the server’s box, and nothing is put down to another device', () => {
    fc.assert(
      fc.property(stepsOf(anyTap, false), all => {
        for (let many = 0; many <= all.length; many++) {
          const world = run(all.slice(0, many))
          if (savingOf(world.queue) === 'saved') {
            expect(shown(shownLines(world.queue))).toEqual(shown(world.box.lines))
          }
          expect([...world.told].filter(id => id !== soldOut)).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })

  test('a try that comes after all has been saved changes nothing', () => {
    const tap = (quantity: number) => ({ name: 'tap', edit: put('chips', quantity) })
    const step = (name: string) => ({ name, edit: put('', 0) })
    // Put in, not answered, taken out again: the box is as it was, and stays so.
    const back = [tap(1), step('send'), step('delay'), tap(0)]
    fc.assert(
      fc.property(stepsOf(fc.oneof(anyTap, anyChips), true), all => {
        const world = run(all)
        comeToRest(world, 'after')
        const { lines, version } = world.box
        while (world.late.length > 0) steps.deliverLate?.(world)
        expect([world.box.version, shown(world.box.lines)]).toEqual([version, shown(lines)])
      }),
      { numRuns: 500, examples: [[back]] },
    )
  })

  test('the last choice of a thing is in the box, or the household was told why not', () => {
    fc.assert(
      fc.property(stepsOf(anyPut, true), all => {
        const world = run(all)
        comeToRest(world)
        const last = new Map<string, Edit>()
        for (const { name, edit } of all) if (name === 'tap') last.set(edit.productId, edit)
        for (const edit of last.values()) {
          if (!isApplied(world.box.lines, edit)) expect(world.told).toContain(edit.productId)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
