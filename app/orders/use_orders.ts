// Skipping and unskipping, answered at once: the row changes as it is pressed, the server confirms, and a refusal puts
// the row back with its sentence.

import { useEffect, useReducer, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { OrderCard } from '../../contract/views.ts'
import { browserApi } from '../api.ts'

interface Entry {
  /** What the household asked for and the server has not answered yet. */
  guess: { skipped: boolean } | null
  /** What the server answered since the page was loaded. */
  answer: OrderCard | null
  refusal: { code: ErrorCode; wanted: 'skip' | 'unskip' } | null
  /** Skipped here, on this visit. */
  skippedNow: boolean
}

export type Orders = Readonly<Record<string, Entry>>

export type OrdersEvent =
  | { type: 'asked'; id: string; skipped: boolean }
  | { type: 'answered'; order: OrderCard }
  | { type: 'refused'; id: string; code: ErrorCode }
  | { type: 'loaded' }

const untouched: Entry = { guess: null, answer: null, refusal: null, skippedNow: false }

/** The dashboard's orders after an event. */
export function ordersReducer(orders: Orders, event: OrdersEvent): Orders {
  if (event.type === 'loaded') {
    return Object.fromEntries(Object.entries(orders).map(([id, entry]) => [id, { ...entry, answer: null }]))
  }
  const id = event.type === 'answered' ? event.order.id : event.id
  const entry = orders[id] ?? untouched
  return { ...orders, [id]: entryAfter(entry, event) }
}

function entryAfter(entry: Entry, event: Exclude<OrdersEvent, { type: 'loaded' }>): Entry {
  switch (event.type) {
    case 'asked':
      return { ...entry, guess: { skipped: event.skipped }, refusal: null, skippedNow: event.skipped }
    case 'answered':
      return { ...entry, guess: null, answer: event.order, refusal: null }
    case 'refused': {
      const wanted = entry.guess?.skipped === false ? 'unskip' : 'skip'
      return { ...entry, guess: null, refusal: { code: event.code, wanted }, skippedNow: false }
    }
  }
}

export interface ShownOrder extends Pick<Entry, 'refusal' | 'skippedNow'> {
  order: OrderCard
  busy: boolean
}

/** An order as it is to be shown: as loaded, as answered since, with what was asked for already done. */
export function shownOrder(loaded: OrderCard, entry: Entry = untouched): ShownOrder {
  const told = entry.answer ?? loaded
  const { guess, refusal, skippedNow } = entry
  const order = guess
    ? { ...told, skipped: guess.skipped, editable: !guess.skipped, state: stateOf(guess.skipped) }
    : told
  return { order, busy: guess !== null, refusal, skippedNow: skippedNow && order.skipped }
}

const stateOf = (skipped: boolean) => (skipped ? ('skipped' as const) : ('upcoming' as const))

export function useOrders(loaded: readonly OrderCard[]): {
  shown: ShownOrder[]
  setSkipped: (id: string, skipped: boolean) => Promise<void>
  moved: (order: OrderCard) => void
} {
  const [orders, tell] = useReducer(ordersReducer, {})
  const revalidator = useRevalidator()
  const seen = useRef(loaded)
  useEffect(() => {
    if (seen.current !== loaded) tell({ type: 'loaded' })
    seen.current = loaded
  }, [loaded])

  async function setSkipped(id: string, skipped: boolean) {
    if (orders[id]?.guess) return
    tell({ type: 'asked', id, skipped })
    try {
      const call = skipped ? 'account.skip_order' : 'account.unskip_order'
      const { order } = await browserApi().post(call, { orderId: id })
      tell({ type: 'answered', order })
      // A skipped box hands its discount on, so the boxes after it may cost something else now.
      await revalidator.revalidate()
    } catch (failure) {
      const code = failure instanceof Refusal ? failure.code : 'unexpected'
      tell({ type: 'refused', id, code })
      // Refused for what has changed since the page was loaded: show it as it is.
      if (code !== 'busy') await revalidator.revalidate()
    }
  }

  return {
    shown: loaded.map(order => shownOrder(order, orders[order.id])),
    setSkipped,
    moved: order => {
      tell({ type: 'answered', order })
      void revalidator.revalidate()
    },
  }
}
