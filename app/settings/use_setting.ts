// One setting while it is changed: opened, saved, confirmed, undone. The value shown is always the server's.

import { useRef, useState } from 'react'
import { type Attempt, useFormAttempt } from '../attempt.ts'
import { useReadAgain } from '../read_again.ts'

export interface Setting<Input> {
  /** Whether its editor is open. */
  open: boolean
  start: () => void
  cancel: () => void
  attempt: ReturnType<typeof useFormAttempt>
  /** The result of the last change; null before one. */
  outcome: 'saved' | 'undone' | null
  /** The change of a request that was cut off or failed on our side: it counts as not made. */
  lost: 'saved' | 'undone' | null
  /** Tries the lost change again; null if there is none. */
  again: (() => void) | null
  /** Whether reloading failed after the last change, so that the page still shows the former value. */
  stale: boolean
  /** The reference of the last change, where its answer gave one. */
  reference: string | null
  /** Undoes the last change; null where that is not possible, or would not be safe. */
  undo: (() => void) | null
  /**
   * Saves, and closes the editor once the page shows the saved value.
   * @param before undoes it, where that is safe
   * @returns whether it was saved
   */
  save: (input: Input, before?: Input) => Promise<boolean>
  /** Saves an intermediate step: the editor stays open for the next. */
  keepOpen: (input: Input) => Promise<boolean>
  /** The button that opens the editor; it gets the focus back when that closes. */
  opener: React.RefObject<HTMLButtonElement | null>
}

/** @param send the call that saves it */
export function useSetting<Input>(send: (input: Input) => Promise<unknown>): Setting<Input> {
  const attempt = useFormAttempt()
  const read = useReadAgain()
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Setting<Input>['outcome']>(null)
  const [before, setBefore] = useState<Input | undefined>()
  const [reference, setReference] = useState<string | null>(null)
  const [stale, setStale] = useState(false)
  const [last, setLast] = useState<Change<Input> | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpen(false)
    queueMicrotask(() => requestAnimationFrame(() => opener.current?.focus()))
  }
  const change = async ({ input, done, former }: Change<Input>) => {
    setOutcome(null)
    setLast({ input, done, former })
    const kept = await attempt.run(async () => {
      const answer = await send(input)
      setReference(referenceIn(answer))
      setStale(!(await read()))
      return true
    })
    if (!kept) return false
    setBefore(former)
    setOutcome(done)
    return true
  }

  const code = attempt.refusal?.code
  const lost = code === 'busy' || code === 'unexpected' ? last : null
  return {
    open,
    opener,
    attempt,
    outcome,
    lost: lost?.done ?? null,
    again: lost && (() => void change(lost)),
    stale,
    reference,
    start: () => {
      attempt.clear()
      setOutcome(null)
      setOpen(true)
    },
    cancel: () => {
      attempt.clear()
      close()
    },
    undo:
      before === undefined || outcome !== 'saved'
        ? null
        : () => void change({ input: before, done: 'undone' }),
    keepOpen: async input => {
      const kept = await change({ input, done: 'saved' })
      setOutcome(null)
      return kept
    },
    save: async (input, former) => {
      const wasOpen = open
      const saved = await change({ input, done: 'saved', former })
      if (saved && wasOpen) close()
      return saved
    },
  }
}

interface Change<Input> {
  input: Input
  done: 'saved' | 'undone'
  /** Its undo. */
  former?: Input | undefined
}

function referenceIn(answer: unknown): string | null {
  const said =
    typeof answer === 'object' && answer !== null && 'reference' in answer ? answer.reference : null
  return typeof said === 'string' ? said : null
}

export type { Attempt }
