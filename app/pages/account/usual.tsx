import { useState } from 'react'
import type { OutputOf } from '../../../contract/index.ts'
import { formatMoney } from '../../../domain/money.ts'
import { dashboardMessages } from '../../../i18n/dashboard_messages.ts'
import { formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { useReadAgain, useSayDone } from '../../read_again.ts'

type Addons = OutputOf<'account.ghost_addons'>

/** Market items that the household usually buys and its next box lacks: one press adds one, and one removes it again. */
export function Usual({ addons }: { addons: Addons }) {
  const say = useMessages(dashboardMessages)
  const locale = useLocale()
  const sayDone = useSayDone()
  const readAgain = useReadAgain()
  const attempt = useAttempt()
  const [busy, setBusy] = useState<string | null>(null)
  const { order, items } = addons
  // A refusal is shown even when it concerns the last item.
  if (!order || (items.length === 0 && !attempt.sentence)) return null
  const day = formatWeekdayAndDay(order.deliveryDate, locale)

  async function add(item: Addons['items'][number], orderId: string) {
    setBusy(item.id)
    const done = await put(item, orderId, 1)
    setBusy(null)
    if (done) await sayDone(say.added(item.name, day), () => void takeOut(item, orderId))
    else await readAgain()
  }

  async function takeOut(item: Addons['items'][number], orderId: string) {
    if (await put(item, orderId, 0)) await sayDone(say.takenOut(item.name, day))
    else await readAgain()
  }

  const put = (item: Addons['items'][number], orderId: string, quantity: number) =>
    attempt.run(() => browserApi().post('orders.update_quantity', { orderId, productId: item.id, quantity }))

  return (
    <section aria-labelledby="usual" className="usual">
      <h2 className="account-heading" id="usual">
        {say.usual}
      </h2>
      <p className="text-muted">{say.usualNote(day)}</p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <ul className="stop-reasons">
        {items.map(item => (
          <li className="usual-item" key={item.id}>
            <span>
              {item.name} <span className="text-muted">{formatMoney(item.priceCents, locale)}</span>
            </span>
            <Button
              aria-label={say.addOf(item.name)}
              busy={busy === item.id}
              kind="secondary"
              onClick={() => add(item, order.id)}
              size="small"
            >
              {say.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
