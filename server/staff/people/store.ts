// SQL of the people of the company.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Role } from '../../../domain/staff/roles.ts'
import { batchStatement, column, statement } from '../../request/database/statement.ts'

/** Makes a person, or finds them by their email; an ended one is back. */
export const upsertPerson = statement({
  name: 'staff_upsert',
  text: `insert into staff (id, email, name, language, created_at) values ($id, $email, $name, $language, $now)
      on conflict (email) do update set ended_at = null, name = coalesce(nullif(excluded.name, ''), staff.name)
      returning id, password_hash is not null as joined`,
  row: { id: 'uuid', joined: 'bool' },
})

/** Gives a role at a brand. @returns rows: none where they have it */
export const insertRole = statement({
  name: 'staff_role_insert',
  text: 'insert into staff_role (staff_id, brand, role) values ($id, $brand, $role) on conflict do nothing',
})

/** Ends a person, unless they have been ended. */
export const endPerson = statement({
  name: 'staff_end',
  text: `update staff set ended_at = $now, password_hash = null, factor_at = null, invited_at = null
      where email = $email and ended_at is null returning id`,
  row: { id: 'uuid' },
})

export const deleteRoles = statement({
  name: 'staff_roles_delete',
  text: 'delete from staff_role where staff_id = $id',
})

/** The households' accounts of an email address: one a brand at most. */
export const accountsByEmail = batchStatement({
  name: 'accounts_by_email',
  text: `select e.brand, e.client_id as "clientId", trim(c.first_name || ' ' || c.last_name) as name, c.language
      from client_email e join client c on c.client_id = e.client_id
      where e.email = $email order by e.brand`,
  row: {
    brand: column<BrandId>('text'),
    clientId: 'uuid',
    name: 'text',
    language: column<Locale>('text'),
  },
})

/** Links a household's account to its holder who works here. @returns rows: none where it is linked */
export const linkAccount = statement({
  name: 'staff_account_insert',
  text: 'insert into staff_account (client_id, staff_id) values ($clientId, $id) on conflict do nothing',
})

/** Takes every account from a person. */
export const unlinkAccounts = batchStatement({
  name: 'staff_accounts_delete',
  text: 'delete from staff_account where staff_id = $id returning client_id as "clientId"',
  row: { clientId: 'uuid' },
})

/** Whom it is about, held until the transaction ends. */
export const holdPerson = statement({
  name: 'staff_person_hold',
  text: `select id, email, name from staff where id = $id and ended_at is null for update`,
  row: { id: 'uuid', email: 'text', name: 'text' },
})

/** A person's roles at both brands. */
export const selectRoles = statement({
  name: 'staff_roles',
  text: 'select brand, role from staff_role where staff_id = $id order by brand, role',
  row: { brand: column<BrandId>('text'), role: column<Role>('text') },
})

/** The owners of a brand who have joined, besides one person. */
export const countOtherOwners = statement({
  name: 'staff_other_owners',
  text: `select count(*)::int as count from staff_role r join staff s on s.id = r.staff_id
      where r.brand = $brand and r.role = 'owner' and s.id <> $id and s.ended_at is null`,
  row: { count: 'int' },
})

/** Sends an invitation: what they had before it opens nothing from now on. */
export const updateInvited = statement({
  name: 'staff_invited',
  text: `update staff set invited_at = $at, password_hash = null, factor_at = null, name = $name, language = $language
      where id = $id`,
})

export const deleteSessionOf = statement({
  name: 'staff_session_delete_one',
  text: 'delete from staff_session where staff_id = $id and token_hash = $session',
})

const instantOf = <const N extends string>(name: N) =>
  `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` as const

export const selectPeople = statement({
  name: 'staff_people',
  text: `select id, name, email, password_hash is not null and factor_at is not null as joined,
        ${instantOf('invited_at')} as "invitedAt"
      from staff where ended_at is null order by lower(name), id limit 500`,
  row: { id: 'uuid', name: 'text', email: 'text', joined: 'bool', invitedAt: 'text?' },
})

export const selectAllRoles = statement({
  name: 'staff_all_roles',
  text: 'select staff_id as id, brand, role from staff_role',
  row: { id: 'uuid', brand: column<BrandId>('text'), role: column<Role>('text') },
})

/** Open sessions of everybody, or of one person. */
export const selectStaffSessions = statement({
  name: 'staff_open_sessions',
  text: `select staff_id as "staffId", token_hash as id, ${instantOf('created_at')} as since, ${instantOf('seen_at')} as seen,
        user_agent as "userAgent", network
      from staff_session where expires_at > $now and ($staffId::uuid is null or staff_id = $staffId::uuid)
      order by seen_at desc limit 2000`,
  row: {
    staffId: 'uuid',
    id: 'text',
    since: 'text',
    seen: 'text',
    userAgent: 'text?',
    network: 'text?',
  },
})
