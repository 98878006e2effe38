import { useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatClock, formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { Person } from '../../../office/person.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { EditCode } from './edit_code.tsx'
import type { CodeLists } from './page.tsx'
import { codesMessages } from './words.ts'

interface PickedCode {
  brand: BrandId
  found: OutputOf<'codes_admin.find'>
  /** Null for who may not see households. */
  takers: OutputOf<'codes_admin.takers'>['takers'] | null
}

/** One code: who took it, its terms, and its end. */
export function CodePanel({ picked, lists }: { picked: PickedCode; lists: CodeLists }) {
  const say = useMessages(codesMessages)
  const { rights } = useOffice()
  const { brand, found } = picked
  const mayRun = rights.includes('run_offers')
  return (
    <>
      <Takers picked={picked} />
      {!mayRun && <p className="of-meta">{say.mayNot}</p>}
      {found.columns === null && <p className="of-none">{say.friends}</p>}
      {mayRun && found.columns !== null && (
        <EditCode known={{ brand, columns: found.columns, campaignId: found.campaignId }} lists={lists} />
      )}
      {mayRun && found.canEnd && <EndCode brand={brand} code={found} />}
      <Endings endings={found.endings} />
    </>
  )
}

function Takers({ picked: { brand, found, takers } }: { picked: PickedCode }) {
  const say = useMessages(codesMessages)
  const locale = useLocale()
  return (
    <Panel said={say.takenBy(found.taken, found.totalUses)} title={`${found.code}: ${say.use}`}>
      {takers?.length === 0 && <p className="of-meta">{say.nobody}</p>}
      {takers && takers.length > 0 && (
        <ul aria-label={say.latest} className="of-history">
          {takers.map(({ client, date, time, boxes, gaveUp }) => (
            <li key={client.id}>
              <Person brand={brand} clientId={client.id} email={client.email} name={client.name} />
              <p className="of-meta">
                {`${formatFullDay(date, locale)}, ${formatClock(time, locale)} · ${gaveUp ? say.gaveUp : say.boxesOf(boxes)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Ends it at once, or after a day to come. */
function EndCode({ brand, code: { code, today } }: { brand: BrandId; code: PickedCode['found'] }) {
  const say = useMessages(codesMessages)
  const notify = useToasts()
  const [lastDay, setLastDay] = useState('')
  return (
    <Panel title={say.end}>
      <ReasonForm
        label={say.reason}
        more={sentenceOf => (
          <TextField
            error={sentenceOf('lastDay')}
            hint={say.lastDayHint}
            label={say.lastDay}
            min={today}
            name="lastDay"
            onChange={event => setLastDay(event.currentTarget.value)}
            type="date"
            value={lastDay}
          />
        )}
        note={say.endNote}
        onDone={() => {
          notify({ text: lastDay ? say.endsOn(code, lastDay) : say.ended(code) })
          setLastDay('')
        }}
        send={reason =>
          officeApi(brand).post('codes_admin.stop', { code, reason, ...(lastDay && { lastDay }) })
        }
        words={say.end}
      />
    </Panel>
  )
}

function Endings({ endings }: Pick<PickedCode['found'], 'endings'>) {
  const say = useMessages(codesMessages)
  const locale = useLocale()
  if (endings.length === 0) return null
  return (
    <Panel title={say.endings}>
      <ul className="of-history">
        {endings.map(({ date, time, lastDay, reason, admin }) => (
          <li key={`${date} ${time} ${lastDay}`}>
            <p>{`${say.lastDay}: ${formatFullDay(lastDay, locale)}`}</p>
            <q>{reason}</q>
            <p className="of-meta">
              {`${admin ?? say.gone}, ${formatFullDay(date, locale)}, ${formatClock(time, locale)}`}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
