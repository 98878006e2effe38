// Everything the automatic choice needs to know of a household: kind × people × count × preferred categories × hard
// exclusions (rule 71), and for one week its own history (history.ts). Households of one profile are chosen for alike,
// so a batch of a hundred thousand has a few hundred profiles, and some variants of each by history.

import { tracesOf, withoutPrefix } from '../catalogue/exclusions.ts'
import type { DishCategory, DishKind } from '../catalogue/types.ts'

/** What a household eats, the strictest last. */
export const chosenDiets = ['any', 'vegetarian', 'vegan'] as const

export interface Profile {
  kind: DishKind
  /** People at the table; 1 for ready-to-eat meals. */
  people: number
  /** Dishes a week: recipes or meals. */
  count: number
  preferred: readonly DishCategory[]
  /** Favourite cuisines; absent where the household has none. */
  cuisines?: readonly string[]
  /**
   * Never to be broken: allergen ids, `traces:<id>` for a severe one, `ingredient:<id>`, and `dish:<id>` for a dish never
   * wanted again.
   */
  exclusions: readonly string[]
  diet: (typeof chosenDiets)[number]
  /** Its favourite on this week's menu. A subscription has none, because it changes weekly. */
  favourite?: string
  /** Dishes of this week's menu that were chosen for it last week, by id. */
  lately?: readonly string[]
}

/** A household's subscription, as the profile needs it. */
export interface HouseholdNeeds {
  plan: { kind: DishKind; units: number; servingsPerUnit: number }
  preferred: readonly DishCategory[]
  /** Favourite cuisines; none where absent. */
  cuisines?: readonly string[]
  exclusions: readonly string[]
  /** The excluded allergens whose traces are excluded too (rule 64); none where absent. */
  severe?: readonly string[]
  vegetarian: boolean
  vegan: boolean
}

/** The notation of a cuisine among the preferences of a key. */
const ofCuisine = 'cuisine:'

/** The profile of a household: the same for the same needs, in whatever order they were ticked. */
export function profileOf(needs: HouseholdNeeds): Profile {
  const cuisines = sortedOnce(needs.cuisines ?? [])
  return {
    kind: needs.plan.kind,
    people: needs.plan.servingsPerUnit,
    count: needs.plan.units,
    preferred: sortedOnce(needs.preferred),
    exclusions: sortedOnce([...needs.exclusions, ...(needs.severe ?? []).map(tracesOf)]),
    diet: needs.vegan ? 'vegan' : needs.vegetarian ? 'vegetarian' : 'any',
    ...(cuisines.length > 0 && { cuisines }),
  }
}

/**
 * The profile that a box had at its cutoff, with whatever its household excludes by now: what no longer can be changed may still become
 * safer (rule 31). Plan and preferences stay.
 */
export function tightened(atCutoff: Profile, now: Profile): Profile {
  const diet = Math.max(...[atCutoff, now].map(profile => chosenDiets.indexOf(profile.diet)))
  return {
    ...atCutoff,
    exclusions: sortedOnce([...atCutoff.exclusions, ...now.exclusions]),
    diet: chosenDiets[diet] as Profile['diet'],
  }
}

/**
 * A profile as the key that households are grouped by: `rtc|2|3|any|family-friendly|dish:chana-masala,milk`. A favourite cuisine is
 * written `cuisine:thai` among the preferences. The week's favourite follows as `|pad-thai`, and last week's dishes after it:
 * `|pad-thai|chili,soup`.
 */
export function profileKey(profile: Profile): string {
  const { kind, people, count, diet, cuisines = [], favourite = '', lately = [] } = profile
  const preferred = [...profile.preferred, ...cuisines.map(cuisine => `${ofCuisine}${cuisine}`)]
  const needs = [kind, people, count, diet, preferred.join(','), profile.exclusions.join(',')]
  const history = lately.length > 0 ? [favourite, lately.join(',')] : favourite === '' ? [] : [favourite]
  return [...needs, ...history].join('|')
}

/** The profile of a key. Throws RangeError for a text that `profileKey` did not write. */
export function profileFromKey(key: string): Profile {
  const parts = key.split('|')
  const [kind, people, count, diet, preferred, exclusions, favourite = '', lately = ''] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string?,
    string?,
  ]
  const readable =
    parts.length >= 6 && parts.length <= 8 && /^rt[ce]$/.test(kind) && /^(any|vegetarian|vegan)$/.test(diet)
  if (!readable || !/^\d+$/.test(people) || !/^\d+$/.test(count))
    throw new RangeError(`No profile key: ${key}`)
  const cuisines = withoutPrefix(listed(preferred), ofCuisine)
  return {
    kind: kind as DishKind,
    people: Number(people),
    count: Number(count),
    preferred: listed(preferred).filter(one => !one.startsWith(ofCuisine)) as DishCategory[],
    exclusions: listed(exclusions),
    diet: diet as Profile['diet'],
    ...(cuisines.length > 0 && { cuisines }),
    ...(favourite !== '' && { favourite }),
    ...(lately !== '' && { lately: listed(lately) }),
  }
}

function listed(text: string): string[] {
  return text === '' ? [] : text.split(',')
}

function sortedOnce<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort()
}
