// The editor's store: the box with its pending edits, Undo for every change, and the commands that change both. Plain
// TypeScript: commands and network events go in, and it reports the outcome. Its decisions are in saving.ts.

import { Refusal } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import { differing, type Edit, editsBack, isApplied } from '../../../domain/orders/edits.ts'
import type { OrderLine } from '../../../domain/orders/lines.ts'
import { costsOther } from '../../../domain/pricing/foreseen.ts'
import type { Missing } from '../../../i18n/sold_out.ts'
import type { EditorData } from './prices.ts'
import {
  type BoxState,
  boxReducer,
  changedElsewhere,
  closesTheBox,
  isNoAnswer,
  isStillWanted,
  nextEdit,
  openBox,
  overtaken,
  type SaveEvent,
  type SaveRequest,
  type ServerOrder,
  type Short,
  shownLines,
  waitAfter,
  wanted,
} from './saving.ts'
import { takeUp, type Unsaved, unsavedOf } from './unsaved.ts'

/** One change that can be undone: of a product, or of the week as a whole. */
type Step = { productId: string; back: readonly Edit[] } | { skipped: boolean }

export interface EditorState {
  /** As loaded: the menu, the prices and the household, without the order. */
  data: EditorData
  box: BoxState
  steps: readonly Step[]
  /** Whether a skip, or its undo, is in progress. */
  skipping: boolean
  /** Wall-clock `HH:MM` of the last saved change. */
  savedAt: string
  /** The number of commands so far, so that tests can wait for their results. */
  presses: number
}

/** A result, for a notice. */
export type News =
  /** The present lines, and the products that changed. */
  | { type: 'changed' | 'undone'; lines: readonly OrderLine[]; ids: readonly string[] }
  /** `lost` was undone: the edit, or all pending ones where the box cannot change any more. */
  | { type: 'refused'; lost: readonly Edit[]; refusal: Refusal }
  /** Products that were changed elsewhere, and the edits of this browser that this overtook. */
  | { type: 'elsewhere'; changed: readonly string[]; lost: readonly Edit[] }
  /** A change was saved with another total than was foreseen. */
  | { type: 'otherTotal' }
  /** A change did not reach the server, and the editor is closed; the change is still retried. */
  | { type: 'away' }
  /** `reference` identifies the change. */
  | { type: 'skipped'; skipped: boolean; reference: string; missing: readonly Missing[] }
  | { type: 'notSkipped'; skipped: boolean; refusal: Refusal }
  /** Changes of an earlier visit that did not reach the server: saved now, overtaken, or too late. */
  | { type: 'leftBehind'; what: 'saving' | 'overtaken' | 'late'; edits: readonly Edit[] }

/** The store's environment; world.ts is the browser's. */
export interface World {
  /** @throws Refusal; `busy` where it cannot be reached */
  save: (orderId: string, request: SaveRequest) => Promise<OrderData>
  order: (orderId: string) => Promise<OrderData>
  setSkipped: (
    orderId: string,
    skipped: boolean,
  ) => Promise<{ reference: string; missing?: readonly Missing[] }>
  /** The price of the box once a change is saved; cents. */
  foresee: (data: EditorData, order: OrderData, edit: Edit) => number
  /** Resolves once the change is on screen. */
  painted: () => Promise<void>
  /** Runs `act` later; the returned function cancels it. */
  after: (milliseconds: number, act: () => void) => () => void
  newId: () => string
  keep: (orderId: string, unsaved: Unsaved) => void
  isKept: (orderId: string, unsaved: Unsaved) => boolean
  kept: (orderId: string) => Unsaved | null
}

/** The page around the store, which shows its news. */
interface Page {
  tell: (news: News) => void
  /** Program time, wall-clock `HH:MM`. */
  time: () => string
  /** Reloads the rest of the page. */
  revalidate: () => Promise<void>
}

export interface EditorStore {
  state: () => EditorState
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void
  /** Sets the receiver of news, also after the editor was left. */
  heed: (page: Page) => void
  /** Takes over newly loaded data. */
  load: (data: EditorData) => void
  /** Begins with the edits of an earlier visit. @returns leaves the editor; a request in flight still arrives */
  open: () => () => void
  /** Sets the quantity of a product, its swap, or its pairings. */
  edit: (...edits: Edit[]) => void
  /** Undoes the last change. @returns which one it was */
  undo: () => Step | undefined
  skip: (skipped: boolean) => void
  /** The window has the focus, or the connection is back: pending edits are sent; without any, the box is reloaded. */
  wake: () => void
}

/** Server errors are retried this many times; a request that does not reach the server is retried for ever. */
const mostFailures = 6

export function editorStore(loaded: EditorData, world: World): EditorStore {
  const { id } = loaded.order
  const listeners = new Set<() => void>()
  let page: Page | undefined
  let state: EditorState = {
    data: loaded,
    box: openBox(loaded.order),
    steps: [],
    skipping: false,
    savedAt: '',
    presses: 0,
  }
  let isOpen = false
  let keeps = false
  let isSending = false
  let running: Promise<unknown> = Promise.resolve()
  let skips: Promise<unknown> = Promise.resolve()
  let callOff = () => {}

  function update(more: Partial<EditorState>) {
    state = { ...state, ...more }
    for (const listener of listeners) listener()
  }

  const tell = (news: News) => page?.tell(news)
  const isWaiting = () => wanted(state.box).length > 0

  function happen(event: SaveEvent, more: Partial<EditorState> = {}) {
    const box = boxReducer(state.box, event)
    keeps ||= wanted(box).length > 0
    if (keeps) world.keep(id, unsavedOf(box))
    update({ box, ...more })
  }

  /** An unsaved change needs no undo. */
  const stepsWithout = (lost: readonly Edit[]) =>
    state.steps.filter(step => !('back' in step && lost.some(edit => edit.productId === step.productId)))

  /** Takes over the server's order, and reports changes made elsewhere. */
  function take(event: ServerOrder) {
    const changed = changedElsewhere(state.box, event)
    const lost = overtaken(state.box, event)
    happen(event, { steps: stepsWithout(lost) })
    if (event.order.editable && changed.length + lost.length > 0) tell({ type: 'elsewhere', changed, lost })
  }

  /** The present order; null where it cannot be read. */
  async function refresh(): Promise<OrderData | null> {
    const order = await world.order(id).catch(() => null)
    if (order) take({ type: 'told', order })
    return order
  }

  function tryLater(code: Refusal['code']): false {
    happen({ type: 'unreached' })
    callOff()
    // After the editor was left, another visit may have taken over the stored edits.
    const again = () => {
      if (isOpen || world.isKept(id, unsavedOf(state.box))) save()
    }
    if (code !== 'require_login') callOff = world.after(waitAfter(state.box.failures), again)
    if (!isOpen && state.box.failures === 1) tell({ type: 'away' })
    return false
  }

  /** @returns whether to go on with the next */
  async function fail(request: SaveRequest, refusal: Refusal): Promise<boolean> {
    const { code } = refusal
    if (code === 'order_changed') {
      happen({ type: 'overtaken' })
      return (await refresh()) !== null || tryLater('busy')
    }
    if (isNoAnswer(code)) {
      if (code !== 'unexpected' || state.box.failures < mostFailures) return tryLater(code)
      const order = await refresh()
      if (!order) return tryLater(code)
      if (isApplied(order.lines, request.edit)) {
        take({ type: 'answered', order })
        return true
      }
    }
    const short = shortOf(refusal)
    const lost = closesTheBox(code) ? wanted(state.box) : isStillWanted(state.box) ? [request.edit] : []
    happen({ type: 'refused', code, ...(short && { short }) }, { steps: stepsWithout(lost) })
    if (lost.length > 0) tell({ type: 'refused', lost, refusal })
    await (closesTheBox(code) ? page?.revalidate() : refresh())
    return true
  }

  /** The unanswered request, unchanged; else the next one. */
  function nextRequest(): SaveRequest | null {
    const { data, box } = state
    const edit = nextEdit(box)
    if (box.request || !edit) return box.request
    const { order } = box
    const totalCents = world.foresee(data, order, edit)
    return { edit, seen: { version: order.version, totalCents, id: world.newId() } }
  }

  /** @returns whether to go on with the next */
  async function send(request: SaveRequest): Promise<boolean> {
    happen({ type: 'sent', request })
    const answer = await world.save(id, request).catch((failure: unknown) => failure)
    if (!(answer instanceof Object && 'lines' in answer))
      return fail(request, answer instanceof Refusal ? answer : new Refusal('unexpected'))
    const order = answer as OrderData
    take({ type: 'answered', order })
    update({ savedAt: page?.time() ?? '' })
    if (costsOther(request.seen, order)) tell({ type: 'otherTotal' })
    return true
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    callOff()
    for (let next = nextRequest(); next; next = nextRequest()) if (!(await send(next))) break
    isSending = false
    // Saved after the editor was left: the next page was loaded too early.
    if (!isOpen && !isWaiting()) void page?.revalidate()
  }

  /** Sending takes a moment too: the screen responds first. */
  function save() {
    running = Promise.all([running, world.painted().then(sendAll)])
  }

  function ask(edits: readonly Edit[], more?: Partial<EditorState>) {
    const before = shownLines(state.box)
    for (const edit of edits) happen({ type: 'edited', edit })
    update({ presses: state.presses + 1, ...more })
    save()
    return { before, after: shownLines(state.box) }
  }

  function takeUpLeftBehind() {
    const left = keeps ? null : world.kept(id)
    if (!left) return
    const { order } = state.box
    if (!order.editable) {
      world.keep(id, { ...left, request: null, edits: [] })
      return tell({ type: 'leftBehind', what: 'late', edits: wanted(left) })
    }
    const { lost, ...asked } = takeUp(left, order)
    keeps = true
    update({ box: { ...state.box, ...asked } })
    world.keep(id, unsavedOf(state.box))
    if (isWaiting()) {
      save()
      tell({ type: 'leftBehind', what: 'saving', edits: wanted(asked) })
    }
    if (lost.length > 0) tell({ type: 'leftBehind', what: 'overtaken', edits: lost })
  }

  /** Runs once the request in flight is saved. @param isUndo whether it undoes a step and so is not one itself */
  async function setSkipped(skipped: boolean, isUndo: boolean) {
    update({ skipping: true })
    await running
    try {
      const { reference, missing = [] } = await world.setSkipped(id, skipped)
      if (!isUndo) update({ steps: [...state.steps, { skipped }] })
      tell({ type: 'skipped', skipped, reference, missing })
      await page?.revalidate()
    } catch (failure) {
      const refusal = failure instanceof Refusal ? failure : new Refusal('unexpected')
      tell({ type: 'notSkipped', skipped, refusal })
      // Without a connection there is nothing newer to show.
      if (refusal.code !== 'busy') await page?.revalidate()
    }
    update({ skipping: false })
  }

  /** Undone while it is still under way, it is undone right after. */
  function skip(skipped: boolean, isUndo = false) {
    skips = skips.then(() => setSkipped(skipped, isUndo))
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heed: around => {
      page = around
    },
    load(data) {
      if (data === state.data) return
      update({ data })
      take({ type: 'told', order: data.order })
    },
    open() {
      isOpen = true
      takeUpLeftBehind()
      return () => {
        isOpen = false
      }
    },
    edit(...edits) {
      const { before, after } = ask(edits)
      const back = editsBack(before, after)
      const [edit] = edits
      if (back.length === 0 || !edit) return
      update({ steps: [...state.steps, { productId: edit.productId, back }] })
      tell({ type: 'changed', lines: after, ids: differing(before, after) })
    },
    undo() {
      const step = state.steps.at(-1)
      if (!step) return undefined
      const steps = state.steps.slice(0, -1)
      if ('skipped' in step) {
        update({ steps })
        skip(!step.skipped, true)
        return step
      }
      const { before, after } = ask(step.back, { steps })
      tell({ type: 'undone', lines: after, ids: differing(before, after) })
      return step
    },
    skip,
    wake() {
      if (isWaiting()) save()
      else void refresh()
    },
  }
}

/** The shortage that a refusal reports. */
export function shortOf({ code, details }: Refusal): Short | null {
  if (code !== 'sold_out' || typeof details?.productId !== 'string') return null
  return { productId: details.productId, left: Number(details.left ?? 0) }
}
