// places_admin.cutoffs, preview_cutoffs, set_cutoffs and take_back_cutoffs: until when boxes can change, by the weekday of their delivery. They
// are terms, set beside places, by whoever sets those.

import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { differencesOf, firstDateOf } from '../../domain/terms/changes.ts'
import { subjectsOf } from '../../domain/terms/versions.ts'
import type { CutoffRule } from '../../domain/time/cutoff.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { menusOf } from '../menu/memory.ts'
import type { Stored } from '../request/services.ts'
import {
  afterChange,
  setTerms,
  standingOf,
  type TermsChangedBy,
  type TermsSet,
  takeBackTerms,
} from './change_terms.ts'
import { cutoffChange, weekdayOfSubject } from './cutoff_change.ts'
import { historyOf, versionsIn } from './history.ts'
import type { Settling } from './settle_terms.ts'
import { termWithVersions } from './show_terms.ts'
import { countByWeekday } from './store.ts'

type Rules = ParsedOf<'places_admin.preview_cutoffs'>

const kind = 'cutoff' as const
const nameOf = (brand: BrandId, weekday: number) => ({ kind, subject: `${brand}/${weekday}` })

/** @param of.now program time, ISO instant */
export async function listCutoffs(
  services: Stored,
  { brand, now }: { brand: BrandId; now: string },
): Promise<OutputOf<'places_admin.cutoffs'>> {
  const { pool } = services
  const cutoffs = await cutoffsOf(services)
  const weekdays = await menusOf(services).weekdays(brand)
  const counted = await countByWeekday.all(pool, { brand })
  const standing = await standingOf(pool, { kind, brand, cutoffs }, now)
  const first = firstDateOf(standing, false)
  const names = subjectsOf.cutoff.filter(subject => subject.startsWith(`${brand}/`))
  return {
    first,
    // Of the week that a change can begin with, so that a closed day of this week hides none.
    delivered: [...weekdays(first)],
    weekdays: await Promise.all(
      names.map(async subject => {
        const weekday = weekdayOfSubject(subject)
        const { version, versions } = await termWithVersions(services, brand, { kind, subject })
        return {
          weekday,
          version,
          households: counted.find(one => one.weekday === weekday)?.households ?? 0,
          versions: versions.map(one => ({ ...one, value: ruleIn(one.value) })),
        }
      }),
    ),
  }
}

const ruleIn = (value: object) => value as CutoffRule

/** What a change would say to households; it moves no box, because none of its weeks is opened. */
export async function previewCutoffs(
  services: Stored,
  { brand, now }: { brand: BrandId; now: string },
  { from, rules }: Rules,
): Promise<OutputOf<'places_admin.preview_cutoffs'>> {
  const { pool } = services
  const differences = await Promise.all(
    rules.map(async ({ weekday, ...value }) => {
      const name = nameOf(brand, weekday)
      const rows = await historyOf(pool, name)
      const before = versionsIn(name, rows)
      const version = (rows[0]?.version ?? 0) + 1
      return differencesOf(before, afterChange(before, { ...name, version, value, from, takesBack: null }))
    }),
  )
  const cutoffs = await cutoffsOf(services)
  const counted = await countByWeekday.all(pool, { brand })
  const standing = await standingOf(pool, { kind, brand, cutoffs }, now)
  const changes = differences.flat().map(difference => {
    const { weekday, ...facts } = cutoffChange(brand, difference)
    return { weekday, ...facts, letters: counted.find(one => one.weekday === weekday)?.households ?? 0 }
  })
  return {
    first: firstDateOf(standing, false),
    /** The last week that keeps the cutoffs it was opened with. */
    openedUntil: standing.lastWeek,
    changes: changes.sort((a, b) => a.weekday - b.weekday),
  }
}

/** @throws Refusal catalogue_changed where somebody else has changed one since; term_too_soon with the first possible week as `first` */
export function setCutoffs(
  services: Settling,
  brand: BrandId,
  { from, rules }: Omit<ParsedOf<'places_admin.set_cutoffs'>, 'reason'>,
  by: TermsChangedBy,
): Promise<TermsSet> {
  const changes = rules.map(({ weekday, base, days, time }) => ({
    term: { ...nameOf(brand, weekday), value: { days, time } },
    base,
  }))
  return setTerms(services, brand, { changes, from }, by)
}

/** @throws Refusal not_found; term_too_soon where boxes of its weeks are opened by then */
export function takeBackCutoffs(
  services: Settling,
  brand: BrandId,
  { changes }: Omit<ParsedOf<'places_admin.take_back_cutoffs'>, 'reason'>,
  by: TermsChangedBy,
): Promise<TermsSet> {
  const named = changes.map(({ weekday, version }) => ({ ...nameOf(brand, weekday), version }))
  return takeBackTerms(services, brand, named, by)
}
