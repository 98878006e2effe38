import type { OutputOf } from '../../contract/index.ts'
import { closingReasons } from '../../domain/subscription/reasons.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import type { Sending } from '../forms/use_form.ts'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import { Boxes, Ends, Holdings, NotKnown } from './consequences.tsx'
import { StopForm } from './stop_form.tsx'
import { Stopped } from './stopped.tsx'
import { type Stopping, useStopping } from './use_stopping.ts'

interface CloseFormProps {
  of: Sending<'subscription.close'>
  booking: Booking
  known: Stopping | null
  onClose: () => void
}

/**
 * The consequences of closing, the reason, and once more what ends, beside the button that closes, after the question before settings
 * where it is due (rule 15).
 */
export function CloseForm({ of, booking, known, onClose }: CloseFormProps) {
  const say = useMessages(stoppingMessages)
  const { facts, failed, again } = useStopping(known, booking.pickup?.date)
  if (!facts) return <NotKnown again={again} failed={failed} />
  if (of.answer) return <Closed booking={booking} closed={of.answer} onClose={onClose} />
  return (
    <StopForm
      of={of}
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
      reasons={closingReasons}
    >
      <Ends facts={facts} />
    </StopForm>
  )
}

interface ClosedProps extends Pick<CloseFormProps, 'booking' | 'onClose'> {
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
