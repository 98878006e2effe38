// meals_admin.find_ingredients and find_pairings: by a name in either language, whatever the accents; what begins with it comes first.

import type { OutputOf } from '../../contract/index.ts'
import type { Locale } from '../../domain/brands.ts'
import { foldText } from '../../domain/text.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { unitsOf } from './facts.ts'
import { readPairable } from './store.ts'

const mostFound = 12

/** How well names fit what is looked for, 0 best; null for not at all. */
function fitOf(wanted: string, names: readonly string[], others: readonly string[]): number | null {
  const folded = names.map(foldText)
  if (folded.some(name => name === wanted)) return 0
  if (folded.some(name => name.startsWith(wanted))) return 1
  if (folded.some(name => ` ${name}`.includes(` ${wanted}`))) return 2
  if (others.some(name => ` ${foldText(name)}`.includes(` ${wanted}`))) return 3
  return null
}

/** The best of a list. @param namesOf the names of one, and other words it is found by */
function bestOf<T>(
  q: string,
  all: Iterable<T>,
  namesOf: (one: T) => { names: readonly string[]; others?: readonly string[] },
): T[] {
  const wanted = foldText(q)
  if (wanted === '') return []
  const found = [...all].flatMap(one => {
    const { names, others = [] } = namesOf(one)
    const fit = fitOf(wanted, names, others)
    return fit === null ? [] : [{ one, fit, length: names[0]?.length ?? 0 }]
  })
  return found
    .toSorted((a, b) => a.fit - b.fit || a.length - b.length)
    .slice(0, mostFound)
    .map(({ one }) => one)
}

export async function findIngredients(
  services: Stored,
  q: string,
): Promise<OutputOf<'meals_admin.find_ingredients'>> {
  const catalogue = await catalogueOf(services)
  const found = bestOf(q, catalogue.ingredients.values(), ({ id, name }) => {
    const also = catalogue.otherNames.get(id)
    return { names: [name.en, name.fr], others: also ? [also.en, also.fr] : [] }
  })
  return {
    ingredients: found.map(({ id, name }) => ({ id, name: { ...name }, units: unitsOf(id, catalogue) })),
  }
}

export async function findPairings(
  { pool }: Pick<Stored, 'pool'>,
  { q, locale }: { q: string; locale: Locale },
): Promise<OutputOf<'meals_admin.find_pairings'>> {
  if (foldText(q) === '') return { products: [] }
  const found = bestOf(q, await readPairable.all(pool), ({ name }) => ({
    names: [name[locale], name.en, name.fr],
  }))
  return { products: found.map(({ id, kind, name }) => ({ id, kind, name: name[locale] })) }
}
