// What was changed of the cutoffs, newest first: who, when, why, and from which week. What has not begun can be taken back.

import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { useOffice, useOfficeApi, useToday } from '../../../office/use_office.ts'
import { VersionLine } from '../../../office/version_line.tsx'
import { type CutoffEntry, type Cutoffs, historyOf } from './cutoff_sheet.ts'
import { cutoffWords } from './cutoff_words.ts'
import { useRuleWords } from './cutoffs_panel.tsx'
import { weekdayName } from './timetable.ts'

export function CutoffsHistory({ cutoffs }: { cutoffs: Cutoffs }) {
  const say = useMessages(cutoffWords)
  const locale = useLocale()
  const ruleWords = useRuleWords()
  const { rights } = useOffice()
  const entries = historyOf(cutoffs, useToday())
  return (
    <Panel title={say.history}>
      {entries.length === 0 && <p className="of-meta">{say.none}</p>}
      <ol className="of-history">
        {entries.map(entry => {
          const { weekday, version, standing } = entry
          return (
            <VersionLine
              begins={say.fromDay(version.from)}
              by={version}
              key={`${weekday}/${version.version}`}
              program=""
              said={say.states[standing]}
              standing={standing}
              value={<p>{say.of(weekdayName(weekday, locale), ruleWords(weekday, version.value))}</p>}
            >
              {standing === 'toCome' && rights.includes('set_places') && <TakeBack entry={entry} />}
            </VersionLine>
          )
        })}
      </ol>
    </Panel>
  )
}

function TakeBack({ entry: { weekday, version } }: { entry: CutoffEntry }) {
  const say = useMessages(cutoffWords)
  const locale = useLocale()
  const api = useOfficeApi()
  const notify = useToasts()
  return (
    <details>
      <summary aria-label={say.takeBackOf(weekdayName(weekday, locale), version.from)} className="link">
        {say.takeBack}
      </summary>
      <ReasonForm
        label={say.reason}
        onDone={() => notify({ text: say.takenBack })}
        send={reason =>
          api().post('places_admin.take_back_cutoffs', {
            changes: [{ weekday, version: version.version }],
            reason,
          })
        }
        words={say.takeBack}
      />
    </details>
  )
}
