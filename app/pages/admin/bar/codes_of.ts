import type { OutputOf } from '../../../../contract/index.ts'

type Shown = OutputOf<'codes_admin.bar'>

/** The codes that a plan can have, by name. */
export const codesOf = ({ codes }: Pick<Shown, 'codes'>): ReadonlyMap<string, Shown['codes'][number]> =>
  new Map(codes.map(one => [one.code, one]))
