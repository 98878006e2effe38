// SQL of the settings.

import type { OutputOf } from '../../../contract/index.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { columnsOf, statement } from '../../request/database/statement.ts'

const settingsWelcome = statement({
  name: 'settings_welcome',
  text: `select c.first_name as "firstName",
        (select state from subscription s where s.client_id = $clientId) as subscription,
        exists (select 1 from corporate_credit_plan p where p.client_id = $clientId) as "corporateCreditPlan"
      from client c where c.client_id = $clientId`,
  row: columnsOf<OutputOf<'settings_account.welcome'>>({
    firstName: 'text',
    subscription: 'text?',
    corporateCreditPlan: 'bool',
  }),
})

/** The data of the settings' frame; null where there is no such client. */
export async function selectWelcome(
  db: Db,
  clientId: string,
): Promise<OutputOf<'settings_account.welcome'> | null> {
  return (await settingsWelcome.first(db, { clientId })) ?? null
}

type Account = Omit<OutputOf<'settings_account.show'>, 'newEmail' | 'devices'>

const settingsAccount = statement({
  name: 'settings_account',
  text: `select first_name as "firstName", last_name as "lastName", email, language,
        password_hash is not null as password,
        coalesce((select amount_cents from ledger_balance where client_id = $clientId and account = 'given'),
          0) as "givenCents"
      from client where client_id = $clientId`,
  row: columnsOf<Account>({
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    language: 'text',
    password: 'bool',
    givenCents: 'int',
  }),
})

/** The account; null where there is no such client. */
export async function selectAccountSettings(db: Db, clientId: string): Promise<Account | null> {
  return (await settingsAccount.first(db, { clientId })) ?? null
}

const settingsNames = statement({
  name: 'settings_names',
  text: `with before as (select client_id, first_name, last_name from client where client_id = $clientId)
      update client c set first_name = coalesce($firstName, c.first_name), last_name = coalesce($lastName,
        c.last_name)
      from before b
      where c.client_id = $clientId
        and (coalesce($firstName, b.first_name), coalesce($lastName, b.last_name)) <> (b.first_name,
          b.last_name)
      returning b.first_name || ' ' || b.last_name as "from", c.first_name || ' ' || c.last_name as "to"`,
  row: { from: 'text', to: 'text' },
})

/** Changes the given names, null for one that stays. @returns the names before and after; null where nothing changed */
export async function updateNames(
  tx: Tx,
  clientId: string,
  names: { firstName: string | null; lastName: string | null },
): Promise<{ from: string; to: string } | null> {
  return (await settingsNames.first(tx, { ...names, clientId })) ?? null
}

const settingsGiven = statement({
  name: 'settings_given',
  text: `select coalesce(sum(amount_cents), 0)::int as cents from ledger_balance
      where client_id = $clientId and account = 'given'`,
  row: { cents: 'int' },
})

/** Given value that the household still has, in cents. */
export async function selectGiven(tx: Tx, clientId: string): Promise<number> {
  return (await settingsGiven.first(tx, { clientId }))?.cents ?? 0
}
