import { useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { dashboardMessages } from '../../../../i18n/dashboard_messages.ts'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { useAttempt } from '../../../forms/attempt.ts'

type Sources = OutputOf<'clients.sources'>

/** How the household heard of us: an optional question, saved as soon as it is answered. */
export function Heard({ sources }: { sources: Sources }) {
  const say = useMessages(dashboardMessages)
  const attempt = useAttempt()
  const [kept, setKept] = useState(false)
  async function tell(source: Sources[number]['id']) {
    setKept(false)
    const done = await attempt.run(() => browserApi().post('clients.tell_source', { source }))
    setKept(done !== undefined)
  }
  return (
    <div className="heard">
      <SelectField
        defaultValue=""
        error={attempt.sentence}
        hint={kept ? say.heardThanks : undefined}
        label={say.howHeard}
        name="source"
        onChange={event => tell(event.target.value as Sources[number]['id'])}
        optional
      >
        <option disabled value="">
          {say.choose}
        </option>
        {sources.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
