// A box that can no longer change: the reason, its contents and its cost. It is fetched only for such a box, because
// most can change.

import type { OrderData } from '../../../contract/views.ts'
import { voidOrders } from '../../../domain/machines/order_groups.ts'
import { formatWallClock, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import { ReceiptLines, ReceiptSums } from '../../box/receipt.tsx'
import { ReceiptPayment, ReceiptTotal } from '../../box/receipt_total.tsx'
import { Banner } from '../../components/banner.tsx'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { closedBoxMessages } from './closed_words.ts'
import type { EditorData, LiveBox } from './prices.ts'
import { useReceiptLines } from './receipt_lines.tsx'
import type { Standing } from './standing.ts'
import { unitsOf, usePaying, useSums } from './sums.ts'
import { editorMessages } from './words.ts'

interface StandingProps {
  order: OrderData
  standing: Standing
  busy: boolean
  onUnskip: () => void
}

/** The plain reason, and the way out where there is one. */
export function StandingBanner({ order, standing, busy, onUnskip }: StandingProps) {
  const say = useMessages(closedBoxMessages).standing
  const locale = useLocale()
  const title = {
    ...say,
    skippedOver: say.skipped,
    charging: say.charging,
    late: say.late(formatWallClock(order.late?.untilLocal ?? order.cutoffLocal, locale)),
    locked: say.locked(formatWallClock(order.cutoffLocal, locale)),
    delivered: say.delivered(formatWeekdayAndDay(order.deliveryDate, locale)),
  }[standing]
  const until = formatWeekdayAndDay(order.payBy ?? order.deliveryDate, locale)
  const note = {
    ...say,
    skippedOverNote: say.skippedOver,
    payment_failedNote: say.payment_failedNote(until),
    bank_asksNote: say.bank_asksNote(until),
  }[`${standing}Note` as const]
  const warns = ['payment_failed', 'bank_asks', 'failed'].includes(standing)
  return (
    <Banner
      action={<WayOut busy={busy} onUnskip={onUnskip} order={order} standing={standing} />}
      title={title}
      tone={warns ? 'warn' : 'info'}
    >
      {note}
    </Banner>
  )
}

function WayOut({ order, standing, busy, onUnskip }: StandingProps) {
  const say = useMessages(closedBoxMessages).standing
  const { facts } = useBrand()
  const locale = useLocale()
  const to = useLinks()
  if (standing === 'skipped') {
    return (
      <Button busy={busy} onClick={onUnskip} size="small">
        {say.unskip}
      </Button>
    )
  }
  if (standing === 'payment_failed') {
    return (
      <p className="button-row">
        <ButtonLink size="small" to={to('paymentMethod')}>
          {say.pay}
        </ButtonLink>
        <ButtonLink kind="secondary" size="small" to={to('settingsPayment')}>
          {say.payOtherwise}
        </ButtonLink>
      </p>
    )
  }
  if (standing === 'late') {
    return (
      <a className="button" data-kind="secondary" data-size="small" href="#late-items">
        {say.add}
      </a>
    )
  }
  if (standing === 'bank_asks') {
    return (
      <a
        className="button"
        data-kind="primary"
        data-size="small"
        href={`${order.payment?.actionUrl}?locale=${locale}`}
      >
        {say.confirm}
      </a>
    )
  }
  if (standing !== 'failed' && standing !== 'closed') return null
  return (
    <a className="button" data-kind="primary" data-size="small" href={`mailto:${facts.email}`}>
      {say.write}
    </a>
  )
}

/** Whether the banner has a button of its own: the one primary of the screen. */
const hasWayOut = (standing: Standing) =>
  ['skipped', 'payment_failed', 'bank_asks', 'failed', 'closed', 'late'].includes(standing)

const nothingCharged: readonly Standing[] = [...voidOrders, 'skippedOver', 'paused', 'closed']

const unpaid: readonly Standing[] = ['payment_failed', 'bank_asks']

/** The receipt of a closed box: its price, or that it cost nothing. */
export function ClosedBox({
  data,
  live,
  standing,
  allergenNames = {},
}: {
  data: EditorData
  live: LiveBox
  standing: Standing
  /** By id. */
  allergenNames?: Readonly<Record<string, string>>
}) {
  const say = useMessages(editorMessages)
  const closed = useMessages(closedBoxMessages)
  const titles = useMessages(receiptPartMessages)
  const to = useLinks()
  const sums = useSums(data, live)
  const { payment, words } = usePaying(data, live)
  const lines = useReceiptLines({ data, live, onEdit: null, allergenNames })
  const free = nothingCharged.includes(standing)
  return (
    <aside aria-label={say.inBox} className="editor-box" data-closed="" data-ground="sunk">
      <div className="receipt">
        <div className="receipt-head">
          <h2>{titles.title}</h2>
          <span>{titles.items(unitsOf(data, live))}</span>
        </div>
        <ReceiptLines lines={lines} />
        {!free && <ReceiptSums {...sums} />}
        <ReceiptTotal
          action={
            <ButtonLink kind={hasWayOut(standing) ? 'secondary' : 'primary'} to={to('account')} width="full">
              {closed.back}
            </ButtonLink>
          }
          totalCents={free ? 0 : live.receipt.totalCents}
          {...(free ? { note: standing === 'skipped' ? closed.skippedTotal : closed.notCharged } : words)}
          {...(unpaid.includes(standing) && { note: closed.unpaid })}
          {...(standing === 'late' && { note: closed.paid })}
        />
        {!free && payment && <ReceiptPayment {...payment} />}
      </div>
    </aside>
  )
}
