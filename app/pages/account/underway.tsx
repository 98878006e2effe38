import type { OutputOf } from '../../../contract/index.ts'
import type { OrderCard, Plan } from '../../../contract/views.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import type { OrderState } from '../../../domain/machines/order.ts'
import { dashboardOrders, type TrackedStep, trackedSteps } from '../../../domain/machines/order_groups.ts'
import { formatMoney } from '../../../domain/money.ts'
import { isOverdue } from '../../../domain/tracking.ts'
import { accountMessages } from '../../../i18n/account.ts'
import { formatClock, formatHours, formatShortDay, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink, buttonLook } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { Arrival } from '../../orders/arrival.tsx'
import { useContent } from '../../orders/content.ts'

/** States with a sentence of their own while a box is under way. */
type StateUnderway = keyof ReturnType<typeof accountMessages>['underway']['heading']

type Steps = NonNullable<OutputOf<'tracking.mine'>['tracking']>['steps']

interface UnderwayProps {
  order: OrderCard & { state: StateUnderway }
  plan: Plan | null
  /** Brand's date, ISO. */
  today: string
  /** The first box has its food in the picture; later ones are a line each. */
  first: boolean
  /** Its steps so far, where they are known. */
  steps: Steps
}

/** How many stages of an order are done, and whether it has a trail at all. */
const stagesDone: Partial<Record<OrderState, number>> = {
  // Its cutoff has passed, and the next run locks it.
  upcoming: 0,
  locked: 1,
  charged: 1,
  packed: 2,
  out_for_delivery: 3,
  delivered: 4,
}

/** A box past its cutoff: the sentence, how far it is, and the food in it. */
export function Underway({ order, plan, today, first, steps }: UnderwayProps) {
  const say = useMessages(accountMessages).underway
  const to = useLinks()
  const locale = useLocale()
  const sentence = useSentence(order, plan, today)
  const overdue = isOverdue(order, today)
  const followed = first && !overdue && order.state === 'out_for_delivery'
  const dishes = order.lines.filter(line => line.kind !== 'item').slice(0, 4)
  return (
    <section
      aria-label={say.label(formatWeekdayAndDay(order.deliveryDate, locale))}
      className="underway"
      data-next={!first || undefined}
    >
      <div className="underway-words" data-ground="deep">
        <h2>{overdue ? say.overdue : say.heading[order.state]}</h2>
        <p className="underway-lede">{sentence}</p>
        {first && stagesDone[order.state] !== undefined && <Trail order={order} steps={steps} />}
        <p className="button-row">
          {order.state === 'failed' ? (
            <>
              <ButtonLink to={to('box', { id: order.id })}>{say.putRight}</ButtonLink>
              <WriteToUs />
            </>
          ) : (
            <>
              {overdue && <Arrival order={order} />}
              {followed && <ButtonLink to={to('track')}>{say.follow}</ButtonLink>}
              <ButtonLink
                kind={
                  first && !overdue && !followed && stagesDone[order.state] !== undefined
                    ? 'primary'
                    : 'secondary'
                }
                size={first ? 'normal' : 'small'}
                to={to('editor', { id: order.id })}
              >
                {say.contents}
              </ButtonLink>
            </>
          )}
        </p>
      </div>
      {first && dishes.length > 0 && (
        <div aria-hidden className="underway-pictures" data-count={dishes.length}>
          {dishes.map(line => (
            <DishPicture key={line.productId} picture={line.picture} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The orders with a panel of their own. */
export function isUnderway(order: OrderCard): order is UnderwayProps['order'] {
  return isOneOf(order.state, dashboardOrders)
}

function useSentence(order: OrderCard, plan: Plan | null, today: string): string {
  const say = useMessages(accountMessages).underway
  const locale = useLocale()
  const { title } = useContent(order, plan)
  const day = formatWeekdayAndDay(order.deliveryDate, locale)
  const hours = formatHours(order.window, locale)
  if (order.state === 'payment_failed') return say.waiting(formatMoney(order.totalCents, locale))
  if (order.state === 'failed') return say.failedNote(day)
  if (isOverdue(order, today)) return say.overdueNote(day)
  if (order.state === 'delivered') return say.arrived(day, title)
  return order.deliveryDate === today ? say.expectedToday(hours, title) : say.expected(day, hours, title)
}

function WriteToUs() {
  const { facts } = useBrand()
  const say = useMessages(accountMessages).underway
  return (
    <a {...buttonLook({ kind: 'secondary' })} href={`mailto:${facts.email}`}>
      {say.write}
    </a>
  )
}

/** Locked, packed, on the road, at the door: the last with its promised window until it is there, then with the time. */
function Trail({ order, steps }: Pick<UnderwayProps, 'order' | 'steps'>) {
  const say = useMessages(accountMessages).underway
  const locale = useLocale()
  const done = stagesDone[order.state] ?? 0
  const timeOf = (stage: TrackedStep) => {
    const time = steps.find(({ step }) => step === stage)?.time
    return time ? formatClock(time, locale) : ''
  }
  const promised = `${formatShortDay(order.deliveryDate, locale)}, ${formatHours(order.window, locale)}`
  const under = {
    locked: '',
    packed: '',
    out_for_delivery: timeOf('out_for_delivery'),
    delivered: order.state === 'delivered' ? timeOf('delivered') : promised,
  }
  return (
    <ol aria-label={say.trail} className="journey">
      {trackedSteps.map((stage, place) => (
        <li
          aria-current={place === done - 1 ? 'step' : undefined}
          data-done={place < done || undefined}
          key={stage}
        >
          <b>{say.steps[stage]}</b>
          <span className="visually-hidden">, {place < done ? say.done : say.notYet}</span>
          {under[stage] && <span className="journey-when">{under[stage]}</span>}
        </li>
      ))}
    </ol>
  )
}
