// The plan on the board: each change is shown at once and saved behind it, one after the other. Where somebody else has changed the week in the
// meantime, theirs is shown and said.

import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../../contract/errors.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useRefusalSentence } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Board, BoardDish } from './week_offers.ts'

interface Draft {
  /** Null: the planner chooses, but for the locked ones. */
  ids: readonly string[] | null
  locked: readonly string[]
}

/** What somebody else did while this person was at work. */
export interface Theirs {
  by: string | null
  came: readonly string[]
  left: readonly string[]
}

export interface Plan {
  board: Board
  dishes: readonly BoardDish[]
  locked: ReadonlySet<string>
  /** Whether a change is being saved. */
  isSaving: boolean
  theirs: Theirs | null
  dismissTheirs: () => void
  /** Plans these dishes, in this order. @param known dishes that were not on the board */
  change: (ids: readonly string[], known?: readonly BoardDish[]) => void
  lock: (id: string) => void
  /** Lets the planner choose again, but for the locked ones. */
  planAgain: () => void
  /** Lets the planner choose all of them: as if nobody had planned the week. */
  letGo: () => void
  /** Takes the last change back; undefined where there is none. */
  undo: (() => void) | undefined
  /** Takes a board that another call has answered. */
  take: (board: Board) => void
}

const draftOf = ({ dishes, plan }: Board): Draft => ({
  ids: plan.byHand ? dishes.map(({ id }) => id) : null,
  locked: dishes.filter(one => one.locked).map(({ id }) => id),
})

export function usePlan(loaded: Board): Plan {
  const api = useOfficeApi()
  const notify = useToasts()
  const sentence = useRefusalSentence()
  const [board, setBoard] = useState(loaded)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [done, setDone] = useState<readonly Draft[]>([])
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [more, setMore] = useState<readonly BoardDish[]>([])
  const latest = useRef(loaded)
  const waiting = useRef<Draft | null>(null)
  const isSending = useRef(false)
  useEffect(() => {
    if (loaded.plan.version < latest.current.plan.version && loaded.week === latest.current.week) return
    latest.current = loaded
    setBoard(loaded)
  }, [loaded])

  const take = (answer: Board) => {
    latest.current = answer
    setBoard(answer)
    setDraft(null)
  }
  async function send() {
    if (isSending.current) return
    isSending.current = true
    while (waiting.current) {
      const { ids, locked } = waiting.current
      waiting.current = null
      const { week, plan } = latest.current
      try {
        const input = { week, base: plan.version, dishes: ids && [...ids], locked: [...locked] }
        const answer = await api().post('menu_weeks.plan', input)
        latest.current = answer
        setBoard(answer)
      } catch (failure) {
        waiting.current = null
        await refuse(failure)
      }
    }
    isSending.current = false
    setDraft(null)
  }
  async function refuse(failure: unknown) {
    const refusal = failure instanceof Refusal ? failure : new Refusal('unexpected')
    setDone([])
    if (refusal.code !== 'catalogue_changed') return notify({ text: sentence(refusal), tone: 'failed' })
    const before = latest.current
    const now = await api()
      .get('menu_weeks.board', { week: before.week })
      .catch(() => before)
    take(now)
    setTheirs({
      by: now.plan.by,
      came: without(now.dishes, before.dishes),
      left: without(before.dishes, now.dishes),
    })
  }
  const plan = (next: Draft, isUndo = false) => {
    const before = draft ?? draftOf(board)
    setDone(isUndo ? done.slice(0, -1) : [...done, before])
    setDraft(next)
    waiting.current = next
    void send()
  }
  const present = draft ?? draftOf(board)
  const ids = present.ids ?? board.dishes.map(({ id }) => id)
  const known = new Map([...more, ...board.dishes].map(dish => [dish.id, dish]))
  const last = done.at(-1)
  return {
    board,
    dishes: ids.flatMap(id => known.get(id) ?? []),
    locked: new Set(present.locked),
    isSaving: draft !== null,
    theirs,
    dismissTheirs: () => setTheirs(null),
    change: (next, came = []) => {
      setMore([...more, ...came])
      plan({ ids: next, locked: present.locked.filter(id => next.includes(id)) })
    },
    lock: id =>
      plan({
        // A dish is locked among the others as they are now.
        ids,
        locked: present.locked.includes(id)
          ? present.locked.filter(one => one !== id)
          : [...present.locked, id],
      }),
    planAgain: () => plan({ ids: null, locked: present.locked }),
    letGo: () => plan({ ids: null, locked: [] }),
    undo: last && (() => plan(last, true)),
    take: answer => {
      setDone([])
      take(answer)
    },
  }
}

const without = (dishes: Board['dishes'], others: Board['dishes']) =>
  dishes.filter(({ id }) => !others.some(other => other.id === id)).map(({ name }) => name)
