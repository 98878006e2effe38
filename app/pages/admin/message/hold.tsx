import { useState } from 'react'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { Note } from '../../../office/note.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { useOffice } from '../../../office/use_office.ts'
import { wordsOf } from '../../../office/when.ts'
import type { Kind } from './page.tsx'
import { messageMessages } from './words.ts'

/** Holds a kind back, or lets it go. */
export function Hold({ kind, name }: { kind: Kind; name: string }) {
  const { rights } = useOffice()
  const mayRun = rights.includes('run_offers')
  if (kind.held) return <Held kind={kind} mayRun={mayRun} />
  return mayRun ? <HoldBack kind={kind} name={name} /> : null
}

function HoldBack({ kind: { kind, brand }, name }: { kind: Kind; name: string }) {
  const say = useMessages(messageMessages)
  const notify = useToasts()
  return (
    <Panel title={say.hold(brandFacts[brand].name)}>
      <ReasonForm
        label={say.reason}
        note={say.holdNote}
        onDone={() => notify({ text: say.holding(name) })}
        send={reason => officeApi(brand).post('messages_admin.hold', { kind, reason })}
        words={say.holdVerb}
      />
    </Panel>
  )
}

function Held({
  kind: { kind, brand, held, when, today, waiting },
  mayRun,
}: {
  kind: Kind
  mayRun: boolean
}) {
  const say = useMessages(messageMessages)
  const locale = useLocale()
  const notify = useToasts()
  const [drop, setDrop] = useState(false)
  const count = waiting.hour + waiting.day + waiting.older
  return (
    <Panel title={say.letGo(brandFacts[brand].name)}>
      <Note shape="locked" tone="warn">
        <p>{say.held(held?.by ?? null, when ? wordsOf(when, today, locale) : '')}</p>
        <q>{held?.reason}</q>
      </Note>
      {mayRun && (
        <ReasonForm<OutputOf<'messages_admin.let_go'>>
          label={say.reason}
          more={() => (
            <SelectField
              label={say.what}
              name="drop"
              onChange={event => setDrop(event.currentTarget.value === 'drop')}
              options={[
                { value: 'send', label: say.send(count) },
                { value: 'drop', label: say.drop(count) },
              ]}
              value={drop ? 'drop' : 'send'}
            />
          )}
          onDone={({ messages }) => notify({ text: drop ? say.dropped(messages) : say.sent(messages) })}
          send={reason => officeApi(brand).post('messages_admin.let_go', { kind, drop, reason })}
          words={say.letGoVerb}
        />
      )}
    </Panel>
  )
}
