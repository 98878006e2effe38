// Whether a product exists, on a menu or not.

import type { Services } from '../integrations/services.ts'
import { readNewestVersion } from './store.ts'

export async function productExists({ pool }: Pick<Services, 'pool'>, productId: string): Promise<boolean> {
  return (await readNewestVersion(pool, productId)) !== undefined
}
