import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button, TextLink } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { useLinks } from '../components/links.ts'
import { useForm } from '../forms/use_form.ts'
import type { Booking } from '../pickups/pickup.tsx'
import { useReadAgain } from '../read_again.ts'
import { CloseForm } from './close_form.tsx'
import { closeForm, pauseForm } from './forms.ts'
import { PauseForm } from './pause_form.tsx'
import type { Stopping } from './use_stopping.ts'

type Standing = OutputOf<'subscription.stopping'>['state']

interface StopProps {
  state: Standing
  booking: Booking
  /** Whether the page shows the boxes, each with its Skip. */
  boxes?: boolean
  /** The consequences, where the page came with them. */
  known?: Stopping | null
}

/** The query parameter that opens one of them where there are no scripts, on the page of the subscription. */
export const stopsBy = 'stop'

/** Pause and close, side by side: each first opens its consequences; the next press does it. */
export function Stop({ state, booking, boxes = false, known = null }: StopProps) {
  const say = useMessages(stoppingMessages)
  const to = useLinks()
  const [search] = useSearchParams()
  const [wanted] = useState(search.get(stopsBy))
  const [open, setOpen] = useState<string | null>(wanted)
  const readAgain = useReadAgain()
  const pausing = useForm(pauseForm)
  const closing = useForm(closeForm)
  const shut = () => {
    setOpen(null)
    // The page of a closed account has no place for this dialog, so the page is reloaded only once the person has read the answer.
    if (open === 'close') void readAgain()
  }
  if (isOneOf(state, endedSubscriptions) && !closing.cameBack) return null
  const form = { booking, known, onClose: shut }
  const opener = (which: 'pause' | 'close', words: string) => (
    <Button
      kind="secondary"
      name={stopsBy}
      onClick={event => {
        event.preventDefault()
        pausing.clear()
        closing.clear()
        setOpen(which)
      }}
      size="small"
      type="submit"
      value={which}
    >
      {words}
    </Button>
  )
  return (
    <section aria-labelledby="stop" className="stop">
      <h2 className="account-heading" id="stop">
        {say.heading}
      </h2>
      <p className="text-muted">
        <span>{boxes ? say.note : say.elsewhere}</span>{' '}
        {!boxes && <TextLink to={to('schedule')}>{say.schedule}</TextLink>}
      </p>
      <form action={to('settingsSubscription')} className="button-row" method="get">
        {opener('pause', state === 'paused' ? say.changePause : say.pause)}
        {opener('close', say.close)}
      </form>
      <Dialog onClose={shut} open={open === 'pause'} plain={wanted === 'pause'} title={say.pauseTitle}>
        <PauseForm {...form} of={pausing} />
      </Dialog>
      <Dialog onClose={shut} open={open === 'close'} plain={wanted === 'close'} title={say.closeTitle}>
        <CloseForm {...form} of={closing} />
      </Dialog>
    </section>
  )
}
