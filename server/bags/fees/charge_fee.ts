// Charges a fee for bags and kits that did not come back: written down with its items, charged under its own key, then
// settled with its ledger entries and letter in one transaction. Charging again under the same key charges nobody
// twice.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { giveFeeBack } from '../../../domain/ledger.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { uncollectedPayments } from '../../../domain/machines/payment_groups.ts'
import { type FeeDue, settle } from '../../../domain/payments/settle.ts'
import { type FeeItem, feeFor, feeRetryOn } from '../../../domain/returnable_fee.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { ChargeOutcome } from '../../integrations/processors/port.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { carryOutRefunds } from '../../money/card_refunds/carry_out.ts'
import { requestRefund } from '../../money/card_refunds/request_refund.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { writeDown } from '../../money/settlement.ts'
import { isStopping, type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import { type FeeKey, feeKey } from './fee_key.ts'
import {
  type Fee,
  type FeeRow,
  holdFee,
  insertFee,
  readFees,
  readFeesToAsk,
  tryFeesAgain,
  writeAnswer,
  writeFeeBack,
} from './store.ts'

type Needs = Pick<Services, 'pool' | 'cards' | 'log'>

/**
 * Records a fee, in the transaction that bills; `askFees` charges it.
 * @returns false without a card on file: then nothing is billed
 */
export function beginFee(
  tx: Tx,
  of: { clientId: string; brand: BrandId; now: string },
  loans: readonly Omit<FeeItem, 'cents'>[],
): Promise<boolean> {
  const { items, totalCents } = feeFor(loans)
  return insertFee(tx, { ...of, id: randomUUIDv7(), items, amountCents: totalCents }, of.now)
}

/** Charges the fees without an answer, and retries those whose day has come. @returns the number of charges */
export async function askFees(services: Needs, now: string): Promise<{ asked: number }> {
  let asked = 0
  for (const brand of brandIds) {
    await tryFeesAgain.run(services.pool, { brand, today: brandDate(brand, now) })
    const fees = await readFeesToAsk.all(services.pool, { brand })
    const done = await eachAlone(
      services.log,
      'ask_fees',
      fees,
      async fee => {
        if (isStopping(services.pool)) return false
        await ask(services, fee, now)
        return true
      },
      ({ clientId, id }) => ({ clientId, fee: id }),
    )
    asked += done.filter(Boolean).length
  }
  return { asked }
}

async function ask(services: Needs, fee: Fee, now: string): Promise<void> {
  const key = feeKey(fee)
  const { token, amountCents } = fee
  const outcome = (await services.cards.charge([{ key, token, amountCents }])).get(key)
  if (!outcome) throw new Error(`The processor did not answer for ${key}.`)
  if (outcome.state === 'unknown') return
  if (outcome.state !== 'needs_action') return recordFee(services, fee, outcome, now)
  // Nobody is there to confirm: the payment is given up, unless it was captured in the meantime.
  const left = await services.cards.giveUp(key)
  if (left && left.state !== 'unknown') await recordFee(services, fee, left, now)
}

/** Records the outcome of an attempt; a known one changes nothing, and a late capture is refunded. */
export async function recordFee(
  services: Needs,
  key: FeeKey,
  outcome: ChargeOutcome,
  now: string,
): Promise<void> {
  const { clientId, id, attempt } = key
  if (outcome.state === 'needs_action') return
  await withTx(services.pool, async tx => {
    const fee = await holdFee(tx, clientId, id)
    if (!fee) return
    if (fee.attempt === attempt && fee.state === 'captured') return
    const over = fee.attempt !== attempt || !isOneOf(fee.state, uncollectedPayments)
    const due: FeeDue = {
      pays: { kind: 'returnables' },
      feeId: id,
      attempt,
      amountCents: fee.amountCents,
      over,
    }
    const settled = settle(due, outcome)
    const { brand, items, amountCents: totalCents } = fee
    if (!over) {
      const refused = outcome.state === 'declined'
      const retryOn = refused ? feeRetryOn(attempt, brandDate(brand, now)) : null
      const code = refused ? outcome.code : null
      await writeAnswer(tx, fee, { state: refused ? 'declined' : 'captured', code, retryOn })
    }
    const card = { brand: fee.cardBrand, last4: fee.last4 }
    const dataOf = () => ({ items, totalCents, card })
    await writeDown(tx, settled, { clientId, brand, chargeKey: feeKey(key), actor: 'clock', dataOf }, now)
  })
  await carryOutRefunds(services, clientId)
}

/**
 * Refunds a fee, or gives it up. Repeating it changes nothing.
 * @throws Refusal not_found where the brand does not have it
 */
export async function takeFeeBack(
  services: Needs,
  { brand, actor, actorName, now }: { brand: BrandId; actor: string; actorName: string; now: string },
  of: { clientId: string; id: string },
): Promise<void> {
  const { clientId, id } = of
  await withTx(services.pool, async tx => {
    const fee = await holdFee(tx, clientId, id)
    if (!fee || fee.brand !== brand) throw new Refusal('not_found')
    if (fee.state === 'refunded') return
    await writeFeeBack(tx, of, actor)
    if (fee.state !== 'captured') return
    const { amountCents: totalCents } = fee
    await addTransactions(tx, [{ clientId, transaction: giveFeeBack(id, totalCents) }], actorName, now)
    await requestRefund(tx, { clientId, chargeKey: feeKey(fee), amountCents: totalCents }, now)
    const key = `returnables_fee_back:${id}`
    await tell(tx, { clientId, brand, template: 'returnables_fee_back', data: { totalCents }, key, at: now })
  })
  await carryOutRefunds(services, clientId)
}

/** A brand's fees, newest first. */
export const feesOf = ({ pool }: Pick<Services, 'pool'>, brand: BrandId): Promise<FeeRow[]> =>
  readFees.all(pool, { brand })
