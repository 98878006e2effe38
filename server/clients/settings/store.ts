// SQL of the settings.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

const settingsWelcome = statement<OutputOf<'settings_account.welcome'>>({
  name: 'settings_welcome',
  text: `select c.first_name as "firstName",
        (select state from subscription s where s.client_id = $1) as subscription,
        exists (select 1 from corporate_credit_plan p where p.client_id = $1) as "corporateCreditPlan"
      from client c where c.client_id = $1`,
  row: { firstName: 'text', subscription: 'text?', corporateCreditPlan: 'bool' },
})

/** The data of the settings' frame; null where there is no such client. */
export async function selectWelcome(
  db: Db,
  clientId: string,
): Promise<OutputOf<'settings_account.welcome'> | null> {
  return (await settingsWelcome.first(db, [clientId])) ?? null
}

type Account = Omit<OutputOf<'settings_account.show'>, 'newEmail' | 'devices'>

const settingsAccount = statement<Account>({
  name: 'settings_account',
  text: `select first_name as "firstName", last_name as "lastName", email, language,
        password_hash is not null as password,
        coalesce((select amount_cents from ledger_balance where client_id = $1 and account = 'given'), 0) as "givenCents"
      from client where client_id = $1`,
  row: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    language: 'text',
    password: 'bool',
    givenCents: 'int',
  },
})

/** The account; null where there is no such client. */
export async function selectAccount(db: Db, clientId: string): Promise<Account | null> {
  return (await settingsAccount.first(db, [clientId])) ?? null
}

const settingsNames = statement<{ from: string; to: string }>({
  name: 'settings_names',
  text: `with before as (select client_id, first_name, last_name from client where client_id = $1)
      update client c set first_name = coalesce($2, c.first_name), last_name = coalesce($3, c.last_name)
      from before b
      where c.client_id = $1
        and (coalesce($2, b.first_name), coalesce($3, b.last_name)) <> (b.first_name, b.last_name)
      returning b.first_name || ' ' || b.last_name as "from", c.first_name || ' ' || c.last_name as "to"`,
  row: { from: 'text', to: 'text' },
})

/** Changes the names given, null for one that stays. @returns the names before and after; null where they were those already */
export async function updateNames(
  tx: Tx,
  clientId: string,
  names: { firstName: string | null; lastName: string | null },
): Promise<{ from: string; to: string } | null> {
  return (await settingsNames.first(tx, [clientId, names.firstName, names.lastName])) ?? null
}

const settingsEmail = statement<{ email: string }>({
  name: 'settings_email',
  text: 'select email from client where client_id = $1',
  row: { email: 'text' },
})

export async function selectEmail(db: Db, clientId: string): Promise<string | null> {
  return (await settingsEmail.first(db, [clientId]))?.email ?? null
}

const settingsOwner = statement<{ locale: Locale }>({
  name: 'settings_owner',
  text: 'select language as locale from client where client_id = $1 and brand = $2',
  row: { locale: 'text' },
})

/** The language of a brand's client; null where the brand has none of that id. */
export async function selectOwner(
  db: Db,
  brand: BrandId,
  clientId: string,
): Promise<{ locale: Locale } | null> {
  return (await settingsOwner.first(db, [clientId, brand])) ?? null
}

const settingsUpdateEmail = statement<{ former: string }>({
  name: 'settings_update_email',
  text: `with before as (select client_id, email from client where client_id = $1)
      update client c set email = $2 from before b where c.client_id = $1 returning b.email as former`,
  row: { former: 'text' },
})

const settingsReleaseEmail = statement({
  name: 'settings_release_email',
  text: 'delete from client_email where brand = $1 and email = $2 and client_id = $3',
})

/** Makes a reserved e-mail the client's and releases the former one. @returns the former one */
export async function updateEmail(tx: Tx, brand: BrandId, clientId: string, email: string): Promise<string> {
  const row = await settingsUpdateEmail.first(tx, [clientId, email])
  const former = row?.former ?? email
  await settingsReleaseEmail.run(tx, [brand, former, clientId])
  return former
}

const settingsGiven = statement<{ cents: number }>({
  name: 'settings_given',
  text: `select coalesce(sum(amount_cents), 0)::int as cents from ledger_balance
      where client_id = $1 and account = 'given'`,
  row: { cents: 'int' },
})

/** Value the house gave and the household still has, in cents. */
export async function selectGiven(tx: Tx, clientId: string): Promise<number> {
  return (await settingsGiven.first(tx, [clientId]))?.cents ?? 0
}
