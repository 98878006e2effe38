// A household's warning about a product that breaks one of its exclusions.

import { conflictOf, type ProductToJudge } from '../../../domain/catalogue/suits.ts'
import { useMessages } from '../../components/brand_context.tsx'
import type { EditorData, LiveLine } from './prices.ts'
import type { Product } from './shelves.ts'
import { editorMessages } from './words.ts'

interface Judged {
  product: Product
  data: EditorData
  /** The names of excluded allergens and ingredients, by id. */
  allergenNames: Readonly<Record<string, string>>
  line: Pick<LiveLine, 'customizationId'> | undefined
}

/** A sentence, or null without a warning. A dish is judged with its swap. */
export function useWarning({ product, data, allergenNames, line }: Judged): string | null {
  const say = useMessages(editorMessages)
  const swap = data.customizations[product.id]?.find(one => one.id === line?.customizationId)
  return warningOf({ product: swap ? { ...swap, id: product.id } : product, data, allergenNames }, say)
}

/** The same, with the words given. */
export function warningOf(
  { product, data, allergenNames }: Pick<Judged, 'data' | 'allergenNames'> & { product: ProductToJudge },
  say: ReturnType<typeof editorMessages>,
): string | null {
  const conflict = conflictOf(product, data.household)
  const named = (ids: readonly string[]) =>
    [...new Set(ids.map(id => (allergenNames[id] ?? id).toLowerCase()))].join(', ')
  const holds = [...(conflict?.allergens ?? []), ...(conflict?.ingredients ?? [])]
  // An allergen that it contains is not listed as a trace too.
  const traces = (conflict?.traces ?? []).filter(id => !holds.includes(id))
  const parts = [
    holds.length > 0 ? say.contains(named(holds)) : null,
    traces.length > 0 ? say.mayContain(named(traces)) : null,
    conflict?.diet === 'vegan' ? say.notVegan : conflict?.diet === 'vegetarian' ? say.notVegetarian : null,
    conflict?.never ? say.neverAgain : null,
  ].filter(part => part !== null)
  return parts.length === 0 ? null : parts.join('. ')
}
