// terms.set and terms.take_back: a further version of a term, and what follows from it.

import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import type { Province } from '../../domain/brands.ts'
import { taxesIn } from '../../domain/tax/classes.ts'
import { type Standing, tooSoon } from '../../domain/terms/changes.ts'
import { brandOfTerm, byDate, type TermVersion } from '../../domain/terms/versions.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { menusOf } from '../menu/memory.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import { changeOf, historyOf, versionsIn } from './history.ts'
import { type Settled, type Settling, settleTerm } from './settle_terms.ts'
import { insertTerm, type NewVersion, readLastWeek, type TermName } from './store.ts'

type Term = ParsedOf<'terms.set'>['term']

interface ChangedBy {
  reason: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

type Changed = { version: number } & Settled

/**
 * Gives a term another value from a delivery date on.
 * @throws Refusal not_found; catalogue_changed where somebody else has changed it since; term_too_soon with the first possible date as
 *   `first`; invalid_input for a value that cannot be
 */
export async function setTerm(
  services: Settling,
  { term, base, from }: { term: Term; base: number; from: string },
  by: ChangedBy,
): Promise<Changed> {
  checkValue(term)
  const { kind, subject, value } = term
  return change(services, term, by, rows => {
    if ((rows[0]?.version ?? 0) !== base) throw new Refusal('catalogue_changed')
    return { kind, subject, version: base + 1, value, from, takesBack: null }
  })
}

/**
 * Takes back a change that has not begun.
 * @throws Refusal not_found; term_too_soon where boxes at its value can be on their way by then
 */
export async function takeBackTerm(
  services: Settling,
  { version, ...name }: TermName & { version: number },
  by: ChangedBy,
): Promise<Changed> {
  return change(services, name, by, rows => {
    const taken = rows.find(row => row.version === version)
    const again = rows.some(({ takesBack }) => takesBack === version)
    if (!taken || taken.value === null || again || version === 1) throw new Refusal('not_found')
    const { from } = taken
    return { ...name, version: (rows[0]?.version ?? 0) + 1, value: null, from, takesBack: version }
  })
}

type Wanted = Omit<NewVersion, 'reason' | 'actor' | 'at'>

async function change(
  services: Settling,
  { kind, subject }: TermName,
  { reason, actor, now }: ChangedBy,
  wantedOf: (rows: Awaited<ReturnType<typeof historyOf>>) => Wanted,
): Promise<Changed> {
  const name = { kind, subject }
  const book = await termsOf(services)
  const version = await withTx(services.pool, async tx => {
    await beginChange(tx)
    const rows = await historyOf(tx, name)
    const wanted = wantedOf(rows)
    const before = versionsIn(name, rows)
    const after = afterChange(before, wanted)
    const { differences } = changeOf(book, name, before, after)
    const first = tooSoon(await standingOf(tx, name, now), differences)
    if (first !== null) throw new Refusal('term_too_soon', { details: { first } })
    await insertTerm(tx, { ...wanted, reason, actor, at: now })
    return wanted.version
  })
  menusOf(services).changed()
  return { version, ...(await settleTerm(services, { ...name, version, at: now }, now)) }
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
export async function standingOf(tx: Tx | Settling['pool'], name: TermName, now: string): Promise<Standing> {
  const brand = brandOfTerm(name)
  return { brand, kind: name.kind, lastWeek: await readLastWeek(tx, brand), now }
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
