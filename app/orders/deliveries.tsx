import { useState } from 'react'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { formatDay } from '../components/dates.ts'
import { EmptyState } from '../components/panels.tsx'
import { accountMessages } from '../messages/account.ts'
import { orderMessages } from '../messages/orders.ts'
import type { Account } from './account.ts'
import { ChangeDay } from './change_day.tsx'
import { DeliveryRow } from './delivery_row.tsx'
import { useOrders } from './use_orders.ts'

/** Where an order stands on a page that lists deliveries. */
export const deliveryAnchor = ({ id }: { id: string }) => `delivery-${id}`

/** The orders to come: each with its food, its total, and Edit and Skip side by side. */
export function Deliveries({ account, now }: { account: Account; now: string }) {
  const say = useMessages(accountMessages).deliveries
  const plans = useMessages(orderMessages)
  const locale = useLocale()
  const { shown, setSkipped, moved } = useOrders(account.orders)
  const [moving, setMoving] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const plan = account.subscription?.plan ?? null
  const lead = account.orders.find(order => order.editable)?.id

  function skip(id: string, date: string, skipped: boolean) {
    const day = formatDay(date, locale)
    setSaid(skipped ? say.saidSkipped(day) : say.saidUnskipped(day))
    void setSkipped(id, skipped)
  }

  return (
    <section aria-labelledby="deliveries">
      <h2 className="account-heading" id="deliveries">
        {shown.length >= 5 ? say.heading : say.few}
      </h2>
      {shown.length === 0 && <EmptyState title={say.none}>{say.noneNote}</EmptyState>}
      <ul className="deliveries">
        {shown.map(one => (
          <li id={deliveryAnchor(one.order)} key={one.order.id}>
            <DeliveryRow
              active={account.subscription?.state === 'active'}
              lead={one.order.id === lead}
              now={now}
              onChangeDay={() => setMoving(one.order.id)}
              onSkip={skipped => skip(one.order.id, one.order.deliveryDate, skipped)}
              plan={plan}
              shown={one}
            />
          </li>
        ))}
      </ul>
      {plan && <p className="account-plan">{plans.plan(plan.kind, plan.count, plan.people)}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ChangeDay
        onClose={() => setMoving(null)}
        onMoved={order => {
          setMoving(null)
          moved(order)
        }}
        orderId={moving}
      />
    </section>
  )
}
