import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { browserApi } from '../../api.ts'
import { useAttempt } from '../../attempt.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { formatDay } from '../../components/dates.ts'
import { useToasts } from '../../components/toasts.tsx'
import { useLinks } from '../../layout/links.ts'
import { productMessages } from '../../messages/product.ts'
import type { Product } from './product.ts'

export type Boxes = OutputOf<'orders.future_orders_for_product'>

/** The way into a box: for a visitor the plans, for a client the boxes whose menu has it. */
export function AddToBox({ product, boxes }: { product: Product; boxes: Boxes | null }) {
  const say = useMessages(productMessages)
  const to = useLinks()
  if (boxes === null) {
    return product.weeks.length > 0 ? (
      <ButtonLink arrow to={to('signupPlans')} width="full">
        {say.build}
      </ButtonLink>
    ) : (
      <p>{say.noWeeks}</p>
    )
  }
  return boxes.length > 0 ? <Boxes boxes={boxes} product={product} /> : <NotOpen weeks={product.weeks} />
}

function Boxes({ product, boxes }: { product: Product; boxes: Boxes }) {
  const say = useMessages(productMessages)
  const locale = useLocale()
  const notify = useToasts()
  const revalidator = useRevalidator()
  const attempt = useAttempt()
  const [adding, setAdding] = useState<string | null>(null)

  async function set(box: Boxes[number], quantity: number) {
    setAdding(box.orderId)
    const day = formatDay(box.deliveryDate, locale)
    const done = await attempt.run(() =>
      browserApi().post('orders.update_quantity', { orderId: box.orderId, productId: product.id, quantity }),
    )
    if (done && quantity > box.quantity) {
      notify({
        text: say.added(product.name, day),
        onUndo: () => void set({ ...box, quantity }, box.quantity),
      })
    }
    revalidator.revalidate()
  }

  return (
    <div className="grid gap-3">
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      {boxes.slice(0, 3).map((box, position) => (
        <Button
          busy={attempt.busy && adding === box.orderId}
          key={box.orderId}
          kind={position === 0 ? 'primary' : 'secondary'}
          onClick={() => set(box, box.quantity + 1)}
          width="full"
        >
          {box.quantity > 0
            ? `${say.inBox(box.quantity, formatDay(box.deliveryDate, locale))} · +1`
            : say.add(formatDay(box.deliveryDate, locale))}
        </Button>
      ))}
    </div>
  )
}

function NotOpen({ weeks }: { weeks: readonly string[] }) {
  const say = useMessages(productMessages)
  const locale = useLocale()
  const to = useLinks()
  if (weeks.length === 0) return <p>{say.noWeeks}</p>
  return (
    <p>
      {say.notOpen}{' '}
      {weeks.map(week => (
        <Link className="link mr-3" key={week} to={to('menu', { date: week })}>
          {formatDay(week, locale)}
        </Link>
      ))}
    </p>
  )
}
