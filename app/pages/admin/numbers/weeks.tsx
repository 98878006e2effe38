import type { ReactNode } from 'react'
import {
  givenBackOf,
  marginOf,
  marginShareOf,
  type Numbers,
  netSalesOf,
  salesOf,
  shareOf,
  skippedShareOf,
  together,
} from '../../../../domain/office/numbers.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Chart } from '../../../office/chart/chart.tsx'
import type { ChartRow } from '../../../office/chart/series.ts'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import type { Column } from '../../../office/table/columns.ts'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { type NumberWords, useColumnOf, useSaid } from './columns.ts'
import type { Week } from './page.tsx'
import { numbersMessages } from './words.ts'

/** What has a table of weeks, and a chart. */
interface PartProps {
  name: 'boxes' | 'sales' | 'cost'
  weeks: readonly Week[]
  columns: readonly Column<Week>[]
  /** Of all weeks together, by column. */
  sumsOf: (all: Numbers, said: NumberWords) => Readonly<Record<string, ReactNode>>
  series: readonly { words: string; of: (week: Numbers) => number | null }[]
  wordsOf: (value: number) => string
  kind?: 'bars' | 'lines'
  said?: ReactNode
}

function Part({ name, weeks, columns, sumsOf, series, wordsOf, kind = 'bars', said }: PartProps) {
  const say = useMessages(numbersMessages)
  const locale = useLocale()
  const how = useSaid()
  const part = say.parts[name]
  const byWeek = [...Map.groupBy(weeks, ({ week }) => week)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const rows: ChartRow[] = byWeek.map(([week, many]) => {
    const numbers = together(many)
    return { key: week, label: formatShortDay(week, locale), values: series.map(({ of }) => of(numbers)) }
  })
  return (
    <Panel bare said={said} title={part.title}>
      <div className="of-charted">
        <OfficeTable<Week>
          brandOf={one => one.brand}
          caption={part.title}
          columns={columns}
          filters={[{ id: 'whole', words: say.filters.whole, holds: one => one.counted === one.batches }]}
          idOf={({ brand, week }) => `${brand} ${week}`}
          name={name}
          nameOf={({ week }) => formatShortDay(week, locale)}
          none={say.none}
          rows={weeks.toSorted((one, other) => (one.week > other.week ? -1 : 1))}
          sums={{ week: say.total, ...sumsOf(together(weeks), how) }}
          wordsOf={say.weekWords}
        />
        <Chart
          along={say.along}
          kind={kind}
          none={say.chartNone}
          rows={rows}
          series={series}
          title={part.chart}
          wordsOf={wordsOf}
        />
      </div>
    </Panel>
  )
}

/** Boxes, sales, and cost of thirteen weeks. */
export function Weeks({ weeks, week }: { weeks: readonly Week[]; week: string }) {
  const say = useMessages(numbersMessages)
  const said = useSaid()
  const column = useColumnOf<Week>()
  const { columns } = say
  const first = useWeekColumn()
  const uncosted = weeks.reduce((sum, one) => sum + (one.week === week ? one.uncosted : 0), 0)
  return (
    <>
      <Part
        columns={[
          first,
          column.count('boxes', columns.boxes, one => one.boxes),
          column.count('own', columns.own, one => one.own),
          column.share('ownShare', columns.share, one => shareOf(one.own, one.boxes)),
          column.count('automatic', columns.automatic, one => one.automatic),
          column.count('skipped', columns.skipped, one => one.skipped),
          column.share('skippedShare', columns.skippedShare, skippedShareOf),
          column.count('under', columns.under, one => one.under),
          column.count('unpaid', columns.unpaid, one => one.unpaid),
        ]}
        name="boxes"
        said={say.howCounted}
        series={[
          { words: columns.own, of: one => one.own },
          { words: columns.automatic, of: one => one.automatic },
        ]}
        sumsOf={(all, how) => ({
          boxes: how.count(all.boxes),
          own: how.count(all.own),
          ownShare: how.share(shareOf(all.own, all.boxes)),
          automatic: how.count(all.automatic),
          skipped: how.count(all.skipped),
          skippedShare: how.share(skippedShareOf(all)),
          under: how.count(all.under),
          unpaid: how.count(all.unpaid),
        })}
        weeks={weeks}
        wordsOf={said.count}
      />
      <Part
        columns={[
          first,
          column.money('net', columns.net, netSalesOf),
          column.money('sales', columns.sales, salesOf),
          column.money('discounts', columns.discounts, one => one.discountCents),
          column.money('back', columns.back, givenBackOf),
          column.count('refunded', columns.refunded, one => one.refunded),
          column.share('refundedShare', columns.refundedShare, one => shareOf(one.refunded, one.boxes)),
          column.money('perBox', columns.perBox, one => each(netSalesOf(one), one.boxes)),
          ...[
            column.money('tax', columns.tax, one => one.taxCents - one.refundTaxCents),
            column.money('card', columns.card, one => one.cardCents),
            column.money('bought', columns.bought, one => one.boughtCents),
            column.money('given', columns.given, one => one.givenCents),
            column.money('corporate', columns.corporate, one => one.corporateCents),
          ].map(one => ({ ...one, isOptional: true as const })),
        ]}
        name="sales"
        said={say.beforeTax}
        series={[
          { words: columns.net, of: netSalesOf },
          { words: columns.discounts, of: one => one.discountCents },
          { words: columns.back, of: one => -givenBackOf(one) },
        ]}
        sumsOf={(all, how) => ({
          net: how.money(netSalesOf(all)),
          sales: how.money(salesOf(all)),
          discounts: how.money(all.discountCents),
          back: how.money(givenBackOf(all)),
          refunded: how.count(all.refunded),
          refundedShare: how.share(shareOf(all.refunded, all.boxes)),
          perBox: how.money(each(netSalesOf(all), all.boxes)),
          tax: how.money(all.taxCents - all.refundTaxCents),
          card: how.money(all.cardCents),
          bought: how.money(all.boughtCents),
          given: how.money(all.givenCents),
          corporate: how.money(all.corporateCents),
        })}
        weeks={weeks}
        wordsOf={said.moneyShort}
      />
      <Part
        columns={[
          first,
          column.money('meals', columns.meals, one => one.mealCents - one.mealRefundCents),
          column.money('food', columns.food, one => one.foodCents),
          column.money('margin', columns.margin, marginOf),
          column.share('marginShare', columns.marginShare, marginShareOf),
          column.count('servings', columns.servings, one => one.servings),
          column.money('perServing', columns.perServing, one => each(one.foodCents, one.servings)),
        ]}
        name="cost"
        said={uncosted > 0 ? say.uncosted(uncosted) : say.mealsOnly}
        series={[
          { words: columns.food, of: one => one.foodCents },
          { words: columns.margin, of: marginOf },
        ]}
        sumsOf={(all, how) => ({
          meals: how.money(all.mealCents - all.mealRefundCents),
          food: how.money(all.foodCents),
          margin: how.money(marginOf(all)),
          marginShare: how.share(marginShareOf(all)),
          servings: how.count(all.servings),
          perServing: how.money(each(all.foodCents, all.servings)),
        })}
        weeks={weeks}
        wordsOf={said.moneyShort}
      />
    </>
  )
}

/** Cents for each, rounded; null of none. */
const each = (cents: number, count: number): number | null => (count > 0 ? Math.round(cents / count) : null)

function useWeekColumn(): Column<Week> {
  const say = useMessages(numbersMessages)
  const locale = useLocale()
  return {
    id: 'week',
    words: say.columns.week,
    cell: ({ week, counted, batches }) => (
      <>
        <b>{formatShortDay(week, locale)}</b>
        {counted < batches && (
          <>
            {' '}
            <State shape="waits" tone="calm">
              {say.countedOf(counted, batches)}
            </State>
          </>
        )}
      </>
    ),
    by: one => one.week,
  }
}
