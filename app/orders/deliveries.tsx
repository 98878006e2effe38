import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderCard } from '../../contract/views.ts'
import { accountMessages } from '../../i18n/account.ts'
import { orderMessages } from '../../i18n/orders.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { EmptyState } from '../components/panels.tsx'
import type { Account } from './account.ts'
import { ChangeDay } from './change_day.tsx'
import { DeliveryRow } from './delivery_row.tsx'
import { useChanges } from './use_changes.ts'

/** The id of an order on a page that lists deliveries. */
export const deliveryAnchor = ({ id }: { id: string }) => `delivery-${id}`

/** The orders to come: each with its food, its total, and Edit and Skip side by side. */
export function Deliveries({ account, now }: { account: Account; now: string }) {
  const say = useMessages(accountMessages).deliveries
  const plans = useMessages(orderMessages)
  const to = useLinks()
  const { shown, said, skip, moved } = useChanges(account)
  const [moving, setMoving] = useState<OrderCard | null>(null)
  const plan = account.subscription?.plan ?? null
  const lead = account.orders.find(order => order.editable)?.id

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
              onChangeDay={() => setMoving(one.order)}
              onSkip={skipped => skip(one.order, skipped)}
              plan={plan}
              shown={one}
            />
          </li>
        ))}
      </ul>
      {plan && (
        <p className="account-plan">
          {plans.plan(plan.kind, plan.count, plan.people)}
          {account.subscription?.state !== 'closing' && (
            <Link className="link" to={to('settingsSubscription')}>
              {say.changePlan}
            </Link>
          )}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ChangeDay
        onClose={() => setMoving(null)}
        onMoved={answer => {
          if (moving) moved(moving, answer)
          setMoving(null)
        }}
        orderId={moving?.id ?? null}
      />
    </section>
  )
}
