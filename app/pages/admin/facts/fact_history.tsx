import type { ParsedOf } from '../../../../contract/index.ts'
import { factOn } from '../../../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import { useOffice } from '../../../office/use_office.ts'
import type { Fact } from './change_fact.tsx'
import { useFactWords } from './use_fact_words.ts'
import { factsWords } from './words.ts'

const looks: Readonly<Record<'inForce' | 'toCome' | 'before', [ShapeId, Tone]>> = {
  inForce: ['done', 'good'],
  toCome: ['waits', 'info'],
  before: ['skipped', 'calm'],
}

interface FactHistoryProps {
  brand: BrandId
  fact: Fact
  /** ISO date on the brand's clocks. */
  today: string
}

/** Every version of a fact, newest first. The value of an earlier one can be put back, as a further version. */
export function FactHistory({ brand, fact, today }: FactHistoryProps) {
  const say = useMessages(factsWords)
  const locale = useLocale()
  const factWords = useFactWords()
  const { rights } = useOffice()
  const held = factOn(fact.versions, today)
  return (
    <Panel said={say.versions(fact.versions.length)} title={say.history}>
      <ol className="of-history">
        {fact.versions.map(one => {
          const state = one.from > today ? 'toCome' : one === held ? 'inForce' : 'before'
          const [shape, tone] = looks[state]
          return (
            <li key={one.version}>
              <p>
                <b>{say.fromDay(one.from)}</b>{' '}
                <State shape={shape} tone={tone}>
                  {say.states[state]}
                </State>
              </p>
              <p>{factWords(fact.kind, one.value)}</p>
              <p className="of-meta">
                {one.admin === null
                  ? say.program
                  : `${one.admin}, ${formatFullDay(one.date, locale)}, ${formatClock(one.time, locale)}`}
              </p>
              {one.admin !== null && <q>{one.reason}</q>}
              {one.version < fact.version && rights.includes('write_content') && (
                <PutBack brand={brand} fact={fact} of={one} today={today} />
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

interface PutBackProps extends FactHistoryProps {
  of: Fact['versions'][number]
}

/** From today; where a change is to come, from its day, so that it does not come. */
function PutBack({ brand, fact, of, today }: PutBackProps) {
  const say = useMessages(factsWords)
  const factWords = useFactWords()
  const notify = useToasts()
  const [newest] = fact.versions
  const from = newest && newest.from > today ? newest.from : today
  return (
    <details>
      <summary aria-label={say.putBackOf(of.from, factWords(fact.kind, of.value))} className="link">
        {say.putBack}
      </summary>
      <ReasonForm
        label={say.reason}
        onDone={() => notify({ text: say.kept(say.kinds[fact.kind]) })}
        send={reason =>
          officeApi(brand).post('facts_admin.set', {
            fact: { kind: fact.kind, value: of.value } as ParsedOf<'facts_admin.set'>['fact'],
            base: fact.version,
            from,
            reason,
          })
        }
        words={say.putBack}
      />
    </details>
  )
}
