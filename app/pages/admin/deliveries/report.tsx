import type { OutputOf } from '../../../../contract/index.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Table } from '../../../components/table.tsx'

/** Failed deliveries in the days until this one, and the households' choices. */
export function Report({ report }: { report: OutputOf<'deliveries.report'> }) {
  const say = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const { from, until, delivered, troubles } = report
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.report}</h2>
      <p>{say.reportOf(formatFullDay(from, locale), formatFullDay(until, locale), delivered)}</p>
      {troubles.length > 0 && (
        <Table
          caption={say.report}
          columns={say.reportColumns}
          rows={troubles.map(({ kind, reason, choice, count }) => ({
            id: `${kind} ${reason} ${choice}`,
            cells: [
              say.troubles[kind],
              reason === null ? '' : reason === 'called_off' ? say.calledOff : say.reasons[reason],
              choice === null ? say.noChoice : say.choices[choice],
              String(count),
            ],
          }))}
        />
      )}
    </section>
  )
}
