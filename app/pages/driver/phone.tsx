// The phone of a stop's household: fetched by a press that the household can see, kept nowhere, and gone with the day.

import { useEffect, useRef, useState } from 'react'
import { formatPhone } from '../../../i18n/phones.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, buttonLook } from '../../components/button.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { driverMessages } from './words.ts'

export function Phone({ stopId, name }: { stopId: string; name: string }) {
  const say = useMessages(driverMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const link = useRef<HTMLAnchorElement>(null)
  const [shown, setShown] = useState<{ phone: string; until: number } | null>(null)

  useEffect(() => {
    if (shown === null) return
    link.current?.focus()
    // A phone that sleeps stops its timers, so the time is compared again when the page is looked at.
    const check = () => Date.now() >= shown.until && setShown(null)
    const timer = setTimeout(() => setShown(null), shown.until - Date.now())
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [shown])

  async function look() {
    const found = await attempt.run(() => browserApi().post('drivers.phone', { stopId }))
    if (found) setShown({ phone: found.phone, until: Date.now() + found.leftMilliseconds })
  }

  return (
    <div aria-live="polite" className="driver-phone">
      {shown ? (
        <a {...buttonLook({ kind: 'secondary' })} href={`tel:${shown.phone}`} ref={link}>
          {say.call(formatPhone(shown.phone, locale))}
        </a>
      ) : (
        <>
          <Button busy={attempt.busy} aria-label={say.phoneOf(name)} kind="secondary" onClick={look}>
            {say.phone}
          </Button>
          <p className="text-muted">{say.phoneNote}</p>
        </>
      )}
      {attempt.sentence && (
        <Banner tone="warn">{attempt.refusal?.code === 'busy' ? say.phoneOffline : attempt.sentence}</Banner>
      )}
    </div>
  )
}
