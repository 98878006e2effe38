import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type FailureReason, failureReasons } from '../../../../domain/delivery_failures.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Order } from './orders.tsx'

/** A box that was not left at its door, and why: the household is told, and chooses what comes of it. */
export function FailedBox({ order }: { order: Order }) {
  const say = useMessages(adminDeliveryMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        aria-label={say.toOne(say.to.failed, order.name)}
        className="of-btn"
        onClick={() => setOpen(true)}
        type="button"
      >
        {`${say.to.failed}…`}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={say.toOne(say.to.failed, order.name)}>
        <Why onDone={() => setOpen(false)} order={order} />
      </Dialog>
    </>
  )
}

function Why({ order, onDone }: { order: Order; onDone: () => void }) {
  const api = useOfficeApi()
  const say = useMessages(adminDeliveryMessages)
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState<FailureReason | ''>('')

  async function send(event: FormEvent) {
    event.preventDefault()
    const done = await attempt.run(() =>
      api().post('deliveries.move_order', { id: order.id, state: 'failed', ...(reason && { reason }) }),
    )
    if (done) onDone()
    await revalidate()
  }

  return (
    <form className="form" method="dialog" onSubmit={send}>
      <SelectField
        error={attempt.of('reason')}
        label={say.reason}
        onChange={event => setReason(event.currentTarget.value as FailureReason | '')}
        value={reason}
      >
        <option value="">{say.choose}</option>
        {failureReasons.map(one => (
          <option key={one} value={one}>
            {say.reasons[one]}
          </option>
        ))}
      </SelectField>
      <SaveRow attempt={attempt} label={say.to.failed} />
    </form>
  )
}
