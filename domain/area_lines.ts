// Postal areas as somebody lists them, a line each: what is wrong with a line, and what each would change (rule 84).

import { type BrandId, brandOfProvince, type Province } from './brands.ts'
import { isStorable, parseCsv } from './csv.ts'
import { provinceOfPostal } from './postal.ts'

/** What can be changed of a postal area. */
export interface AreaFacts {
  /** The first half of a postal code: `V1A`. */
  fsa: string
  /** The community, as its people write it. */
  place: string
  /** Empty where no zone serves it. */
  zone: string
  served: boolean
}

export const areaFaults = [
  /** Not the first half of a postal code. */
  'fsa',
  /** In a province of the other brand, or of none. */
  'elsewhere',
  /** No area that is known: a new one needs the middle of its land. */
  'unknown',
  'zone',
  /** The zone is in another province: its taxes and its kitchen are. */
  'province',
  'served',
  'place',
  /** Characters that nothing can keep, or that a spreadsheet would run. */
  'characters',
  'twice',
] as const
export type AreaFault = (typeof areaFaults)[number]

export const areaChanges = ['opened', 'closed', 'other_zone', 'renamed', 'same'] as const
export type AreaChange = (typeof areaChanges)[number]

export interface AreaLine {
  /** In the list, 1 for the first after the head. */
  line: number
  fsa: string
  fault: AreaFault | null
  /** Null where there is a fault. */
  change: AreaChange | null
  /** As it is to be; null where there is a fault. */
  after: AreaFacts | null
}

const shape = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/
const longestPlace = 80
const yes = ['yes', 'oui', '1', 'true', '']
const no = ['no', 'non', '0', 'false']

/**
 * @param csv with a head, `fsa,zone,place,served`; the last two may be left out
 * @param zones of the brand, served ones, with the provinces of their areas
 * @param known the areas by their FSA, as they are
 */
export function readAreaLines(
  csv: string,
  brand: BrandId,
  zones: ReadonlyMap<string, readonly Province[]>,
  known: ReadonlyMap<string, AreaFacts>,
): AreaLine[] {
  const seen = new Set<string>()
  return parseCsv(csv).map((row, at) => {
    const fsa = (row.fsa ?? '').trim().toUpperCase().slice(0, 7)
    const line = { line: at + 1, fsa }
    const fault = faultOf(row, fsa, { brand, zones, known, seen })
    seen.add(fsa)
    const before = known.get(fsa)
    if (fault || !before) return { ...line, fault: fault ?? 'unknown', change: null, after: null }
    const served = !no.includes((row.served ?? '').trim().toLowerCase())
    const place = (row.place ?? '').trim() || before.place
    const zone = served ? (row.zone ?? '').trim() || before.zone : before.zone
    const after = { fsa, place, zone, served }
    return { ...line, fault: null, change: changeOf(before, after), after }
  })
}

function faultOf(
  row: Readonly<Record<string, string>>,
  fsa: string,
  {
    brand,
    zones,
    known,
    seen,
  }: {
    brand: BrandId
    zones: ReadonlyMap<string, readonly Province[]>
    known: ReadonlyMap<string, AreaFacts>
    seen: ReadonlySet<string>
  },
): AreaFault | null {
  const place = (row.place ?? '').trim()
  const served = (row.served ?? '').trim().toLowerCase()
  if (!Object.values(row).every(isStorable) || /^[=+\-@\t]/.test(place)) return 'characters'
  if (!shape.test(fsa)) return 'fsa'
  const province = provinceOfPostal(fsa)
  if (province === null || brandOfProvince(province) !== brand) return 'elsewhere'
  if (seen.has(fsa)) return 'twice'
  const before = known.get(fsa)
  if (!before) return 'unknown'
  if (!yes.includes(served) && !no.includes(served)) return 'served'
  if (place.length > longestPlace) return 'place'
  const zone = (row.zone ?? '').trim() || before.zone
  if (no.includes(served)) return null
  const of = zones.get(zone)
  if (!of) return 'zone'
  return of.includes(province) ? null : 'province'
}

function changeOf(before: AreaFacts, after: AreaFacts): AreaChange {
  if (before.served !== after.served) return after.served ? 'opened' : 'closed'
  if (before.zone !== after.zone) return 'other_zone'
  return before.place === after.place ? 'same' : 'renamed'
}
