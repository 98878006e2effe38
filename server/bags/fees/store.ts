// SQL of fees for bags and kits that did not come back.

import type { BrandId } from '../../../domain/brands.ts'
import { uncollectedPayments } from '../../../domain/machines/payment_groups.ts'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import type { FeeItem } from '../../../domain/returnable_fee.ts'
import type { Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

export type Fee = RowOf<typeof row>

const columns = `f.client_id as "clientId", f.id, f.brand, f.items, f.amount_cents as "amountCents", f.state, f.attempt, m.token,
  m.card_brand as "cardBrand", m.last4`
const row = {
  clientId: 'uuid',
  id: 'uuid',
  brand: column<BrandId>('text'),
  items: column<FeeItem[]>('json'),
  amountCents: 'int',
  state: column<PaymentState>('text'),
  attempt: 'int',
  token: 'text',
  cardBrand: 'text',
  last4: 'text',
} as const

const feeInsert = statement({
  name: 'fee_insert',
  text: `insert into returnable_fee (client_id, id, brand, items, amount_cents, state, attempt, method_id, at)
      select $clientId, $id, $brand, $items::jsonb, $amountCents, 'created', 1, m.id, $at
        from payment_method m where m.client_id = $clientId and m.is_default`,
})

/** Records a fee before the household's card is charged. @returns false where it has none on file */
export async function insertFee(
  tx: Tx,
  fee: Pick<Fee, 'clientId' | 'id' | 'brand' | 'items' | 'amountCents'>,
  at: string,
): Promise<boolean> {
  const { clientId, id, brand, items, amountCents } = fee
  return (
    (await feeInsert.run(tx, { clientId, id, brand, items: JSON.stringify(items), amountCents, at })) === 1
  )
}

const feeHold = statement({
  name: 'fee_hold',
  text: `select ${columns} from returnable_fee f join payment_method m on m.client_id = $clientId and m.id = f.method_id
      where f.client_id = $clientId and f.id = $id for update of f`,
  row,
})

export const holdFee = (tx: Tx, clientId: string, id: string): Promise<Fee | undefined> =>
  feeHold.first(tx, { clientId, id })

const feeAnswer = statement({
  name: 'fee_answer',
  text: `update returnable_fee set state = $state, decline_code = $code, retry_on = $retryOn
      where client_id = $clientId and id = $id and attempt = $attempt and state in ${sqlList(uncollectedPayments)}`,
})

export async function writeAnswer(
  tx: Tx,
  of: { clientId: string; id: string; attempt: number },
  answer: { state: PaymentState; code: string | null; retryOn: string | null },
): Promise<void> {
  await feeAnswer.run(tx, { ...of, state: answer.state, code: answer.code, retryOn: answer.retryOn })
}

/** Recorded fees without an answer. */
export const readFeesToAsk = batchStatement({
  name: 'fees_to_ask',
  text: `select ${columns} from returnable_fee f join payment_method m on m.client_id = f.client_id
        and m.id = f.method_id
      where f.brand = $brand and f.state = 'created' order by f.at, f.id limit 200`,
  row,
})

/**
 * Begins another attempt for fees whose day has come, with the household's present card. Once everything that a fee is for is back, it
 * is not tried any more.
 */
export const tryFeesAgain = batchStatement({
  name: 'fees_again',
  text: `update returnable_fee f set state = 'created', attempt = f.attempt + 1, retry_on = null, method_id = m.id
      from payment_method m
      where f.brand = $brand and f.state = 'declined' and f.retry_on <= $today and m.client_id = f.client_id
        and m.is_default and exists (select 1 from returnable_loan l where l.client_id = f.client_id
          and l.returned_at is null and f.items @> jsonb_build_array(
            jsonb_build_object('number', l.number, 'outSince', l.out_since::text)))`,
})

const feeWaive = statement({
  name: 'fee_waive',
  text: `update returnable_fee set state = 'refunded', waived_by = $by, retry_on = null where client_id = $clientId
        and id = $id`,
})

export async function writeFeeBack(tx: Tx, of: { clientId: string; id: string }, by: string): Promise<void> {
  await feeWaive.run(tx, { ...of, by })
}

export type FeeRow = RowOf<typeof readFees>

/** A brand's fees, newest first. */
export const readFees = batchStatement({
  name: 'fees_of_brand',
  text: `select f.client_id as "clientId", c.first_name || ' ' || c.last_name as name, c.email, f.id, f.state,
        f.amount_cents as "amountCents", f.items, to_char(f.at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from returnable_fee f join client c on c.client_id = f.client_id
      where f.brand = $brand order by f.at desc limit 200`,
  row: {
    clientId: 'uuid',
    name: 'text',
    email: 'text',
    id: 'uuid',
    state: column<PaymentState>('text'),
    amountCents: 'int',
    items: column<FeeItem[]>('json'),
    at: 'text',
  },
})
