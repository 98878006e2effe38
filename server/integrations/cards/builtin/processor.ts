// The built-in card processor: the port's operations on its own tables.

import type { Clock } from '../../../request/clock/clock.ts'
import { words } from '../../../request/database/array_parameters.ts'
import type { Db } from '../../../request/database/database.ts'
import type {
  CardOnFile,
  CardProcessor,
  Charge,
  ChargeOutcome,
  RefundOutcome,
} from '../../processors/port.ts'
import { challengePath, outcomeOfCharge } from './outcome.ts'
import { builtinCards } from './routes.ts'
import {
  chargesByKey,
  endCharge,
  findCard,
  insertBuiltinRefund,
  insertCharges,
  refundsAmong,
  type StoredCard,
  type StoredCharge,
} from './store.ts'

/** Charges sent to the database in one statement. */
const batchSize = 5_000

export function builtinCardProcessor(parts: { db: Db; clock: Clock }): CardProcessor {
  const { db, clock } = parts
  return {
    policy: { scripts: [], connections: [], frames: [] },
    form: null,
    beginSetup: async () => null,
    routes: [needs => builtinCards({ db, clock, ...needs })],
    async describe(token, holder) {
      const card = await findCard(db, token)
      return card?.holder === holder ? cardOnFile(card) : null
    },
    async charge(charges) {
      const outcomes = new Map<string, ChargeOutcome>()
      for (let i = 0; i < charges.length; i += batchSize) {
        const batch = charges.slice(i, i + batchSize)
        for (const charge of await chargeBatch(db, clock.now(), batch))
          outcomes.set(charge.key, outcomeOfCharge(charge))
      }
      return outcomes
    },
    async giveUp(key) {
      await endCharge(db, key, 'given_up')
      const [charge] = await chargesByKey.all(db, { keys: [key] })
      return charge ? outcomeOfCharge(charge) : null
    },
    async refund(refunds) {
      for (const refund of refunds) await insertBuiltinRefund(db, refund, clock.now().toString())
      const done = await refundsAmong(
        db,
        refunds.map(refund => refund.key),
      )
      return new Map(
        refunds.map(({ key }): [string, RefundOutcome] => [
          key,
          done.has(key) ? { state: 'refunded', reference: key } : { state: 'refused' },
        ]),
      )
    },
  }
}

async function chargeBatch(
  db: Db,
  now: Temporal.Instant,
  charges: readonly Charge[],
): Promise<StoredCharge[]> {
  const there = now.toZonedDateTimeISO('Etc/GMT+12')
  await insertCharges(db, charges, there.year * 12 + there.month, now.toString())
  return chargesByKey.all(db, { keys: words(charges, charge => charge.key) })
}

function cardOnFile(card: StoredCard): CardOnFile {
  const state = card.state as CardOnFile['state']
  return {
    token: card.token,
    brand: card.cardBrand,
    last4: card.last4,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    state,
    actionUrl: state === 'needs_action' ? challengePath(card.token) : null,
  }
}
