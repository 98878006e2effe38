// Each brand's registration numbers by tax.

import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { type TaxCode, taxCodes } from '../../../domain/tax/classes.ts'
import type { Read } from './readers.ts'

export type TaxNumbers = Readonly<Record<BrandId, Partial<Readonly<Record<TaxCode, string>>>>>

/** Fictional numbers in the form of real ones, so that receipts of the demo show their place. */
export const sampleTaxNumbers =
  'freshprep.GST=100000001 RT0001,freshprep.PST=PST-1000-0001,cookit.GST=100000002 RT0001,cookit.QST=1000000003 TQ0001'

const row = /^(\w+)\.(\w+)=([A-Z0-9][A-Z0-9 -]{5,28}[A-Z0-9])$/

/** Reads `freshprep.GST=123456789 RT0001,freshprep.PST=PST-1234-5678,…`: each brand and tax once at most. */
export const taxNumbers: Read<TaxNumbers> = text => {
  const found: Record<BrandId, Partial<Record<TaxCode, string>>> = { freshprep: {}, cookit: {} }
  for (const part of text.split(',')) {
    const [, brand, tax, number = ''] = row.exec(part.trim()) ?? []
    const known = brandIds.find(id => id === brand)
    const code = taxCodes.find(one => one === tax)
    if (!known || !code || found[known][code]) return undefined
    found[known][code] = number
  }
  return found
}
