import type { ReactNode } from 'react'

/** A named example. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="dev-specimen">
      <p className="dev-name">{name}</p>
      {children}
    </section>
  )
}
