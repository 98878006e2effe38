// terms.list, terms.term and terms.sheet: what holds now, what comes, and who changed it.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { firstDateOf } from '../../domain/terms/changes.ts'
import {
  brandOfTerm,
  byDate,
  heldOn,
  type PricingKind,
  subjectsOf,
  type TermKind,
  type TermVersion,
} from '../../domain/terms/versions.ts'
import { brandDate, wallClock } from '../../domain/time/zone.ts'
import { cutoffsOf, termsOf } from '../catalogue/catalogue.ts'
import type { Stored } from '../request/services.ts'
import { standingOf } from './change_terms.ts'
import { historyOf } from './history.ts'
import { readHouseholdsByPlan, type TermName } from './store.ts'

type Value = OutputOf<'terms.list'>['terms'][number]['value']

/** A value as it is sent. */
const valueSent = ({ value }: Pick<TermVersion, 'value'>) => value as Value

type PricingVersion = Extract<TermVersion, { kind: PricingKind }>
const isPricing = (version: TermVersion): version is PricingVersion => version.kind !== 'cutoff'

/** Every term, by kind and by what it is of. @param now program time, ISO instant */
export async function listTerms(services: Stored, now: string): Promise<OutputOf<'terms.list'>> {
  const { versions } = await termsOf(services)
  const pricing = versions.filter(isPricing)
  const byTerm = Map.groupBy(pricing, ({ kind, subject }) => `${kind} ${subject}`)
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
  name: TermName & { kind: PricingKind },
  now: string,
): Promise<OutputOf<'terms.term'>> {
  const brand = brandOfTerm(name)
  return {
    ...(await termWithVersions(services, brand, name)),
    first: await firstDates(services, brand, name.kind, now),
  }
}

/** All terms of a kind of a brand. @param now program time, ISO instant */
export async function showSheet(
  services: Stored,
  brand: BrandId,
  kind: PricingKind,
  now: string,
): Promise<OutputOf<'terms.sheet'>> {
  const subjects = subjectsOf[kind].filter(subject => brandOfTerm({ kind, subject }) === brand)
  return {
    terms: await Promise.all(subjects.map(subject => termWithVersions(services, brand, { kind, subject }))),
    first: await firstDates(services, brand, kind, now),
    households: await readHouseholdsByPlan.all(services.pool, { brand }),
  }
}

/** A term with its versions, newest first. */
export async function termWithVersions<Kind extends TermKind>(
  services: Stored,
  brand: BrandId,
  name: { kind: Kind; subject: string },
) {
  const rows = await historyOf(services.pool, name)
  const back = new Set(rows.map(({ takesBack }) => takesBack))
  return {
    kind: name.kind,
    subject: name.subject,
    version: rows[0]?.version ?? 0,
    versions: rows.flatMap(({ version, value, from, reason, admin, at }) => {
      if (value === null) return []
      const { date, time } = wallClock(brand, at.toISOString())
      const takenBack = back.has(version)
      return [{ version, value: valueSent({ value }), from, takenBack, reason, admin, date, time }]
    }),
  }
}

async function firstDates(services: Stored, brand: BrandId, kind: TermKind, now: string) {
  const standing = await standingOf(services.pool, { kind, brand, cutoffs: await cutoffsOf(services) }, now)
  return { rise: firstDateOf(standing, true), other: firstDateOf(standing, false) }
}
