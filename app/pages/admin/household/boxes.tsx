import { Link } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatClock, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { boxShapes } from '../../../office/box_shapes.ts'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { RowAction } from '../../../office/row_action.tsx'
import { State } from '../../../office/state.tsx'
import { useActingBrand, useToday } from '../../../office/use_office.ts'
import { ActButton } from './act.tsx'
import { EditBox, MoveBox } from './box_acts.tsx'
import { householdPageMessages } from './words.ts'

type Household = OutputOf<'households_admin.show'>
export type Box = Household['boxes'][number]

/** The boxes to come with what is in them, the last ones below; what can be done stands at each row's end. */
export function Boxes({ household, mayAct }: { household: Household; mayAct: boolean }) {
  const say = useMessages(householdPageMessages).boxes
  const today = useToday()
  const { boxes } = household
  const coming = boxes.filter(box => box.deliveryDate >= today).toReversed()
  const past = boxes.filter(box => box.deliveryDate < today)
  if (boxes.length === 0) return <p className="of-none">{say.none}</p>
  return (
    <Panel bare title={say.title}>
      <Rows boxes={[...coming, ...past.slice(0, 2)]} household={household} mayAct={mayAct} />
      {past.length > 2 && (
        <details className="of-earlier">
          <summary>{say.earlier(past.length - 2)}</summary>
          <Rows boxes={past.slice(2)} household={household} mayAct={mayAct} />
        </details>
      )}
    </Panel>
  )
}

function Rows({
  boxes,
  household,
  mayAct,
}: {
  boxes: readonly Box[]
  household: Household
  mayAct: boolean
}) {
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
            <Row box={box} household={household} key={box.id} mayAct={mayAct} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ box, household, mayAct }: { box: Box; household: Household; mayAct: boolean }) {
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
        <div>{mayAct && <BoxActs box={box} day={day} household={household} />}</div>
      </td>
    </tr>
  )
}

function BoxActs({ box, day, household }: { box: Box; day: string; household: Household }) {
  const say = useMessages(householdPageMessages).boxes
  const brand = useActingBrand()
  const { client, subscription } = household
  const of = { clientId: client.id, orderId: box.id }
  const isActive = subscription?.state === 'active'
  if (box.state === 'payment_failed') {
    return (
      <RowAction
        act={() => officeApi(brand).post('office_admin.retry', of)}
        done={say.paid(day)}
        label={say.retryOf(day)}
        words={say.retry}
      />
    )
  }
  if (!box.isOpen || !isActive)
    return box.state === 'charged' ? <EditBox box={box} clientId={client.id} day={day} /> : null
  const shared = { clientId: client.id, done: '' }
  return box.state === 'skipped' ? (
    <ActButton
      {...shared}
      done={say.unskipped(day)}
      label={say.unskipOf(day)}
      title={say.unskipTitle(day, client.name)}
      what={{ act: 'unskip', with: { orderId: box.id } }}
      words={say.unskip}
    />
  ) : (
    <>
      <ActButton
        {...shared}
        done={say.skipped(day)}
        label={say.skipOf(day)}
        title={say.skipTitle(day, client.name)}
        what={{ act: 'skip', with: { orderId: box.id } }}
        words={say.skip}
      />
      <MoveBox box={box} clientId={client.id} day={day} />
      <EditBox box={box} clientId={client.id} day={day} />
    </>
  )
}
