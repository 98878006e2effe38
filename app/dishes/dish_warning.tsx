import type { ReactNode } from 'react'
import { CircleAlert } from '../components/icons.tsx'

/** A warning before a dish is chosen: an allergen the household excludes, a taste it did not like. */
export function DishWarning({ children }: { children: ReactNode }) {
  return (
    <p className="product-warning">
      <CircleAlert aria-hidden size={16} />
      <span>{children}</span>
    </p>
  )
}
