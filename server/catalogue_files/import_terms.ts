// terms.csv: what boxes are priced by, offers and cutoffs, each with the first delivery date that it is for.

import { isDeepStrictEqual } from 'node:util'
import { contract, type ParsedOf } from '../../contract/index.ts'
import { brandOfTerm } from '../../domain/terms/versions.ts'
import { setTerms } from '../terms/change_terms.ts'
import { previewCutoffs, setCutoffs } from '../terms/cutoffs.ts'
import { historyOf } from '../terms/history.ts'
import { previewTerms } from '../terms/preview_terms.ts'
import type { Settling } from '../terms/settle_terms.ts'
import { checked, type Difference } from './difference.ts'
import type { TermLine } from './files.ts'
import { refuseUnlessMay } from './refuse_unless_may.ts'

const { term } = contract.terms.set.input.shape.changes.def.element.shape
const cutoff = contract.places_admin.preview_cutoffs.input.shape.rules

/** Lines that the base does not have: nothing is overwritten. */
export function termsIn(
  services: Settling,
  wanted: readonly TermLine[],
  present: readonly TermLine[],
  now: string,
): Difference[] {
  const fresh = wanted.filter(line => !present.some(one => isDeepStrictEqual(one, line)))
  return fresh.map(line => {
    const { kind, subject, from, value } = line
    if (kind === 'cutoff') return cutoffIn(services, line, now)
    const of = checked(
      'terms.csv',
      term.safeParse({ kind, subject, value }),
    ) as ParsedOf<'terms.preview'>['terms'][number]
    const brand = brandOfTerm(of)
    return {
      what: `${kind} ${subject}: ${JSON.stringify(value)} for boxes delivered from ${from}`,
      foresee: async () => {
        const shown = await previewTerms(services, brand, { terms: [of], from }, now)
        const late = from < shown.first ? `too soon: ${shown.first} at the earliest; ` : ''
        return `${late}${shown.letters} letters, ${shown.boxes} boxes priced again, ${shown.cents} cents`
      },
      carryOut: async by => {
        const [newest] = await historyOf(services.pool, { kind, subject })
        const change = { term: of, base: newest?.version ?? 0 }
        await setTerms(services, brand, { changes: [change], from }, by)
      },
    }
  })
}

function cutoffIn(services: Settling, { kind, subject, from, value }: TermLine, now: string): Difference {
  const weekday = Number(subject.split('/')[1])
  const rules = checked(
    'terms.csv',
    cutoff.safeParse([{ weekday, ...value }]),
  ) as ParsedOf<'places_admin.preview_cutoffs'>['rules']
  const brand = brandOfTerm({ kind, subject })
  return {
    what: `${kind} ${subject}: ${JSON.stringify(value)} for boxes delivered from ${from}`,
    foresee: async () => {
      const shown = await previewCutoffs(services, { brand, now }, { from, rules })
      const late = from < shown.first ? `too soon: ${shown.first} at the earliest; ` : ''
      return `${late}${shown.changes.reduce((sum, { letters }) => sum + letters, 0)} letters`
    },
    carryOut: async by => {
      await refuseUnlessMay(services.pool, by.actor, { brand, right: 'set_places' })
      const [newest] = await historyOf(services.pool, { kind, subject })
      const based = rules.map(rule => ({ ...rule, base: newest?.version ?? 0 }))
      await setCutoffs(services, brand, { from, rules: based }, by)
    },
  }
}
