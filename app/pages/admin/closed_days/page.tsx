// The year's closed days: which holidays come, what is on them, and closing or opening one.

import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { isCalendarDate } from '../../../../domain/time/zone.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { formAction } from '../../../forms/action.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { State } from '../../../office/state.tsx'
import { Strip } from '../../../office/strip.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { DayPanel } from './day_panel.tsx'
import { closeForm, openForm } from './forms.ts'
import { type DayRow, rowsOfYear } from './rows_of_year.ts'
import { useWhere } from './use_where.ts'
import { closedDayWords } from './words.ts'
import { YearMap } from './year_map.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand, today }) => {
    const asked = new URL(args.request.url).searchParams
    const day = asked.get('day') ?? ''
    const year = Number(isCalendarDate(day) ? day.slice(0, 4) : (asked.get('year') ?? today.slice(0, 4)))
    const known = year >= 2000 && year <= 2199 ? year : Number(today.slice(0, 4))
    const shown = await api.get('closed_days.year', { year: known })
    const [kind, place] = (asked.get('where') ?? '').split(':')
    const where = {
      kitchen: kind === 'kitchen' && place ? place : null,
      zone: kind === 'zone' && place ? place : null,
    }
    const isThere =
      kind === '' ||
      shown.zones.some(one => one.kitchen === where.kitchen) ||
      shown.zones.some(one => one.zone === where.zone)
    const canClose = isCalendarDate(day) && isThere && shown.first <= day && day <= shown.last
    const follows = canClose ? await api.post('closed_days.preview', { day, ...where }) : null
    return { ...shown, rows: rowsOfYear(brand, shown), today, picked: { day, where, follows } }
  })

export const action = formAction(closeForm, openForm)

export type ClosedDayData = ReturnType<typeof useLoaderData<typeof loader>>

export default function ClosedDays() {
  const data = useLoaderData<typeof loader>()
  const { year, rows, today, picked } = data
  const say = useMessages(closedDayWords)
  const years = Array.from({ length: 3 }, (_, place) => String(Number(today.slice(0, 4)) + place))
  return (
    <OfficePage
      aside={<DayPanel data={data} key={`${picked.day} ${picked.where.kitchen} ${picked.where.zone}`} />}
      end={
        <Strip
          after={null}
          before={null}
          chosen={String(year)}
          name={say.year}
          parameter="year"
          stops={years.map(value => ({ value, label: value }))}
        />
      }
      lede={say.lede}
      page="adminClosedDays"
      title={say.title}
    >
      <OfficeTable
        actionsOf={row => <RowLink row={row} />}
        caption={say.list}
        columns={useColumns()}
        filters={[
          { id: 'closed', words: say.filters.closed, holds: ({ state }) => state === 'closed' },
          { id: 'coming', words: say.filters.coming, holds: ({ day }) => day >= today },
        ]}
        hrefOf={({ day }) => `?day=${day}`}
        idOf={({ id }) => id}
        nameOf={({ day }) => day}
        none={say.none}
        rows={rows}
        wordsOf={say.days}
      />
      <YearMap data={data} />
    </OfficePage>
  )
}

function RowLink({ row }: { row: DayRow }) {
  const say = useMessages(closedDayWords)
  const [asked] = useSearchParams()
  const to = new URLSearchParams(asked)
  to.set('day', row.day)
  to.delete('where')
  return (
    <Link className="of-btn" preventScrollReset to={`?${to}`}>
      {row.canClose ? say.close : say.look}
    </Link>
  )
}

function useColumns(): Column<DayRow>[] {
  const say = useMessages(closedDayWords)
  const locale = useLocale()
  const where = useWhere()
  const reasonOf = ({ reason, holiday }: DayRow) => reason?.[locale] ?? (holiday ? say.holidays[holiday] : '')
  const became = ({ moved, skipped, resting }: DayRow) =>
    [
      ...moved.map(({ day, boxes }) => say.moved(boxes, day)),
      ...(skipped > 0 ? [say.skipped(skipped)] : []),
      ...(resting > 0 ? [say.resting(resting)] : []),
    ].join(', ')
  return [
    {
      id: 'day',
      words: say.columns.day,
      cell: ({ day }) => formatShortWeekdayAndDay(day, locale),
      by: ({ day }) => day,
    },
    { id: 'reason', words: say.columns.reason, cell: reasonOf, by: reasonOf },
    {
      id: 'where',
      words: say.columns.where,
      cell: row => (row.state === 'open' ? '' : where(row)),
      by: row => (row.state === 'open' ? '' : where(row)),
    },
    {
      id: 'boxes',
      words: say.columns.boxes,
      cell: ({ boxes }) => boxes || '',
      by: ({ boxes }) => boxes,
      end: true,
    },
    {
      id: 'state',
      words: say.columns.state,
      cell: ({ state, waiting }) =>
        state === 'closed' ? (
          <State shape={waiting > 0 ? 'waits' : 'done'} tone={waiting > 0 ? 'warn' : 'good'}>
            {waiting > 0 ? say.settling(waiting) : say.closed}
          </State>
        ) : (
          <span className="of-meta">{state === 'opened' ? say.opened : say.open}</span>
        ),
      by: ({ state }) => state,
    },
    { id: 'became', words: say.columns.became, cell: became, by: became },
  ]
}
