// Foresees the meals that a household would get if it chose none: the ranking of the weekly run, for one household, on the stock of
// this minute. Others may take some of it before the cutoff.

import { assignDishes } from '../../domain/choice/assign.ts'
import type { Services } from '../integrations/services.ts'
import type { OrderInView } from '../orders/order_view.ts'
import { readCandidates } from './choose.ts'
import { profileOfBox } from './profile_of_box.ts'

/** Ids of the dishes, one that comes twice twice; none where the menu is not published, or too few safe dishes are left. */
export async function foreseeChoice(
  { pool }: Pick<Services, 'pool'>,
  { household, order, menu }: OrderInView,
): Promise<string[]> {
  const profile = await profileOfBox(pool, { household, order, menu })
  if (!profile) return []
  const candidates = await readCandidates(pool, order, menu)
  const [choice] = assignDishes([{ profile, households: 1 }], candidates)
  return [...(choice?.allotments[0]?.dishes ?? [])]
}
