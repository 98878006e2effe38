// Finds the pictures of the dishes that editorial content names.

import type { BrandId } from '../../../domain/brands.ts'
import { pictureOf } from './picture_of.ts'

/** Keys under which content names the picture of a dish (contract/content.ts). */
const pictured: ReadonlySet<string> = new Set(['dish', 'beside'])

/** Content with references instead of the names of pictures; an unknown name stays. */
export function withPictures<T>(content: T, brand: BrandId): T {
  if (Array.isArray(content)) return content.map(part => withPictures(part, brand)) as T
  if (typeof content !== 'object' || content === null) return content
  const entries = Object.entries(content).map(([key, part]) => {
    const reference = pictured.has(key) && typeof part === 'string' ? pictureOf(part, brand) : null
    return [key, reference ?? withPictures(part, brand)]
  })
  return Object.fromEntries(entries) as T
}
