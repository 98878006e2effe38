import type { ReactNode } from 'react'

/** A named example. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="py-6">
      <p className="mb-3 border-b border-rule pb-1 text-least text-muted">{name}</p>
      {children}
    </section>
  )
}
