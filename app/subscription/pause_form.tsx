import { useEffect, useState } from 'react'
import { stopReasons } from '../../domain/subscription/reasons.ts'
import { balanceMessages } from '../../i18n/balances.ts'
import { formatDay, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { SelectField } from '../components/text_fields.tsx'
import type { Sending } from '../forms/use_form.ts'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import { useReadAgain } from '../read_again.ts'
import { Balances } from '../value/balances.tsx'
import { Boxes, Kept, NotKnown } from './consequences.tsx'
import { StopForm } from './stop_form.tsx'
import { Stopped } from './stopped.tsx'
import { type Stopping, useStopping } from './use_stopping.ts'

interface PauseFormProps {
  of: Sending<'subscription.pause'>
  booking: Booking
  known: Stopping | null
  onClose: () => void
}

/** The consequences of a pause, the reason, its end, and the button that pauses. */
export function PauseForm({ of, booking, known, onClose }: PauseFormProps) {
  const say = useMessages(stoppingMessages)
  const balance = useMessages(balanceMessages)
  const locale = useLocale()
  const { facts, failed, again } = useStopping(known, booking.pickup?.date)
  const readAgain = useReadAgain()
  const [stale, setStale] = useState(false)
  const [resumesOn, setResumesOn] = useState(of.typed('resumesOn')?.[0] || null)
  const { answer, cameBack } = of
  useEffect(() => {
    if (answer && !cameBack) void readAgain().then(read => setStale(!read))
  }, [answer, cameBack, readAgain])

  if (!facts) return <NotKnown again={again} failed={failed} />
  const out = facts.returnables.bags + facts.returnables.kits
  if (answer) {
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
      of={of}
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
