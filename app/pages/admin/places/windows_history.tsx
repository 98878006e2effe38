// The timetables of a zone, newest first: who, when, why, and from which day.

import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useToday } from '../../../office/use_office.ts'
import { VersionLine } from '../../../office/version_line.tsx'
import { windowName } from './timetable.ts'
import { windowWords } from './window_words.ts'
import type { Zone } from './windows_panel.tsx'

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
          const standing = one === held ? 'inForce' : one.from > today ? 'toCome' : 'before'
          const limited = ({ capacity, ...window }: (typeof one.windows)[number]) =>
            [windowName(window, locale), capacity !== null && say.limit(capacity)].filter(Boolean).join(', ')
          return (
            <VersionLine
              begins={say.from(one.from)}
              by={one}
              key={one.version}
              program={say.came}
              said={say.states[standing]}
              standing={standing}
              value={<p>{one.windows.map(limited).join(' · ')}</p>}
            />
          )
        })}
        {(versions.at(-1)?.version ?? 0) > 1 && (
          <li>
            <b>{say.came}</b>
          </li>
        )}
      </ol>
    </Panel>
  )
}
