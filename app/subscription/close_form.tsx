import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { closingReasons, type StopReason } from '../../domain/subscription/reasons.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../attempt.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import { AtYourPlace } from './at_your_place.tsx'
import { Boxes, Ends, Holdings, NotKnown } from './consequences.tsx'
import { Reasons } from './reasons.tsx'
import { Stopped } from './stopped.tsx'
import { useReason } from './use_reason.ts'
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

  const { reason, choose, missing, submit } = useReason(close)

  if (!facts) return <NotKnown again={again} failed={failed} />
  if (done) return <Closed booking={booking} closed={done} onClose={onClose} />
  return (
    <div className="stop-form">
      <ul className="stop-facts">
        <Boxes facts={facts} />
        <Holdings facts={facts} />
      </ul>
      <AtYourPlace booking={booking} facts={facts} note={say.outClosing} />
      <form className="stop-form" method="dialog" noValidate onSubmit={submit}>
        <Reasons
          legend={say.whyClose}
          missing={missing}
          onChange={choose}
          reasons={closingReasons}
          value={reason}
        />
        <Ends facts={facts} />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p className="button-row">
          <Button kind="secondary" onClick={onClose}>
            {say.keepAccount}
          </Button>
          <Button busy={attempt.busy} type="submit">
            {say.closeNow}
          </Button>
        </p>
      </form>
    </div>
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
