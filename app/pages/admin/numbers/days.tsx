import {
  marginShareOf,
  netSalesOf,
  shareOf,
  skippedShareOf,
  together,
} from '../../../../domain/office/numbers.ts'
import { formatShortDay, formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useColumnOf, useSaid } from './columns.ts'
import type { Day } from './page.tsx'
import { numbersMessages } from './words.ts'

/** The kitchens' days of the chosen week. */
export function Days({ days, week }: { days: readonly Day[]; week: string }) {
  const say = useMessages(numbersMessages)
  const said = useSaid()
  const locale = useLocale()
  const { columns } = say
  const column = useColumnOf<Day>()
  const title = say.parts.days.of(formatShortDay(week, locale))
  const all = together(days)
  const kitchens = [...new Set(days.map(({ kitchen }) => kitchen))]
  return (
    <Panel bare title={title}>
      <OfficeTable<Day>
        brandOf={one => one.brand}
        caption={title}
        columns={[
          {
            id: 'day',
            words: columns.day,
            cell: one => <b>{formatShortWeekdayAndDay(one.date, locale)}</b>,
            by: one => one.date,
          },
          {
            id: 'kitchen',
            words: columns.kitchen,
            cell: one => kitchenName(one.kitchen),
            by: one => kitchenName(one.kitchen),
          },
          column.count('boxes', columns.boxes, one => one.boxes),
          column.share('ownShare', columns.ownShare, one => shareOf(one.own, one.boxes)),
          column.count('skipped', columns.skipped, one => one.skipped),
          column.share('skippedShare', columns.skippedShare, skippedShareOf),
          column.count('unpaid', columns.unpaid, one => one.unpaid),
          column.money('net', columns.net, netSalesOf),
          column.count('refunded', columns.refunded, one => one.refunded),
          column.share('marginShare', columns.marginShare, marginShareOf),
        ]}
        filters={kitchens.map(kitchen => ({
          id: kitchen,
          words: kitchenName(kitchen),
          holds: one => one.kitchen === kitchen,
        }))}
        idOf={({ date, kitchen }) => `${date} ${kitchen}`}
        name="days"
        nameOf={({ date, kitchen }) => `${kitchenName(kitchen)}, ${formatShortDay(date, locale)}`}
        none={say.daysNone}
        rows={days}
        sums={{
          day: say.total,
          boxes: said.count(all.boxes),
          ownShare: said.share(shareOf(all.own, all.boxes)),
          skipped: said.count(all.skipped),
          skippedShare: said.share(skippedShareOf(all)),
          unpaid: said.count(all.unpaid),
          net: said.money(netSalesOf(all)),
          refunded: said.count(all.refunded),
          marginShare: said.share(marginShareOf(all)),
        }}
        wordsOf={say.dayWords}
      />
    </Panel>
  )
}
