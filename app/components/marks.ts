import type { MenuDish } from '../../contract/views.ts'
import type { Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import type { menuMessages } from '../../i18n/menu.ts'

/** The one worded mark of a dish: its surcharge before its diet, because money comes first. */
export function markOf(dish: MenuDish, say: ReturnType<typeof menuMessages>, locale: Locale): string | null {
  if (dish.surchargeCents > 0) return say.premium(formatMoney(dish.surchargeCents, locale))
  if (dish.diets.includes('vegan')) return say.vegan
  if (dish.diets.includes('vegetarian')) return say.vegetarian
  return null
}
