import { useState } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import { officeMessages } from '../../../i18n/office.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Dialog } from '../../components/controls/dialog.tsx'
import { ReasonForm } from '../reason_form.tsx'
import { Shape } from '../shapes.tsx'
import type { BulkAction } from './columns.ts'
import type { BulkResult } from './use_bulk.ts'

interface BulkBarProps<R extends object> {
  actions: readonly BulkAction<R>[]
  chosen: readonly R[]
  isRunning: boolean
  /** @param reason empty where the action asks for none */
  onRun: (action: BulkAction<R>, reason: string) => Promise<void>
  onClear: () => void
}

/** What can be done to the chosen rows; each button says to how many of them. */
export function BulkBar<R extends object>({ actions, chosen, isRunning, onRun, onClear }: BulkBarProps<R>) {
  const say = useMessages(officeMessages).table
  const [asked, ask] = useState<{ action: BulkAction<R>; count: number } | null>(null)
  const press = (action: BulkAction<R>, count: number) => {
    if (isRunning || count === 0) return
    if (action.asks) ask({ action, count })
    else void onRun(action, '')
  }
  return (
    <div className="of-bulk">
      <b aria-live="polite">{say.chosen(chosen.length)}</b>
      {actions.map(action => {
        const count = chosen.filter(row => action.when?.(row) ?? true).length
        return (
          <button
            aria-disabled={isRunning || count === 0 || undefined}
            className="of-btn"
            key={action.id}
            onClick={() => press(action, count)}
            type="button"
          >
            {action.words(count)}
          </button>
        )
      })}
      <button className="of-btn of-bulk-end" onClick={onClear} type="button">
        {say.unchoose}
      </button>
      {asked && (
        <AskWhy
          action={asked.action}
          count={asked.count}
          onClose={() => ask(null)}
          onSaid={reason => {
            ask(null)
            void onRun(asked.action, reason)
          }}
        />
      )}
    </div>
  )
}

interface AskWhyProps<R extends object> {
  action: BulkAction<R>
  count: number
  onClose: () => void
  onSaid: (reason: string) => void
}

/** Says what follows for each of the chosen, and asks why. */
function AskWhy<R extends object>({ action, count, onClose, onSaid }: AskWhyProps<R>) {
  const { asks } = action
  if (!asks) return null
  return (
    <Dialog onClose={onClose} open title={asks.title(count)}>
      <ReasonForm
        label={asks.label}
        note={asks.note}
        send={async reason => {
          if (reason.trim() === '') throw new Refusal('required', { fields: { reason: 'required' } })
          onSaid(reason.trim())
          return {}
        }}
        words={action.words(count)}
      />
    </Dialog>
  )
}

/** How an action on many ended: what is done, and that the rest is still chosen, first in the list. */
export function BulkOutcome({ result, onDismiss }: { result: BulkResult; onDismiss: () => void }) {
  const say = useMessages(officeMessages).table
  const { all, done, failures, isRunning } = result
  const left = failures.size
  const tone = isRunning ? 'info' : left > 0 ? 'warn' : 'good'
  return (
    <div className="of-outcome" data-tone={tone} role="status">
      <Shape is={isRunning ? 'waits' : left > 0 ? 'warning' : 'done'} />
      <p>
        <b>
          {isRunning
            ? say.working(done + left, all)
            : left > 0
              ? `${say.done(done, all)}.`
              : say.allDone(all)}
        </b>
        <span> {!isRunning && left > 0 ? say.left(left) : ''}</span>
      </p>
      <progress max={all} value={done + left} />
      {!isRunning && (
        <button className="of-btn" onClick={onDismiss} type="button">
          {say.dismiss}
        </button>
      )}
    </div>
  )
}
