// The editorial content that comes with the program, in both languages. docs/content.md says how to write and change
// it.

import type { ContentKind, DocumentOf } from '../../contract/content.ts'
import type { BrandId } from '../../domain/brands.ts'
import { editorialContent } from './editorial.ts'
import { faqContent } from './faq/index.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'

/** A piece of content as it is written in this folder. */
export type Seed = {
  [K in ContentKind]: { brand: BrandId; kind: K; slug: string; document: DocumentOf<K> }
}[ContentKind]

export const allContent: readonly Seed[] = [...editorialContent, ...faqContent, ...privacy, ...terms]
