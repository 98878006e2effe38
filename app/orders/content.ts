// The contents of a box, as a title and a line of names.

import type { OrderCard, Plan } from '../../contract/views.ts'
import { accountMessages } from '../../i18n/account.ts'
import { orderMessages } from '../../i18n/orders.ts'
import { useMessages } from '../components/brand_context.tsx'
import { countsOf } from './words.ts'

/** “Three dinners for two, plus one market item” and the dishes' names; the plan's dishes while none is chosen. */
export function useContent(order: OrderCard, plan: Plan | null): { title: string; names: string } {
  const say = useMessages(orderMessages)
  const { and } = useMessages(accountMessages)
  const counts = countsOf(order)
  const names = order.lines.map(line => line.name).join(', ')
  const kind = plan?.kind ?? 'rtc'
  const other = kind === 'rtc' ? 'rte' : 'rtc'
  const chosen = order.untouched && plan ? plan.count : counts[kind]
  const people = kind === 'rtc' && plan ? plan.people : null
  const partly = !order.untouched && order.editable && order.dishesToChoose > 0 && counts[kind] > 0
  const main = partly
    ? say.partly(counts[kind], kind, order.dishesToChoose)
    : say.dishes(chosen, kind, people)
  const extras = [
    ...(counts[other] > 0 ? [other === 'rte' ? say.meals(counts.rte) : say.kits(counts.rtc)] : []),
    ...(counts.item > 0 ? [say.items(counts.item)] : []),
  ]
  const [extra, another] = extras
  if (!extra) return { title: main, names }
  const added = another ? and(extra, another) : extra
  const title = chosen > 0 ? say.plus(main, added) : added.charAt(0).toUpperCase() + added.slice(1)
  return { title, names }
}
