// The timetables of a zone, newest first: who, when, why, and from which day.

import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useToday } from '../../../office/use_office.ts'
import { windowName } from './timetable.ts'
import { windowWords } from './window_words.ts'
import type { Zone } from './windows_panel.tsx'

const looks = { now: ['done', 'good'], next: ['waits', 'info'], former: ['skipped', 'calm'] } as const

export function WindowsHistory({ zone: { versions } }: { zone: Zone }) {
  const say = useMessages(windowWords)
  const locale = useLocale()
  const today = useToday()
  if (versions.length === 0) return null
  const held = versions.find(({ from }) => from <= today)
  return (
    <Panel title={say.history}>
      <ol className="of-history">
        {versions.map(one => {
          const state = one === held ? 'now' : one.from > today ? 'next' : 'former'
          const [shape, tone] = looks[state]
          return (
            <li key={one.version}>
              <p>
                <b>{say.from(one.from)}</b>{' '}
                <State shape={shape} tone={tone}>
                  {say.states[state]}
                </State>
              </p>
              <p>
                {one.windows
                  .map(window =>
                    [windowName(window, locale), window.capacity !== null && say.limit(window.capacity)]
                      .filter(Boolean)
                      .join(', '),
                  )
                  .join(' · ')}
              </p>
              <p className="of-meta">
                {[one.admin, `${formatFullDay(one.date, locale)}, ${formatClock(one.time, locale)}`]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <q>{one.reason}</q>
            </li>
          )
        })}
        <li>
          <b>{say.came}</b>
        </li>
      </ol>
    </Panel>
  )
}
