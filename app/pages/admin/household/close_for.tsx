import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type StopReason, stopReasons } from '../../../../domain/subscription/reasons.ts'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { stoppingMessages } from '../../../../i18n/stopping.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Household } from './page.tsx'

/** Closes an account for a household that asked for it elsewhere. Inert until its script is there. */
export function CloseFor({ client }: Pick<Household, 'client'>) {
  const api = useOfficeApi()
  const say = useMessages(adminHouseholdMessages)
  const { reasons } = useMessages(stoppingMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState<StopReason | ''>('')

  async function close() {
    const done = await attempt.run(() =>
      // Without a reason the server says so, beside the field.
      api().post('households_admin.close', { clientId: client.id, reason: reason as StopReason }),
    )
    if (done) notify({ text: say[done.state] })
    await revalidate()
  }

  return (
    <details className="admin-section">
      <summary>{say.close}</summary>
      <div className="admin-find stack-close">
        <p>{say.closeNote}</p>
        <SelectField
          error={attempt.of('reason')}
          label={say.closeReason}
          onChange={event => setReason(event.currentTarget.value as StopReason | '')}
          value={reason}
        >
          <option value="">{say.choose}</option>
          {stopReasons.map(one => (
            <option key={one} value={one}>
              {reasons[one]}
            </option>
          ))}
        </SelectField>
        <div>
          <AskFirst
            act={close}
            busy={attempt.busy}
            note={say.closeForGood}
            question={say.closeAsk(client.name)}
            words={say.closeSubmit}
          />
        </div>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      </div>
    </details>
  )
}
