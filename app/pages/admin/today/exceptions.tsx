import { Fragment, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { type ExceptionKind, exceptionKinds, urgencies } from '../../../../domain/office/exceptions.ts'
import { formatShortDay, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { Shape, type ShapeId } from '../../../office/shapes.tsx'
import { OfBrand, type Tone } from '../../../office/state.tsx'
import { useRowKeys } from '../../../office/table/use_row_keys.ts'
import { useActs } from '../../../office/use_office.ts'
import { wordsOf } from '../../../office/when.ts'
import type { Day } from './page.tsx'
import { todayMessages } from './words.ts'

type Exception = Day['exceptions'][number]

const shapes: Readonly<Record<ExceptionKind, ShapeId>> = {
  unpaid: 'unpaid',
  late: 'late',
  failed: 'failed',
  unreported: 'road',
  shortage: 'short',
  unsafe: 'warning',
  unserved: 'warning',
  under: 'under',
  stock: 'lowStock',
  step: 'job',
  broken: 'failed',
  job: 'job',
  paused: 'skipped',
  aside: 'job',
  letters: 'letter',
  held: 'letter',
  claims: 'claim',
  disputes: 'dispute',
  differences: 'dispute',
  closing: 'locked',
  addresses: 'open',
}

/** Kinds whose number is one of boxes. */
const ofBoxes: readonly ExceptionKind[] = [
  'unpaid',
  'late',
  'failed',
  'unreported',
  'shortage',
  'unsafe',
  'unserved',
  'under',
]

/** From here on a number says only that there are as many. */
const most = 1_000

const tones = { now: 'bad', today: 'warn', week: 'info', later: 'calm' } as const satisfies Readonly<
  Record<Exception['urgency'], Tone>
>

/** Where the list of an exception is, with its filter in the address. */
function useListOf(): (exception: Exception) => string {
  const to = useLinks()
  return ({ kind, brand, date }) => {
    const asked = (own: Record<string, string> = {}) => `?${new URLSearchParams({ acts_on: brand, ...own })}`
    const ofDay = date ? { date } : {}
    const pages: Readonly<Record<ExceptionKind, string>> = {
      unpaid: to('adminUnpaid') + asked(),
      late: to('adminRoutes') + asked(ofDay),
      failed: to('adminDeliveries') + asked({ ...ofDay, 'boxes.show': 'failed' }),
      unreported: to('adminDeliveries') + asked(ofDay),
      shortage: to('adminShortages') + asked(ofDay),
      unsafe: to('adminShortages') + asked(ofDay),
      unserved: to('adminUnserved') + asked(),
      stock: to('adminMarket') + asked({ ...(date && { week: date }), show: 'low' }),
      under: to('adminDeliveries') + asked(ofDay),
      step: to('adminStuck') + asked({ list: 'batches', 'batches.show': 'due' }),
      broken: to('adminStuck') + asked({ list: 'batches', 'batches.show': 'failed' }),
      paused: to('adminStuck') + asked({ list: 'batches', 'batches.show': 'paused' }),
      job: to('adminStuck') + asked({ list: 'jobs', 'jobs.show': 'wrong' }),
      aside: to('adminStuck') + asked({ list: 'households' }),
      letters: to('adminStuck') + asked({ list: 'letters' }),
      held: `${to('adminMessages') + asked()}&show=held`,
      claims: to('adminBoxClaims') + asked(),
      disputes: to('adminPayments') + asked(),
      differences: to('adminPayments') + asked(),
      closing: to('adminClosing') + asked(),
      addresses: to('adminAddresses') + asked(),
    }
    return pages[kind]
  }
}

const inTurn = (one: Exception, other: Exception) =>
  (one.until ? Date.parse(one.until.at) : Number.POSITIVE_INFINITY) -
    (other.until ? Date.parse(other.until.at) : Number.POSITIVE_INFINITY) ||
  exceptionKinds.indexOf(one.kind) - exceptionKinds.indexOf(other.kind)

/** Everything that somebody has to look at, by until when. Each number leads to its list, and so does the row. */
export function Exceptions({ exceptions, today }: { exceptions: readonly Exception[]; today: string }) {
  const say = useMessages(todayMessages)
  const navigate = useNavigate()
  const listOf = useListOf()
  const body = useRef<HTMLTableSectionElement>(null)
  const groups = urgencies
    .map(urgency => ({
      urgency,
      members: exceptions.filter(one => one.urgency === urgency).toSorted(inTurn),
    }))
    .filter(({ members }) => members.length > 0)
  const rows = groups.flatMap(({ members }) => members)
  useRowKeys(body, {
    open: place => {
      const row = rows[place]
      if (row) void navigate(listOf(row))
    },
    choose: () => {},
    isChosen: () => false,
    clear: () => {},
    hasChosen: false,
    isChoosable: false,
  })
  return (
    <div className="of-table-frame">
      <table className="of-table of-todo">
        <caption className="visually-hidden">{say.list}</caption>
        <thead>
          <tr>
            <th scope="col">{say.columns.what}</th>
            <th scope="col">{say.columns.count}</th>
            <th className="of-todo-detail" scope="col">
              {say.columns.detail}
            </th>
            <th scope="col">{say.columns.until}</th>
            <th className="of-acts" scope="col">
              {say.columns.next}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {groups.map(({ urgency, members }) => (
            <Fragment key={urgency}>
              <tr className="of-group">
                <th colSpan={5} scope="colgroup">
                  {say.urgencies[urgency]}
                </th>
              </tr>
              {members.map(one => (
                <Row
                  exception={one}
                  key={`${one.brand} ${one.kind} ${one.date}`}
                  place={rows.indexOf(one)}
                  to={listOf(one)}
                  today={today}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  exception: Exception
  place: number
  to: string
  today: string
}

function Row({ exception, place, to, today }: RowProps) {
  const { kind, brand, count, cents, until, since, urgency, isOverdue, date } = exception
  const say = useMessages(todayMessages)
  const locale = useLocale()
  const acts = useActs()
  const number = ofBoxes.includes(kind) ? say.counts.boxes(count) : say.counts.plain(count)
  return (
    <tr data-place={place} tabIndex={place === 0 ? 0 : -1}>
      <th scope="row">
        <span className="of-todo-what" data-tone={tones[urgency]}>
          <Shape is={shapes[kind]} size={13} />
          <b>{say.kinds[kind]}</b>
          {acts === 'both' && kind !== 'job' && <BrandOf brand={brand} />}
        </span>
      </th>
      <td data-column={say.columns.count}>
        <Link to={to}>
          <b>{count >= most ? say.most(count) : number}</b>
        </Link>
        {cents !== null && cents > 0 && <span className="of-meta"> {formatMoney(cents, locale)}</span>}
        {since && <span className="of-meta"> {say.since(wordsOf(since, today, locale))}</span>}
      </td>
      <td className="of-todo-detail" data-column={say.columns.detail}>
        {date && ofBoxes.includes(kind) && <span>{formatShortWeekdayAndDay(date, locale)} · </span>}
        {date && kind === 'stock' && <span>{say.weekOf(formatShortDay(date, locale))} · </span>}
        <span>{say.details[kind]}</span>
      </td>
      <td data-column={say.columns.until}>
        {isOverdue ? (
          <b className="of-bad">{say.overdue}</b>
        ) : until ? (
          <span>{wordsOf(until, today, locale)}</span>
        ) : (
          <span className="of-meta">{say.noUntil}</span>
        )}
      </td>
      <td className="of-acts">
        <div>
          <Link aria-label={`${say.next[kind]}: ${say.kinds[kind]}`} className="of-btn" to={to}>
            {say.next[kind]}
          </Link>
        </div>
      </td>
    </tr>
  )
}

const BrandOf = ({ brand }: { brand: BrandId }) => <OfBrand brand={brand} />
