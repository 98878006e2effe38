import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { mailedMessages } from '../../i18n/mailed.ts'
import { soldOutMessages } from '../../i18n/sold_out.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { browserApi } from '../api.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { useReadAgain, useSayDone } from '../read_again.ts'

/** Ends the pause, and names the next box and the day of its charge. */
export function Unpause() {
  const say = useMessages(stoppingMessages)
  const { mailed } = useMessages(mailedMessages)
  const soldOut = useMessages(soldOutMessages)
  const locale = useLocale()
  const sayDone = useSayDone()
  const readAgain = useReadAgain()
  const attempt = useAttempt()

  async function unpause() {
    const woken = await attempt.run(() => browserApi().post('account.unpause_account', {}))
    if (woken) {
      const day = (date: string) => formatWeekdayAndDay(date, locale)
      const { next, reference, missing } = woken
      const done = next ? say.unpausedNext(day(next.deliveryDate), day(next.chargeDate)) : say.unpaused
      const removed = missing.length > 0 ? [soldOut.removed(missing)] : []
      await sayDone([done, ...removed, ...(reference ? [mailed] : [])].join(' '))
    } else await readAgain()
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
