// What the editor knows of a box: what the server last said, what was asked since, and what became of it. Pure: an event
// goes in, the next state comes out. Edits are absolute, so the last one of a product is the only one worth sending.

import type { ErrorCode } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import type { Wanted } from './prices.ts'

/** One change on its way to the server. */
export type Edit =
  | { productId: string; quantity: number }
  | { productId: string; customizationId: string | null }

export type Saving = 'unchanged' | 'saving' | 'saved' | 'failed'

export interface BoxState {
  order: OrderData
  wanted: ReadonlyMap<string, Wanted>
  /** Units still to be had of a product, where a refusal said so. */
  left: ReadonlyMap<string, number>
  saving: Saving
}

export type BoxEvent =
  | { type: 'edited'; edit: Edit }
  | { type: 'answered'; edit: Edit; order: OrderData }
  | { type: 'refused'; edit: Edit; code: ErrorCode; left?: number }
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
  return { order, wanted: new Map(), left: new Map(), saving: 'unchanged' }
}

/** The next state. What is still wanted stays on top of whatever the server says. */
export function boxReducer(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'edited':
      return { ...state, wanted: withEdit(state.wanted, event.edit), saving: 'saving' }
    case 'answered': {
      const wanted = withoutEdit(state.wanted, event.edit)
      const saving = wanted.size > 0 ? 'saving' : 'saved'
      return { ...state, order: newer(state.order, event.order), wanted, saving }
    }
    case 'refused':
      return refused(state, event)
    case 'told':
      return { ...state, order: newer(state.order, event.order) }
  }
}

/** The change to send next: quantities before swaps, because a swap needs its dish in the box. Null where all is saved. */
export function nextEdit({ wanted }: BoxState): Edit | null {
  for (const [productId, { quantity }] of wanted) if (quantity !== undefined) return { productId, quantity }
  for (const [productId, { customizationId }] of wanted) {
    if (customizationId !== undefined) return { productId, customizationId }
  }
  return null
}

/** Whether this was meant all along: a later change of the same thing makes the refusal of an earlier one moot. */
export function isStillWanted({ wanted }: BoxState, edit: Edit): boolean {
  const entry = wanted.get(edit.productId)
  if (!entry) return false
  return 'quantity' in edit
    ? entry.quantity === edit.quantity
    : entry.customizationId === edit.customizationId
}

function refused(state: BoxState, { edit, code, left }: Extract<BoxEvent, { type: 'refused' }>): BoxState {
  const wanted = closesTheBox(code) ? new Map() : withoutEdit(state.wanted, edit)
  return {
    ...state,
    wanted,
    left: left === undefined ? state.left : new Map(state.left).set(edit.productId, left),
    saving: wanted.size > 0 ? 'saving' : 'failed',
  }
}

function withEdit(wanted: BoxState['wanted'], edit: Edit): BoxState['wanted'] {
  const { productId, ...change } = edit
  const before = wanted.get(productId) ?? {}
  const after = new Map(wanted)
  // A dish that goes takes its swap with it.
  const gone = 'quantity' in edit && edit.quantity === 0
  return after.set(productId, gone ? { quantity: 0 } : { ...before, ...change })
}

/** What is wanted, without an edit that was answered; a later one of the same product stays. */
function withoutEdit(wanted: BoxState['wanted'], edit: Edit): BoxState['wanted'] {
  const entry = wanted.get(edit.productId)
  if (!entry) return wanted
  const rest: Wanted = { ...entry }
  if ('quantity' in edit && rest.quantity === edit.quantity) delete rest.quantity
  if ('customizationId' in edit && rest.customizationId === edit.customizationId) delete rest.customizationId
  const after = new Map(wanted)
  if (Object.keys(rest).length > 0) after.set(edit.productId, rest)
  else after.delete(edit.productId)
  return after
}

/** An answer that was overtaken by a later one changes nothing. Skipping and the like may leave the version as it is. */
function newer(known: OrderData, told: OrderData): OrderData {
  return told.version >= known.version ? told : known
}
