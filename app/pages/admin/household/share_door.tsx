import { type FormEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextArea } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Household } from './page.tsx'

/** Allows this account where another household has one, or no longer does (rule 42). Inert until its script is there. */
export function ShareDoor({ household }: { household: Household }) {
  const api = useOfficeApi()
  const { client, sharesDoor } = household
  const say = useMessages(adminHouseholdMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const done = await attempt.run(() =>
      api().post('households_admin.share_door', { clientId: client.id, allowed: !sharesDoor, reason }),
    )
    if (!done) return
    form.current?.reset()
    notify({ text: sharesDoor ? say.shareDone.forbidden : say.shareDone.allowed })
    await revalidate()
  }

  return (
    <details className="admin-section" open={sharesDoor}>
      <summary>{say.share}</summary>
      <form className="form admin-find" method="dialog" noValidate onSubmit={save} ref={form}>
        <p>{sharesDoor ? say.shareAllowed : say.shareNote}</p>
        {sharesDoor && <p>{say.shareForbidNote}</p>}
        <TextArea
          error={attempt.of('reason')}
          hint={say.shareReasonHint}
          label={say.shareReason}
          maxLength={300}
          name="reason"
          rows={2}
        />
        <SaveRow attempt={attempt} label={sharesDoor ? say.shareForbid : say.shareAllow} />
      </form>
    </details>
  )
}
