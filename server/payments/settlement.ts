// Writing down what a payment of one household came to (domain/payments/settle.ts): its ledger entries, the money that goes
// back, and its messages, in the transaction that has the order. The weekly run does the same for thousands
// (weekly/charge_write.ts).

import type { BrandId } from '../../domain/brands.ts'
import type { Settlement, SettlementTemplate } from '../../domain/payments/settle.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import { tell } from '../messages/outbox.ts'
import type { CardFacts, DishFacts, TemplateData } from '../messages/templates.ts'
import type { Tx } from '../platform/database.ts'
import { addTransactions } from './ledger/add_transactions.ts'
import { requestRefund } from './refunds/request_refund.ts'

/** Whose payment it is, and what its messages are written from. */
interface PaymentFacts {
  clientId: string
  brand: BrandId
  orderId: string
  deliveryDate: string
  startHour: number
  endHour: number
  /** What was to be paid, to the cent. */
  priced: PricedOrder
  /** What the card was asked for, cents. */
  amountCents: number
  /** Null where no card was asked. */
  card: CardFacts | null
  /** What was added, of a late edit. */
  item?: DishFacts
  /** The processor's key of the charge; null where no card was asked. */
  chargeKey: string | null
}

type FactsOf = { readonly [T in SettlementTemplate]: (facts: PaymentFacts) => TemplateData[T] }

const box = ({ orderId, deliveryDate }: PaymentFacts) => ({ orderId, deliveryDate })
const delivery = (facts: PaymentFacts) => {
  const { startHour, endHour } = facts
  return { ...box(facts), startHour, endHour }
}
const toPay = (facts: PaymentFacts) => {
  const { amountCents, card } = facts
  return { ...box(facts), amountCents, card }
}

const factsOf: FactsOf = {
  order_charged: facts => ({ ...delivery(facts), priced: facts.priced, card: facts.card }),
  paid_with_other_card: facts => ({ ...toPay(facts), card: known(facts.card) }),
  payment_declined: toPay,
  payment_needs_action: toPay,
  payment_given_back: facts => ({ ...toPay(facts), card: known(facts.card) }),
  items_added: facts => ({
    ...delivery(facts),
    item: known(facts.item),
    priced: facts.priced,
    card: facts.card,
  }),
}

/**
 * Writes the ledger entries, the refund and the messages of a settlement. Call `carryOutRefunds` once the transaction is
 * committed.
 * @param now program time, ISO instant
 */
export async function writeSettlement(
  tx: Tx,
  { ledger, giveBackCents, tell: messages }: Settlement,
  facts: PaymentFacts,
  now: string,
): Promise<void> {
  const { clientId, chargeKey } = facts
  await addTransactions(
    tx,
    ledger.map(transaction => ({ clientId, transaction })),
    'client',
    now,
  )
  if (giveBackCents > 0 && chargeKey !== null) {
    await requestRefund(tx, { clientId, chargeKey, amountCents: giveBackCents }, now)
  }
  for (const { template, key } of messages) await tellOf(tx, template, key, facts, now)
}

function tellOf<T extends SettlementTemplate>(
  tx: Tx,
  template: T,
  key: string,
  facts: PaymentFacts,
  at: string,
): Promise<void> {
  const { clientId, brand } = facts
  const data = (factsOf[template] as (facts: PaymentFacts) => TemplateData[T])(facts)
  return tell(tx, { clientId, brand, template, key, data, at })
}

function known<T>(fact: T | null | undefined): T {
  if (fact === null || fact === undefined) throw new Error('a payment is told of without its card or item')
  return fact
}
