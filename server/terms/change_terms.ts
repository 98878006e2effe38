// terms.set and terms.take_back: further versions of terms, and what follows from them.

import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import type { BrandId, Province } from '../../domain/brands.ts'
import { taxesIn } from '../../domain/tax/classes.ts'
import { differencesOf, type Standing, tooSoon } from '../../domain/terms/changes.ts'
import { brandOfTerm, byDate, type TermKind, type TermVersion } from '../../domain/terms/versions.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { menusOf } from '../menu/memory.ts'
import { type Db, withTx } from '../request/database/database.ts'
import { historyOf, versionsIn } from './history.ts'
import { type Settled, type Settling, settleTerm } from './settle_terms.ts'
import { insertTerm, type NewVersion, readLastWeek, type TermName } from './store.ts'

type Term = ParsedOf<'terms.preview'>['terms'][number] | OfKind<'cutoff'>
type OfKind<K extends TermKind> = Pick<Extract<TermVersion, { kind: K }>, 'kind' | 'subject' | 'value'>

export interface TermsChangedBy {
  reason: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

export type TermsSet = { versions: number[] } & Settled

/**
 * Gives terms of one kind other values from a delivery date on: all of them, or none.
 * @throws Refusal not_found; catalogue_changed where somebody else has changed one since; term_too_soon with the first possible date as
 *   `first`; invalid_input for a value that cannot be
 */
export async function setTerms(
  services: Settling,
  brand: BrandId,
  { changes, from }: { changes: readonly { term: Term; base: number }[]; from: string },
  by: TermsChangedBy,
): Promise<TermsSet> {
  checkTogether(
    brand,
    changes.map(({ term }) => term),
  )
  for (const { term } of changes) checkValue(term)
  return change(
    services,
    brand,
    changes.map(({ term: { kind, subject, value }, base }) => ({
      name: { kind, subject },
      wantedOf: rows => {
        if ((rows[0]?.version ?? 0) !== base) throw new Refusal('catalogue_changed')
        return { kind, subject, version: base + 1, value, from, takesBack: null }
      },
    })),
    by,
  )
}

/**
 * Takes back changes of terms of one kind that have not begun: all of them, or none.
 * @throws Refusal not_found; term_too_soon where boxes at such a value can be on their way by then
 */
export async function takeBackTerms(
  services: Settling,
  brand: BrandId,
  changes: readonly (TermName & { version: number })[],
  by: TermsChangedBy,
): Promise<TermsSet> {
  checkTogether(brand, changes)
  return change(
    services,
    brand,
    changes.map(({ version, ...name }) => ({
      name,
      wantedOf: rows => {
        const taken = rows.find(row => row.version === version)
        const again = rows.some(({ takesBack }) => takesBack === version)
        if (!taken || taken.value === null || again || version === 1) throw new Refusal('not_found')
        const { from } = taken
        return { ...name, version: (rows[0]?.version ?? 0) + 1, value: null, from, takesBack: version }
      },
    })),
    by,
  )
}

type Wanted = Omit<NewVersion, 'reason' | 'actor' | 'at'>

interface Wish {
  name: TermName
  /** @param rows every version that is kept, newest first */
  wantedOf: (rows: Awaited<ReturnType<typeof historyOf>>) => Wanted
}

async function change(
  services: Settling,
  brand: BrandId,
  wishes: readonly Wish[],
  { reason, actor, now }: TermsChangedBy,
): Promise<TermsSet> {
  const cutoffs = await cutoffsOf(services)
  const added = await withTx(services.pool, async tx => {
    await beginChange(tx)
    const wanted: Wanted[] = []
    for (const { name, wantedOf } of wishes) {
      const rows = await historyOf(tx, name)
      const one = wantedOf(rows)
      const before = versionsIn(name, rows)
      const differences = differencesOf(before, afterChange(before, one))
      const first = tooSoon(await standingOf(tx, { kind: name.kind, brand, cutoffs }, now), differences)
      if (first !== null) throw new Refusal('term_too_soon', { details: { first } })
      await insertTerm(tx, { ...one, reason, actor, at: now })
      wanted.push(one)
    }
    return wanted
  })
  menusOf(services).changed()
  let [letters, boxes] = [0, 0]
  for (const { kind, subject, version } of added) {
    const settled = await settleTerm(services, { kind, subject, version, at: now }, now)
    letters += settled.letters
    boxes += settled.boxes
  }
  return { versions: added.map(({ version }) => version), letters, boxes }
}

/**
 * Terms that change together are one brand's, of one kind, and none comes twice.
 * @returns the kind
 * @throws Refusal not_found for a term of another brand; invalid_input for several kinds, and for one that comes twice
 */
export function checkTogether(brand: BrandId, terms: readonly TermName[]): TermKind {
  const [first, ...others] = terms
  if (!first || terms.some(term => brandOfTerm(term) !== brand)) throw new Refusal('not_found')
  const subjects = new Set(terms.map(({ subject }) => subject))
  if (others.some(({ kind }) => kind !== first.kind) || subjects.size < terms.length)
    throw new Refusal('invalid_input')
  return first.kind
}

/** A term's versions once one is added, or taken back. */
export function afterChange(
  before: readonly TermVersion[],
  { kind, subject, version, value, from, takesBack }: Omit<Wanted, 'reason'>,
): TermVersion[] {
  if (value === null) return before.filter(one => one.version !== takesBack)
  return byDate([...before, { kind, subject, version, value, from } as TermVersion])
}

/** What the first possible date of a change follows from. */
export async function standingOf(
  db: Db,
  of: Pick<Standing, 'kind' | 'brand' | 'cutoffs'>,
  now: string,
): Promise<Standing> {
  return { ...of, lastWeek: await readLastWeek(db, of.brand), now }
}

/** @throws Refusal invalid_input for taxes that the company does not take there, and for steps that do not rise with the number of meals */
export function checkValue(term: Term): void {
  const wrong = () => new Refusal('invalid_input', { fields: { value: 'invalid_input' } })
  if (term.kind === 'tax') {
    const [province = ''] = term.subject.split('/')
    const known = taxesIn[province as Province] ?? []
    const codes = term.value.taxes.map(({ code }) => code)
    if (new Set(codes).size < codes.length || codes.some(code => !known.includes(code))) throw wrong()
  }
  if (term.kind === 'volume_discount') {
    const steps = term.value.steps.toSorted((a, b) => a.meals - b.meals)
    const rise = steps.every(({ meals, rate }, i) => {
      const before = steps[i - 1]
      return !before || (meals > before.meals && rate > before.rate)
    })
    if (!rise) throw wrong()
  }
}
