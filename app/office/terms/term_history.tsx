import type { OutputOf } from '../../../contract/index.ts'
import { brandOfTerm } from '../../../domain/terms/versions.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { officeApi } from '../office_api.ts'
import { Panel } from '../panel.tsx'
import { ReasonForm } from '../reason_form.tsx'
import { useOffice } from '../use_office.ts'
import { VersionLine } from '../version_line.tsx'
import { termWords } from './term_words.ts'
import { useValueWords } from './use_value_words.ts'

type Term = OutputOf<'terms.term'>
type Version = Term['versions'][number]

interface HistoryProps {
  term: Term
  /** ISO date on the brand's clocks. */
  today: string
}

/** Every version of a term, newest first; one that has not begun can be taken back. */
export function TermHistory({ term, today }: HistoryProps) {
  const say = useMessages(termWords)
  const valueWords = useValueWords()
  const { rights } = useOffice()
  const counting = term.versions.filter(one => !one.takenBack && one.from <= today)
  const latest = counting.reduce<Version | undefined>(
    (best, one) =>
      !best || one.from > best.from || (one.from === best.from && one.version > best.version) ? one : best,
    undefined,
  )
  const stateOf = (one: Version) =>
    one.takenBack ? 'takenBack' : one.from > today ? 'toCome' : one === latest ? 'inForce' : 'before'
  return (
    <Panel said={say.versions(term.versions.length)} title={say.history}>
      <ol className="of-history">
        {term.versions.map(one => {
          const state = stateOf(one)
          return (
            <VersionLine
              begins={say.fromDay(one.from)}
              by={one}
              key={one.version}
              program={say.program}
              said={say.states[state]}
              standing={state}
              value={<p>{valueWords(one.value)}</p>}
            >
              {state === 'toCome' && rights.includes('set_money') && <TakeBack term={term} version={one} />}
            </VersionLine>
          )
        })}
      </ol>
    </Panel>
  )
}

function TakeBack({ term: { kind, subject }, version }: { term: Term; version: Version }) {
  const say = useMessages(termWords)
  const brand = brandOfTerm({ kind, subject })
  const notify = useToasts()
  return (
    <details>
      <summary aria-label={say.takeBackOf(version.from)} className="link">
        {say.takeBack}
      </summary>
      <ReasonForm
        label={say.reason}
        onDone={() => notify({ text: say.takenBack })}
        send={reason =>
          officeApi(brand).post('terms.take_back', {
            changes: [{ kind, subject, version: version.version }],
            reason,
          })
        }
        words={say.takeBack}
      />
    </details>
  )
}
