// What this household should know of a product before it takes it: what it said no to.

import { conflictOf } from '../../../domain/catalogue/suits.ts'
import { editorMessages } from '../../../i18n/editor.ts'
import { useMessages } from '../../components/brand_context.tsx'
import type { EditorData, LiveLine } from './prices.ts'
import type { Product } from './shelves.ts'

interface Judged {
  product: Product
  data: EditorData
  allergenNames: Readonly<Record<string, string>>
  line: Pick<LiveLine, 'customizationId'> | undefined
}

/** A sentence, or null where nothing speaks against it. A swap is judged as the dish is with it. */
export function useWarning({ product, data, allergenNames, line }: Judged): string | null {
  const say = useMessages(editorMessages)
  const swap = data.customizations[product.id]?.find(one => one.id === line?.customizationId)
  const conflict = conflictOf(swap ? { ...swap, id: product.id } : product, data.household)
  if (!conflict) return null
  const names = conflict.allergens.map(id => (allergenNames[id] ?? id).toLowerCase())
  return [
    names.length > 0 ? say.contains(names.join(', ')) : null,
    conflict.diet === 'vegan' ? say.notVegan : conflict.diet === 'vegetarian' ? say.notVegetarian : null,
    conflict.never ? say.neverAgain : null,
  ]
    .filter(part => part !== null)
    .join('. ')
}
