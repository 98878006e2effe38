// terms.list and terms.term: what holds now, what comes, and who changed it.

import type { OutputOf } from '../../contract/index.ts'
import { firstDateOf } from '../../domain/terms/changes.ts'
import { brandOfTerm, byDate, heldOn, type TermVersion } from '../../domain/terms/versions.ts'
import { brandDate, wallClock } from '../../domain/time/zone.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { historyOf } from './history.ts'
import { readLastWeek, type TermName } from './store.ts'

type Value = OutputOf<'terms.list'>['terms'][number]['value']

/** A value as it is sent. */
const valueSent = ({ value }: Pick<TermVersion, 'value'>) => value as Value

/** Every term, by kind and by what it is of. @param now program time, ISO instant */
export async function listTerms(services: Stored, now: string): Promise<OutputOf<'terms.list'>> {
  const { versions } = await termsOf(services)
  const byTerm = Map.groupBy(versions, ({ kind, subject }) => `${kind} ${subject}`)
  return {
    terms: [...byTerm.values()].flatMap(of => {
      const dated = byDate(of)
      const [{ kind, subject } = { kind: 'tax' as const, subject: '' }] = dated
      const today = brandDate(brandOfTerm({ kind, subject }), now)
      const present = heldOn(dated, today)
      const next = dated.find(({ from }) => from > today && from > (present?.from ?? ''))
      if (!present) return []
      const { version } = present
      return [
        {
          kind,
          subject,
          version,
          value: valueSent(present),
          next: next ? { value: valueSent(next), from: next.from } : null,
        },
      ]
    }),
  }
}

/** @throws Refusal not_found */
export async function showTerm(
  services: Stored,
  name: TermName,
  now: string,
): Promise<OutputOf<'terms.term'>> {
  const rows = await historyOf(services.pool, name)
  const brand = brandOfTerm(name)
  const standing = { brand, kind: name.kind, lastWeek: await readLastWeek(services.pool, brand), now }
  const back = new Set(rows.map(({ takesBack }) => takesBack))
  return {
    kind: name.kind,
    subject: name.subject,
    version: rows[0]?.version ?? 0,
    versions: rows.flatMap(({ version, value, from, reason, admin, at }) => {
      if (value === null) return []
      const { date, time } = wallClock(brand, at.toISOString())
      return [
        {
          version,
          value: valueSent({ value }),
          from,
          takenBack: back.has(version),
          reason,
          admin,
          date,
          time,
        },
      ]
    }),
    first: { rise: firstDateOf(standing, true), other: firstDateOf(standing, false) },
  }
}
