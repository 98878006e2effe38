import { officeMessages } from '../../../i18n/office.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Shape } from '../shapes.tsx'
import type { BulkAction } from './columns.ts'
import type { BulkResult } from './use_bulk.ts'

interface BulkBarProps<R extends object> {
  actions: readonly BulkAction<R>[]
  chosen: readonly R[]
  isRunning: boolean
  onRun: (action: BulkAction<R>) => Promise<void>
  onClear: () => void
}

/** What can be done to the chosen rows; each button says to how many of them. */
export function BulkBar<R extends object>({ actions, chosen, isRunning, onRun, onClear }: BulkBarProps<R>) {
  const say = useMessages(officeMessages).table
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
            onClick={() => !isRunning && count > 0 && void onRun(action)}
            type="button"
          >
            {action.words(count)}
          </button>
        )
      })}
      <button className="of-btn of-bulk-end" onClick={onClear} type="button">
        {say.unchoose}
      </button>
    </div>
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
