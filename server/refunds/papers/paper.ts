// The content of a receipt or a credit note.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'

export type Paper = OutputOf<'receipts.show'>

/** The household of a paper, and its reader's language. */
export interface Reader {
  clientId: string
  brand: BrandId
  locale: Locale
}

export const pdfAddress = (name: string, locale: Locale): string =>
  `/clients/receipts/${name}.pdf?locale=${locale}`
