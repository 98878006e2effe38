import { type Cohort, cohortsOf, retentionOf, shareOf } from '../../../../domain/office/numbers.ts'
import { addDays } from '../../../../domain/time/zone.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Chart } from '../../../office/chart/chart.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useColumnOf, useSaid } from './columns.ts'
import type { Loaded } from './page.tsx'
import { numbersMessages } from './words.ts'

/** Weeks since the first box: all are in the chart, some in the table. */
const mostWeeks = 12
const inTable = [1, 2, 3, 4, 8, 12] as const
const quarterWeeks = 13

/** Of the households that began in one week, those with a box some weeks later. */
export function Retention({ brands }: { brands: readonly Loaded[] }) {
  const say = useMessages(numbersMessages)
  const said = useSaid()
  const locale = useLocale()
  const part = say.parts.retention
  const all = brands.flatMap(({ cohorts, wholeUntil, brand }) =>
    cohortsOf(cohorts, wholeUntil, mostWeeks).map(one => ({ ...one, brand })),
  )
  type Row = (typeof all)[number]
  const column = useColumnOf<Row>()
  const from = addDays(brands[0]?.week ?? '', -7 * (quarterWeeks - 1))
  const recent = all.filter(({ cohort }) => cohort >= from)
  const curves = [recent, all.filter(({ cohort }) => cohort < from)].map(some => retentionOf(some, mostWeeks))
  const isDrawn = curves.some(curve => curve[1] !== null)
  const later = (age: number) => (one: Cohort) => {
    const boxes = one.later[age]
    return boxes === null || boxes === undefined ? null : shareOf(boxes, one.households)
  }
  return (
    <Panel bare said={say.retained} title={part.title}>
      <div className="of-charted">
        <OfficeTable<Row>
          brandOf={one => one.brand}
          caption={part.title}
          columns={[
            {
              id: 'cohort',
              words: say.columns.cohort,
              cell: one => <b>{formatShortDay(one.cohort, locale)}</b>,
              by: one => one.cohort,
            },
            column.count('households', say.columns.households, one => one.households),
            ...inTable.map(age => column.share(`week${age}`, say.columns.later(age), later(age))),
          ]}
          idOf={({ brand, cohort }) => `${brand} ${cohort}`}
          name="retention"
          nameOf={({ cohort }) => formatShortDay(cohort, locale)}
          none={say.none}
          rows={recent.toReversed()}
          sums={{
            cohort: say.total,
            households: said.count(recent.reduce((sum, one) => sum + one.households, 0)),
            ...Object.fromEntries(inTable.map(age => [`week${age}`, said.share(curves[0]?.[age] ?? null)])),
          }}
          wordsOf={say.weekWords}
        />
        <Chart
          along={say.weeksSince}
          kind="lines"
          none={say.chartNone}
          rows={
            isDrawn
              ? Array.from({ length: mostWeeks + 1 }, (_, age) => ({
                  key: String(age),
                  label: say.columns.later(age),
                  values: curves.map(curve => curve[age] ?? null),
                }))
              : []
          }
          series={[{ words: say.thisQuarter }, { words: say.quarterBefore }]}
          title={part.chart}
          wordsOf={said.share}
        />
      </div>
    </Panel>
  )
}
