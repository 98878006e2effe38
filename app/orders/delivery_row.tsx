import { useEffect, useRef } from 'react'
import type { OrderCard, Plan } from '../../contract/views.ts'
import { formatMoney, formatMoneyShort } from '../../domain/money.ts'
import { accountMessages } from '../../i18n/account.ts'
import { formatDay, formatHours, formatShortDay, formatWeekday } from '../../i18n/dates.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { mailedMessages } from '../../i18n/mailed.ts'
import { orderMessages } from '../../i18n/orders.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { soldOutMessages } from '../../i18n/sold_out.ts'
import { OrderCutoff } from '../box/cutoff.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { OrderRow } from '../dishes/order_row.tsx'
import { useContent } from './content.ts'
import type { ShownOrder } from './use_orders.ts'
import { picturesOf, totalNote } from './words.ts'

interface DeliveryRowProps {
  shown: ShownOrder
  plan: Plan | null
  /** Program time, ISO instant. */
  now: string
  lead: boolean
  /** Whether a skip can be taken back: only while the subscription is active. */
  active: boolean
  onSkip: (skipped: boolean) => void
  onChangeDay: () => void
}

/** One of the next deliveries, in words; it is skipped and restored in place. */
export function DeliveryRow({ shown, plan, now, lead, active, onSkip, onChangeDay }: DeliveryRowProps) {
  const { order } = shown
  const to = useLinks()
  const { mailed } = useMessages(mailedMessages)
  const soldOut = useMessages(soldOutMessages)
  const words = useWords(shown, plan, lead)
  const box = useRef<HTMLDivElement>(null)
  const stay = useFocusOnAction(box, order.skipped)
  const open = now <= order.cutoffAt
  return (
    <div className="delivery" ref={box}>
      <OrderRow
        busy={shown.busy}
        cutoff={<RowNotes lead={lead} now={now} onChangeDay={onChangeDay} order={order} />}
        date={order.deliveryDate}
        editTo={order.editable ? to('editor', { id: order.id }) : null}
        lead={lead}
        onSkip={order.editable ? stay(() => onSkip(true)) : null}
        onUndoSkip={order.skipped && open && active ? stay(() => onSkip(false)) : null}
        {...picturesOf(order, 3)}
        skipped={order.skipped}
        when={words.when}
        {...(order.skipped ? words.skipped : words.coming)}
      />
      <p className="delivery-reference" role="status">
        {shown.missing.length > 0 && <span>{soldOut.removed(shown.missing)} </span>}
        {shown.reference && <span>{mailed}</span>}
      </p>
      <Refused order={order} refusal={shown.refusal} />
    </div>
  )
}

/** The line under the sentence: the cutoff, and a link to another day. */
function RowNotes(props: { order: OrderCard; lead: boolean; now: string; onChangeDay: () => void }) {
  const { order, lead, now, onChangeDay } = props
  const say = useMessages(accountMessages).deliveries
  const locale = useLocale()
  if (!order.editable) return null
  return (
    <>
      {lead && <OrderCutoff now={now} order={order} />}
      <Button
        aria-label={say.changeDayOf(formatDay(order.deliveryDate, locale))}
        kind="link"
        onClick={onChangeDay}
        size="small"
      >
        {say.changeDay}
      </Button>
    </>
  )
}

/** Why a skip, its undo, or a new day was refused. */
function Refused({ order, refusal }: Pick<ShownOrder, 'order' | 'refusal'>) {
  const say = useMessages(accountMessages).deliveries
  const errors = useMessages(errorMessages)
  const locale = useLocale()
  if (!refusal) return null
  const day = formatDay(order.deliveryDate, locale)
  const why = errors[refusal.code]
  const sentences = { skip: say.notSkipped, unskip: say.notUnskipped, move: say.notMoved }
  return (
    <p className="delivery-refusal" role="alert">
      {sentences[refusal.wanted](day, why)}
    </p>
  )
}

function useWords({ order, skippedNow }: ShownOrder, plan: Plan | null, lead: boolean) {
  const say = useMessages(accountMessages).deliveries
  const inOrder = useMessages(orderMessages)
  const names = useMessages(receiptPartMessages).taxNames
  const locale = useLocale()
  const content = useContent(order, plan)
  const weekday = formatWeekday(order.deliveryDate, locale)
  const total = totalNote(order, plan, { say: inOrder, names, locale })
  return {
    when: lead ? say.when(weekday, formatHours(order.window, locale)) : weekday,
    skipped: {
      title: skippedNow ? say.skippedNow : say.skipped,
      note: say.skippedNote,
      totalCents: 0,
      // A code lowers only the next box that comes, so no price with a code is that of each skipped box.
      totalNote: order.receipt.discounts.length > 0 ? '' : say.was(formatMoney(order.totalCents, locale)),
    },
    coming: {
      title: titleOf(order, say, content.title),
      note: noteOf(order, say, content.names, {
        cutoffDay: formatShortDay(order.cutoffLocal.slice(0, 10), locale),
        missing: formatMoney(order.receipt.missingCents, locale),
        minimum: formatMoneyShort(order.receipt.minimumCents, locale),
      }),
      totalCents: order.state === 'not_met' ? 0 : order.totalCents,
      totalNote: lead ? `${inOrder.allIn}, ${total}` : total,
    },
  }
}

type Say = ReturnType<typeof accountMessages>['deliveries']

function titleOf(order: OrderCard, say: Say, content: string): string {
  if (order.state === 'not_met') return say.notMet
  if (!order.menuPublished && order.lines.length === 0) return say.notOut
  return order.untouched && order.lines.length === 0 ? say.untouched : content
}

function noteOf(
  order: OrderCard,
  say: Say,
  names: string,
  words: { cutoffDay: string; missing: string; minimum: string },
): string {
  if (order.state === 'not_met') return say.notMetNote
  if (!order.menuPublished && order.untouched) return say.notOutNote
  if (order.untouched) return say.untouchedNote(words.cutoffDay)
  return order.receipt.missingCents > 0 ? say.short(words.missing, words.minimum) : names
}

/** Undo replaces Skip and Skip replaces Undo: the keyboard's focus stays on the new button. */
function useFocusOnAction(box: React.RefObject<HTMLDivElement | null>, skipped: boolean) {
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change when the order is skipped or restored.
  useEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    box.current?.querySelector<HTMLElement>('.order-row-actions button')?.focus()
  }, [skipped, box])
  return (action: () => void) => () => {
    pressed.current = true
    action()
  }
}
