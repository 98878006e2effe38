import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useAttempt } from '../forms/attempt.ts'
import { Failed } from './failed.tsx'
import { useUndo } from './undo.tsx'

interface RowActionProps {
  /** Its words, and its name for those who do not see the row. */
  words: string
  label?: string
  /** Does it; what was shown is read again afterwards. */
  act: () => Promise<unknown>
  /** What is said once it is done. */
  done?: string
  /** Takes it back: by the notice or by Z, for ten seconds. */
  undo?: () => Promise<unknown>
  children?: ReactNode
}

/** A button at the end of a row: does it at once, says so, and offers to take it back where that is possible. */
export function RowAction({ words, label, act, done, undo, children }: RowActionProps) {
  const attempt = useAttempt()
  const undoable = useUndo()
  const { revalidate } = useRevalidator()
  async function press() {
    const isDone = await attempt.run(async () => {
      await act()
      return true
    })
    if (isDone && done) undoable(done, undo)
    await revalidate()
  }
  return (
    <>
      <button
        {...(label && { 'aria-label': label })}
        aria-busy={attempt.busy || undefined}
        aria-disabled={attempt.busy || undefined}
        className="of-btn"
        onClick={() => void press()}
        type="button"
      >
        {words}
      </button>
      {children}
      <Failed>{attempt.sentence}</Failed>
    </>
  )
}
