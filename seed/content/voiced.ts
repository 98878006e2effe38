// Content that both brands share is written once: `<Vous sautez|Tu sautes>` marks a difference, the western brand's words first.

import type { BrandId } from '../../domain/brands.ts'

/** A document in one brand's words. */
export function voiced<T>(written: T, brand: BrandId): T {
  if (typeof written === 'string') {
    return written.replace(/<([^<>|]*)\|([^<>|]*)>/g, brand === 'freshprep' ? '$1' : '$2') as T
  }
  if (Array.isArray(written)) return written.map(part => voiced(part, brand)) as T
  if (typeof written !== 'object' || written === null) return written
  return Object.fromEntries(Object.entries(written).map(([key, part]) => [key, voiced(part, brand)])) as T
}
