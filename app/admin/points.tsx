// The history of points in the office.

import type { OutputOf } from '../../contract/index.ts'
import { formatPoints } from '../../domain/points.ts'
import { adminPointsMessages } from '../../i18n/admin_points.ts'
import { formatFullDay } from '../../i18n/dates.ts'
import { rewardsMessages } from '../../i18n/rewards.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { OfficeTable } from '../office/table/office_table.tsx'

type Entry = OutputOf<'admin_reward_points.point_histories'>['entries'][number]

/** An admin is shown by email; a part of the program has no address to ask. */
function whoDid(actor: string, by: { client: string; carrier: string; itself: string }): string {
  if (actor.includes('@')) return actor
  return actor === 'client' || actor === 'carrier' ? by[actor] : by.itself
}

/** The history of points, with the author and the reason of each event. */
export function PointEntries({ entries }: { entries: readonly Entry[] }) {
  const say = useMessages(adminPointsMessages)
  const { reasons } = useMessages(rewardsMessages)
  const locale = useLocale()
  const { columns } = say
  const rows = entries.map((entry, place) => ({ ...entry, place }))
  return (
    <OfficeTable
      caption={say.history}
      columns={[
        { id: 'day', words: columns.day, cell: ({ on }) => formatFullDay(on, locale), by: ({ on }) => on },
        {
          id: 'type',
          words: columns.type,
          cell: ({ reason }) => reasons[reason],
          by: ({ reason }) => reasons[reason],
        },
        {
          id: 'points',
          words: columns.points,
          cell: ({ points }) => formatPoints(points, locale),
          by: ({ points }) => points,
          end: true,
        },
        {
          id: 'by',
          words: columns.by,
          cell: ({ actor }) => whoDid(actor, say.by),
          by: ({ actor }) => whoDid(actor, say.by),
        },
        { id: 'reason', words: columns.reason, cell: ({ note }) => note ?? '', by: ({ note }) => note },
      ]}
      filters={[
        { id: 'added', words: say.added, holds: ({ points }) => points > 0 },
        { id: 'taken', words: say.taken, holds: ({ points }) => points < 0 },
        { id: 'office', words: say.byOffice, holds: ({ actor }) => actor.includes('@') },
      ]}
      idOf={({ place }) => String(place)}
      nameOf={({ on, reason }) => `${formatFullDay(on, locale)}, ${reasons[reason]}`}
      none={say.empty}
      rows={rows}
      wordsOf={say.entries}
    />
  )
}
