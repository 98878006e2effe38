import { useState } from 'react'
import { useNavigate } from 'react-router'
import { arrivalMessages } from '../../i18n/arrival.ts'
import { formatDay } from '../../i18n/dates.ts'
import { browserApi } from '../api.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { useAttempt } from '../forms/attempt.ts'
import { useReadAgain, useSayDone } from '../read_again.ts'

interface ArrivalProps {
  order: { id: string; deliveryDate: string }
  size?: 'normal' | 'small'
}

/** Of a box past its day: it came, or it did not, which leads to a new delivery, credit or a refund. */
export function Arrival({ order: { id: orderId, deliveryDate }, size = 'normal' }: ArrivalProps) {
  const locale = useLocale()
  const day = formatDay(deliveryDate, locale)
  const say = useMessages(arrivalMessages)
  const to = useLinks()
  const navigate = useNavigate()
  const sayDone = useSayDone()
  const readAgain = useReadAgain()
  const attempt = useAttempt()
  const [pressed, setPressed] = useState<boolean | null>(null)

  async function tell(came: boolean) {
    setPressed(came)
    const done = await attempt.run(() => browserApi().post('box_claims.tell_arrival', { orderId, came }))
    if (!done) await readAgain()
    else if (came) await sayDone(say.noted)
    else await navigate(to('box', { id: orderId }))
  }

  return (
    <>
      <Button
        aria-label={say.cameOf(day)}
        busy={attempt.busy && pressed === true}
        onClick={() => tell(true)}
        size={size}
      >
        {say.came}
      </Button>
      <Button
        aria-label={say.missingOf(day)}
        busy={attempt.busy && pressed === false}
        kind="secondary"
        onClick={() => tell(false)}
        size={size}
      >
        {say.missing}
      </Button>
      {attempt.sentence && <span role="alert">{attempt.sentence}</span>}
    </>
  )
}
