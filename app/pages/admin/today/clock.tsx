import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { wordsOf } from '../../../office/when.ts'
import type { Day } from './page.tsx'
import { todayMessages } from './words.ts'

/** The most that is shown. */
const shown = 7

/** What the program does next by itself. */
export function Clock({ days }: { days: readonly Day[] }) {
  const say = useMessages(todayMessages)
  const locale = useLocale()
  const next = days
    .flatMap(({ next, today }) => next.flatMap(one => (one.when ? [{ ...one, when: one.when, today }] : [])))
    .toSorted((one, other) => Date.parse(one.when.at) - Date.parse(other.when.at))
    .slice(0, shown)
  return (
    <Panel title={say.clock}>
      {next.length === 0 ? (
        <p className="of-meta">{say.clockNone}</p>
      ) : (
        <ul className="of-clock-list">
          {next.map(({ kind, batch, boxes, when, today, brand }) => (
            <li key={`${brand} ${kind} ${batch.kitchen} ${batch.date}`}>
              <b>{wordsOf(when, today, locale)}</b>
              <span>
                {kind === 'cutoff'
                  ? say.clockKinds.cutoff(kitchenName(batch.kitchen), boxes)
                  : say.clockKinds.retry(kitchenName(batch.kitchen))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
