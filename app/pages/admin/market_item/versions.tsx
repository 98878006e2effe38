import { formatClock, formatFullDay, formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { ShownItem } from './page.tsx'
import { itemWords } from './words.ts'

/** The versions of an item, newest first: who, when, why, from which week, and what each changed. */
export function Versions({ versions }: Pick<ShownItem, 'versions'>) {
  const say = useMessages(itemWords)
  const locale = useLocale()
  return (
    <Panel title={say.versions}>
      <ol className="of-history" reversed>
        {versions.map(({ version, fromWeek, date, time, admin, reason, differences }) => (
          <li key={version} value={version}>
            <p>
              <b>{say.version(version)}</b>
              {fromWeek !== null && <span> {say.from(formatShortDay(fromWeek, locale))}</span>}
            </p>
            {differences.map(({ column, before, after }) => (
              <p key={column}>
                <span className="of-meta">{say.columns[column]}</span> {before !== '' && <del>{before}</del>}{' '}
                {after !== '' && <ins>{after}</ins>}
              </p>
            ))}
            {reason !== '' && <q>{reason}</q>}
            <p className="of-meta">
              {`${admin ?? say.program}, ${formatFullDay(date, locale)}, ${formatClock(time.slice(0, 5), locale)}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
