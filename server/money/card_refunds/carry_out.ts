// Carries out refunds to cards: each is requested from the processor under its own key, so that repeating it refunds nothing twice,
// and an interrupted one continues at the clock's next run.

import type { Services } from '../../integrations/services.ts'
import { markRefunded, type RefundToMake, readAllOpenRefunds, readOpenRefunds } from './store.ts'

type Refunding = Pick<Services, 'pool' | 'cards' | 'log'>

/** Makes the pending refunds of one household. Call it after the transaction that decided one. */
export async function carryOutRefunds(services: Refunding, clientId: string): Promise<void> {
  await make(services, await readOpenRefunds.all(services.pool, { clientId }))
}

/** Makes the refunds of a process that was killed between deciding and requesting. @returns their number */
export async function carryOutAllRefunds(services: Refunding): Promise<{ refunds: number }> {
  const open = await readAllOpenRefunds.all(services.pool)
  await make(services, open)
  return { refunds: open.length }
}

async function make({ pool, cards, log }: Refunding, refunds: readonly RefundToMake[]): Promise<void> {
  if (refunds.length === 0) return
  const outcomes = await cards.refund(refunds)
  for (const refund of refunds) {
    const outcome = outcomes.get(refund.key)
    if (outcome?.state === 'refunded')
      await markRefunded.run(pool, { ...refund, reference: outcome.reference })
    else if (outcome?.state === 'unknown')
      log.warn({ ...refund }, 'nobody knows whether a refund was made: it is asked again')
    else log.error({ ...refund }, 'a refund was refused by the processor')
  }
}
