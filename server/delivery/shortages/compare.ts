// Compares a replacement with what it replaces, for one household's exclusions.

import { tracesOf } from '../../../domain/catalogue/exclusions.ts'
import type { Wishes } from '../../../domain/catalogue/suits.ts'
import type { Bilingual } from '../../../domain/catalogue/types.ts'
import {
  type Difference,
  differenceOf,
  newConflict,
  noDifference,
  type StandardChoice,
  standardFor,
} from '../../../domain/substitution.ts'
import { menusOf } from '../../menu/memory.ts'
import { comesIn, compared, ingredientName, judged, withReplaced } from '../../menu/replacing.ts'
import type { MenuProduct, ProductContent } from '../../menu/week_menu.ts'
import type { Stored } from '../../request/services.ts'
import type { BoxConcerned } from './box_store.ts'
import type { ShortageRow } from './store.ts'

interface Compared {
  /** False where the box does not have the short ingredient: its swap removed it. */
  concerned: boolean
  differs: Difference
  /** Whether the household may take the replacement: it breaks none of its exclusions. */
  fits: boolean
  /** The default where the household does not answer; null without a replacement. */
  standard: StandardChoice | null
}

/** A household's exclusions, including traces of severe ones. */
export const wishesOf = ({ exclusions, severe, vegetarian, vegan }: BoxConcerned): Wishes => ({
  exclusions: [...exclusions, ...severe.map(tracesOf)],
  vegetarian,
  vegan,
})

type Contents = ReadonlyMap<string, ProductContent>
const contentOf = (contents: Contents, id: string, version: number): ProductContent => {
  const found = contents.get(`${id}@${version}`)
  if (!found) throw new Error(`nothing is known of ${id}@${version}`)
  return found
}

/** Reads the contents of the products of a shortage and of these boxes. */
export function contentsFor(
  services: Stored,
  { productId, replacement }: ShortageRow,
  boxes: readonly Pick<BoxConcerned, 'version'>[],
): Promise<Contents> {
  const pinned = boxes.map(({ version }) => ({ id: productId, version }))
  const own = replacement?.version ? [{ id: replacement.id, version: replacement.version }] : []
  return menusOf(services).contents([...pinned, ...own])
}

/** Compares the replacement with the household's present exclusions. */
export function compare(shortage: ShortageRow, box: BoxConcerned, contents: Contents): Compared {
  const { productId, ingredientId, replacement } = shortage
  const content = contentOf(contents, productId, box.version)
  const before = judged(content, box.customizationId)
  const concerned =
    ingredientId === null ||
    (content.dish !== null && comesIn(content.dish, box.customizationId).includes(ingredientId))
  if (!concerned || !replacement) return { concerned, differs: noDifference, fits: false, standard: null }
  const after =
    ingredientId !== null && content.dish
      ? withReplaced(content.dish, box.customizationId, { out: ingredientId, by: replacement.id })
      : judged(contentOf(contents, replacement.id, replacement.version ?? 0), null)
  const conflict = newConflict(before, after, wishesOf(box))
  const differs = differenceOf(compared(before), compared(after))
  return { concerned, differs, fits: conflict === null, standard: standardFor(conflict, differs) }
}

/** The subject of a shortage, in words. */
export function namesOfShortage(
  { productId, ingredientId, replacement }: ShortageRow,
  contents: Contents,
): { product: Bilingual; short: Bilingual | null; replacement: Bilingual | null } {
  const nameOf = (id: string) => {
    const found = [...contents].find(([key]) => key.startsWith(`${id}@`))?.[1]
    return (found?.dish ?? found?.item)?.name ?? { en: id, fr: id }
  }
  return {
    product: nameOf(productId),
    short: ingredientId === null ? null : ingredientName(ingredientId),
    replacement:
      replacement && (replacement.version === null ? ingredientName(replacement.id) : nameOf(replacement.id)),
  }
}

/**
 * The value of one unit, to compare it with others of its kind, cents: an item's price, or a dish's surcharge on the price of a
 * serving.
 */
export const worthOf = ({ item, surchargeCents }: MenuProduct): number =>
  item ? item.priceCents : plainServingCents + surchargeCents

/** The price of a serving of any dish, for comparing dishes. */
const plainServingCents = 1_000
