import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { type StopReason, stopReasons } from '../../domain/subscription/reasons.ts'
import { balanceMessages } from '../../i18n/balances.ts'
import { formatDay, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../attempt.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { SelectField } from '../components/text_fields.tsx'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import { useReadAgain } from '../read_again.ts'
import { Balances } from '../value/balances.tsx'
import { Boxes, Kept, NotKnown } from './consequences.tsx'
import { StopForm } from './stop_form.tsx'
import { Stopped } from './stopped.tsx'
import { type Stopping, useStopping } from './use_stopping.ts'

interface PauseFormProps {
  booking: Booking
  onClose: () => void
}

/** The consequences of a pause, the reason, its end, and the button that pauses. */
export function PauseForm({ booking, onClose }: PauseFormProps) {
  const say = useMessages(stoppingMessages)
  const balance = useMessages(balanceMessages)
  const locale = useLocale()
  const { facts, failed, again } = useStopping(booking.pickup?.date)
  const attempt = useAttempt()
  const readAgain = useReadAgain()
  const [stale, setStale] = useState(false)
  const [resumesOn, setResumesOn] = useState<string | null>(null)
  const [done, setDone] = useState<OutputOf<'subscription.pause'> | null>(null)

  async function pause(reason: StopReason) {
    const paused = await attempt.run(() => browserApi().post('subscription.pause', { reason, resumesOn }))
    if (!paused) return
    setDone(paused)
    setStale(!(await readAgain()))
  }

  if (!facts) return <NotKnown again={again} failed={failed} />
  const out = facts.returnables.bags + facts.returnables.kits
  if (done) {
    return (
      <Stopped onClose={onClose} stale={stale} title={say.pausedDone}>
        {out > 0 && (
          <>
            <p>{say.bagsNote(out)}</p>
            <Pickup booking={booking} inline />
          </>
        )}
      </Stopped>
    )
  }
  return (
    <StopForm
      attempt={attempt}
      booking={booking}
      buttons={{
        stay: say.keepBoxes,
        stop: resumesOn === null ? say.pauseNow : say.pauseUntil(formatDay(resumesOn, locale)),
      }}
      consequences={
        <>
          <ul className="stop-facts">
            <Boxes facts={facts} />
            <Kept facts={facts} />
          </ul>
          <section>
            <h3>{balance.heading}</h3>
            <Balances {...facts} />
          </section>
        </>
      }
      facts={facts}
      legend={say.whyPause}
      note={say.outPausing}
      onStay={onClose}
      onStop={pause}
      reasons={stopReasons}
    >
      <Until facts={facts} onChoose={setResumesOn} value={resumesOn} />
    </StopForm>
  )
}

interface UntilProps {
  facts: Stopping
  value: string | null
  onChoose: (resumesOn: string | null) => void
}

function Until({ facts, value, onChoose }: UntilProps) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  return (
    <SelectField
      hint={say.untilHint}
      label={say.until}
      name="resumesOn"
      onChange={event => onChoose(event.target.value || null)}
      value={value ?? ''}
    >
      <option value="">{say.untilBack}</option>
      {facts.resumeDates.map(date => (
        <option key={date} value={date}>
          {formatWeekdayAndDay(date, locale)}
        </option>
      ))}
    </SelectField>
  )
}
