// The history of points on admin pages.

import type { OutputOf } from '../../contract/index.ts'
import { formatPoints } from '../../domain/points.ts'
import { adminPointsMessages } from '../../i18n/admin_points.ts'
import { formatFullDay } from '../../i18n/dates.ts'
import { rewardsMessages } from '../../i18n/rewards.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Table } from '../components/table.tsx'

type Entries = OutputOf<'admin_reward_points.point_histories'>['entries']

/** An admin is shown by email; a part of the program has no address to ask. */
function whoDid(actor: string, by: { client: string; carrier: string; itself: string }): string {
  if (actor.includes('@')) return actor
  return actor === 'client' || actor === 'carrier' ? by[actor] : by.itself
}

/** The history of points, with the author and the reason of each event. */
export function PointEntries({ entries }: { entries: Entries }) {
  const say = useMessages(adminPointsMessages)
  const { reasons } = useMessages(rewardsMessages)
  const locale = useLocale()
  if (entries.length === 0) return <p>{say.empty}</p>
  return (
    <Table
      caption={say.history}
      columns={say.columns}
      rows={entries.map(({ on, reason, points, actor, note }, place) => ({
        id: `${place}`,
        cells: [
          formatFullDay(on, locale),
          reasons[reason],
          formatPoints(points, locale),
          whoDid(actor, say.by),
          note ?? '',
        ],
      }))}
      titled
    />
  )
}
