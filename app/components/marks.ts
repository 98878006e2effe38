import type { MenuDish } from '../../contract/views.ts'
import type { Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import type { menuMessages } from '../../i18n/menu.ts'

/** The one worded mark of a dish: its surcharge before its diet, because money comes first. */
export function markOf(dish: MenuDish, say: ReturnType<typeof menuMessages>, locale: Locale): string | null {
  if (dish.surchargeCents > 0) return say.premium(formatMoney(dish.surchargeCents, locale))
  const diet = dietOf(dish)
  return diet && say[diet]
}

/** The diet that marks a dish: the stricter one, because vegan is vegetarian. */
export function dietOf({ diets }: Pick<MenuDish, 'diets'>): 'vegan' | 'vegetarian' | null {
  return diets.includes('vegan') ? 'vegan' : diets.includes('vegetarian') ? 'vegetarian' : null
}
