// Compares a replacement with what it replaces, for one household's exclusions.

import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
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
import { catalogueOf } from '../../catalogue/catalogue.ts'
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
export const wishesOfBox = ({ exclusions, severe, vegetarian, vegan }: BoxConcerned): Wishes => ({
  exclusions: [...exclusions, ...severe.map(tracesOf)],
  vegetarian,
  vegan,
})

interface Contents {
  /** By `id@version`. */
  products: ReadonlyMap<string, ProductContent>
  catalogue: Catalogue
}

const contentOf = ({ products }: Contents, id: string, version: number): ProductContent => {
  const found = products.get(`${id}@${version}`)
  if (!found) throw new Error(`nothing is known of ${id}@${version}`)
  return found
}

/** Reads the contents of the products of a shortage and of these boxes. */
export async function contentsFor(
  services: Stored,
  { productId, replacement }: ShortageRow,
  boxes: readonly Pick<BoxConcerned, 'version'>[],
): Promise<Contents> {
  const pinned = boxes.map(({ version }) => ({ id: productId, version }))
  const own = replacement?.version ? [{ id: replacement.id, version: replacement.version }] : []
  const products = await menusOf(services).contents([...pinned, ...own])
  return { products, catalogue: await catalogueOf(services) }
}

/** Compares the replacement with the household's present exclusions. */
export function compare(shortage: ShortageRow, box: BoxConcerned, contents: Contents): Compared {
  const { productId, ingredientId, replacement, correctionId } = shortage
  const content = contentOf(contents, productId, box.version)
  const { catalogue } = contents
  const before = judged(content, box.customizationId, catalogue)
  const concerned =
    ingredientId === null ||
    (content.kind !== 'item' && comesIn(content, box.customizationId).includes(ingredientId))
  if (!concerned || !replacement) return { concerned, differs: noDifference, fits: false, standard: null }
  const after =
    ingredientId !== null && content.kind !== 'item'
      ? withReplaced(content, box.customizationId, { out: ingredientId, by: replacement.id }, catalogue)
      : judged(
          contentOf(contents, replacement.id, replacement.version ?? 0),
          correctionId ? box.customizationId : null,
          catalogue,
        )
  const conflict = newConflict(before, after, wishesOfBox(box))
  const differs = differenceOf(compared(before, catalogue), compared(after, catalogue))
  return { concerned, differs, fits: conflict === null, standard: standardFor(conflict, differs) }
}

/** The subject of a shortage, in words. */
export function namesOfShortage(
  { productId, ingredientId, replacement }: ShortageRow,
  { products, catalogue }: Contents,
): { product: Bilingual; short: Bilingual | null; replacement: Bilingual | null } {
  const nameOf = (id: string) => {
    const found = [...products].find(([key]) => key.startsWith(`${id}@`))?.[1]
    return (found?.dish ?? found?.item)?.name ?? { en: id, fr: id }
  }
  return {
    product: nameOf(productId),
    short: ingredientId === null ? null : ingredientName(ingredientId, catalogue),
    replacement:
      replacement &&
      (replacement.version === null ? ingredientName(replacement.id, catalogue) : nameOf(replacement.id)),
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
