import { brandOfTerm, byDate, heldOn } from '../../../../domain/terms/versions.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { type Term, useTodayOf } from '../../../office/term_panel.tsx'
import { termWords } from '../../../office/terms/term_words.ts'
import { useValueWords } from '../../../office/terms/use_value_words.ts'
import { useOffice } from '../../../office/use_office.ts'
import { type Standing, VersionLine } from '../../../office/version_line.tsx'
import type { Sheet } from './use_sheet.ts'
import { priceWords } from './words.ts'

type TermInSheet = Sheet['terms'][number]
type Version = Term['versions'][number]

interface Entry {
  term: TermInSheet
  version: Version
  /** What held before on that date, undefined for the first. */
  before: Version | undefined
}

interface SheetHistoryProps {
  terms: readonly TermInSheet[]
  nameOf: (term: TermInSheet) => string
}

/** The changes of all values of a sheet, newest first: what was changed together stands together. */
export function SheetHistory({ terms, nameOf }: SheetHistoryProps) {
  const say = useMessages(priceWords)
  const ofTerm = useMessages(termWords)
  const today = useTodayOf(terms[0] ?? { kind: 'plan_price', subject: '' })
  const changes = [...Map.groupBy(terms.flatMap(entriesOf), keyOf).values()].toSorted(
    ([a], [b]) => Number(b?.before !== undefined) - Number(a?.before !== undefined) || newestFirst(a, b),
  )
  return (
    <Panel said={say.changes(changes.length)} title={ofTerm.history}>
      <ol className="of-history">
        {changes.map(entries => (
          <Change entries={entries} key={entries.map(keyOf)[0]} nameOf={nameOf} today={today} />
        ))}
      </ol>
    </Panel>
  )
}

function entriesOf(term: TermInSheet): Entry[] {
  return term.versions.map(version => ({
    term,
    version,
    before: heldOn(
      byDate(
        term.versions.filter(
          one => one.version < version.version && !one.takenBack && one.from <= version.from,
        ),
      ),
      version.from,
    ),
  }))
}

const keyOf = ({ version: { from, date, time, admin, reason, takenBack } }: Entry) =>
  [from, date, time, admin, reason, takenBack].join(' ')

const newestFirst = (a: Entry | undefined, b: Entry | undefined) => {
  const at = (entry: Entry | undefined) => `${entry?.version.date} ${entry?.version.time}`
  return at(a) < at(b) ? 1 : -1
}

function Change({
  entries,
  nameOf,
  today,
}: {
  entries: readonly Entry[]
  nameOf: SheetHistoryProps['nameOf']
  today: string
}) {
  const say = useMessages(termWords)
  const valueWords = useValueWords()
  const { rights } = useOffice()
  const [first] = entries
  if (!first) return null
  const { from } = first.version
  const state = stateOf(entries, today)
  return (
    <VersionLine
      begins={say.fromDay(from)}
      by={first.version}
      program={say.program}
      said={say.states[state]}
      standing={state}
      value={
        first.before !== undefined && (
          <ul className="prices-changes">
            {entries.map(({ term, version, before }) => (
              <li key={term.subject}>
                <span>{nameOf(term)}</span>{' '}
                <span>{`${before ? valueWords(before.value) : ''} → ${valueWords(version.value)}`}</span>
              </li>
            ))}
          </ul>
        )
      }
    >
      {state === 'toCome' && rights.includes('set_money') && <TakeBack entries={entries} from={from} />}
    </VersionLine>
  )
}

function stateOf(entries: readonly Entry[], today: string): Standing {
  const [first] = entries
  if (!first || first.version.takenBack) return 'takenBack'
  if (first.version.from > today) return 'toCome'
  const isHeld = ({ term, version }: Entry) =>
    heldOn(byDate(term.versions.filter(one => !one.takenBack)), today)?.version === version.version
  return entries.some(isHeld) ? 'inForce' : 'before'
}

function TakeBack({ entries, from }: { entries: readonly Entry[]; from: string }) {
  const say = useMessages(termWords)
  const notify = useToasts()
  const [first] = entries
  if (!first) return null
  const changes = entries.map(({ term: { kind, subject }, version: { version } }) => ({
    ...{ kind, subject, version },
  }))
  return (
    <details>
      <summary aria-label={say.takeBackOf(from)} className="link">
        {say.takeBack}
      </summary>
      <ReasonForm
        label={say.reason}
        onDone={() => notify({ text: say.takenBack })}
        send={reason => officeApi(brandOfTerm(first.term)).post('terms.take_back', { changes, reason })}
        words={say.takeBack}
      />
    </details>
  )
}
