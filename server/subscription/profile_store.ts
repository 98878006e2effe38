// SQL of the profile of a household: what the automatic choice needs to know of it, and of each of its boxes.

import type { BrandId } from '../../domain/brands.ts'
import type { DishCategory } from '../../domain/catalogue/types.ts'
import { openOrders } from '../../domain/machines/order_groups.ts'
import type { Tx } from '../request/database/database.ts'
import { sqlList } from '../request/database/sql_list.ts'
import { column, statement } from '../request/database/statement.ts'

/** The data of a subscription that its profile needs; undefined without one. */
export const readNeeds = statement({
  name: 'subscription_needs',
  text: `select brand, plan_id as "planId", categories, tastes as cuisines, exclusions, severe, vegetarian, vegan
     from subscription where client_id = $clientId`,
  row: {
    brand: column<BrandId>('text'),
    planId: 'text',
    categories: column<DishCategory[]>('text[]'),
    cuisines: 'text[]',
    exclusions: 'text[]',
    severe: 'text[]',
    vegetarian: 'bool',
    vegan: 'bool',
  },
})

const subscriptionProfileKey = statement({
  name: 'subscription_profile_key',
  text: 'update subscription set profile_key = $key where client_id = $clientId and profile_key <> $key',
})

const ordersProfileKeys = statement({
  name: 'orders_profile_keys',
  text: `update client_order o set profile_key = p.key
     from unnest($planIds::text[], $keys::text[]) as p (plan_id, key)
     where o.client_id = $clientId and o.state in ${sqlList(openOrders)} and o.cutoff_at >= $now
       and o.plan_id = p.plan_id and o.profile_key <> p.key`,
})

/** Writes the profile of a household, and of its boxes that can still change: each by the key of its own plan. */
export async function writeProfiles(
  tx: Tx,
  clientId: string,
  { planId, byPlan }: { planId: string; byPlan: ReadonlyMap<string, string> },
  now: string,
): Promise<void> {
  await subscriptionProfileKey.run(tx, { clientId, key: byPlan.get(planId) ?? '' })
  await ordersProfileKeys.run(tx, { clientId, now, planIds: [...byPlan.keys()], keys: [...byPlan.values()] })
}
