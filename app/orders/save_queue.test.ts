import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderData } from '../../contract/views.ts'
import { applyEdits, differing, type Edit, isSo, saidOf } from '../../domain/orders/edits.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { standingOf, type Try, type Written } from '../../domain/orders/tries.ts'
import { line, orderWith } from '../pages/editor/example_box.ts'
import {
  changedElsewhere,
  doubtsOf,
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

const order = orderWith([line('spaghetti', 1)])
const put = (productId: string, quantity: number): Edit => ({ productId, quantity })
const swap = (productId: string, customizationId: string | null): Edit => ({ productId, customizationId })
const following = (queue: SaveQueue, ...events: SaveEvent[]) => events.reduce(queueReducer, queue)
const edited = (...edits: Edit[]): SaveEvent[] => edits.map(edit => ({ type: 'edited', edit }))
const sent = (edit: Edit, id = 'first'): SaveEvent => ({ type: 'sent', edit, id })
const answered = (edit: Edit, told: OrderData): SaveEvent => ({ type: 'answered', edit, order: told })

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

  test('[ERR-SOLD-OUT] sold out says of what how many are left, and takes the swap of the dish along', () => {
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

  test('[ST-ORDER-NOT-EDITABLE] once the cutoff has passed nothing that is still on its way is kept', () => {
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
  if (standing === 'overtaken') return isSo(lines, edit)
  if (doubt.length > 0)
    write(world, lines, { id, settles: true, productIds: doubt.map(({ productId }) => productId) })
  if (isSo(lines, edit)) return true
  if (edit.productId === soldOut || !from.includes(saidOf(lines, edit))) return false
  const box = applyEdits(lines, [edit], kindOf)
  write(world, box, { id, settles: false, productIds: [edit.productId, ...differing(lines, box)] })
  return true
}

/** Another device, which has just looked. */
function serveElsewhere(world: World, edit: Edit) {
  const { lines, version } = world.box
  const asked = { id: `elsewhere-${world.tries++}`, productId: edit.productId, version, doubt: [] }
  serve(world, { edit, from: [saidOf(lines, edit)], asked })
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
          if (!isSo(world.box.lines, edit)) expect(world.told).toContain(edit.productId)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
