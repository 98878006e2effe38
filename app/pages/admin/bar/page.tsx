// The discount bar of a brand: what visitors read today, what follows, the plan with its change, and its history.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { barFrom } from '../../../../domain/office/bar_ahead.ts'
import { type BarEntry, type BarState, barOn, barStatesOn } from '../../../../domain/pricing/bar.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { loadOne } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { Ahead } from './ahead.tsx'
import { BarHistory } from './bar_history.tsx'
import { BarPreview } from './bar_preview.tsx'
import { codesOf } from './codes_of.ts'
import { EditBar } from './edit_bar.tsx'
import { barWords } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async (api, { brand }) => ({ brand, ...(await api.get('codes_admin.bar', {})) }))

export type Bar = ReturnType<typeof useLoaderData<typeof loader>>

type Row = Omit<BarEntry, 'code'> & { place: number; code: string; state: BarState; isLast: boolean }

const looks = {
  shown: ['done', 'good'],
  behind: ['waits', 'calm'],
  to_come: ['waits', 'info'],
  over: ['skipped', 'calm'],
  used_up: ['warning', 'warn'],
  unfit: ['failed', 'bad'],
  gone: ['failed', 'bad'],
} as const satisfies Readonly<Record<BarState, readonly [ShapeId, Tone]>>

export default function DiscountBarPlan() {
  const bar = useLoaderData<typeof loader>()
  const { brand, today, entries, otherwise, version, signupDisabled } = bar
  const say = useMessages(barWords)
  const locale = useLocale()
  const to = useLinks()
  const { rights } = useOffice()
  const codes = codesOf(bar)
  const states = barStatesOn(bar, codes, today)
  const planned = otherwise === null ? entries : [...entries, { code: otherwise, from: null, until: null }]
  const rows: Row[] = planned.map((entry, place) => ({
    ...{ ...entry, place: place + 1, state: states[place] ?? 'gone', isLast: place === entries.length },
  }))
  const shown = barOn(bar, codes, today)
  const { columns } = say
  const dayOf = (day: string | null) =>
    day === null ? <span className="of-meta">{say.anyDay}</span> : formatFullDay(day, locale)
  return (
    <OfficePage
      aside={
        <>
          {rights.includes('run_offers') ? (
            <EditBar bar={bar} key={`${brand} ${version}`} />
          ) : (
            <p className="of-none">{say.mayNot}</p>
          )}
          <BarHistory bar={bar} />
        </>
      }
      end={
        <Link className="of-btn" to={to('adminCodes')}>
          {say.codes}
        </Link>
      }
      lede={say.lede}
      page="adminBar"
      title={say.title}
    >
      <OfficeTable
        caption={say.plan}
        columns={[
          {
            id: 'place',
            words: columns.place,
            cell: one => (one.isLast ? say.last : say.placeOf(one.place)),
            by: one => one.place,
          },
          {
            id: 'code',
            words: columns.code,
            cell: ({ code }) => (
              <>
                <Link to={`${to('adminCodes')}?code=${encodeURIComponent(code)}&of=${brand}`}>
                  <b>{code}</b>
                </Link>
                <span className="of-meta"> {codes.get(code)?.name}</span>
              </>
            ),
            by: ({ code }) => code,
          },
          { id: 'from', words: columns.from, cell: one => dayOf(one.from), by: one => one.from },
          { id: 'until', words: columns.until, cell: one => dayOf(one.until), by: one => one.until },
          {
            id: 'now',
            words: columns.now,
            cell: ({ state }) => (
              <State shape={looks[state][0]} tone={looks[state][1]}>
                {say.states[state]}
              </State>
            ),
            by: ({ state }) => say.states[state],
          },
        ]}
        idOf={({ place }) => `${place}`}
        nameOf={({ code }) => code}
        none={say.nowNone}
        rows={rows}
      />
      <Panel title={say.now}>
        <BarPreview
          brand={brand}
          code={shown === null ? undefined : codes.get(shown)}
          signupDisabled={signupDisabled}
        />
      </Panel>
      <Panel title={say.ahead}>
        <Ahead spans={barFrom(bar, codes, today)} />
      </Panel>
    </OfficePage>
  )
}
