// Whether a box still comes to a household, for letters about its bags and kits.

import type { BrandId } from '../../domain/brands.ts'
import { brandDate } from '../../domain/time/zone.ts'
import type { Db } from '../request/database/database.ts'
import { hasBoxAhead } from './store.ts'

/** Whether a box comes whose driver can take bags and kits along. @param of.now program time, ISO instant */
export const isBoxComing = (
  db: Db,
  { clientId, brand, now }: { clientId: string; brand: BrandId; now: string },
): Promise<boolean> => hasBoxAhead(db, clientId, brandDate(brand, now))
