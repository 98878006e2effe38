// The editorial content that comes with the program, in both languages. docs/content.md says how to write and change
// it.

import { editorialContent } from './editorial.ts'
import { faqContent } from './faq/index.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import type { Seed } from './seed.ts'

export const allContent: readonly Seed[] = [...editorialContent, ...faqContent, ...privacy, ...terms]
