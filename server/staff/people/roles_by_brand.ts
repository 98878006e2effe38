// Roles as calls send them, and as a person may give them.

import { Refusal } from '../../../contract/errors.ts'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { type Role, rightsOf } from '../../../domain/staff/roles.ts'
import type { Tx } from '../../request/database/database.ts'
import { countOtherOwners, deleteRoles, insertRole, selectRoles } from './store.ts'

type RolesByBrand = Record<BrandId, Role[]>

/** Rows of roles, by brand. */
export function byBrand(rows: readonly { brand: BrandId; role: Role }[]): RolesByBrand {
  const at = (brand: BrandId) => rows.filter(row => row.brand === brand).map(({ role }) => role)
  return { freshprep: at('freshprep'), cookit: at('cookit') }
}

/**
 * Gives a person these roles instead of theirs.
 * @param by who gives them; null for whoever runs the program
 * @returns the roles they had
 * @throws Refusal required where there is none; forbidden for a role at a brand whose staff the giver does not keep; last_owner where a
 *   brand would have no owner left
 */
export async function replaceRoles(
  tx: Tx,
  { id, roles, by }: { id: string; roles: RolesByBrand; by: string },
): Promise<RolesByBrand> {
  const before = byBrand(await selectRoles.all(tx, { id }))
  const givers = byBrand(await selectRoles.all(tx, { id: by }))
  if (brandIds.every(brand => roles[brand].length === 0))
    throw new Refusal('required', { fields: { roles: 'required' } })
  for (const brand of brandIds) {
    const same = [...before[brand]].sort().join() === [...new Set(roles[brand])].sort().join()
    if (!same && !rightsOf(givers[brand]).has('keep_staff')) throw new Refusal('forbidden')
    if (before[brand].includes('owner') && !roles[brand].includes('owner'))
      await refuseLastOwner(tx, brand, id)
  }
  await deleteRoles.run(tx, { id })
  for (const brand of brandIds) for (const role of roles[brand]) await insertRole.run(tx, { id, brand, role })
  return before
}

/** @throws Refusal last_owner where a brand has no other owner */
export async function refuseLastOwner(tx: Tx, brand: BrandId, id: string): Promise<void> {
  if ((await countOtherOwners.one(tx, { brand, id })).count === 0)
    throw new Refusal('last_owner', { fields: { roles: 'last_owner' } })
}
