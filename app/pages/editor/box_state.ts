// What the editor knows of a box: what the server last said, what was asked since, and what became of it. Pure: an event
// goes in, the next state comes out.

import type { ErrorCode } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import { type Edit, isSameEdit, withEdit, withoutEdit } from '../../../domain/orders/edits.ts'

export type Saving = 'unchanged' | 'saving' | 'saved' | 'failed'

/** What there is too little of, and the units still to be had of it. */
export interface Short {
  productId: string
  left: number
}

export interface BoxState {
  order: OrderData
  /** What was asked and is not saved yet, in the order in which it is sent. */
  edits: readonly Edit[]
  /** Units still to be had of a product, where a refusal said so. */
  left: ReadonlyMap<string, number>
  saving: Saving
}

export type BoxEvent =
  | { type: 'edited'; edit: Edit }
  | { type: 'answered'; edit: Edit; order: OrderData }
  | { type: 'refused'; edit: Edit; code: ErrorCode; short?: Short }
  | { type: 'told'; order: OrderData }

/** Refusals that speak of the order, not of one product: nothing else that was asked of it can be saved either. */
const ofTheOrder: readonly ErrorCode[] = [
  'order_locked',
  'order_skipped',
  'account_paused',
  'account_closed',
  'not_found',
  'require_login',
]

export function closesTheBox(code: ErrorCode): boolean {
  return ofTheOrder.includes(code)
}

export function openBox(order: OrderData): BoxState {
  return { order, edits: [], left: new Map(), saving: 'unchanged' }
}

/** The next state. What is still wanted stays on top of whatever the server says. */
export function boxReducer(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'edited':
      return { ...state, edits: withEdit(state.edits, event.edit), saving: 'saving' }
    case 'answered': {
      const edits = withoutEdit(state.edits, event.edit)
      const saving = edits.length > 0 ? 'saving' : 'saved'
      return { ...state, order: newer(state.order, event.order), edits, saving }
    }
    case 'refused':
      return refused(state, event)
    case 'told':
      return { ...state, order: newer(state.order, event.order) }
  }
}

/** The change to send next; null where all is saved. */
export function nextEdit({ edits }: BoxState): Edit | null {
  return edits[0] ?? null
}

/** Whether this was meant all along: a later change of the same thing makes the refusal of an earlier one moot. */
export function isStillWanted({ edits }: BoxState, edit: Edit): boolean {
  return edits.some(other => isSameEdit(other, edit))
}

function refused(state: BoxState, { edit, code, short }: Extract<BoxEvent, { type: 'refused' }>): BoxState {
  const edits = closesTheBox(code) ? [] : withoutRefused(state, edit)
  return {
    ...state,
    edits,
    left: short ? new Map(state.left).set(short.productId, short.left) : state.left,
    saving: edits.length > 0 ? 'saving' : 'failed',
  }
}

/** A dish that could not be put in takes with it what was asked of it. */
function withoutRefused({ edits, order }: BoxState, edit: Edit): readonly Edit[] {
  const { productId } = edit
  const rest = withoutEdit(edits, edit)
  const isIn = order.lines.some(line => line.productId === productId)
  const stillPut = rest.some(other => other.productId === productId && 'quantity' in other)
  return isIn || stillPut ? rest : rest.filter(other => other.productId !== productId)
}

/** An answer that was overtaken by a later one changes nothing. Skipping and the like may leave the version as it is. */
function newer(known: OrderData, told: OrderData): OrderData {
  return told.version >= known.version ? told : known
}
