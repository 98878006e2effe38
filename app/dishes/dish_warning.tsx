import type { ReactNode } from 'react'
import { CircleAlert } from '../components/icons.tsx'

/** What this household should know of a dish before it is chosen: an allergen it never eats, a taste it did not like. */
export function DishWarning({ children }: { children: ReactNode }) {
  return (
    <p className="product-warning">
      <CircleAlert aria-hidden size={16} />
      <span>{children}</span>
    </p>
  )
}
