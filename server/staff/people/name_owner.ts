// The first owner. On an empty database nobody works here, and no page makes anybody an owner: whoever runs the program does, with
// `npm run admins` (docs/staff.md).

import { randomUUIDv7 } from 'node:crypto'
import { type BrandId, brandIds, type Locale } from '../../../domain/brands.ts'
import { normalizeEmail } from '../../../domain/person.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { nobody, tell } from '../../messages/outbox.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { writeLine } from '../../request/staff_log/write_line.ts'
import { deleteRecoveryCodes } from '../second_factor/store.ts'
import { deleteSessionsOf } from '../ways_in/store.ts'
import {
  accountsByEmail,
  deleteRoles,
  endPerson,
  insertRole,
  linkAccount,
  unlinkAccounts,
  updateInvited,
  upsertPerson,
} from './store.ts'

type Ground = Pick<Services, 'pool'>

/**
 * Makes the holder of an email address an owner of both brands, from their next request on. The households' accounts of the address
 * show the way to the office.
 * @param now ISO instant
 * @param invited whether a letter invites them to choose a password and a second factor
 * @returns the person's id
 */
export async function nameOwner(
  { pool }: Ground,
  email: string,
  now: string,
  { invited = false }: { invited?: boolean } = {},
): Promise<string> {
  const address = normalizeEmail(email)
  return withTx(pool, async tx => {
    const [account] = await accountsByEmail.all(tx, { email: address })
    const person = { name: account?.name ?? address, language: account?.language ?? 'en' } as const
    const { id } = await upsertPerson.one(tx, { ...person, id: randomUUIDv7(), email: address, now })
    for (const brand of brandIds) await insertRole.run(tx, { id, brand, role: 'owner' })
    await linkAccounts(tx, id, { email: address, now, actor: 'operator' })
    if (invited) await sendInvitation(tx, { ...person, id, email: address }, { brand: 'freshprep', now })
    await byOperator(tx, { what: 'name_owner', id, now })
    return id
  })
}

/** Links the accounts of a person's address to them. */
export async function linkAccounts(
  tx: Tx,
  id: string,
  { email, now, actor }: { email: string; now: string; actor: string },
): Promise<void> {
  for (const { clientId } of await accountsByEmail.all(tx, { email })) {
    if ((await linkAccount.run(tx, { clientId, id })) > 0)
      await recordEvent(tx, { clientId, kind: 'admin_named', data: {}, at: now, actor })
  }
}

/**
 * Ends what somebody may do here, from their next request on: roles, sessions, ways in, and the way to the office from their accounts.
 * @returns their id; null where nobody with the address works here
 */
export async function dismissByEmail(
  tx: Tx,
  { email, now, actor }: { email: string; now: string; actor: string },
): Promise<string | null> {
  const ended = await endPerson.first(tx, { email: normalizeEmail(email), now })
  if (!ended) return null
  const { id } = ended
  for (const each of [deleteRoles, deleteSessionsOf, deleteRecoveryCodes]) await each.run(tx, { id })
  for (const { clientId } of await unlinkAccounts.all(tx, { id }))
    await recordEvent(tx, { clientId, kind: 'admin_dismissed', data: {}, at: now, actor })
  return id
}

/** The same by whoever runs the program. */
export const dismissByOperator = ({ pool }: Ground, email: string, now: string): Promise<string | null> =>
  withTx(pool, async tx => {
    const id = await dismissByEmail(tx, { email, now, actor: 'operator' })
    if (id !== null) await byOperator(tx, { what: 'dismiss', id, now })
    return id
  })

/** The line of the log of what was done with `npm run admins`. */
const byOperator = (tx: Tx, { what, id, now }: { what: string; id: string; now: string }): Promise<void> =>
  writeLine(tx, {
    ...{ at: now, actor: 'operator', what: `admins.${what}`, brand: null, clientId: null },
    ...{ about: { person: id }, detail: null, userAgent: null, network: null },
  })

/** Opens an invitation and writes its letter: what they had before it opens nothing from now on. */
export async function sendInvitation(
  tx: Tx,
  { id, email, name, language }: { id: string; email: string; name: string; language: Locale },
  { brand, now }: { brand: BrandId; now: string },
): Promise<void> {
  await updateInvited.run(tx, { id, at: now, name, language })
  for (const each of [deleteSessionsOf, deleteRecoveryCodes]) await each.run(tx, { id })
  await tell(tx, {
    ...{ clientId: nobody, brand, template: 'staff_invitation', at: now },
    data: { staffId: id, name, invitedAt: now },
    key: `staff_invitation:${id}:${now}`,
    to: { email, locale: language },
  })
}
