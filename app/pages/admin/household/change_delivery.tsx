import { type FormEvent, useCallback } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminHouseholdMessages } from '../../../../i18n/admin_household.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields, contactOf } from '../../../address/contact_fields.tsx'
import { slotIn } from '../../../address/forms.ts'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { usePostalFault } from '../../../address/refused.tsx'
import { There, useThere } from '../../../address/there.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextArea } from '../../../components/text_fields.tsx'
import { useAttempt, useFocusOnFault } from '../../../forms/attempt.ts'
import { forgetTyped, useTypingOf } from '../../../forms/kept_typing.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { useSayDone } from '../../../read_again.ts'

interface ChangeDeliveryProps {
  clientId: string
  delivery: OutputOf<'households_admin.delivery'>
}

/**
 * Changes a household's address and the way to its door. Inert until its script is there. Its key is the version of the settings, so
 * that it never sends fields of one version as if they were seen in another.
 */
export function ChangeDelivery({ clientId, delivery }: ChangeDeliveryProps) {
  const api = useOfficeApi()
  const say = useMessages(adminHouseholdMessages)
  const { version, address: kept } = delivery
  const attempt = useAttempt({ household_exists: say.doorTaken })
  const form = useFocusOnFault(attempt.refusal)
  const typing = useTypingOf(`admin-address ${version}`)
  const address = useAddress(kept, attempt, typing)
  const label = useLabel(attempt)
  const check = useCallback(
    (postal: string) => api().get('households_admin.check_postal', { clientId, postal }),
    [clientId, api],
  )
  const there = useThere(address.postal, address.postal !== kept?.postal, check)
  const fault = usePostalFault(attempt)
  const sayDone = useSayDone()

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const done = await attempt.run(() =>
      api().post('households_admin.change_delivery', {
        ...address.sent(label !== null),
        ...contactOf(typed),
        ...slotIn(typed),
        clientId,
        version,
        reason: String(typed.get('reason') ?? ''),
      }),
    )
    if (!done) return
    forgetTyped(typing)
    await sayDone(done.reference ? say.movedTo : say.sameAddress)
  }

  return (
    <details className="admin-section">
      <summary>{say.move}</summary>
      <form className="form admin-find" method="dialog" noValidate onSubmit={change} ref={form}>
        {label && <LabelCheck attempt={attempt} label={label} />}
        <div className="stack" hidden={label !== null}>
          <p>{say.moveNote}</p>
          <AddressFields address={address} attempt={attempt} postalFault={fault} />
          <There there={there} />
          <ContactFields attempt={attempt} kept={kept} words={say.moveFields} />
          <TextArea
            error={attempt.of('reason')}
            hint={say.moveReasonHint}
            label={say.moveReason}
            maxLength={300}
            name="reason"
            rows={2}
          />
          <SaveRow attempt={attempt} label={say.moveSubmit} />
        </div>
      </form>
    </details>
  )
}
