// What publishing does, before it is done: the foot of the board.

import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { addWeeks, weeksAhead } from '../../../../domain/time/weeks.ts'
import { formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Shape } from '../../../office/shapes.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Plan } from './use_plan.ts'
import { weekMessages } from './words.ts'

type Effects = OutputOf<'menu_weeks.preview'>

interface PublishBarProps {
  plan: Plan
  /** Rules that are broken now. */
  broken: number
  /** How many dishes differ from the published menu. */
  changes: number
}

export function PublishBar({ plan, broken, changes }: PublishBarProps) {
  const say = useMessages(weekMessages)
  const api = useOfficeApi()
  const notify = useToasts()
  const attempt = useAttempt()
  const { board, isSaving } = plan
  const isPublished = board.publishedAt !== null
  const effects = useEffects(board, isPublished && changes > 0 && !isSaving)
  const hasSomething = !isPublished || changes > 0
  const isHeld = isSaving || !board.publishable || !hasSomething
  async function publish() {
    if (isHeld) return
    const { week, plan: of } = board
    const answer = await attempt.run(() => api().post('menu_weeks.publish', { week, base: of.version }))
    if (!answer) return
    plan.take(answer.board)
    notify({ text: isPublished ? say.doneChanged(answer.boxes) : say.donePublished(week) })
  }
  return (
    <section aria-label={say.publish} className="of-publish">
      <div aria-live="polite">
        <Said board={board} changes={changes} effects={effects} isPublished={isPublished} />
        {attempt.sentence && (
          <p className="of-bad" role="alert">
            {attempt.sentence}
          </p>
        )}
      </div>
      <div className="of-publish-acts">
        {board.plan.byHand && (
          <button className="of-btn" data-kind="bare" onClick={plan.letGo} type="button">
            {isPublished ? say.discard : say.letGo}
          </button>
        )}
        {broken > 0 && hasSomething && (
          <span className="of-state" data-tone="bad">
            <Shape is="failed" />
            <span>{say.brokenNow(broken)}</span>
          </span>
        )}
        <button
          aria-busy={attempt.busy || undefined}
          aria-disabled={isHeld || attempt.busy || undefined}
          className="of-btn"
          data-kind={broken > 0 ? undefined : 'primary'}
          onClick={() => void publish()}
          type="button"
        >
          {broken > 0 ? say.publishAllTheSame : isPublished ? say.publish : say.publishNow}
        </button>
      </div>
    </section>
  )
}

interface SaidProps {
  board: Plan['board']
  changes: number
  isPublished: boolean
  effects: Effects | null
}

function Said({ board, changes, isPublished, effects }: SaidProps) {
  const say = useMessages(weekMessages)
  const locale = useLocale()
  if (!isPublished) {
    // It comes into use, with the weeks before it, as its first box can be ordered.
    const day = addWeeks(board.week, -(weeksAhead + 1))
    return (
      <>
        <p>{say.publishes(formatWeekdayAndDay(day, locale))}</p>
        {!board.publishable && <p className="of-meta">{say.notNext}</p>}
      </>
    )
  }
  if (changes === 0) {
    return (
      <>
        <p>{say.boxes(board.boxes.all, board.boxes.chosen)}</p>
        <p className="of-meta">{say.nothing}</p>
      </>
    )
  }
  if (!effects) return <p>{say.checking}</p>
  const { outcomes, left, came, boxes, households } = effects
  const said = (Object.keys(outcomes) as (keyof typeof outcomes)[])
    .filter(key => outcomes[key] > 0)
    .map(key => say.outcomes[key](outcomes[key]))
  return (
    <>
      <p>
        <b>{say.whatChanges(boxes)}</b>{' '}
        <span>{boxes === 0 ? say.noneHolds : `${said.join(', ')}. ${say.letters(households)}`}</span>
      </p>
      <p className="of-meta">
        {left.length > 0 && <span>{left.map(one => say.leaving(one.name, one.boxes)).join(', ')}. </span>}
        {came.length > 0 && <span>{say.comes(came.join(', '))}</span>}
      </p>
    </>
  )
}

/** What publishing would do to boxes; null until it is known. */
function useEffects({ week, plan }: Plan['board'], isWanted: boolean): Effects | null {
  const api = useOfficeApi()
  const [known, setKnown] = useState<Effects | null>(null)
  const { version } = plan
  useEffect(() => {
    if (!isWanted || version === 0) return
    let isOver = false
    api()
      .get('menu_weeks.preview', { week })
      .then(
        answer => !isOver && setKnown(answer),
        () => undefined,
      )
    return () => {
      isOver = true
    }
  }, [api, week, isWanted, version])
  return known?.version === version ? known : null
}
