// PayPal's books, as far as they are ours: each payment that we began there, as it stands there now. PayPal lists payments only to
// those it lets report on their account; ours are known by name.

import * as z from 'zod/mini'
import type { Db } from '../../../platform/database.ts'
import type { StatementLine } from '../../cards/port.ts'
import { readNamed } from '../../processors/memory_store.ts'
import { type PayPalApi, readAs } from './api.ts'
import { centsOf, money } from './words.ts'

/** Payments looked up side by side. */
const atOnce = 8

const part = z.object({ status: z.string(), amount: z.optional(money) })
const whole = z.object({
  purchase_units: z.optional(
    z.array(
      z.object({
        payments: z.optional(
          z.object({ captures: z.optional(z.array(part)), refunds: z.optional(z.array(part)) }),
        ),
      }),
    ),
  ),
})

/** Captures in these states came in; what went back of them is listed beside them. */
const cameIn = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

/** @param since ISO instant; payments that were asked for from then on */
export async function* payPalStatement(
  { api, db }: { api: PayPalApi; db: Db },
  since: string,
): AsyncGenerator<StatementLine> {
  let after = { clientId: '00000000-0000-0000-0000-000000000000', key: '' }
  for (;;) {
    const named = await readNamed(db, 'paypal', { since, after, limit: atOnce })
    const lines = await Promise.all(named.map(({ key, reference }) => lineOf(api, key, reference)))
    for (const line of lines) if (line) yield line
    const last = named.at(-1)
    if (!last) return
    after = last
  }
}

/** Null for a payment that PayPal does not know. */
async function lineOf(api: PayPalApi, key: string, reference: string): Promise<StatementLine | null> {
  const said = await api.ask('GET', `/v2/checkout/orders/${reference}`)
  if (!said.ok) return null
  const payments = readAs(whole, said.body).purchase_units?.[0]?.payments
  const sum = (parts: readonly z.output<typeof part>[] = [], states: readonly string[]) =>
    parts.reduce(
      (cents, { status, amount }) => cents + (amount && states.includes(status) ? centsOf(amount) : 0),
      0,
    )
  return {
    key,
    reference,
    capturedCents: sum(payments?.captures, cameIn),
    refundedCents: sum(payments?.refunds, ['COMPLETED', 'PENDING']),
    disputed: false,
  }
}
