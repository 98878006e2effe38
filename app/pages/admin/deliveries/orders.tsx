import { useState } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { type FailureReason, failureReasons } from '../../../../domain/delivery_failures.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import {
  comingOrders,
  type DeliveryStep,
  deliverySteps,
  everPaidOrders,
} from '../../../../domain/machines/order_groups.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatHours } from '../../../../i18n/dates.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { Table } from '../../../components/table.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

type Order = OutputOf<'deliveries.orders'>['orders'][number]

/** The possible reports about a box in a state. */
const stepsFrom = (state: Order['state']): readonly DeliveryStep[] =>
  isOneOf(state, comingOrders)
    ? deliverySteps.slice((deliverySteps as readonly Order['state'][]).indexOf(state) + 1)
    : []

interface OrdersProps extends OutputOf<'deliveries.orders'> {
  date: string
  today: string
  kitchen: string
  find: string
}

/** The boxes of one kitchen, one by one. */
export function Orders({ orders, count, date, today, kitchen, find }: OrdersProps) {
  const say = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.orders(kitchen)}</h2>
      <Form className="admin-find stack-close" method="get" role="search">
        <input name="date" type="hidden" value={date} />
        <input name="kitchen" type="hidden" value={kitchen} />
        <TextField defaultValue={find} label={say.find} name="find" type="search" />
        <p>
          <Button kind="secondary" type="submit">
            {say.findSubmit}
          </Button>
        </p>
      </Form>
      <p aria-live="polite">{say.found(count, orders.length)}</p>
      {orders.length > 0 && (
        <Table
          caption={say.orders(kitchen)}
          columns={say.orderColumns}
          rows={orders.map(order => ({
            id: order.id,
            cells: [
              <>
                <span>{order.name}</span>
                <br />
                <a className="link" href={`mailto:${order.email}`}>
                  {order.email}
                </a>
              </>,
              formatHours(order.window, locale),
              say.states[order.state],
              <Became isAhead={date > today} key="became" order={order} />,
            ],
          }))}
        />
      )}
    </section>
  )
}

function Became({ order, isAhead }: { order: Order; isAhead: boolean }) {
  const api = useOfficeApi()
  const say = useMessages(adminDeliveryMessages)
  const to = useLinks()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState<FailureReason | ''>('')
  const steps = stepsFrom(order.state).filter(step => step === 'packed' || !isAhead)

  async function move(state: DeliveryStep) {
    await attempt.run(() =>
      api().post('deliveries.move_order', {
        id: order.id,
        state,
        ...(state === 'failed' && reason && { reason }),
      }),
    )
    await revalidate()
  }

  const button = (state: DeliveryStep) => (
    <Button
      aria-label={say.toOne(say.to[state], order.name)}
      busy={attempt.busy}
      key={state}
      kind="secondary"
      onClick={() => move(state)}
      size="small"
    >
      {say.to[state]}
    </Button>
  )

  return (
    <>
      <div className="button-row">{steps.filter(step => step !== 'failed').map(button)}</div>
      {steps.includes('failed') && (
        <details>
          <summary>{say.to.failed}…</summary>
          <div className="stack-close">
            <SelectField
              error={attempt.of('reason')}
              label={say.reason}
              onChange={event => setReason(event.currentTarget.value as FailureReason | '')}
              value={reason}
            >
              <option value="">{say.choose}</option>
              {failureReasons.map(one => (
                <option key={one} value={one}>
                  {say.reasons[one]}
                </option>
              ))}
            </SelectField>
            <p>{button('failed')}</p>
          </div>
        </details>
      )}
      {isOneOf(order.state, everPaidOrders) && (
        <p>
          <Link
            aria-label={say.toOne(say.refunds, order.name)}
            className="link"
            to={to('adminRefunds', { id: order.id })}
          >
            {say.refunds}
          </Link>
        </p>
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}
