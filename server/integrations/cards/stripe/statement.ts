// Everything that was charged and refunded at Stripe since an instant, to compare with the ledger.

import type Stripe from 'stripe'
import type { StatementLine } from '../../processors/port.ts'

/** @param since ISO instant; payments that were begun from then on */
export async function* statementOf(stripe: Stripe, since: string): AsyncGenerator<StatementLine> {
  const gte = Math.floor(Date.parse(since) / 1_000)
  const expand = ['data.latest_charge']
  for await (const intent of stripe.paymentIntents.list({ created: { gte }, limit: 100, expand })) {
    const { id: reference, metadata, amount_received: capturedCents, latest_charge: charge } = intent
    const whole = typeof charge === 'object' ? charge : null
    yield {
      key: metadata.key ?? null,
      reference,
      capturedCents,
      refundedCents: whole?.amount_refunded ?? 0,
      disputed: whole?.disputed ?? false,
    }
  }
}
