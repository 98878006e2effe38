// PayPal's books: each payment begun here, in its present state at PayPal; and listed movements that we did not begin, or that
// changed since.

import * as z from 'zod/mini'
import type { Clock } from '../../../request/clock/clock.ts'
import type { Db } from '../../../request/database/database.ts'
import { type Remembered, readNamed, recall, recallByNames } from '../../processors/memory_store.ts'
import type { StatementLine } from '../../processors/port.ts'
import { type PayPalApi, readAs } from './api.ts'
import { listMovements, type Movement, PayPalListsNothing } from './listed.ts'
import { centsOf, orderToken, paypalMoney } from './words.ts'

/** Payments looked up at the same time. */
const atOnce = 8

const part = z.object({ status: z.string(), amount: z.optional(paypalMoney) })
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

/** Captures in these states were received; their refunds are listed beside them. */
const cameIn = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

interface Books {
  api: PayPalApi
  db: Db
  clock: Clock
  /** Called where PayPal does not let us read its list: then only the payments we began are compared. */
  onUnlisted(error: PayPalListsNothing): void
}

/** @param since ISO instant; payments that were requested, and money that moved, from then on */
export async function* payPalStatement(books: Books, since: string): AsyncGenerator<StatementLine> {
  const { api, db } = books
  const seen = new Set<string>()
  let after = { clientId: '00000000-0000-0000-0000-000000000000', key: '' }
  for (;;) {
    const named = await readNamed(db, 'paypal', { since, after, limit: atOnce })
    const lines = await Promise.all(named.map(({ key, reference }) => lineOf(api, key, reference)))
    for (const { key } of named) seen.add(key)
    for (const line of lines) if (line) yield line
    const last = named.at(-1)
    if (!last) break
    after = last
  }
  try {
    yield* listedLines(books, since, seen)
  } catch (error) {
    if (!(error instanceof PayPalListsNothing)) throw error
    books.onUnlisted(error)
  }
}

/** The list's movements beyond the charges that were looked up by id. */
async function* listedLines(
  { api, db, clock }: Books,
  since: string,
  seen: Set<string>,
): AsyncGenerator<StatementLine> {
  const until = clock.now().toString({ fractionalSecondDigits: 0 })
  for await (const movements of listMovements(api, { since, until })) {
    const names = movements.flatMap(({ id, of }) => (of === null ? [id] : [id, of]))
    const keys = movements.flatMap(({ customId }) => (isKey(customId) ? [customId] : []))
    const [byName, byKey] = [await recallByNames(db, 'paypal', names), await recall(db, keys)]
    for (const movement of movements) {
      const charge = chargeOf(movement, byName, byKey)
      if (charge === undefined) {
        if (movement.isPaid) yield notOurs(movement)
      } else if (!seen.has(charge.key)) {
        seen.add(charge.key)
        const order = orderOf(charge)
        const line = order && (await lineOf(api, charge.key, order))
        if (line) yield line
      }
    }
  }
}

/** Our payment, where PayPal's ids say so; a second payment under a key of ours is not. */
function chargeOf(
  { id, of, customId, isPaid }: Movement,
  byName: ReadonlyMap<string, Remembered>,
  byKey: ReadonlyMap<string, Remembered>,
): Remembered | undefined {
  const charge =
    byName.get(id) ??
    (of === null ? undefined : byName.get(of)) ??
    (customId ? byKey.get(customId) : undefined)
  return isPaid && charge?.capture && charge.capture !== id ? undefined : charge
}

const isKey = (customId: string | null): customId is string =>
  customId !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:/.test(customId)

/** The order of a charge: one that was made for it, or the one that its payer approved. */
const orderOf = ({ reference, token }: Remembered): string | null =>
  token.startsWith(orderToken) ? token.slice(orderToken.length) : reference

/** Amounts are in the named currency, where it is not ours. */
const notOurs = ({ id, amount, currency }: Movement): StatementLine => ({
  key: null,
  reference: currency === 'CAD' ? id : `${id} (${currency})`,
  capturedCents: amount,
  refundedCents: 0,
  disputed: false,
})

/** Null for a payment that PayPal does not have. */
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
