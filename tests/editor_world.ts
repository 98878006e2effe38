// A world for the editor's store in tests: a server that guards boxes as ours does, a network that loses, delays and repeats
// requests, a dish that sells out, and tabs that close.

import fc from 'fast-check'
import { expect } from 'vitest'
import { editorWith, line } from '../app/orders/example_box.ts'
import { type SaveRequest, savingOf, shownLines, wanted } from '../app/pages/editor/saving.ts'
import { type EditorStore, editorStore, type News } from '../app/pages/editor/store.ts'
import type { Unsaved } from '../app/pages/editor/unsaved.ts'
import { Refusal } from '../contract/errors.ts'
import type { OrderData } from '../contract/views.ts'
import { applyEdits, type Edit, isApplied } from '../domain/orders/edits.ts'
import { type OrderLine, unitsOf } from '../domain/orders/lines.ts'

export const scarce = 'steak'
/** Units of the scarce dish for everybody. */
export const stock = 2
const kindOf = (id: string) => (id === 'chips' || id === 'loaf' ? 'item' : 'rtc')
export const put = (productId: string, quantity: number): Edit => ({ productId, quantity })

interface InFlight {
  request: SaveRequest
  resolve: (order: OrderData) => void
  reject: (refusal: Refusal) => void
}

/** A server that guards boxes as ours does, and one browser after the other that has the editor open. */
export function worldWith(start: OrderLine[]) {
  const loaded = editorWith([])
  let box = { lines: start as readonly OrderLine[], version: 1 }
  const saved = new Map<string, number>()
  const refused = new Map<string, number>()
  let store: EditorStore
  let inFlight: InFlight | null = null
  let repeated: SaveRequest | null = null
  let kept: Unsaved | null = null
  let timers: (() => void)[] = []
  let visit = 0
  let ids = 0
  const world = {
    late: [] as SaveRequest[],
    online: true,
    /** Products whose difference from the wish was explained to the household. */
    notified: new Set<string>(),
    /** The last choice of each product. */
    last: new Map<string, Edit>(),
  }

  const orderNow = (): OrderData => ({
    ...loaded.order,
    lines: box.lines.map(one => ({ ...line(one.productId, one.quantity), ...one })) as never,
    version: box.version,
    totalCents: 0,
  })

  /** The server's answer to a request. @throws Refusal */
  function serve({ edit, seen: { id, version } }: SaveRequest): OrderData {
    const applied = isApplied(box.lines, edit)
    if (version !== box.version) {
      if (applied || (saved.get(id) ?? 0) > version) return orderNow()
      throw new Refusal('order_changed')
    }
    if (applied) return orderNow()
    const after = applyEdits(box.lines, [edit], kindOf)
    const refuse = (refusal: Refusal) => {
      refused.set(id, version)
      return refusal
    }
    const left = stock - unitsOf(box.lines, scarce)
    if (unitsOf(after, scarce) > stock)
      throw refuse(new Refusal('sold_out', { details: { productId: scarce, left } }))
    if (refused.get(id) === version) throw new Refusal('order_changed')
    box = { lines: after, version: version + 1 }
    saved.set(id, box.version)
    return orderNow()
  }

  const quietly = (request: SaveRequest) => {
    try {
      serve(request)
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure
    }
  }

  function hear(news: News) {
    if ('lost' in news) for (const { productId } of news.lost) world.notified.add(productId)
    if (news.type === 'elsewhere') for (const id of news.changed) world.notified.add(id)
    if (news.type === 'leftBehind') for (const { productId } of news.edits) world.notified.add(productId)
  }

  /** A visit begins; the one before has ended completely. */
  function open() {
    visit += 1
    const own = visit
    const isHere = () => own === visit
    timers = []
    store = editorStore(
      { ...loaded, order: orderNow() },
      {
        save: (_, request) => {
          expect(inFlight).toBeNull()
          // Without an answer, it is sent again word for word.
          if (repeated) expect(request).toEqual(repeated)
          repeated = request
          return new Promise((resolve, reject) => {
            inFlight = { request, resolve, reject }
          })
        },
        order: async () => {
          if (!world.online) throw new Refusal('busy')
          return orderNow()
        },
        setSkipped: async () => ({ reference: '' }),
        foresee: () => 0,
        painted: async () => {},
        after: (_, act) => {
          timers.push(act)
          return () => {
            timers = timers.filter(other => other !== act)
          }
        },
        newId: () => `request-${++ids}`,
        keep: (_, unsaved) => {
          if (isHere()) kept = wanted(unsaved).length > 0 ? structuredClone(unsaved) : null
        },
        isKept: () => isHere(),
        kept: () => kept,
      },
    )
    store.heed({ tell: hear, time: () => '12:00', revalidate: async () => {} })
    store.open()
  }
  open()

  const fly = (act: (flight: InFlight) => void) => {
    const flight = inFlight
    if (!flight) return
    inFlight = null
    act(flight)
  }
  const answer = ({ request, resolve, reject }: InFlight) => {
    repeated = null
    try {
      resolve(serve(request))
    } catch (failure) {
      reject(failure as Refusal)
    }
  }
  const lose = ({ reject }: InFlight, code: 'busy' | 'unexpected' = 'busy') => reject(new Refusal(code))
  const steps = {
    answer: () => fly(answer),
    loseRequest: () => fly(lose),
    loseAnswer: () =>
      fly(flight => {
        quietly(flight.request)
        lose(flight)
      }),
    delay: () =>
      fly(flight => {
        world.late.push(flight.request)
        lose(flight)
      }),
    repeat: () =>
      fly(flight => {
        world.late.push(flight.request)
        answer(flight)
      }),
    fail: () =>
      fly(flight => {
        quietly(flight.request)
        lose(flight, 'unexpected')
      }),
    deliverLate: () => {
      const request = world.late.shift()
      if (request) quietly(request)
    },
    tick: () => {
      for (const act of timers.splice(0)) act()
    },
    look: () => store.wake(),
    disconnect: () => {
      world.online = false
    },
    connect: () => {
      world.online = true
    },
    closeTab: () => {
      // Saved changes are done: the next visit shows their result. Requests on their way may still arrive.
      const waits = new Set(wanted(store.state().box).map(({ productId }) => productId))
      for (const id of world.last.keys()) if (!waits.has(id)) world.last.delete(id)
      fly(({ request }) => world.late.push(request))
      repeated = null
      open()
    },
  }
  return {
    ...world,
    world,
    steps,
    state: () => store.state(),
    server: () => box,
    tap(edit: Edit) {
      const isThere = shownLines(store.state().box).some(one => one.productId === edit.productId)
      if ('quantity' in edit || isThere) store.edit(edit)
    },
    undo: () => store.undo(),
    isResting: () => !inFlight && timers.length === 0 && wanted(store.state().box).length === 0,
    /** Another device, which has just loaded the box. */
    elsewhere: (edit: Edit) =>
      quietly({ edit, seen: { version: box.version, totalCents: 0, id: `elsewhere-${++ids}` } }),
  }
}

type World = ReturnType<typeof worldWith>
type Step = { name: keyof World['steps'] | 'tap' | 'undo' | 'elsewhere'; edit: Edit }

export const anyPut = fc.record({
  productId: fc.constantFrom('spaghetti', 'salmon', 'chips', scarce),
  quantity: fc.nat({ max: 3 }),
})
export const anyTap: fc.Arbitrary<Edit> = fc.oneof(
  anyPut,
  fc.record({
    productId: fc.constantFrom('spaghetti', 'salmon'),
    customizationId: fc.constantFrom('tofu', null),
  }),
  fc.record({ productId: fc.constantFrom('spaghetti', 'salmon'), pairings: fc.subarray(['chips', 'loaf']) }),
)
/** One product, added and removed. */
export const anyChips = fc.nat({ max: 1 }).map(quantity => put('chips', quantity))
export const nothing = put('', 0)
export const of =
  (edit: Edit) =>
  (name: Step['name']): Step => ({ name, edit })

export function stepsOf(tap: fc.Arbitrary<Edit>, more: Step['name'][] = []) {
  const net = [
    'answer',
    'loseRequest',
    'loseAnswer',
    'delay',
    'repeat',
    'deliverLate',
    'tick',
    'look',
    'disconnect',
    'connect',
  ] as const
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: tap.map(edit => of(edit)('tap')) },
      { weight: 3, arbitrary: fc.constantFrom('answer', 'tick').map(name => of(nothing)(name as 'tick')) },
      {
        weight: 8,
        arbitrary: fc
          .constantFrom<Step['name']>(...net, ...more.filter(name => name !== 'elsewhere'))
          .map(of(nothing)),
      },
      ...(more.includes('elsewhere')
        ? [{ weight: 2, arbitrary: tap.map(edit => of(edit)('elsewhere')) }]
        : []),
    ),
    { maxLength: 40 },
  )
}

export const flush = () => new Promise<void>(resolve => setImmediate(resolve))

export async function run(all: readonly Step[], check?: (world: World) => void): Promise<World> {
  const world = worldWith([{ ...line('spaghetti', 2), version: 0 }])
  for (const { name, edit } of all) {
    if (name === 'tap') {
      world.tap(edit)
      world.last.set(edit.productId, edit)
    } else if (name === 'elsewhere') world.elsewhere(edit)
    else if (name === 'undo') world.undo()
    else world.steps[name]()
    await flush()
    const { box } = world.state()
    if (wanted(box).length > 0) expect(['saving', 'waiting']).toContain(savingOf(box))
    check?.(world)
  }
  return world
}

/** The network is back: every request goes through, and late ones arrive before or after it. */
export async function comeToRest(world: World, late: 'before' | 'after' = 'before') {
  world.steps.connect()
  if (late === 'before') while (world.late.length > 0) world.steps.deliverLate()
  for (let round = 0; !world.isResting(); round++) {
    expect(round).toBeLessThan(200)
    world.steps.tick()
    await flush()
    world.steps.answer()
    await flush()
  }
  world.steps.look()
  await flush()
}

export const shown = (lines: readonly OrderLine[]) =>
  Object.fromEntries(
    lines.map(one => [one.productId, [one.quantity, one.customizationId, one.pairings.toSorted().join()]]),
  )
export const screen = (world: World) => shown(shownLines(world.state().box))
