// Canadian postal codes: letter digit letter, digit letter digit. D, F, I, O, Q and U are never used, W and Z never first. The data
// of delivery areas says where we deliver.

import type { Province } from './brands.ts'

const shape = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/

/** The postal code of Santa Claus, to which nobody delivers dinner. */
const santa = 'H0H'

const provinceByFirstLetter: Readonly<Record<string, Province>> = {
  V: 'BC',
  T: 'AB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
}

/** The postal code in its normal form, `H2X 1Y4`, however it was typed; null where it is not one. */
export function normalizePostal(text: string): string | null {
  const compact = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  if (!shape.test(compact) || compact.startsWith(santa)) return null
  return `${compact.slice(0, 3)} ${compact.slice(3)}`
}

/** The forward sortation area, `H2X`, of a postal code in its normal form. */
export function fsaOf(postal: string): string {
  return postal.slice(0, 3)
}

/** The province of a postal code in its normal form; null where no brand delivers to it. */
export function provinceOfPostal(postal: string): Province | null {
  return provinceByFirstLetter[postal.charAt(0)] ?? null
}
