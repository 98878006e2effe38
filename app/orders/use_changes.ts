// A household's changes to its listed deliveries: each is announced, and can be undone by Undo and by Ctrl+Z.

import { useState } from 'react'
import type { OrderCard } from '../../contract/views.ts'
import { accountMessages } from '../../i18n/account.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { formatDay, formatHours, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { useUndoSteps } from '../box/undo_steps.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { useToasts } from '../components/toasts.tsx'
import type { Account } from './account.ts'
import { type Answer, type Slot, useOrders } from './use_orders.ts'

interface Step {
  /** The order of the step. */
  id: string
  skip: boolean
  back: () => void
}

export function useChanges(account: Account) {
  const { deliveries: say } = useMessages(accountMessages)
  const { day } = useMessages(accountPartMessages)
  const locale = useLocale()
  const notify = useToasts()
  const { shown, setSkipped, move, moved } = useOrders(account.orders)
  const [said, setSaid] = useState('')
  const steps = useUndoSteps<Step>()
  const wordsOf = ({ deliveryDate, window }: Slot) =>
    [formatWeekdayAndDay(deliveryDate, locale), formatHours(window, locale)] as const

  async function change({ id, deliveryDate }: OrderCard, skipped: boolean) {
    const date = formatDay(deliveryDate, locale)
    setSaid(skipped ? say.saidSkipped(date) : say.saidUnskipped(date))
    return setSkipped(id, skipped)
  }

  /** Undo replaces Skip in the row: pressing it undoes the step and is not a step itself. */
  async function skip(order: OrderCard, skipped: boolean) {
    const { id } = order
    const isBack = !skipped && steps.forget(step => step.id === id && step.skip)
    const step = { id, skip: skipped, back: () => void change(order, !skipped) }
    if (!isBack) steps.note(step)
    if (!(await change(order, skipped))) steps.forget(other => other === step)
  }

  async function goBack(id: string, slot: Slot) {
    if (await move(id, slot)) notify({ text: day.movedBack(...wordsOf(slot)), subject: 'change' })
  }

  return {
    /** The orders to show. */
    shown,
    /** The announcement of the last skip, for screen readers. */
    said,
    skip,
    /** The former order, and the order on its new day. */
    moved: (from: OrderCard, answer: Answer) => {
      const { order } = answer
      moved(answer)
      const isSame =
        from.deliveryDate === order.deliveryDate && from.window.startHour === order.window.startHour
      if (isSame) return
      const step = { id: order.id, skip: false, back: () => void goBack(order.id, from) }
      steps.note(step)
      const text = day.moved(...wordsOf(order))
      notify({ text, subject: 'change', onUndo: () => steps.undo(step) })
    },
  }
}
