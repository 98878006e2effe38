import type { ReactNode } from 'react'
import { Panel } from '../../../office/panel.tsx'

/** A list in a panel with its title; the first of the page stands without one, because the chips above name it. */
export function Titled({
  title,
  isTitled,
  children,
}: {
  title: string
  isTitled: boolean
  children: ReactNode
}) {
  return isTitled ? (
    <Panel bare title={title}>
      {children}
    </Panel>
  ) : (
    children
  )
}
