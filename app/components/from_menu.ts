// The way from a menu to a product and back: the history's entry of the product remembers the menu it was opened from, so that
// back is where the person was on it, with what they had looked for.

import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

interface FromMenu {
  menuWeek: string
}

/** State for a link from a menu to a product. */
export function fromMenu(week: string): FromMenu {
  return { menuWeek: week }
}

const never = () => () => {}

/**
 * The menu week that a page was opened from, Monday as ISO date; null where it was opened by itself. The server knows nothing
 * of the history, so a page that is loaded anew learns it once it is there.
 */
export function useMenuCameFrom(): string | null {
  const week = (useLocation().state as Partial<FromMenu> | null)?.menuWeek ?? null
  return useSyncExternalStore(
    never,
    () => week,
    () => null,
  )
}
