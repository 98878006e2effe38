import type { ContentKind, DocumentOf } from '../../contract/content.ts'
import type { BrandId } from '../../domain/brands.ts'

/** A piece of content as it is written in this folder. */
export type Seed = {
  [K in ContentKind]: { brand: BrandId; kind: K; slug: string; document: DocumentOf<K> }
}[ContentKind]
