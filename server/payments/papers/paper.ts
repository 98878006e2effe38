// The content of a receipt or a credit note.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'

export type Paper = OutputOf<'receipts.show'>

/** Whose paper, and who reads it. */
export interface Reader {
  clientId: string
  brand: BrandId
  locale: Locale
}

export const pdfAddress = (name: string, locale: Locale): string =>
  `/clients/receipts/${name}.pdf?locale=${locale}`
