// What an owner does with the people of the company: invites them, says what they may do, and ends it.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { ParsedOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { dismissByEmail, linkAccounts, sendInvitation } from './name_owner.ts'
import { byBrand, refuseLastOwner, replaceRoles } from './roles_by_brand.ts'
import { deleteSessionOf, holdPerson, selectRoles, upsertPerson } from './store.ts'

type Ground = Pick<Services, 'pool'>

interface By {
  /** The owner's id. */
  actor: string
  brand: BrandId
  /** Program time, ISO instant. */
  now: string
}

/**
 * Invites somebody, or somebody again: their password, second factor and sessions are worth nothing from then on.
 * @throws Refusal as `replaceRoles` does
 */
export async function invite(
  { pool }: Ground,
  by: By,
  { email, name, language, roles }: ParsedOf<'staff_admin.invite'>,
): Promise<{ id: string }> {
  return withTx(pool, async tx => {
    const address = normalizeEmail(email)
    const { id } = await upsertPerson.one(tx, {
      ...{ id: randomUUIDv7(), email: address, name, language, now: by.now },
    })
    const before = await replaceRoles(tx, { id, roles, by: by.actor })
    await linkAccounts(tx, id, { email: address, now: by.now, actor: by.actor })
    await sendInvitation(tx, { id, email: address, name, language }, by)
    noteInLog(tx, { about: { person: id }, before, after: roles })
    return { id }
  })
}

/** @throws Refusal not_found, and as `replaceRoles` does */
export async function setRoles(
  { pool }: Ground,
  { actor }: By,
  { id, roles }: ParsedOf<'staff_admin.set_roles'>,
): Promise<void> {
  await withTx(pool, async tx => {
    if (!(await holdPerson.first(tx, { id }))) throw new Refusal('not_found')
    const before = await replaceRoles(tx, { id, roles, by: actor })
    noteInLog(tx, { about: { person: id }, before, after: roles })
  })
}

/** @throws Refusal not_found; last_owner */
export async function dismissPerson({ pool }: Ground, { actor, now }: By, id: string): Promise<void> {
  await withTx(pool, async tx => {
    const person = await holdPerson.first(tx, { id })
    if (!person) throw new Refusal('not_found')
    const before = byBrand(await selectRoles.all(tx, { id }))
    const givers = byBrand(await selectRoles.all(tx, { id: actor }))
    for (const brand of ['freshprep', 'cookit'] as const) {
      if (before[brand].length > 0 && !givers[brand].includes('owner')) throw new Refusal('forbidden')
      if (before[brand].includes('owner')) await refuseLastOwner(tx, brand, id)
    }
    await dismissByEmail(tx, { email: person.email, now, actor })
    noteInLog(tx, { about: { person: id }, before, after: null })
  })
}

/** Ends one session of somebody. @throws Refusal not_found */
export async function endStaffSession(
  { pool }: Ground,
  { id, session }: { id: string; session: string },
): Promise<void> {
  await withTx(pool, async tx => {
    if ((await deleteSessionOf.run(tx, { id, session })) === 0) throw new Refusal('not_found')
    noteInLog(tx, { about: { person: id } })
  })
}
