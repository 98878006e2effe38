import { CutoffChip } from '../../../box/cutoff_chip.tsx'
import { useLocale } from '../../../components/brand_context.tsx'
import { Calendar, type CalendarMark } from '../../../components/calendar.tsx'
import { WeekSwitcher } from '../../../dishes/week_switcher.tsx'
import { samplesOf } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function DateSpecimens() {
  const { words } = samplesOf(useLocale())
  const mark = (tone: CalendarMark['tone'], label: string): CalendarMark => ({ href: '#', label, tone })
  const weeks = [
    { date: '2026-11-23', state: words.closed, to: '?', current: false },
    { date: '2026-11-30', state: words.opens, to: '?', current: true },
    { date: '2026-12-07', state: words.opens, to: '?', current: false },
  ]
  return (
    <>
      <Specimen name="CutoffChip, and in the last hour">
        <div className="stack dev-left">
          <CutoffChip left={words.left} until={words.until} />
          <CutoffChip lastHour left={words.left} until={words.until} />
        </div>
      </Specimen>
      <Specimen name="WeekSwitcher: at the beginning">
        <WeekSwitcher next="?" weeks={weeks} />
      </Specimen>
      <Specimen name="Calendar: today, a box to come, skipped, past, in trouble">
        <div className="dev-narrow">
          <Calendar
            from="2026-11-16"
            label={words.weekday}
            marks={
              new Map([
                ['2026-11-17', mark('past', words.chosen)],
                ['2026-11-24', mark('trouble', words.error)],
                ['2026-12-01', mark('coming', words.chosen)],
                ['2026-12-08', mark('skipped', words.skippedTitle)],
                ['2026-12-15', mark('coming', words.chosen)],
              ])
            }
            to="2026-12-20"
            today="2026-11-26"
            todayLabel={words.short}
          />
        </div>
      </Specimen>
    </>
  )
}
