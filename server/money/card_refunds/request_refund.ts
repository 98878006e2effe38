// Requests a refund to a card. It is carried out after the transaction (carry_out.ts).

import type { Tx } from '../../request/database/database.ts'
import { insertCardRefund } from './store.ts'

/**
 * Records the refund of a charge, or a part of it, to its card, in the transaction that enters it in the ledger. Call
 * `carryOutRefunds` once that is committed; the clock carries out interrupted ones. A refund requested twice is requested once.
 * @param refund `part` distinguishes the refunds of a charge; integer cents
 * @param now program time, ISO instant
 */
export function requestRefund(
  tx: Tx,
  {
    clientId,
    chargeKey,
    amountCents,
    part = 'refund',
  }: {
    clientId: string
    chargeKey: string
    amountCents: number
    part?: string
  },
  now: string,
): Promise<void> {
  return insertCardRefund(tx, { clientId, key: `${chargeKey}:${part}`, chargeKey, amountCents }, now)
}
