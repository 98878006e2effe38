import { useState } from 'react'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { ReasonForm } from '../../../office/reason_form.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Household } from './page.tsx'

/** Allows this account where another household has one, or no longer does (rule 42), with the reason that the household reads. */
export function ShareDoor({ household }: { household: Household }) {
  const { client, sharesDoor } = household
  const say = useMessages(adminHouseholdMessages)
  const api = useOfficeApi()
  const notify = useToasts()
  const [open, setOpen] = useState(false)
  const words = sharesDoor ? say.shareStop : say.share
  return (
    <>
      <button className="of-btn" onClick={() => setOpen(true)} type="button">
        {words}
      </button>
      <Dialog
        onClose={() => setOpen(false)}
        open={open}
        title={sharesDoor ? say.shareForbidTitle : say.share.replace('…', '')}
      >
        <ReasonForm
          label={say.shareReason}
          more={() => <p className="of-meta">{say.shareReasonHint}</p>}
          note={sharesDoor ? `${say.shareAllowed} ${say.shareForbidNote}` : say.shareNote}
          onDone={() => {
            setOpen(false)
            notify({ text: sharesDoor ? say.shareDone.forbidden : say.shareDone.allowed })
          }}
          send={reason =>
            api().post('households_admin.share_door', { clientId: client.id, allowed: !sharesDoor, reason })
          }
          words={sharesDoor ? say.shareForbid : say.shareAllow}
        />
      </Dialog>
    </>
  )
}
