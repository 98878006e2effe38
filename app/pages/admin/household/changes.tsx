import { useState } from 'react'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ShowMore } from '../../../components/pagination.tsx'
import { Table } from '../../../components/table.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Household } from './page.tsx'

type Page = Pick<Household, 'changes' | 'next'>

/** Every change of the household and its boxes, newest first; the earlier ones on request. */
export function Changes({ clientId, first }: { clientId: string; first: Page }) {
  const api = useOfficeApi()
  const say = useMessages(adminHouseholdMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const [pages, setPages] = useState<readonly Page[]>([first])
  const changes = pages.flatMap(page => page.changes)
  const after = pages.at(-1)?.next

  async function more() {
    if (!after) return
    const page = await attempt.run(() => api().get('households_admin.show', { clientId, after }))
    if (page) setPages([...pages, page])
  }

  return (
    <section className="admin-section">
      <h2 className="text-h3">{say.changes}</h2>
      {changes.length === 0 ? (
        <p>{say.noChanges}</p>
      ) : (
        <Table
          caption={say.changes}
          columns={say.changeColumns}
          rows={changes.map(({ id, date, time, words, deliveryDate, by, admin, device, reference }) => ({
            id,
            cells: [
              `${formatFullDay(date, locale)}, ${formatClock(time, locale)}`,
              words,
              deliveryDate ? formatFullDay(deliveryDate, locale) : '',
              [admin ?? say.by[by], device].filter(Boolean).join(', '),
              reference,
            ],
          }))}
        />
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      {after && <ShowMore busy={attempt.busy} onMore={more} />}
      <p className="visually-hidden" role="status">
        {pages.length > 1 && say.count(changes.length)}
      </p>
    </section>
  )
}
