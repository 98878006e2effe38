import type { OutputOf } from '../../../../contract/index.ts'

type BarAnswer = OutputOf<'codes_admin.bar'>

/** The codes that a plan can have, by name. */
export const codesOf = ({
  codes,
}: Pick<BarAnswer, 'codes'>): ReadonlyMap<string, BarAnswer['codes'][number]> =>
  new Map(codes.map(one => [one.code, one]))
