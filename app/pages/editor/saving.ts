// The editor's knowledge of a box: the server's last answer, the edits since, and their outcome. Pure: an event goes in, the next
// state comes out. One request is in flight at a time and is repeated word for word until it is answered; later edits wait behind
// it, only the last of each product.

import type { ErrorCode } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import {
  applyEdits,
  differing,
  type Edit,
  isApplied,
  setsTheSame,
  valueIn,
  withEdit,
} from '../../../domain/orders/edits.ts'
import type { OrderLine } from '../../../domain/orders/lines.ts'
import type { Foreseen } from '../../../domain/pricing/foreseen.ts'

/** The product that ran short, and the units left of it. */
export interface Short {
  productId: string
  left: number
}

/** A request, sent and repeated unchanged. No other request has its id. */
export interface SaveRequest {
  edit: Edit
  seen: Foreseen & { id: string }
}

/** Edits that are not known to be saved. */
export interface Unconfirmed {
  /** Sent and not answered: it may be saved, lost, or still on its way. */
  request: SaveRequest | null
  /** Edits that wait behind it, in the order of sending. */
  edits: readonly Edit[]
}

export interface BoxState extends Unconfirmed {
  order: OrderData
  sending: boolean
  /** The number of unanswered tries in a row. */
  failures: number
  /** Units still available of a product, where a refusal said so. */
  left: ReadonlyMap<string, number>
  /** The result of the last change. */
  last: 'saved' | 'refused' | null
}

/** The server's view of the box, from an answer or a reload. */
export interface ServerOrder {
  type: 'answered' | 'told'
  order: OrderData
}

export type SaveEvent =
  | ServerOrder
  | { type: 'edited'; edit: Edit }
  | { type: 'sent'; request: SaveRequest }
  | { type: 'unreached' }
  /** Another device changed the box before the edit came. */
  | { type: 'overtaken' }
  | { type: 'refused'; code: ErrorCode; short?: Short }

/** Refusals about the whole order: no other pending edit can be saved either. */
const ofTheOrder: readonly ErrorCode[] = [
  'order_locked',
  // The cutoff passed in the meantime: additions now need a confirmation first.
  'pay_now_missing',
  'order_skipped',
  'account_paused',
  'account_closed',
  'not_found',
]

export const closesTheBox = (code: ErrorCode) => ofTheOrder.includes(code)

/** Whether this is no answer, so that the request is repeated. */
export const isNoAnswer = (code: ErrorCode) =>
  ['busy', 'too_many_requests', 'require_login', 'unexpected'].includes(code)

/** Milliseconds to wait after this many failures in a row: twice as long each time, half a minute at most. */
export const waitAfter = (failures: number) => Math.min(30_000, 500 * 2 ** failures)

export function openBox(order: OrderData): BoxState {
  return { order, request: null, edits: [], sending: false, failures: 0, left: new Map(), last: null }
}

/** The next state. Pending edits stay on top of the server's answer, unless they were overtaken. */
export function boxReducer(box: BoxState, event: SaveEvent): BoxState {
  switch (event.type) {
    case 'edited':
      return { ...box, edits: withEdit(box.edits, event.edit) }
    case 'sent': {
      const edits = box.request ? box.edits : box.edits.slice(1)
      return { ...box, request: event.request, edits, sending: true }
    }
    case 'answered':
      return { ...withAnswer(box, event), ...answered, last: 'saved' }
    case 'unreached':
      return { ...box, sending: false, failures: box.failures + 1 }
    case 'overtaken':
      return { ...box, ...answered, edits: wanted(box) }
    case 'refused':
      return refused(box, event)
    case 'told':
      return withAnswer(box, event)
  }
}

const answered = { request: null, sending: false, failures: 0 } as const

/** All edits that are not known to be saved, in order. */
export const wanted = ({ request, edits }: Unconfirmed): readonly Edit[] =>
  request ? [request.edit, ...edits] : edits

/** The edit to send next; null while one is on its way or unanswered, and once all are saved. */
export const nextEdit = ({ request, edits }: Unconfirmed): Edit | null =>
  request ? null : (edits[0] ?? null)

/** Whether the request in flight still matters: a later edit of the same thing makes its refusal irrelevant. */
export function isStillWanted({ request, edits }: Unconfirmed): boolean {
  return request !== null && !edits.some(edit => setsTheSame(edit, request.edit))
}

export type Saving = 'unchanged' | 'saving' | 'waiting' | 'saved' | 'refused'

/** The state in one word. `waiting` is not saved, and is retried soon. */
export function savingOf(box: BoxState): Saving {
  if (wanted(box).length === 0) return box.last ?? 'unchanged'
  return box.failures > 0 ? 'waiting' : 'saving'
}

/** The lines of an order as edits apply to them; the server decides the version of a line. */
export const linesOf = (order: OrderData): readonly OrderLine[] =>
  order.lines.map(({ productId, kind, quantity, customizationId, pairings }) => ({
    productId,
    kind,
    quantity,
    customizationId,
    pairings,
    version: 0,
  }))

/** The lines to show: the server's, with the pending edits applied. */
export const shownLines = (box: BoxState) => applyEdits(linesOf(box.order), wanted(box), () => 'item')

/** The boxes that this browser's own requests explain: the last answer, and the same with the unanswered request. */
export function accounted(lines: readonly OrderLine[], { request }: Unconfirmed, isAnswered = false) {
  if (!request) return [lines]
  const saved = applyEdits(lines, [request.edit], () => 'item')
  return isAnswered ? [saved] : [lines, saved]
}

const knownBoxes = (box: BoxState, { type }: ServerOrder) =>
  accounted(linesOf(box.order), box, type === 'answered')

/** Ids of the products that were changed elsewhere: no edit of this browser explains the server's lines. */
export function changedElsewhere(box: BoxState, answer: ServerOrder): string[] {
  const { order } = answer
  if (order.version <= box.order.version) return []
  const [first = [], ...others] = knownBoxes(box, answer).map(lines => differing(lines, order.lines))
  return first.filter(id => others.every(differ => differ.includes(id)))
}

/** The edits whose starting point is gone: the order's line differs from every known box. */
export function overtakenOf(
  known: readonly (readonly OrderLine[])[],
  edits: readonly Edit[],
  order: OrderData,
): readonly Edit[] {
  return edits.filter(edit => {
    const value = valueIn(order.lines, edit)
    return !isApplied(order.lines, edit) && known.every(lines => valueIn(lines, edit) !== value)
  })
}

/** The pending edits that the server's present box overtook. */
export function overtaken(box: BoxState, answer: ServerOrder): readonly Edit[] {
  const { order } = answer
  return order.version > box.order.version ? overtakenOf(knownBoxes(box, answer), box.edits, order) : []
}

/** Skipping and similar changes may keep the version; an order older than a later answer changes nothing. */
function withAnswer(box: BoxState, answer: ServerOrder): BoxState {
  const { order } = answer
  if (order.version < box.order.version) return box
  const lost = overtaken(box, answer)
  const edits = box.edits.filter(edit => !lost.includes(edit))
  return {
    ...box,
    order,
    edits: withoutHomeless({ ...box, edits }, lost, order),
    last: lost.length > 0 ? 'refused' : box.last,
  }
}

function refused(box: BoxState, { code, short }: Extract<SaveEvent, { type: 'refused' }>): BoxState {
  const { request, order } = box
  const after = { ...box, ...answered }
  return {
    ...after,
    edits: closesTheBox(code) ? [] : withoutHomeless(after, request ? [request.edit] : [], order),
    left: short ? new Map(box.left).set(short.productId, short.left) : box.left,
    last: 'refused',
  }
}

/** A dish that could not be added takes its own edits with it. */
function withoutHomeless(asked: Unconfirmed, lost: readonly Edit[], order: OrderData): readonly Edit[] {
  const isPut = (id: string) =>
    order.lines.some(line => line.productId === id) ||
    wanted(asked).some(edit => edit.productId === id && 'quantity' in edit)
  const gone = new Set(lost.map(edit => edit.productId).filter(id => !isPut(id)))
  return asked.edits.filter(edit => !gone.has(edit.productId))
}
