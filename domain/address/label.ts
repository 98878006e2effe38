// How an address is written, in the manner of its province.

import type { Province } from '../brands.ts'

/** French kinds of street, which Quebec writes in lower case after the number: `3535, rue Saint-Denis`. */
const frenchKinds =
  /^(rue|avenue|av\.?|boulevard|boul\.?|chemin|ch\.?|place|côte|rang|montée|route|rte\.?|impasse|croissant|promenade|allée|terrasse|carré|square|quai|cours|autoroute|voie|passage|ruelle|sentier|parc)(?=\s)/i

/** Number and street on one line: `3535, rue Saint-Denis` in Quebec, `1200 Main St` elsewhere. */
export function addressLine(number: string, street: string, province: Province): string {
  if (province !== 'QC') return `${number} ${street}`
  return `${number}, ${street.replace(frenchKinds, kind => kind.toLowerCase())}`
}

/**
 * The whole address on one line, unit included: `3535, rue Saint-Denis, app. 4, Montréal, QC H2X 3P1`. Unknown parts, such as a
 * postal code, are left out.
 */
export function addressLabel(address: {
  address: string
  unit: string
  city: string
  province: Province
  postal: string
}): string {
  const place = [address.province, address.postal].filter(Boolean).join(' ')
  return [address.address, address.unit, address.city, place].filter(Boolean).join(', ')
}

/** The lines of a box's label: the unit after the street, the postal code last. The driver reads these. */
export function addressLabelLines(address: {
  number: string
  street: string
  unit: string
  city: string
  province: Province
  postal: string
}): string[] {
  const { number, street, unit, city, province, postal } = address
  const door = addressLine(number, street, province)
  const bare = /^[\p{L}]?\d+[\p{L}]?$/u.test(unit)
  const shown = bare ? `${province === 'QC' ? 'app.' : 'unit'} ${unit}` : unit
  return [unit === '' ? door : `${door}, ${shown}`, `${city} ${province}  ${postal}`]
}
