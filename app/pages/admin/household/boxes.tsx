import { Link } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { paidOrders } from '../../../../domain/machines/order_groups.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatClock, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { ActButton } from '../../../admin/acting/act.tsx'
import { RefundButton } from '../../../admin/acting/refund.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { boxShapes } from '../../../office/box_shapes.ts'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useToday } from '../../../office/use_office.ts'
import { EditBox, MoveBox } from './box_acts.tsx'
import { householdPageMessages } from './words.ts'

type Household = OutputOf<'households_admin.show'>
export type Box = Household['boxes'][number]

interface BoxesProps {
  household: Household
  /** Whether the reader may act for it, and may give it money. */
  mayAct: boolean
  mayGive: boolean
}

/** The boxes to come with what is in them, the last ones below; what can be done stands at each row's end. */
export function Boxes(props: BoxesProps) {
  const { household } = props
  const say = useMessages(householdPageMessages).boxes
  const today = useToday()
  const { boxes } = household
  const coming = boxes.filter(box => box.deliveryDate >= today).toReversed()
  const past = boxes.filter(box => box.deliveryDate < today)
  if (boxes.length === 0) return <p className="of-none">{say.none}</p>
  return (
    <Panel bare title={say.title}>
      <Rows {...props} boxes={[...coming, ...past.slice(0, 2)]} />
      {past.length > 2 && (
        <details className="of-earlier">
          <summary>{say.earlier(past.length - 2)}</summary>
          <Rows {...props} boxes={past.slice(2)} />
        </details>
      )}
    </Panel>
  )
}

function Rows({ boxes, ...props }: BoxesProps & { boxes: readonly Box[] }) {
  const say = useMessages(householdPageMessages).boxes
  return (
    <div className="of-table-frame">
      <table className="of-table">
        <caption className="visually-hidden">{say.title}</caption>
        <thead>
          <tr>
            <th scope="col">{say.columns.day}</th>
            <th scope="col">{say.columns.state}</th>
            <th scope="col">{say.columns.what}</th>
            <th data-end scope="col">
              {say.columns.total}
            </th>
            <th scope="col">{say.columns.act}</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(box => (
            <Row {...props} box={box} key={box.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ box, household, mayAct, mayGive }: BoxesProps & { box: Box }) {
  const say = useMessages(householdPageMessages).boxes
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const to = useLinks()
  const [shape, tone] = boxShapes[box.state]
  const day = formatShortWeekdayAndDay(box.deliveryDate, locale)
  const until = `${formatShortWeekdayAndDay(box.changesUntil.date, locale)}, ${formatClock(box.changesUntil.time, locale)}`
  const names = box.dishes
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(', ')
  return (
    <tr>
      <th scope="row">
        <span>{day}</span>
      </th>
      <td>
        <State shape={shape} tone={tone}>
          {states[box.state]}
        </State>
      </td>
      <td>
        <span>{names || say.nothing}</span>
        <span className="of-meta" hidden={!box.isOpen}>
          {' '}
          {say.until(until)}
        </span>
      </td>
      <td data-end>
        {box.totalCents === null ? (
          <span className="of-meta">{say.unpriced}</span>
        ) : (
          <Link
            aria-label={`${formatMoney(box.totalCents, locale)}. ${say.receiptOf(day)}`}
            to={to('adminRefunds', { id: box.id })}
          >
            {formatMoney(box.totalCents, locale)}
          </Link>
        )}
        <span className="of-meta" hidden={box.backCents === 0}>
          {' '}
          {say.back(formatMoney(box.backCents, locale))}
        </span>
      </td>
      <td className="of-acts">
        <div>
          {mayAct && <BoxActs box={box} day={day} household={household} />}
          {mayGive && isOneOf(box.state, paidOrders) && box.backCents < (box.totalCents ?? 0) && (
            <RefundButton clientId={household.client.id} day={day} orderId={box.id} />
          )}
        </div>
      </td>
    </tr>
  )
}

function BoxActs({ box, day, household }: { box: Box; day: string; household: Household }) {
  const say = useMessages(householdPageMessages).boxes
  const { client, subscription } = household
  const shared = { clientId: client.id }
  const orderId = box.id
  const isActive = subscription?.state === 'active'
  if (box.state === 'payment_failed')
    return (
      <ActButton
        {...shared}
        done={say.paid(day)}
        label={say.retryOf(day)}
        title={say.retryTitle(day)}
        what={{ act: 'retry', with: { orderId } }}
        words={say.retry}
      />
    )
  if (box.state === 'failed')
    return (
      <ActButton
        {...shared}
        done={say.comesAgain(day)}
        label={say.againOf(day)}
        title={say.againTitle(day)}
        what={{ act: 'again', with: { orderId } }}
        words={say.again}
      />
    )
  if (!box.isOpen || !isActive)
    return box.state === 'charged' ? <EditBox box={box} clientId={client.id} day={day} /> : null
  return box.state === 'skipped' ? (
    <ActButton
      {...shared}
      done={say.unskipped(day)}
      label={say.unskipOf(day)}
      title={say.unskipTitle(day, client.name)}
      what={{ act: 'unskip', with: { orderId } }}
      words={say.unskip}
    />
  ) : (
    <>
      <ActButton
        {...shared}
        done={say.skipped(day)}
        label={say.skipOf(day)}
        title={say.skipTitle(day, client.name)}
        what={{ act: 'skip', with: { orderId } }}
        words={say.skip}
      />
      <MoveBox box={box} clientId={client.id} day={day} />
      <EditBox box={box} clientId={client.id} day={day} />
    </>
  )
}
