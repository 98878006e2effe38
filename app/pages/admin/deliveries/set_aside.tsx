import type { OutputOf } from '../../../../contract/index.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatFullDay, formatShortWallClock } from '../../../../i18n/dates.ts'
import { Person } from '../../../admin/person.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Table } from '../../../components/table.tsx'

/** What a job could not do for one household, and tries again. */
export function SetAside({ setAside }: Pick<OutputOf<'deliveries.day'>, 'setAside'>) {
  const { setAside: say } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  if (setAside.length === 0) return null
  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.title}</h2>
      <p>{say.lede}</p>
      <Table
        caption={say.title}
        columns={say.columns}
        rows={setAside.map(({ what, client, date, since, why }, place) => ({
          id: `${place}`,
          cells: [
            say.what[what](date === null ? '' : formatFullDay(date, locale)),
            client ? (
              <Person clientId={client.id} email={client.email} key="person" name={client.name} />
            ) : (
              say.visitor
            ),
            formatShortWallClock(since, locale),
            <code key="why">{why}</code>,
          ],
        }))}
      />
    </section>
  )
}
