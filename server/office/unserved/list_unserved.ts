import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { readUnserved } from './store.ts'

/** The open boxes with too few safe meals to choose, the earliest cutoff first. @param of.now program time, ISO instant */
export async function listUnserved(
  { pool }: Pick<Services, 'pool'>,
  { brand, now }: { brand: BrandId; now: string },
): Promise<OutputOf<'office_admin.unserved'>> {
  const rows = await readUnserved.all(pool, { brand, now })
  return {
    boxes: rows.map(({ clientId, firstName, lastName, email, cutoffAt, ...box }) => ({
      ...box,
      client: { id: clientId, name: `${firstName} ${lastName}`, email },
      until: cutoffAt.toISOString(),
    })),
  }
}
