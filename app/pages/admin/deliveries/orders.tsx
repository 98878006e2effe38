import { Form, Link } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { orderStates } from '../../../../domain/machines/order.ts'
import {
  comingOrders,
  type DeliveryStep,
  deliverySteps,
  everPaidOrders,
} from '../../../../domain/machines/order_groups.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatHours } from '../../../../i18n/dates.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Person } from '../../../office/person.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import type { BulkAction } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import { FailedBox } from './failed_box.tsx'

export type Order = OutputOf<'deliveries.orders'>['orders'][number]

/** The possible reports about a box in a state. */
const stepsFrom = (state: Order['state'], isAhead: boolean): readonly DeliveryStep[] =>
  isOneOf(state, comingOrders)
    ? deliverySteps
        .slice((deliverySteps as readonly Order['state'][]).indexOf(state) + 1)
        .filter(step => step === 'packed' || !isAhead)
    : []

const looks: Readonly<Record<Order['state'], { shape: ShapeId; tone: Tone }>> = {
  upcoming: { shape: 'open', tone: 'calm' },
  skipped: { shape: 'skipped', tone: 'calm' },
  locked: { shape: 'locked', tone: 'calm' },
  not_met: { shape: 'under', tone: 'warn' },
  payment_failed: { shape: 'unpaid', tone: 'bad' },
  charged: { shape: 'charged', tone: 'calm' },
  packed: { shape: 'packed', tone: 'calm' },
  out_for_delivery: { shape: 'road', tone: 'info' },
  delivered: { shape: 'done', tone: 'good' },
  failed: { shape: 'failed', tone: 'bad' },
  cancelled: { shape: 'skipped', tone: 'calm' },
  refunded: { shape: 'skipped', tone: 'calm' },
}

interface OrdersProps extends OutputOf<'deliveries.orders'> {
  date: string
  today: string
  kitchen: string
  /** The part of a name or an email that was looked for. */
  name: string
}

/** The boxes of one kitchen, one by one or together. */
export function Orders({ orders, count, date, today, kitchen, name }: OrdersProps) {
  const api = useOfficeApi()
  const say = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const to = useLinks()
  const { household, window, status } = say.orderColumns
  const isAhead = date > today
  const move = ({ id }: Order, state: DeliveryStep) => api().post('deliveries.move_order', { id, state })
  const reported = deliverySteps.filter(step => step !== 'failed')
  const { rights } = useOffice()
  const mayAct = rights.includes('act_for_households')
  const again: BulkAction<Order> = {
    id: 'again',
    words: chosen => say.many(say.again, chosen),
    when: ({ state }) => state === 'failed',
    asks: { title: chosen => say.many(say.again, chosen), note: say.againNote, label: say.againReason },
    act: ({ clientId, id }, reason) =>
      api().post('households_admin.act_for', {
        ...{ clientId, reason, tells: true },
        what: { act: 'again', with: { orderId: id } },
      }),
  }
  return (
    <Panel bare end={say.found(count, orders.length)} title={say.orders(kitchen)}>
      {(count > orders.length || name !== '') && (
        <Form className="of-panel-foot of-inline" method="get" role="search">
          <input name="date" type="hidden" value={date} />
          <input name="kitchen" type="hidden" value={kitchen} />
          <TextField defaultValue={name} label={say.find} name="name" type="search" />
          <Button kind="secondary" type="submit">
            {say.findSubmit}
          </Button>
        </Form>
      )}
      <OfficeTable<Order>
        actionsOf={order => (
          <>
            {stepsFrom(order.state, isAhead)
              .filter(step => step !== 'failed')
              .map(step => (
                <RowAction
                  act={() => move(order, step)}
                  done={say.toOne(say.to[step], order.name)}
                  key={step}
                  label={say.toOne(say.to[step], order.name)}
                  words={say.to[step]}
                />
              ))}
            {stepsFrom(order.state, isAhead).includes('failed') && <FailedBox order={order} />}
            {mayAct && order.state === 'failed' && (
              <ActButton
                clientId={order.clientId}
                done={say.comesAgain(order.name)}
                label={say.toOne(say.again, order.name)}
                title={say.toOne(say.again, order.name)}
                what={{ act: 'again', with: { orderId: order.id } }}
                words={`${say.again}…`}
              />
            )}
            {isOneOf(order.state, everPaidOrders) && (
              <Link
                aria-label={say.toOne(say.refunds, order.name)}
                className="of-btn"
                data-kind="bare"
                to={to('adminRefunds', { id: order.id })}
              >
                {say.refunds}
              </Link>
            )}
          </>
        )}
        bulk={[
          ...reported.map(step => ({
            id: step,
            words: (chosen: number) => say.many(say.to[step], chosen),
            when: ({ state }: Order) => stepsFrom(state, isAhead).includes(step),
            act: (order: Order) => move(order, step),
          })),
          ...(mayAct ? [again] : []),
        ]}
        caption={say.orders(kitchen)}
        columns={[
          {
            id: 'household',
            words: household,
            cell: order => <Person email={order.email} name={order.name} />,
            by: order => order.name,
            csv: order => `${order.name} <${order.email}>`,
          },
          {
            id: 'window',
            words: window,
            cell: order => formatHours(order.window, locale),
            by: order => order.window.startHour,
            csv: order => formatHours(order.window, locale),
          },
          {
            id: 'status',
            words: status,
            cell: ({ state }) => <State {...looks[state]}>{say.states[state]}</State>,
            by: ({ state }) => say.states[state],
          },
        ]}
        filters={orderStates
          .filter(state => orders.some(order => order.state === state))
          .map(state => ({
            id: state,
            words: say.severalStates[state],
            holds: order => order.state === state,
          }))}
        idOf={({ id }) => id}
        name="boxes"
        nameOf={order => order.name}
        none={name === '' ? say.noBatches : say.found(0, 0)}
        rows={orders}
        wordsOf={say.boxWords}
      />
    </Panel>
  )
}
