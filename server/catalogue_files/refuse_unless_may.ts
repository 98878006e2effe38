// Whether whoever answers for an import may change what is the matter of a call of their own.

import { Refusal } from '../../contract/errors.ts'
import type { BrandId } from '../../domain/brands.ts'
import { type Right, rightsOf } from '../../domain/staff/roles.ts'
import type { Db } from '../request/database/database.ts'
import { readRolesOf } from './place_store.ts'

/** @param actor the admin's id. @throws Refusal forbidden for somebody without the right at the brand */
export async function refuseUnlessMay(
  db: Db,
  actor: string,
  { brand, right }: { brand: BrandId; right: Right },
): Promise<void> {
  const held = await readRolesOf.all(db, { id: actor, brand })
  if (!rightsOf(held.map(({ role }) => role)).has(right)) throw new Refusal('forbidden')
}
