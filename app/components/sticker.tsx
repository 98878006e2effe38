import type { ReactNode } from 'react'

/** The one lemon fruit sticker of a screen, or the turned label on a plate: a figure and its unit. */
export function Sticker({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <p className="sticker">
      <b>{figure}</b>
      <span>{children}</span>
    </p>
  )
}
