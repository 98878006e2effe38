import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** Beside the title: a count, a sentence. */
  said?: ReactNode
  /** At the end of its head: a link, a button. */
  end?: ReactNode
  children: ReactNode
  /** Without the padding around text: for a table, a list. */
  bare?: boolean
}

/** A part of a page with a head of its own. */
export function Panel({ title, said, end, children, bare = false }: PanelProps) {
  const id = useId()
  return (
    // A table or a list within has its own name, so that a bare panel is no second landmark of that name.
    <section aria-labelledby={bare ? undefined : id} className="of-panel" data-bare={bare || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {said !== undefined && <span className="of-said">{said}</span>}
        {end !== undefined && <span className="of-end">{end}</span>}
      </header>
      <div className="of-panel-body">{children}</div>
    </section>
  )
}
