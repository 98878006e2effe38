import type { OutputOf } from '../../../../contract/index.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatFullDay, formatShortWallClock } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { Person } from '../../../office/person.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'

/** What a job could not do for one household, and tries again. */
export function SetAside({ setAside }: Pick<OutputOf<'deliveries.day'>, 'setAside'>) {
  const { setAside: say } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  if (setAside.length === 0) return null
  const { problem, household, since, why } = say.columns
  type Aside = (typeof setAside)[number]
  const whatOf = ({ what, date }: Aside) => say.what[what](date === null ? '' : formatFullDay(date, locale))
  return (
    <Panel bare title={say.title}>
      <p className="of-panel-foot of-meta">{say.lede}</p>
      <OfficeTable
        caption={say.title}
        columns={[
          { id: 'problem', words: problem, cell: whatOf, by: whatOf },
          {
            id: 'household',
            words: household,
            cell: ({ client }) =>
              client ? <Person clientId={client.id} email={client.email} name={client.name} /> : say.visitor,
            by: ({ client }) => client?.name ?? null,
          },
          {
            id: 'since',
            words: since,
            cell: one => formatShortWallClock(one.since, locale),
            by: one => one.since,
          },
          { id: 'why', words: why, cell: one => <code>{one.why}</code>, csv: one => one.why },
        ]}
        idOf={one => `${one.what} ${one.client?.id} ${one.date} ${one.since} ${one.why}`}
        name="aside"
        nameOf={whatOf}
        none={say.title}
        rows={setAside}
      />
    </Panel>
  )
}
