import { useState } from 'react'
import type { OutputOf, PostName } from '../../../contract/index.ts'
import { dashboardMessages } from '../../../i18n/dashboard_messages.ts'
import { formatMonth, formatWallClock, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { browserApi } from '../../api.ts'
import { cardName } from '../../card/card_name.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { useReadAgain } from '../../read_again.ts'

type Messages = OutputOf<'account.index'>['messages']

const closers = {
  recurringPopup: 'account.dismiss_client_recurring_popup',
  paymentWarning: 'account.dismiss_payment_method_warning',
  popupMessage: 'account.dismiss_popup_message',
  skipNotice: 'account.dismiss_skip_notice',
} as const satisfies Record<Exclude<keyof Messages, 'shortage'>, PostName>
type Name = keyof typeof closers

interface RaisedProps {
  messages: Messages
  /** Whether a box comes whose driver can take bags along. */
  isComing: boolean
}

/**
 * The dashboard's own messages. Each closes at once, and stays closed; where that fails it comes back. A shortage of a box stays
 * until it is answered.
 */
export function Raised({ messages, isComing }: RaisedProps) {
  const say = useMessages(dashboardMessages)
  const locale = useLocale()
  const to = useLinks()
  const readAgain = useReadAgain()
  const [closed, setClosed] = useState<readonly Name[]>([])
  const shown = <N extends Name>(name: N) => (closed.includes(name) ? null : messages[name])
  const close = (name: Name) => () => {
    setClosed(before => [...before, name])
    browserApi()
      .post(closers[name], {})
      .then(
        () => readAgain(),
        () => setClosed(before => before.filter(other => other !== name)),
      )
  }
  const bags = shown('recurringPopup')
  const card = shown('paymentWarning')
  const box = shown('popupMessage')
  const skip = shown('skipNotice')
  const { shortage } = messages
  return (
    <>
      {shortage && (
        <Banner
          action={
            <ButtonLink size="small" to={to('box', { id: shortage.orderId })}>
              {say.shortChoose}
            </ButtonLink>
          }
          title={say.short(formatWeekdayAndDay(shortage.deliveryDate, locale))}
          tone="warn"
        >
          {say.shortNote(formatWallClock(shortage.untilLocal, locale))}
        </Banner>
      )}
      {card && (
        <Banner
          action={
            <ButtonLink size="small" to={to('paymentMethod')}>
              {say.otherCard}
            </ButtonLink>
          }
          onDismiss={close('paymentWarning')}
          title={cardTitle(card)}
          tone="warn"
        >
          {say.cardNote}
        </Banner>
      )}
      {box?.kind === 'cancelled' && (
        <Banner
          action={
            <ButtonLink size="small" to={to('paymentMethod')}>
              {say.otherCard}
            </ButtonLink>
          }
          onDismiss={close('popupMessage')}
          title={say.cancelled(formatWeekdayAndDay(box.deliveryDate, locale))}
          tone="warn"
        >
          {say.cancelledNote}
        </Banner>
      )}
      {box?.kind === 'not_met' && (
        <Banner
          onDismiss={close('popupMessage')}
          title={say.notMet(formatWeekdayAndDay(box.deliveryDate, locale))}
        >
          {say.notMetNote}
        </Banner>
      )}
      {skip && (
        <Banner
          onDismiss={close('skipNotice')}
          title={say.skipped(formatWeekdayAndDay(skip.deliveryDate, locale))}
        >
          {say.skippedNote(formatWallClock(skip.cutoffLocal, locale))}
        </Banner>
      )}
      {bags && (
        <Banner
          action={
            <ButtonLink kind="secondary" size="small" to={to('bagsAndKits')}>
              {say.book}
            </ButtonLink>
          }
          onDismiss={close('recurringPopup')}
          title={say.overdue(bags.overdue)}
        >
          {isComing ? say.overdueNote : say.overdueAlone}
        </Banner>
      )}
    </>
  )

  function cardTitle({ kind, card: of, expiryMonth, expiryYear }: NonNullable<Messages['paymentWarning']>) {
    const name = `${cardName(of.brand)} ${of.last4}`
    const month = `${expiryYear}-${String(expiryMonth).padStart(2, '0')}-01`
    return kind === 'expired' ? say.expired(name) : say.expiring(name, formatMonth(month, locale))
  }
}
