import type { ReactNode } from 'react'
import { State } from './state.tsx'

/** Why something could not be done, said to everybody as it appears; nothing where there is no sentence. */
export function Failed({ children }: { children: ReactNode }) {
  return children ? (
    <span role="alert">
      <State shape="failed" tone="bad">
        {children}
      </State>
    </span>
  ) : null
}
