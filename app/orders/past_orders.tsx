// Past boxes, as pages list them.

import { type Ref, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import type { OrderCard } from '../../contract/views.ts'
import { ReviewDialog } from '../reviews/review_dialog.tsx'
import { useSaid } from '../reviews/use_said.ts'
import { EatenBox } from './eaten_box.tsx'
import type { PastOrderProps } from './past_order.tsx'

interface PastOrdersProps extends Pick<PastOrderProps, 'plan'> {
  orders: readonly OrderCard[]
  /** The household's reviews of their dishes. */
  said: OutputOf<'clients.delivery_history'>['said']
  /** Renders the boxes as its children. */
  list?: Ref<HTMLUListElement>
}

/** Past boxes with the household's reviews; a box without one can be reviewed. */
export function PastOrders({ orders, plan, list, ...loaded }: PastOrdersProps) {
  const said = useSaid(loaded.said)
  const [reviewed, setReviewed] = useState<OrderCard | null>(null)
  return (
    <>
      <ul className="past-orders" ref={list}>
        {orders.map(order => (
          <li key={order.id} tabIndex={-1}>
            <EatenBox
              onReview={() => setReviewed(order)}
              order={order}
              plan={plan}
              said={said.of(order.id)}
            />
          </li>
        ))}
      </ul>
      <ReviewDialog
        onClose={() => {
          if (reviewed) void said.refresh(reviewed.id)
          setReviewed(null)
        }}
        order={reviewed}
      />
    </>
  )
}
