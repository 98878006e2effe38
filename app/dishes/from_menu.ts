// The way from a menu to a product and back. The product's history entry remembers its menu, so that back returns to
// the same place and the same search.

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
 * The menu week that a page was opened from, Monday as ISO date; null where it was opened by itself. The server knows nothing of
 * the history, so a newly loaded page learns it in the browser.
 */
export function useMenuCameFrom(): string | null {
  const week = (useLocation().state as Partial<FromMenu> | null)?.menuWeek ?? null
  return useSyncExternalStore(
    never,
    () => week,
    () => null,
  )
}
