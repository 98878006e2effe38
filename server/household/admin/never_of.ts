import type { Locale } from '../../../domain/brands.ts'
import { allergens } from '../../../domain/catalogue/allergen_names.ts'
import { dishesOf, withoutIngredient } from '../../../domain/catalogue/exclusions.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { productNames } from '../../menu/product_names.ts'
import type { Stored } from '../../request/services.ts'

/** The names of what a household never eats, the severe ones first. */
export async function neverOf(
  services: Stored,
  people: { exclusions: readonly string[]; severe: readonly string[] } | undefined,
  locale: Locale,
): Promise<{ name: string; isSevere: boolean }[]> {
  const { exclusions = [], severe = [] } = people ?? {}
  if (exclusions.length === 0) return []
  const { known } = await catalogueOf(services)
  const dishes = await productNames(services.pool, dishesOf(exclusions))
  const names = new Map<string, string>([
    ...allergens.map(({ id, name }) => [id as string, name[locale]] as const),
    ...[...known].map(([id, name]) => [withoutIngredient(id), name[locale]] as const),
    ...[...dishes].map(([id, name]) => [`dish:${id}`, name[locale]] as const),
  ])
  return exclusions
    .map(id => ({ name: names.get(id) ?? id, isSevere: severe.includes(id) }))
    .toSorted((a, b) => Number(b.isSevere) - Number(a.isSevere))
}
