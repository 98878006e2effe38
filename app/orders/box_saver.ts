// Saves a box in the background: one change on its way at a time, tried again until it has reached the server, and kept by
// the browser until then. What it decides by is save_queue.ts; this sends, waits, listens and tells.

import { Refusal } from '../../contract/errors.ts'
import type { OrderData } from '../../contract/views.ts'
import type { Edit } from '../../domain/orders/edits.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'
import { costsOther } from '../../domain/pricing/foreseen.ts'
import { browserApi } from '../api.ts'
import { painted } from '../painted.ts'
import {
  changedElsewhere,
  closesTheBox,
  doubtsOf,
  isStillWanted,
  isWorthATry,
  nextEdit,
  openQueue,
  overtaken,
  queueReducer,
  type SaveEvent,
  type SaveQueue,
  type Short,
  seenOf,
  shownLines,
  waitAfter,
} from './save_queue.ts'
import { isKept, keepUnsaved, readUnsaved, type Unsaved } from './unsaved.ts'

export interface SaverListener {
  /** @param asked whether somebody has just asked for a change, and waits to see it */
  onQueue: (queue: SaveQueue, asked: boolean) => void
  /** What the box will cost once a change is saved, as this browser reckons; cents. */
  foresee: (order: OrderData, edit: Edit) => number
  /**
   * A change was refused.
   * @param lost what was taken back: the change, or all that waited where the box cannot change any more
   * @param queue the box after that
   */
  onRefused: (lost: readonly Edit[], refusal: Refusal, queue: SaveQueue) => void
  /** A change has just been saved. */
  onSaved: () => void
  /** A change was saved at another total than was foreseen. */
  onOtherTotal: (order: OrderData) => void
  /**
   * The box was changed elsewhere.
   * @param changed ids of the products
   * @param lost changes of here that were overtaken by that, and taken back
   */
  onElsewhere: (changed: readonly string[], lost: readonly Edit[], order: OrderData) => void
  /**
   * Changes of an earlier visit did not reach the server.
   * @param sent whether they are being saved now: the box is as it was when they were made
   */
  onLeftBehind: (unsaved: Unsaved, order: OrderData, sent: boolean) => void
  /** A change did not reach the server, and the editor is left; it is still tried. */
  onAway: () => void
  /** What the page shows besides is out of date. */
  revalidate: () => Promise<void>
}

export interface BoxSaver {
  /** Asks for changes; gives the lines as they stood and as they stand now. */
  edit: (...edits: Edit[]) => { before: readonly OrderLine[]; after: readonly OrderLine[] }
  /** Takes in the order as somebody else asked for it. */
  learn: (order: OrderData) => void
  /** Resolves once all is saved, or waits for the connection. */
  settle: () => Promise<void>
  /** Begins to listen, and takes up what an earlier visit left behind; the answer ends it. What is on its way still arrives. */
  open: () => () => void
}

/** @param heard whom to tell; asked anew each time */
export function boxSaver(loaded: OrderData, heard: () => SaverListener): BoxSaver {
  let queue = openQueue(loaded)
  let isOpen = false
  let keeps = false
  let retry = 0
  // What a try is called by: no two of this household's are called the same.
  const visit = crypto.randomUUID().slice(0, 18)
  let tries = 0
  let running = Promise.resolve()
  const { id: orderId } = loaded

  const unsaved = ({ order: { version }, edits, doubt } = queue): Unsaved => ({ version, edits, doubt })

  function tell(event: SaveEvent) {
    queue = queueReducer(queue, event)
    keeps ||= queue.edits.length > 0
    if (keeps) keepUnsaved(orderId, unsaved())
    heard().onQueue(queue, event.type === 'edited')
  }

  /** What the server says of the box, and news of what came from elsewhere. */
  function take(event: Extract<SaveEvent, { order: OrderData }>, refused: readonly Edit[] = []) {
    const changed = changedElsewhere(queue, event.order)
    const lost = [...refused, ...overtaken(queue, event.order)]
    tell(event)
    if (event.order.editable && changed.length + lost.length > 0)
      heard().onElsewhere(changed, lost, event.order)
  }

  async function refresh(refused?: readonly Edit[]) {
    const order = await browserApi()
      .get('orders.order_data', { orderId })
      .catch(() => null)
    if (order) take({ type: 'told', order }, refused)
  }

  /** Whether to go on with the next. */
  async function fail(edit: Edit, refusal: Refusal): Promise<boolean> {
    const { code, details } = refusal
    if (isWorthATry(queue, code, details?.productId !== undefined)) {
      tell({ type: 'unreached' })
      if (code !== 'require_login') retry = window.setTimeout(tryAgain, waitAfter(queue.tries))
      if (!isOpen && queue.tries === 1) heard().onAway()
      return false
    }
    const short = shortOf(refusal)
    const lost = closesTheBox(code) ? queue.edits : isStillWanted(queue, edit) ? [edit] : []
    tell({ type: 'refused', edit, code, ...(short && { short }) })
    if (code === 'order_changed') await refresh(lost)
    else {
      if (lost.length > 0) heard().onRefused(lost, refusal, queue)
      await (closesTheBox(code) ? heard().revalidate() : refresh())
    }
    return true
  }

  async function send(edit: Edit): Promise<boolean> {
    const { order } = queue
    const totalCents = heard().foresee(order, edit)
    const id = `${visit}-${++tries}`
    const [from, doubt] = [seenOf(queue, edit), doubtsOf(queue)]
    const seen = { version: order.version, totalCents, from, id, doubt }
    tell({ type: 'sent', edit, id })
    const answer = await post(orderId, edit, seen).catch(failure => failure)
    if (!('order' in answer))
      return fail(edit, answer instanceof Refusal ? answer : new Refusal('unexpected'))
    take({ type: 'answered', edit, order: answer.order })
    heard().onSaved()
    if (costsOther(seen, answer.order)) heard().onOtherTotal(answer.order)
    return true
  }

  async function sendAll() {
    clearTimeout(retry)
    for (let edit = nextEdit(queue); edit; edit = nextEdit(queue)) if (!(await send(edit))) return
    // Saved after the editor was left: the page that came after it was loaded too early.
    if (!isOpen) void heard().revalidate()
  }

  /** Sending takes a moment too: the screen answers first. */
  function save() {
    running = Promise.all([running, painted().then(sendAll)]).then(() => undefined)
  }

  /** Once the editor is left, another visit may have taken up what is kept: then it is that one's. */
  function tryAgain() {
    if (isOpen || isKept(orderId, unsaved())) save()
  }

  function edit(...edits: Edit[]) {
    const before = shownLines(queue)
    for (const one of edits) tell({ type: 'edited', edit: one })
    save()
    return { before, after: shownLines(queue) }
  }

  /** Somebody looks, or the connection is back. */
  function wake() {
    if (document.hidden) return
    if (queue.edits.length > 0) save()
    else void refresh()
  }

  function takeUpLeftBehind() {
    const left = keeps ? null : readUnsaved(orderId)
    if (!left) return
    const { order } = queue
    const fits = order.editable && left.version === order.version
    queue = { ...queue, doubt: left.doubt }
    if (fits) edit(...left.edits)
    if (!order.editable) keepUnsaved(orderId, { ...left, edits: [] })
    heard().onLeftBehind(left, order, fits)
  }

  function open() {
    isOpen = true
    takeUpLeftBehind()
    const events = ['online', 'focus', 'visibilitychange']
    for (const name of events) addEventListener(name, wake)
    return () => {
      isOpen = false
      for (const name of events) removeEventListener(name, wake)
    }
  }

  return { edit, learn: order => take({ type: 'told', order }), settle: () => running, open }
}

interface Seen {
  version: number
  totalCents: number
  from: string[]
  id: string
  doubt: { id: string; productId: string }[]
}

function post(orderId: string, edit: Edit, seen: Seen) {
  const api = browserApi()
  if ('quantity' in edit) return api.post('orders.update_quantity', { orderId, ...edit, seen })
  if ('pairings' in edit) {
    return api.post('orders.update_pairings', { orderId, ...edit, pairings: [...edit.pairings], seen })
  }
  return api.post('orders.update_customization', { orderId, ...edit, seen })
}

/** What a refusal says there is too little of. */
export function shortOf({ code, details }: Refusal): Short | null {
  if (code !== 'sold_out' || typeof details?.productId !== 'string') return null
  return { productId: details.productId, left: Number(details.left ?? 0) }
}
