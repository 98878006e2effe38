import { useEffect, useRef } from 'react'
import type { LineOfTime } from '../../../domain/cooking/line_of_time.ts'
import { cookMessages } from '../../../i18n/cook.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Timer, X } from '../../components/icons.tsx'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import type { CookedDish } from '../../recipe/cooked_dishes.ts'
import { ring } from './ring.ts'
import { useAwake } from './use_awake.ts'
import type { Cooking as State } from './use_cooking.ts'

interface CookingProps {
  chosen: readonly CookedDish[]
  line: LineOfTime
  cooking: State
}

/** One step at a time, large; countdowns stay in view on every step. The arrow keys go forward and back. */
export function Cooking({ chosen, line, cooking }: CookingProps) {
  const say = useMessages(cookMessages)
  const { moment, goTo, finish } = cooking
  const at = (place: number) => {
    const found = line.moments[place]
    const dish = found && chosen[found.dish]
    const step = found && dish?.recipe.steps[found.step]
    return dish && step ? { dish, step } : null
  }
  const here = at(moment)
  const next = at(moment + 1)
  const last = moment === line.moments.length - 1
  useAwake()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(moment)
  useEffect(() => {
    if (before.current !== moment) heading.current?.focus()
    before.current = moment
  }, [moment])
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight' && !last) goTo(moment + 1)
      if (event.key === 'ArrowLeft' && moment > 0) goTo(moment - 1)
    }
    addEventListener('keydown', go)
    return () => removeEventListener('keydown', go)
  }, [moment, last, goTo])
  if (!here) return null
  return (
    <>
      <section className="cook-step">
        <progress aria-hidden max={line.moments.length} value={moment + 1} />
        <p className="cook-mark">
          <DishPicture picture={here.dish.picture} size="thumb" />
          <span>
            {chosen.length > 1
              ? `${say.step(moment + 1, line.moments.length)}, ${here.dish.name}`
              : say.step(moment + 1, line.moments.length)}
          </span>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {here.step.title}
        </h1>
        <p className="cook-text">{here.step.text}</p>
        {here.step.timers.length > 0 && (
          <p className="cook-timers">
            {here.step.timers.map((seconds, timer) => (
              <Button
                aria-label={say.timerOf(seconds, here.step.title)}
                // biome-ignore lint/suspicious/noArrayIndexKey: a step's countdowns never change their places.
                key={timer}
                kind="secondary"
                onClick={() => cooking.count({ moment, timer }, seconds)}
              >
                <Timer aria-hidden size={20} /> {say.timer(seconds)}
              </Button>
            ))}
          </p>
        )}
        <p className="cook-then">{next ? say.after(next.step.title) : say.awake}</p>
      </section>
      <footer className="cook-foot">
        <Countdowns cooking={cooking} titleOf={place => at(place)?.step.title ?? ''} />
        <div className="cook-ways">
          <Button
            aria-disabled={moment === 0}
            kind="secondary"
            onClick={() => moment > 0 && goTo(moment - 1)}
          >
            {say.back}
          </Button>
          {last ? (
            <Button onClick={finish}>{say.done}</Button>
          ) : (
            <Button onClick={() => goTo(moment + 1)}>{say.next}</Button>
          )}
        </div>
        <p className="cook-since">{say.since(cooking.minutes)}</p>
      </footer>
    </>
  )
}

/** The countdowns with their steps; an expired one rings until it is stopped. */
function Countdowns({ cooking, titleOf }: { cooking: State; titleOf: (moment: number) => string }) {
  const say = useMessages(cookMessages)
  const { now, countdowns, stop } = cooking
  const over = countdowns.filter(({ endsAt }) => endsAt <= now).length
  useEffect(() => {
    if (over > 0) ring()
  }, [over])
  if (countdowns.length === 0) return null
  return (
    <ul aria-label={say.running} className="cook-countdowns">
      {countdowns.map(countdown => {
        const seconds = Math.max(0, Math.ceil((countdown.endsAt - now) / 1000))
        const title = titleOf(countdown.moment)
        return (
          <li data-over={seconds === 0 || undefined} key={`${countdown.moment} ${countdown.timer}`}>
            {seconds === 0 ? (
              <span key="over" role="alert">
                {say.over(title)}
              </span>
            ) : (
              <span>
                <b className="tabular" role="timer">
                  {say.left(seconds)}
                </b>
                <span> {title}</span>
              </span>
            )}
            <Button aria-label={say.stop(title)} kind="icon" onClick={() => stop(countdown)}>
              <X aria-hidden size={18} />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
