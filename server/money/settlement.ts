// Writes the settlement of one household's payment (domain/payments/settle.ts): ledger entries, refunds and messages, in the
// transaction that locks the order. The weekly run does the same for thousands (weekly/charge_write.ts).

import type { BrandId, Locale } from '../../domain/brands.ts'
import { type DeclineReason, declineReasonOf } from '../../domain/payments/declines.ts'
import type { Settlement, SettlementTemplate } from '../../domain/payments/settle.ts'
import type { PricedOrder } from '../../domain/pricing/types.ts'
import type { CardFacts, DishFacts } from '../messages/facts.ts'
import { tell } from '../messages/outbox.ts'
import type { TemplateData } from '../messages/templates.ts'
import type { Tx } from '../request/database/database.ts'
import { requestRefund } from './card_refunds/request_refund.ts'
import { addTransactions } from './ledger/add_transactions.ts'

/** The household of a payment, and the facts of its messages. */
interface PaymentFacts {
  clientId: string
  brand: BrandId
  orderId: string
  deliveryDate: string
  startHour: number
  endHour: number
  /** The price that was due, to the cent. */
  priced: PricedOrder
  /** The card's part, cents. */
  amountCents: number
  /** Null without a card. */
  card: CardFacts | null
  /** The processor's reason for a decline. */
  declineCode?: string | null
  /** The addition of a late edit. */
  item?: DishFacts
  /** The processor's key of the charge; null without a card. */
  chargeKey: string | null
}

/** The facts of messages about an order's payment; a fee's and a gift's messages have facts of their own. */
type OrderTemplate = Exclude<
  SettlementTemplate,
  'returnables_billed' | 'returnables_unpaid' | 'gift_receipt' | 'gift_given_back'
>
type FactsOf = { readonly [T in OrderTemplate]: (facts: PaymentFacts) => TemplateData[T] }

const box = ({ orderId, deliveryDate }: PaymentFacts) => ({ orderId, deliveryDate })
const delivery = (facts: PaymentFacts) => {
  const { startHour, endHour } = facts
  return { ...box(facts), startHour, endHour }
}
const toPay = (facts: PaymentFacts) => {
  const { amountCents, card } = facts
  return { ...box(facts), amountCents, card }
}

/** Null where the code says nothing useful. */
export function reasonOfDecline(declineCode: string | null | undefined): { why: DeclineReason | null } {
  return { why: declineReasonOf(declineCode) ?? null }
}

const factsOf: FactsOf = {
  order_charged: facts => ({ ...delivery(facts), priced: facts.priced, card: facts.card }),
  paid_with_other_card: facts => ({ ...toPay(facts), card: known(facts.card) }),
  payment_declined: facts => ({ ...toPay(facts), ...reasonOfDecline(facts.declineCode) }),
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
  settlement: Settlement,
  facts: PaymentFacts,
  now: string,
): Promise<void> {
  const dataOf = (template: SettlementTemplate) =>
    (factsOf[template as OrderTemplate] as (facts: PaymentFacts) => TemplateData[SettlementTemplate])(facts)
  await writeDown(tx, settlement, { ...facts, actor: 'client', dataOf }, now)
}

/** The payment of a box, a fee or a gift. */
interface Paying extends Pick<PaymentFacts, 'clientId' | 'brand' | 'chargeKey'> {
  /** Of the ledger's entries. */
  actor: 'client' | 'clock' | 'visitor'
  /** The address of the message, where it is not the household's own. */
  to?: { email: string; locale: Locale }
  /** The household's own address gets it too. */
  ownToo?: boolean
  dataOf: (template: SettlementTemplate) => TemplateData[SettlementTemplate]
}

/** The same for any payment: a fee's and a gift's too. */
export async function writeDown(
  tx: Tx,
  { ledger, giveBackCents, tell: messages }: Settlement,
  { clientId, brand, chargeKey, actor, to, ownToo, dataOf }: Paying,
  now: string,
): Promise<void> {
  await addTransactions(
    tx,
    ledger.map(transaction => ({ clientId, transaction })),
    actor,
    now,
  )
  if (giveBackCents > 0 && chargeKey !== null) {
    await requestRefund(tx, { clientId, chargeKey, amountCents: giveBackCents }, now)
  }
  for (const { template, key } of messages) {
    const message = { clientId, brand, template, data: dataOf(template), at: now }
    await tell(tx, { ...message, key, ...(to && { to }) })
    if (ownToo) await tell(tx, { ...message, key: `${key}:own` })
  }
}

function known<T>(fact: T | null | undefined): T {
  if (fact === null || fact === undefined) throw new Error('a payment is told of without its card or item')
  return fact
}
