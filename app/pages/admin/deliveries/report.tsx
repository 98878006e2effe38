import type { OutputOf } from '../../../../contract/index.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

type Trouble = OutputOf<'deliveries.report'>['troubles'][number]

/** Failed deliveries in the days until this one, and the households' choices. */
export function Report({ report }: { report: OutputOf<'deliveries.report'> }) {
  const say = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const { from, until, delivered, troubles } = report
  const { problem, why, chose, boxes } = say.reportColumns
  const reasonOf = (reason: Trouble['reason']) =>
    reason === null ? '' : reason === 'called_off' ? say.calledOff : say.reasons[reason]
  return (
    <Panel
      bare={troubles.length > 0}
      said={say.reportOf(formatFullDay(from, locale), formatFullDay(until, locale), delivered)}
      title={say.report}
    >
      {troubles.length === 0 ? (
        <p className="of-meta">{say.noTroubles}</p>
      ) : (
        <OfficeTable
          caption={say.report}
          columns={[
            {
              id: 'problem',
              words: problem,
              cell: ({ kind }) => say.troubles[kind],
              by: ({ kind }) => say.troubles[kind],
            },
            {
              id: 'why',
              words: why,
              cell: ({ reason }) => reasonOf(reason),
              by: ({ reason }) => reasonOf(reason),
            },
            {
              id: 'chose',
              words: chose,
              cell: ({ choice }) => (choice === null ? say.noChoice : say.choices[choice]),
              by: ({ choice }) => (choice === null ? say.noChoice : say.choices[choice]),
            },
            { id: 'boxes', words: boxes, cell: ({ count }) => count, by: ({ count }) => count, end: true },
          ]}
          idOf={({ kind, reason, choice }) => `${kind} ${reason} ${choice}`}
          name="report"
          nameOf={({ kind }) => say.troubles[kind]}
          none={say.report}
          rows={troubles}
        />
      )}
    </Panel>
  )
}
