// What the editor knows of a box: what the server last said, what was asked since, and what became of it. Pure: an event
// goes in, the next state comes out. One change is on its way at a time; the rest waits, the last one of a thing alone.

import type { ErrorCode } from '../../contract/errors.ts'
import type { OrderData } from '../../contract/views.ts'
import {
  applyEdits,
  differing,
  type Edit,
  isApplied,
  isSameEdit,
  setsTheSame,
  valueIn,
  withEdit,
  withoutEdit,
} from '../../domain/orders/edits.ts'
import type { OrderLine } from '../../domain/orders/lines.ts'

/** What there is too little of, and the units still to be had of it. */
export interface Short {
  productId: string
  left: number
}

/** A try of a change of which nobody knows what became. */
export interface Doubt {
  id: string
  edit: Edit
}

export interface SaveQueue {
  order: OrderData
  /** What was asked and is not saved yet, in the order in which it is sent. */
  edits: readonly Edit[]
  sending: boolean
  /** What was sent and not answered: it may be saved, lost, or still on its way. */
  doubt: readonly Doubt[]
  /** Tries in a row that came to nothing. */
  tries: number
  /** Units still to be had of a product, where a refusal said so. */
  left: ReadonlyMap<string, number>
  /** What became of the change before. */
  last: 'saved' | 'refused' | null
}

export type SaveEvent =
  | { type: 'edited'; edit: Edit }
  | { type: 'sent'; edit: Edit; id: string }
  | { type: 'answered'; edit: Edit; order: OrderData }
  | { type: 'unreached' }
  | { type: 'refused'; edit: Edit; code: ErrorCode; short?: Short }
  | { type: 'told'; order: OrderData }

/** Refusals that speak of the order, not of one product: nothing else that was asked of it can be saved either. */
const ofTheOrder: readonly ErrorCode[] = [
  'order_locked',
  // The cutoff passed meanwhile: what is added now is agreed to first.
  'pay_now_missing',
  'order_skipped',
  'account_paused',
  'account_closed',
  'not_found',
]

export const closesTheBox = (code: ErrorCode) => ofTheOrder.includes(code)

/** So often is tried again what went wrong on the server's side; what never reached it is tried for ever. */
const mostTries = 6

/** What is tried for hours without a connection never left this browser: only the last of it can still be on its way. */
const mostDoubts = 50

/** Whether a failed try says nothing of the change itself, so that it is kept and tried again. */
export function isWorthATry({ tries }: SaveQueue, code: ErrorCode, ofALine: boolean): boolean {
  if (code === 'order_changed') return !ofALine
  return (
    ['busy', 'too_many_requests', 'require_login'].includes(code) ||
    (code === 'unexpected' && tries < mostTries)
  )
}

/** Milliseconds to wait after so many tries in a row: twice as long each time, half a minute at most. */
export const waitAfter = (tries: number) => Math.min(30_000, 500 * 2 ** tries)

export function openQueue(order: OrderData): SaveQueue {
  return { order, edits: [], sending: false, doubt: [], tries: 0, left: new Map(), last: null }
}

/** The next state. What is still wanted stays on top of whatever the server says, unless it was overtaken. */
export function queueReducer(queue: SaveQueue, event: SaveEvent): SaveQueue {
  switch (event.type) {
    case 'edited':
      return { ...queue, edits: withEdit(queue.edits, event.edit) }
    case 'sent':
      return {
        ...queue,
        sending: true,
        doubt: [...queue.doubt, { id: event.id, edit: event.edit }].slice(-mostDoubts),
      }
    case 'answered': {
      const waiting = { ...queue, edits: withoutSent(queue.edits, event.edit) }
      return { ...withAnswer(waiting, event.order), sending: false, doubt: [], tries: 0, last: 'saved' }
    }
    case 'unreached':
      return { ...queue, sending: false, tries: queue.tries + 1 }
    case 'refused':
      return refused(queue, event)
    case 'told':
      return withAnswer(queue, event.order)
  }
}

/** What is on its way stands first, unless it was replaced since; a later one that says the same is another change of mind. */
function withoutSent(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  const [first, ...rest] = edits
  return first && isSameEdit(first, edit) ? rest : edits
}

/** The change to send now; null while one is on its way, and where all is saved. */
export function nextEdit({ edits, sending }: SaveQueue): Edit | null {
  return sending ? null : (edits[0] ?? null)
}

/** Whether this was meant all along: a later change of the same thing makes the refusal of an earlier one moot. */
export function isStillWanted({ edits }: SaveQueue, edit: Edit): boolean {
  const last = edits.findLast(other => setsTheSame(other, edit))
  return last !== undefined && isSameEdit(last, edit)
}

export type Saving = 'unchanged' | 'saving' | 'waiting' | 'saved' | 'refused'

/** How things stand, in a word. `waiting` is not saved, and tried again before long. */
export function savingOf({ edits, tries, last }: SaveQueue): Saving {
  if (edits.length === 0) return last ?? 'unchanged'
  return tries > 0 ? 'waiting' : 'saving'
}

/** The lines of an order as edits apply to them; the version a line pins is the server's business. */
export const linesOf = (order: OrderData): readonly OrderLine[] =>
  order.lines.map(line => ({ ...line, version: 0 }))

/** The lines as they show: what the server said, and what is still wanted. */
export const shownLines = ({ order, edits }: SaveQueue) => applyEdits(linesOf(order), edits, () => 'item')

/** The boxes this browser can account for: as last told, and with what was sent and not answered. */
function knownBoxes({ order, doubt }: SaveQueue): (readonly OrderLine[])[] {
  const lines = linesOf(order)
  return [lines, ...doubt.map(({ edit }) => applyEdits(lines, [edit], () => 'item'))]
}

/** What the thing an edit sets may be by this browser's account. Is it something else, it was changed elsewhere. */
export function seenOf(queue: SaveQueue, edit: Edit): string[] {
  return [...new Set(knownBoxes(queue).map(lines => valueIn(lines, edit)))]
}

/** Ids of the products that were changed elsewhere: no change of this browser accounts for what the server says of them. */
export function changedElsewhere(queue: SaveQueue, order: OrderData): string[] {
  if (order.version <= queue.order.version) return []
  const [first = [], ...others] = knownBoxes(queue).map(lines => differing(lines, order.lines))
  return first.filter(id => others.every(differ => differ.includes(id)))
}

/** The tries that a change that is sent now must know of; the server sees to it that they come too late from then on. */
export const doubtsOf = ({ doubt }: SaveQueue) =>
  doubt.map(({ id, edit }) => ({ id, productId: edit.productId }))

/** The waiting edits of what was changed elsewhere meanwhile: they answered something that is no longer so. */
export function overtaken(queue: SaveQueue, order: OrderData): readonly Edit[] {
  if (order.version <= queue.order.version) return []
  return queue.edits.filter(
    edit => !isApplied(order.lines, edit) && !seenOf(queue, edit).includes(valueIn(order.lines, edit)),
  )
}

/** Skipping and the like may leave the version as it is; what was overtaken by a later answer changes nothing. */
function withAnswer(queue: SaveQueue, order: OrderData): SaveQueue {
  if (order.version < queue.order.version) return queue
  const lost = overtaken(queue, order)
  const edits = lost.reduce((rest, edit) => withoutRefused(rest, edit, order), queue.edits)
  return { ...queue, order, edits, last: lost.length > 0 ? 'refused' : queue.last }
}

function refused(queue: SaveQueue, event: Extract<SaveEvent, { type: 'refused' }>): SaveQueue {
  const { edit, code, short } = event
  return {
    ...queue,
    edits: closesTheBox(code) ? [] : withoutRefused(queue.edits, edit, queue.order),
    left: short ? new Map(queue.left).set(short.productId, short.left) : queue.left,
    sending: false,
    // A refusal settled what was in doubt, but where the server could not tell what became of it.
    doubt: code === 'unexpected' ? queue.doubt : [],
    tries: 0,
    last: 'refused',
  }
}

/** A dish that could not be put in takes with it what was asked of it. */
function withoutRefused(edits: readonly Edit[], edit: Edit, order: OrderData): readonly Edit[] {
  const { productId } = edit
  const rest = withoutEdit(edits, edit)
  const isIn = order.lines.some(line => line.productId === productId)
  const stillPut = rest.some(other => other.productId === productId && 'quantity' in other)
  return isIn || stillPut ? rest : rest.filter(other => other.productId !== productId)
}
