/** In the history's entry of a product that was opened from a menu: back is where the person was on it. */
export const fromMenu = { fromMenu: true }

/** @param state of the router's location */
export function isFromMenu(state: unknown): boolean {
  return (state as Partial<typeof fromMenu> | null)?.fromMenu === true
}
