// SQL of items added after cutoff, and of their payment.

import type pg from 'pg'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import { statesBefore } from '../../../domain/machines/transition.ts'
import { noBalances } from '../../../domain/pricing/price_box.ts'
import { splitPayment } from '../../../domain/pricing/price_order.ts'
import type { Balances, LineToPrice, PaymentSplit } from '../../../domain/pricing/types.ts'
import type { ChargeOutcome } from '../../integrations/processors/port.ts'
import type { CardFacts } from '../../messages/facts.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, columnsOf, statement } from '../../request/database/statement.ts'

/** The agreement: the units added and their price, the menu's version of the product, its name for the receipt. */
export interface Added {
  line: LineToPrice
  version: number
  name: { en: string; fr: string }
}

/** A late edit, and its card. */
export interface LateEdit {
  clientId: string
  orderId: string
  number: number
  added: Added
  /** The parts of its payment. */
  payment: PaymentSplit
  /** The card's part in cents; 0 where value covers all of it. */
  amountCents: number
  /** Null without a card. */
  token: string | null
  card: CardFacts | null
  /** The order's, ISO instant. */
  cutoffAt: string
}

const editColumns = `e.client_id as "clientId", e.order_id as "orderId", e.number, e.added, e.amount_cents as "amountCents",
  e.payment, m.token, m.card_brand as "cardBrand", m.last4, o.cutoff_at as "cutoffAt"`
/** @param client restricts the rows to a client: a parameter, or the late edit's own */
const editTables = (client: string) => `late_edit e
  join client_order o on o.client_id = ${client} and o.id = e.order_id
  left join payment_method m on m.client_id = ${client} and m.id = e.method_id`

type EditRow = Omit<LateEdit, 'cutoffAt' | 'payment' | 'card'> & {
  cutoffAt: Date
  payment: PaymentSplit | null
  cardBrand: string | null
  last4: string | null
}
const editOf = ({ cardBrand, last4, payment, cutoffAt, ...row }: EditRow): LateEdit => ({
  ...row,
  payment: payment ?? splitPayment(row.amountCents, noBalances),
  card: cardBrand !== null && last4 !== null ? { brand: cardBrand, last4 } : null,
  cutoffAt: cutoffAt.toISOString(),
})

const editRow = columnsOf<EditRow>({
  clientId: 'uuid',
  orderId: 'uuid',
  number: 'int',
  added: 'json',
  amountCents: 'int',
  payment: 'json?',
  token: 'text?',
  cardBrand: 'text?',
  last4: 'text?',
  cutoffAt: 'instant',
})
const lateOpen = statement({
  name: 'late_open',
  text: `select ${editColumns} from ${editTables('$clientId')}
      where e.client_id = $clientId and e.order_id = $orderId and e.state = 'created'`,
  row: editRow,
})

/** The unsettled late edit of an order. */
export async function selectOpenEdit(tx: Tx, clientId: string, orderId: string): Promise<LateEdit | null> {
  const row = await lateOpen.first(tx, { clientId, orderId })
  return row ? editOf(row) : null
}

const lateMoving = statement({
  name: 'late_moving',
  text: `select from client_order o where o.client_id = $clientId and o.id = $orderId
        and (o.version > $version or exists (
        select 1 from late_edit e where e.client_id = $clientId and e.order_id = $orderId
          and e.state = 'created'))`,
})

/** Whether an order has an unsettled late edit, or a newer version. */
export async function isMoving(
  pool: pg.Pool,
  clientId: string,
  orderId: string,
  version: number,
): Promise<boolean> {
  return (await lateMoving.run(pool, { clientId, orderId, version })) === 1
}

const lateUnsettled = batchStatement({
  name: 'late_unsettled',
  text: `select ${editColumns} from ${editTables('e.client_id')} where e.state = 'created' and e.at < $before
        order by e.at limit 500`,
  row: editRow,
})

/** Every household's late edits requested before an instant and not settled, oldest first. */
export async function readUnsettledEdits(pool: pg.Pool, before: string): Promise<LateEdit[]> {
  return (await lateUnsettled.all(pool, { before })).map(editOf)
}

const lateValue = statement({
  name: 'late_value',
  text: `select coalesce(sum(amount_cents) filter (where account = 'given'), 0)::int as "givenCents",
        coalesce(sum(amount_cents) filter (where account = 'bought'), 0)::int as "boughtCents",
        coalesce(sum(amount_cents) filter (where account = 'corporate'), 0)::int as "corporateCents"
      from ledger_balance where client_id = $clientId and account in ('given', 'bought', 'corporate')`,
  row: columnsOf<Balances>({ givenCents: 'int', boughtCents: 'int', corporateCents: 'int' }),
})

/** A household's balances before its card, cents, by the ledger now. */
export async function readValueBalances(tx: Tx, clientId: string): Promise<Balances> {
  return (await lateValue.first(tx, { clientId })) ?? noBalances
}

const lateInsert = statement({
  name: 'late_insert',
  text: `insert into late_edit (client_id, order_id, number, state, added, payment, amount_cents, method_id, at)
      select $clientId, $orderId, 1 + (select count(*) from late_edit where client_id = $clientId
        and order_id = $orderId), 'created', $added::jsonb,
        $payment::jsonb, $cardCents::int, m.id, $at
      from (select 1) one left join payment_method m on m.client_id = $clientId and m.is_default
        and $cardCents::int > 0
      where m.id is not null or $cardCents::int = 0`,
})

/** Records a late edit before it is paid for, with the household's default card where it has a part. Null without a card. */
export async function insertEdit(
  tx: Tx,
  edit: Pick<LateEdit, 'clientId' | 'orderId' | 'added' | 'payment'>,
  at: string,
): Promise<LateEdit | null> {
  const inserted = await lateInsert.run(tx, {
    ...edit,
    added: JSON.stringify(edit.added),
    payment: JSON.stringify(edit.payment),
    cardCents: edit.payment.cardCents,
    at,
  })
  return inserted === 1 ? selectOpenEdit(tx, edit.clientId, edit.orderId) : null
}

export interface EditAnswer {
  state: Exclude<ChargeOutcome['state'], 'needs_action'>
  /** Null without a card. */
  reference: string | null
  declineCode: string | null
}

const lateAnswer = statement({
  name: 'late_answer',
  text: `update late_edit set state = $ends, provider_reference = $reference, decline_code = $declineCode
      where client_id = $clientId and order_id = $orderId and number = $number and state = any($statesBefore)`,
})

/**
 * Records the card's answer; false where that was done before.
 * @param ends the state the edit ends in: a capture with nothing to pay for is refunded
 */
export async function answerEdit(
  tx: Tx,
  { clientId, orderId, number }: LateEdit,
  { state, reference, declineCode }: EditAnswer,
  ends: PaymentState,
): Promise<boolean> {
  return (
    (await lateAnswer.run(tx, {
      clientId,
      orderId,
      number,
      ends,
      reference,
      declineCode,
      statesBefore: statesBefore('payment', state),
    })) === 1
  )
}

const lateAnswered = statement({
  name: 'late_answered',
  text: `select state, provider_reference as reference, decline_code as "declineCode" from late_edit
      where client_id = $clientId and order_id = $orderId and number = $number`,
  row: columnsOf<Omit<EditAnswer, 'state'> & { state: PaymentState }>({
    state: 'text',
    reference: 'text?',
    declineCode: 'text?',
  }),
})

/** How a late edit was settled. */
export async function readAnswer(
  tx: Tx,
  { clientId, orderId, number }: LateEdit,
): Promise<Omit<EditAnswer, 'state'> & { state: PaymentState }> {
  const row = await lateAnswered.first(tx, { clientId, orderId, number })
  if (!row) throw new Error(`no late edit ${number} of order ${orderId}`)
  return row
}

const latePaid = statement({
  name: 'late_paid',
  text: `select added->'name' as name, (added->'line'->>'quantity')::int as quantity, amount_cents as cents, at
      from late_edit where client_id = $clientId and order_id = $orderId and state = 'captured' order by number`,
  row: { name: column<{ en: string; fr: string }>('json'), quantity: 'int', cents: 'int', at: 'instant' },
})

/** The paid additions of an order, oldest first. */
export async function selectPaidEdits(
  db: Db,
  clientId: string,
  orderId: string,
): Promise<{ name: { en: string; fr: string }; quantity: number; cents: number; at: string }[]> {
  return (await latePaid.all(db, { clientId, orderId })).map(row => ({ ...row, at: row.at.toISOString() }))
}
