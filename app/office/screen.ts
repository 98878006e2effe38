import { createContext, useContext } from 'react'
import type { ScreenChoices } from './choices.ts'

interface Screen extends ScreenChoices {
  change(changed: Partial<ScreenChoices>): void
}

export const ScreenContext = createContext<Screen | null>(null)

/** What the person has chosen for their screen, and how they change it. */
export function useScreen(): Screen {
  const screen = useContext(ScreenContext)
  if (!screen) throw new Error('A screen’s choices were asked for outside the office.')
  return screen
}
