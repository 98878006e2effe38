// Sets a product's stock from the control room, so that it can run out while somebody watches.

import type { BrandId } from '../../domain/brands.ts'
import type { Stored } from '../request/services.ts'
import { menusOf } from './memory.ts'
import { writeLeft } from './store.ts'

/** Sets the remaining units of a product, however many were taken; false where it is not on that week's menu. */
export async function leaveInStock(
  services: Stored,
  of: { brand: BrandId; week: string; productId: string },
  left: number,
): Promise<boolean> {
  const found = await writeLeft(services.pool, of, left)
  menusOf(services).changed()
  return found
}
