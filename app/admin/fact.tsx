import type { ReactNode } from 'react'

/** One fact of a list of facts (`dl`): its name, and what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
