import type { ReactNode } from 'react'
import type { OrderCard, Plan } from '../../contract/views.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { voidOrders } from '../../domain/machines/order_groups.ts'
import { formatPoints } from '../../domain/points.ts'
import { isOverdue } from '../../domain/tracking.ts'
import { boxMessages } from '../../i18n/box.ts'
import { formatDay, formatWeekday } from '../../i18n/dates.ts'
import { historyMessages } from '../../i18n/history.ts'
import { orderMessages } from '../../i18n/orders.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { OrderRow } from '../dishes/order_row.tsx'
import { useRootData } from '../root_data.ts'
import { Arrival } from './arrival.tsx'
import { picturesOf, totalNote } from './words.ts'

export interface PastOrderProps {
  order: OrderCard
  plan: Plan | null
  /** Its possible actions. */
  actions?: ReactNode
  /** In place of the link to the box's page. */
  link?: ReactNode
}

/** One order that no longer changes in a row: its outcome, its contents, its price and points. */
export function PastOrder({ order, plan, actions, link }: PastOrderProps) {
  const { why: _, ...row } = usePastOrder(order, plan)
  return (
    <OrderRow
      {...picturesOf(order, 3)}
      {...row}
      actions={
        <>
          {actions}
          <ArrivalOfPast order={order} />
          {link ?? (order.lines.length > 0 && <ToBox order={order} />)}
        </>
      }
      date={order.deliveryDate}
      skipped={order.skipped}
    />
  )
}

/** The link to a past box's page. */
export function ToBox({ order }: Pick<PastOrderProps, 'order'>) {
  const say = useMessages(boxMessages)
  const to = useLinks()
  const locale = useLocale()
  return (
    <ButtonLink
      aria-label={say.openOf(formatDay(order.deliveryDate, locale))}
      kind="secondary"
      size="small"
      to={to('box', { id: order.id })}
    >
      {say.open}
    </ButtonLink>
  )
}

/** Whether a box whose day is over came, where nobody reported it. */
export function ArrivalOfPast({ order }: Pick<PastOrderProps, 'order'>) {
  const today = useRootData()?.today ?? ''
  return isOverdue(order, today) ? <Arrival order={order} size="small" /> : null
}

/** One past order in words: its day, its outcome, its price and points. */
export function usePastOrder(order: OrderCard, plan: Plan | null) {
  const say = useMessages(historyMessages)
  const inOrder = useMessages(orderMessages)
  const names = useMessages(receiptPartMessages).taxNames
  const locale = useLocale()
  const weekday = formatWeekday(order.deliveryDate, locale)
  const year = order.deliveryDate.slice(0, 4)
  const today = useRootData()?.today ?? ''
  const thisYear = today.slice(0, 4)
  const unpaid = isOneOf(order.state, voidOrders)
  const number = (value: number) => formatPoints(value, locale)
  const { pending, available } = order.points
  const earned =
    available > 0
      ? say.points(number(available), available)
      : pending > 0
        ? say.pendingPoints(number(pending), pending)
        : null
  const due = order.state === 'payment_failed' ? say.notPaid : ''
  const total = unpaid ? '' : due || totalNote(order, plan, { say: inOrder, names, locale })
  const why = isOverdue(order, today) ? say.overdueNote : whyOf(order, say)
  return {
    title: isOverdue(order, today) ? say.overdue : labelOf(order, say),
    /** What happened to it; null where its contents say enough. */
    why,
    note: why ?? namesOf(order.lines),
    totalCents: unpaid ? 0 : order.totalCents,
    totalNote: [total, earned].filter(Boolean).join(', '),
    when: year === thisYear ? weekday : `${weekday}, ${year}`,
  }
}

type Say = ReturnType<typeof historyMessages>

/** The state's own words where it has some, else its label. */
function labelOf(order: OrderCard, say: Say): string {
  return order.state in say.states
    ? say.states[order.state as keyof typeof say.states]
    : say.labels[order.label]
}

const whyOf = (order: OrderCard, say: Say): string | null =>
  order.state in say.notes ? say.notes[order.state as keyof typeof say.notes] : null

/** Products by name, with how many of each. */
export function namesOf(lines: OrderCard['lines']): string {
  return lines.map(line => (line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name)).join(', ')
}
