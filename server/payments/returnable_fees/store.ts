// SQL of fees for bags and kits that did not come back.

import type { BrandId } from '../../../domain/brands.ts'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import type { FeeItem } from '../../../domain/returnable_fee.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export interface Fee {
  clientId: string
  id: string
  brand: BrandId
  items: FeeItem[]
  amountCents: number
  state: PaymentState
  attempt: number
  token: string
  cardBrand: string
  last4: string
}

const columns = `f.client_id as "clientId", f.id, f.brand, f.items, f.amount_cents as "amountCents", f.state, f.attempt, m.token,
  m.card_brand as "cardBrand", m.last4`
const row = {
  clientId: 'uuid',
  id: 'uuid',
  brand: 'text',
  items: 'json',
  amountCents: 'int',
  state: 'text',
  attempt: 'int',
  token: 'text',
  cardBrand: 'text',
  last4: 'text',
} as const

const feeInsert = statement({
  name: 'fee_insert',
  text: `insert into returnable_fee (client_id, id, brand, items, amount_cents, state, attempt, method_id, at)
      select $1, $2, $3, $4::jsonb, $5, 'created', 1, m.id, $6 from payment_method m where m.client_id = $1 and m.is_default`,
})

/** Writes a fee down before the household's card is asked. @returns false where it has none on file */
export async function insertFee(
  tx: Tx,
  fee: Pick<Fee, 'clientId' | 'id' | 'brand' | 'items' | 'amountCents'>,
  at: string,
): Promise<boolean> {
  const { clientId, id, brand, items, amountCents } = fee
  return (await feeInsert.run(tx, [clientId, id, brand, JSON.stringify(items), amountCents, at])) === 1
}

const feeHold = statement<Fee>({
  name: 'fee_hold',
  text: `select ${columns} from returnable_fee f join payment_method m on m.client_id = $1 and m.id = f.method_id
      where f.client_id = $1 and f.id = $2 for update of f`,
  row,
})

export const holdFee = (tx: Tx, clientId: string, id: string): Promise<Fee | undefined> =>
  feeHold.first(tx, [clientId, id])

const feeAnswer = statement({
  name: 'fee_answer',
  text: `update returnable_fee set state = $4, decline_code = $5, retry_on = $6
      where client_id = $1 and id = $2 and attempt = $3 and state in ('created', 'declined')`,
})

export async function writeAnswer(
  tx: Tx,
  of: { clientId: string; id: string; attempt: number },
  answer: { state: PaymentState; code: string | null; retryOn: string | null },
): Promise<void> {
  await feeAnswer.run(tx, [of.clientId, of.id, of.attempt, answer.state, answer.code, answer.retryOn])
}

const feesToAsk = batchStatement<Fee>({
  name: 'fees_to_ask',
  text: `select ${columns} from returnable_fee f join payment_method m on m.client_id = f.client_id and m.id = f.method_id
      where f.brand = $1 and f.state = 'created' order by f.at, f.id limit 200`,
  row,
})

/** Fees that were written down and have no answer. */
export const readFeesToAsk = (db: Db, brand: BrandId): Promise<Fee[]> => feesToAsk.all(db, [brand])

const feesAgain = batchStatement({
  name: 'fees_again',
  text: `update returnable_fee f set state = 'created', attempt = f.attempt + 1, retry_on = null, method_id = m.id
      from payment_method m
      where f.brand = $1 and f.state = 'declined' and f.retry_on <= $2 and m.client_id = f.client_id and m.is_default`,
})

/** Begins another attempt for fees whose day has come, with the household's present card. */
export const tryFeesAgain = (db: Db, brand: BrandId, today: string): Promise<number> =>
  feesAgain.run(db, [brand, today])

const feeWaive = statement({
  name: 'fee_waive',
  text: `update returnable_fee set state = 'refunded', waived_by = $3, retry_on = null where client_id = $1 and id = $2`,
})

export async function writeFeeBack(tx: Tx, of: { clientId: string; id: string }, by: string): Promise<void> {
  await feeWaive.run(tx, [of.clientId, of.id, by])
}

export interface FeeShown {
  clientId: string
  name: string
  email: string
  id: string
  state: PaymentState
  amountCents: number
  items: FeeItem[]
  at: string
}

const feesOfBrand = batchStatement<FeeShown>({
  name: 'fees_of_brand',
  text: `select f.client_id as "clientId", c.first_name || ' ' || c.last_name as name, c.email, f.id, f.state,
        f.amount_cents as "amountCents", f.items, to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from returnable_fee f join client c on c.client_id = f.client_id
      where f.brand = $1 order by f.at desc limit 200`,
  row: {
    clientId: 'uuid',
    name: 'text',
    email: 'text',
    id: 'uuid',
    state: 'text',
    amountCents: 'int',
    items: 'json',
    at: 'text',
  },
})

/** A brand's fees, newest first. */
export const readFees = (db: Db, brand: BrandId): Promise<FeeShown[]> => feesOfBrand.all(db, [brand])
