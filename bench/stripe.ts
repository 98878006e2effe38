// The weekly charge through an outside processor: Stripe's double runs in a process of its own, whose cost does not count. Beside
// it is the cost of sending as many requests with no other work.

import { stripeCards } from '../server/integrations/cards/stripe/cards.ts'
import { type StripeAccess, stripeClient } from '../server/integrations/cards/stripe/client.ts'
import { sideBySide } from '../server/integrations/processors/remembered.ts'
import { stripeAccess } from '../tests/doubles/stripe/stripe.ts'
import { onlyCards } from '../tests/only_cards.ts'
import { type Cost, costOf } from './cpu.ts'
import { startDouble } from './doubles.ts'
import type { Ground } from './ground.ts'
import { type Row, rowOf } from './table.ts'
import { makeWeek, measureSteps } from './weekly.ts'

/** @param households all with a card at Stripe; one in a hundred declines, one in two hundred asks its holder */
export async function measureStripe(ground: Ground, households: number): Promise<Row[]> {
  const { services, postgres } = ground
  const double = await startDouble('stripe')
  try {
    const access = { ...stripeAccess, url: double.url }
    const week = await makeWeek(ground, households)
    await services.pool.query(
      `update payment_method m set provider = 'stripe', token = 'cus_' || replace(client_id::text, '-', '') || '/pm_' || c.behaviour
       from builtin_card c where c.token = m.token`,
    )
    const onFailure = (err: unknown) => services.log.warn({ err }, 'the double did not answer')
    const { pool: db, clock } = services
    const processor = stripeCards(access, { stripe: stripeClient(access), db, clock, onFailure })
    const cards = onlyCards(db, 'stripe', processor)
    const roots = [process.pid, postgres]
    // The double is a child of this process, and its cost does not count.
    const steps = await measureSteps({ services: { ...services, cards }, postgres }, households, week, [
      double.pid,
    ])
    const bare = await costOf(roots, postgres, () => sendPlain(access, households), [double.pid])
    return [
      rowOf('one request to Stripe, by its SDK, with nothing around it', 'order', households, bare, bare),
      rowOf('weekly run: charge through Stripe', 'order', households, steps.charge as Cost, bare),
    ]
  } finally {
    double.stop()
  }
}

/** As many payments, a dozen at a time, as the SDK sends them. */
async function sendPlain(access: StripeAccess, count: number): Promise<void> {
  const stripe = stripeClient(access)
  const pieces = Array.from({ length: count }, (_, i) => i)
  await sideBySide(pieces, 12, async piece => {
    await stripe.paymentIntents.create(
      {
        amount: 5_000,
        currency: 'cad',
        customer: `cus_${piece}`,
        payment_method: 'pm_approves',
        confirm: true,
      },
      { idempotencyKey: `plain:${piece}` },
    )
  })
}
