import { useRevalidator } from 'react-router'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { referenceMessages } from '../../i18n/reference.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../attempt.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useToasts } from '../components/toasts.tsx'

/** Ends the pause, and says which box comes next and when it is charged. */
export function Unpause() {
  const say = useMessages(stoppingMessages)
  const { byMail } = useMessages(referenceMessages)
  const locale = useLocale()
  const notify = useToasts()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()

  async function unpause() {
    const woken = await attempt.run(() => browserApi().post('account.unpause_account', {}))
    if (woken) {
      const day = (date: string) => formatWeekdayAndDay(date, locale)
      const { next, reference } = woken
      const done = next ? say.unpausedNext(day(next.deliveryDate), day(next.chargeDate)) : say.unpaused
      notify({ text: reference ? `${done} ${byMail(reference)}` : done })
    }
    await revalidate()
  }

  return (
    <>
      {attempt.sentence && <p role="alert">{attempt.sentence}</p>}
      <Button busy={attempt.busy} onClick={unpause} size="small">
        {say.unpause}
      </Button>
    </>
  )
}
