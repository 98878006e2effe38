import { useState } from 'react'
import type { ParsedOf } from '../../../../contract/index.ts'
import { factOn } from '../../../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { VersionLine } from '../../../office/version_line.tsx'
import type { Fact } from './change_fact.tsx'
import { useFactWords } from './use_fact_words.ts'
import { factsWords } from './words.ts'

interface FactHistoryProps {
  brand: BrandId
  fact: Fact
  /** ISO date on the brand's clocks. */
  today: string
}

/** Every version of a fact, newest first. The value of an earlier one can be put back, as a further version. */
export function FactHistory({ brand, fact, today }: FactHistoryProps) {
  const say = useMessages(factsWords)
  const factWords = useFactWords()
  const { rights } = useOffice()
  const held = factOn(fact.versions, today)
  return (
    <Panel said={say.versions(fact.versions.length)} title={say.history}>
      <ol className="of-history">
        {fact.versions.map(one => {
          const state = one.from > today ? 'toCome' : one === held ? 'inForce' : 'before'
          return (
            <VersionLine
              begins={say.fromDay(one.from)}
              by={one}
              key={one.version}
              program={say.program}
              said={say.states[state]}
              standing={state}
              value={<p>{factWords(fact.kind, one.value)}</p>}
            >
              {one.version < fact.version && rights.includes('write_content') && (
                <PutBack brand={brand} fact={fact} of={one} today={today} />
              )}
            </VersionLine>
          )
        })}
      </ol>
    </Panel>
  )
}

interface PutBackProps extends FactHistoryProps {
  of: Fact['versions'][number]
}

/** From the day chosen: today, or the day of a change that is to come, so that it does not come, unless somebody picks another. */
function PutBack({ brand, fact, of, today }: PutBackProps) {
  const say = useMessages(factsWords)
  const factWords = useFactWords()
  const notify = useToasts()
  const [newest] = fact.versions
  const [from, setFrom] = useState(newest && newest.from > today ? newest.from : today)
  return (
    <details>
      <summary aria-label={say.putBackOf(of.from, factWords(fact.kind, of.value))} className="link">
        {say.putBack}
      </summary>
      <ReasonForm
        label={say.reason}
        more={sentenceOf => (
          <TextField
            error={sentenceOf('from')}
            label={say.from}
            min={today}
            name="from"
            onChange={event => setFrom(event.currentTarget.value)}
            type="date"
            value={from}
          />
        )}
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
