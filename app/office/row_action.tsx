import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useToasts } from '../components/toasts.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { State } from './state.tsx'

interface RowActionProps {
  /** Its words, and its name for those who do not see the row. */
  words: string
  label?: string
  /** Does it; what was shown is read again afterwards. */
  act: () => Promise<unknown>
  /** What is said once it is done. */
  done?: string
  /** Takes it back, for ten seconds from the notice. */
  undo?: () => Promise<unknown>
  children?: ReactNode
}

/** A button at the end of a row: does it at once, says so, and offers to take it back where that is possible. */
export function RowAction({ words, label, act, done, undo, children }: RowActionProps) {
  const say = useMessages(officeMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  async function press() {
    const isDone = await attempt.run(async () => {
      await act()
      return true
    })
    if (isDone && done) {
      const back = undo && {
        onUndo: () =>
          void undo()
            .then(() => notify({ text: say.undone }))
            .finally(() => void revalidate()),
      }
      notify({ text: done, ...back })
    }
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
      {attempt.sentence && (
        <span role="alert">
          <State shape="failed" tone="bad">
            {attempt.sentence}
          </State>
        </span>
      )}
    </>
  )
}
