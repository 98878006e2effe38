import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { formatHours, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { mailedMessages } from '../../i18n/mailed.ts'
import { pickupMessages } from '../../i18n/pickups.ts'
import { browserApi } from '../api.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { useLinks } from '../components/links.ts'
import { PostForm } from '../forms/post_form.tsx'
import { useForm } from '../forms/use_form.ts'
import { useReadAgain, useSayDone } from '../read_again.ts'
import { cancelForm } from './forms.ts'
import { PickupForm } from './pickup_form.tsx'
import { Trouble } from './trouble.tsx'

export type Booking = OutputOf<'account.existing_pickup'>

interface PickupProps {
  booking: Booking
  inline?: boolean | undefined
  /** Nothing is at the household, so no pickup is offered; a booked one is still shown. */
  nothingOut?: boolean | undefined
}

/** The booked pickup, or the form to book one: in a dialog, or in place (`inline`). */
export function Pickup({ booking, inline, nothingOut }: PickupProps) {
  return (
    <FocusOnChange of={booking.pickup?.date ?? ''}>
      <PickupNow booking={booking} inline={inline} nothingOut={nothingOut} />
    </FocusOnChange>
  )
}

/** Takes the focus when its pickup changes, because the pressed button is gone. */
function FocusOnChange({ of, children }: { of: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(of)
  useEffect(() => {
    if (before.current !== of) element.current?.focus()
    before.current = of
  }, [of])
  return (
    <div className="pickup" ref={element} tabIndex={-1}>
      {children}
    </div>
  )
}

function PickupNow({ booking, inline, nothingOut }: PickupProps) {
  const say = useMessages(pickupMessages)
  const to = useLinks()
  const [open, setOpen] = useState(false)
  if (booking.pickup) return <Booked booking={booking} pickup={booking.pickup} />
  if (nothingOut) return inline ? <p className="text-muted">{say.nothingOut}</p> : null
  if (booking.days.length === 0) return inline ? <p className="text-muted">{say.noDays}</p> : null
  if (inline) return <PickupForm booking={booking} />
  return (
    <>
      {/* Without scripts the form is on the page of the bags. */}
      <form action={to('bagsAndKits')} className="pickup-actions" method="get">
        <Button
          kind="secondary"
          onClick={event => {
            event.preventDefault()
            setOpen(true)
          }}
          size="small"
          type="submit"
        >
          {say.book}
        </Button>
      </form>
      <Dialog onClose={() => setOpen(false)} open={open} title={say.book}>
        <PickupForm booking={booking} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Booked({ booking, pickup }: { booking: Booking; pickup: NonNullable<Booking['pickup']> }) {
  const [moving, setMoving] = useState(false)
  const say = useMessages(pickupMessages)
  const { mailed } = useMessages(mailedMessages)
  const locale = useLocale()
  const sayDone = useSayDone()
  const readAgain = useReadAgain()
  const to = useLinks()
  const cancelling = useForm(
    cancelForm,
    () => sayDone(`${say.cancelled} ${mailed}`),
    input =>
      browserApi()
        .post('account.cancel_pickup', input)
        .catch(async failure => {
          // A refusal means that it was cancelled elsewhere or is over, so the present state is reloaded anyway.
          await readAgain()
          throw failure
        }),
  )

  return (
    <div className="pickup-booked">
      <p>
        <b>{say.booked(formatWeekdayAndDay(pickup.date, locale))}</b>
        <br />
        {say.window(formatHours(pickup.window, locale))}
      </p>
      <p className="text-muted">{say.bookedNote}</p>
      <Trouble sentence={cancelling.sentence} />
      <div className="pickup-actions">
        {booking.days.length > 0 && (
          <Button kind="link" onClick={() => setMoving(true)}>
            {say.move}
          </Button>
        )}
        <PostForm action={to('bagsAndKits')} className="pickup-cancel" of={cancelling}>
          <Button busy={cancelling.busy} kind="link" type="submit">
            {say.cancel}
          </Button>
        </PostForm>
      </div>
      <Dialog onClose={() => setMoving(false)} open={moving} title={say.moveTitle}>
        <PickupForm booking={booking} moves onClose={() => setMoving(false)} />
      </Dialog>
    </div>
  )
}
