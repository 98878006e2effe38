// The profile that the automatic choice fills one box by, with its household's history.

import { type Profile, profileFromKey } from '../../domain/choice/profile.ts'
import type { OrderInView } from '../orders/order_view.ts'
import type { Db } from '../request/database/database.ts'
import { readProfileOf } from './choose_store.ts'
import { dishesToChoose, historiesOn } from './own_history.ts'

/** Null where the menu is not published. */
export async function profileOfBox(
  db: Db,
  { household, order, menu }: Pick<OrderInView, 'household' | 'order' | 'menu'>,
): Promise<Profile | null> {
  const dishIds = dishesToChoose(menu)
  const chooser = await readProfileOf.first(db, { clientId: household.clientId, orderId: order.id, dishIds })
  return chooser && menu?.published ? profileFromKey(historiesOn(menu)(chooser)) : null
}
