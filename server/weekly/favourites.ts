// The profile a household is chosen for by in one week: what its subscription says, and the dish of the week's menu that it
// would have again (domain/choice/favourite.ts).

import { type Candidate, candidateOf } from '../../domain/choice/candidate.ts'
import { favouriteOf } from '../../domain/choice/favourite.ts'
import { profileFromKey, profileKey } from '../../domain/choice/profile.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import type { Demand, DemandRow } from './choose_store.ts'

/** The key of a profile with its favourite among what was liked. */
export type KeyWithFavourite = (of: { profileKey: string; liked: readonly string[] }) => string

/** Dishes of a menu that can be chosen for anybody: what was published without a surcharge. */
export function dishesToLike(menu: WeekMenu | null): string[] {
  return candidatesOf(menu).map(({ dishId }) => dishId)
}

/** Reads each key and each menu once: a batch has thousands of households of few kinds. */
export function favouritesOf(menu: WeekMenu | null): KeyWithFavourite {
  const candidates = candidatesOf(menu)
  const known = new Map<string, string>()
  return ({ profileKey: key, liked }) => {
    if (liked.length === 0) return key
    const asked = `${key} ${liked.join(' ')}`
    let found = known.get(asked)
    if (found === undefined) {
      const profile = profileFromKey(key)
      const favourite = favouriteOf(profile, liked, candidates)
      found = favourite === undefined ? key : profileKey({ ...profile, favourite })
      known.set(asked, found)
    }
    return found
  }
}

/** Households by the profile they are chosen for by; those that come to the same are counted together. */
export function demandByFavourite(rows: readonly DemandRow[], keyOf: KeyWithFavourite): Demand[] {
  const demand = new Map<string, Demand>()
  for (const row of rows) {
    const { slice, households } = row
    const profileKey = keyOf(row)
    const place = `${slice} ${profileKey}`
    const before = demand.get(place)?.households ?? 0
    demand.set(place, { slice, profileKey, households: before + households })
  }
  return [...demand.values()]
}

function candidatesOf(menu: WeekMenu | null): Candidate[] {
  if (!menu?.published) return []
  return [...menu.products.values()].flatMap(product =>
    product.dish && product.surchargeCents === 0
      ? candidateOf(product.dish, { ...product, capacity: 0, taken: 0 })
      : [],
  )
}
