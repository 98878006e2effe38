import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button, TextLink } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { useLinks } from '../components/links.ts'
import type { Booking } from '../pickups/pickup.tsx'
import { useReadAgain } from '../read_again.ts'
import { CloseForm } from './close_form.tsx'
import { PauseForm } from './pause_form.tsx'

type Standing = OutputOf<'subscription.stopping'>['state']

interface StopProps {
  state: Standing
  booking: Booking
  /** Whether the page shows the boxes, each with its Skip. */
  boxes?: boolean
}

/** Pause and close, side by side: each first opens its consequences; the next press does it. */
export function Stop({ state, booking, boxes = false }: StopProps) {
  const say = useMessages(stoppingMessages)
  const to = useLinks()
  const [open, setOpen] = useState<'pause' | 'close' | null>(null)
  const readAgain = useReadAgain()
  const shut = () => {
    setOpen(null)
    // The page of a closed account has no place for this dialog, so the page is reloaded only once the person has read the answer.
    if (open === 'close') void readAgain()
  }
  if (isOneOf(state, endedSubscriptions)) return null
  return (
    <section aria-labelledby="stop" className="stop">
      <h2 className="account-heading" id="stop">
        {say.heading}
      </h2>
      <p className="text-muted">
        <span>{boxes ? say.note : say.elsewhere}</span>{' '}
        {!boxes && <TextLink to={to('schedule')}>{say.schedule}</TextLink>}
      </p>
      <p className="button-row">
        <Button kind="secondary" onClick={() => setOpen('pause')} size="small">
          {state === 'paused' ? say.changePause : say.pause}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('close')} size="small">
          {say.close}
        </Button>
      </p>
      <Dialog onClose={shut} open={open === 'pause'} title={say.pauseTitle}>
        <PauseForm booking={booking} onClose={shut} />
      </Dialog>
      <Dialog onClose={shut} open={open === 'close'} title={say.closeTitle}>
        <CloseForm booking={booking} onClose={shut} />
      </Dialog>
    </section>
  )
}
