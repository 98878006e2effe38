// The profile of a household for one week: its box's, with what it excludes by now (domain/choice/profile.ts) and with its own history
// for that week's menu (domain/choice/history.ts).

import { type Candidate, candidateOf } from '../../domain/choice/candidate.ts'
import { withHistory } from '../../domain/choice/history.ts'
import { type Profile, profileFromKey, profileKey, tightened } from '../../domain/choice/profile.ts'
import type { WeekMenu } from '../menu/week_menu.ts'
import type { Chooser, Demand, DemandRow } from './choose_store.ts'

/** The key of a profile with its history. */
type KeyWithHistory = (of: Chooser) => string

/** Dishes of a menu that anybody can be given: those published without a surcharge. */
export function dishesToChoose(menu: WeekMenu | null): string[] {
  return candidatesOf(menu).map(({ dishId }) => dishId)
}

/** Parses each key and each history once: a batch has thousands of households of few kinds. */
export function historiesOn(menu: WeekMenu | null): KeyWithHistory {
  const candidates = candidatesOf(menu)
  const known = new Map<string, string>()
  return of => {
    const { profileKey: key, profileNow, liked, lately } = of
    if (profileNow === null && liked.length + lately.length === 0) return key
    const question = [key, profileNow ?? '', liked.join(','), lately.join(',')].join(' ')
    const found = known.get(question) ?? profileKey(withHistory(profileIn(of), { liked, lately }, candidates))
    known.set(question, found)
    return found
  }
}

function profileIn({ profileKey: atCutoff, profileNow }: Chooser): Profile {
  const profile = profileFromKey(atCutoff)
  return profileNow === null ? profile : tightened(profile, profileFromKey(profileNow))
}

/** Households by the profile of their choice; equal profiles are counted together. */
export function demandByHistory(rows: readonly DemandRow[], keyOf: KeyWithHistory): Demand[] {
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
    product.kind !== 'item' && product.surchargeCents === 0
      ? candidateOf(product.dish, { ...product, capacity: 0, taken: 0 })
      : [],
  )
}
