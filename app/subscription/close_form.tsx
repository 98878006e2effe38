import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { closingReasons, type StopReason } from '../../domain/subscription/reasons.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../attempt.ts'
import { useMessages } from '../components/brand_context.tsx'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import { Boxes, Ends, Holdings, NotKnown } from './consequences.tsx'
import { StopForm } from './stop_form.tsx'
import { Stopped } from './stopped.tsx'
import { useStopping } from './use_stopping.ts'

interface CloseFormProps {
  booking: Booking
  onClose: () => void
}

/**
 * The consequences of closing, the reason, and once more what ends, beside the button that closes, after the question before settings
 * where it is due (rule 15).
 */
export function CloseForm({ booking, onClose }: CloseFormProps) {
  const say = useMessages(stoppingMessages)
  const { facts, failed, again } = useStopping(booking.pickup?.date)
  const attempt = useAttempt()
  const [done, setDone] = useState<OutputOf<'subscription.close'> | null>(null)

  async function close(reason: StopReason) {
    const closed = await attempt.run(() => browserApi().post('subscription.close', { reason }))
    if (closed) setDone(closed)
  }

  if (!facts) return <NotKnown again={again} failed={failed} />
  if (done) return <Closed booking={booking} closed={done} onClose={onClose} />
  return (
    <StopForm
      attempt={attempt}
      booking={booking}
      buttons={{ stay: say.keepAccount, stop: say.closeNow }}
      consequences={
        <ul className="stop-facts">
          <Boxes facts={facts} />
          <Holdings facts={facts} />
        </ul>
      }
      facts={facts}
      legend={say.whyClose}
      note={say.outClosing}
      onStay={onClose}
      onStop={close}
      reasons={closingReasons}
    >
      <Ends facts={facts} />
    </StopForm>
  )
}

interface ClosedProps extends CloseFormProps {
  closed: OutputOf<'subscription.close'>
}

function Closed({ booking, closed, onClose }: ClosedProps) {
  const say = useMessages(stoppingMessages)
  const waits = (what: (typeof closed.blockedBy)[number]) => closed.blockedBy.includes(what)
  const title = closed.state === 'closed' ? say.closedDone : say.closingDone
  return (
    <Stopped onClose={onClose} title={title}>
      {waits('boxes') && <p>{say.boxesNote}</p>}
      {waits('bought') && <p>{say.boughtNote}</p>}
      {waits('returnables') && (
        <>
          <p>{say.closingNote}</p>
          <Pickup booking={booking} inline />
        </>
      )}
    </Stopped>
  )
}
