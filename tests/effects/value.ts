// Value of a household, for tests of settings.

import { giveValue } from '../weekly.ts'
import type { Home } from './home.ts'

export const value = (home: Home, account: 'given' | 'bought') =>
  giveValue(home.server.services.pool, home.clientId, account, 2_000, home.now)
export const balance = async ({ rows, clientId }: Home, account: string) =>
  (
    await rows(
      `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = $2`,
      [clientId, account],
    )
  )[0].cents
