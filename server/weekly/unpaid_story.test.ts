// A box that a card did not pay for, as its household sees it from the first decline to the end: the amount due, the last day, and
// the ways to pay, on every page that shows the box; and one message at a time.

import { beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { retrySchedules } from '../../domain/payments/retries.ts'
import { addHours } from '../../domain/time/zone.ts'
import {
  afterCutoff,
  batchServices,
  householdOf,
  orderAfter,
  paymentsOf,
  runPastCutoff,
  startAgain,
  templatesOf,
} from '../../tests/batch.ts'
import { orderOf, requestOf, type TestHousehold } from '../../tests/household.ts'
import { account } from '../calls/account.ts'
import { clients } from '../calls/clients.ts'
import { tracking } from '../calls/tracking.ts'
import { weeklyJobs } from '../schedule/clock_jobs.ts'

const { services } = await batchServices()
beforeEach(() => startAgain(services))

const cutoffAt = '2026-11-28T06:59:59.000Z'
const packing = '2026-12-01T07:00:00.000Z'

async function seen(who: TestHousehold, at: string) {
  const request = requestOf(who.clientId, at, who.brand)
  const { id: orderId } = orderOf(who, 0)
  const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value))
  return {
    dashboard: contract.account.index.output.parse(overTheWire(await account.index(services, request, {}))),
    box: contract.clients.box.output.parse(overTheWire(await clients.box(services, request, { orderId }))),
    tracking: contract.tracking.mine.output.parse(overTheWire(await tracking.mine(services, request, {})))
      .tracking,
  }
}

async function runAt(instant: string): Promise<void> {
  services.clock.set(instant)
  for (const job of weeklyJobs) await job.run(services)
}

test('every page of an unpaid box shows the amount due, the last day to pay, and whether PayPal can', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, async () => {
  const who = await householdOf(services, { card: 'declines' })
  expect(await runPastCutoff(services)).toEqual([])
  const { dashboard, box, tracking: tracked } = await seen(who, afterCutoff)
  expect(dashboard.underway).toMatchObject([
    { state: 'payment_failed', payBy: '2026-11-30', payment: { state: 'declined' } },
  ])
  expect(box).toMatchObject({ order: { payBy: '2026-11-30' }, paypal: true })
  expect(tracked?.order).toMatchObject({
    state: 'payment_failed',
    toPay: { cents: dashboard.underway[0]?.receipt.payment.cardCents, by: '2026-11-30', paypal: true },
  })
})

test('each try that still leaves time to pay is reported once; the last one, a second before packing, leaves it to the cancellation', {
  tags: '[BIZ-CLIENT-PAYMENT]',
}, async () => {
  const who = await householdOf(services, { card: 'declines' })
  expect(await runPastCutoff(services)).toEqual([])
  const tries = retrySchedules.freshprep.map(hours => addHours(cutoffAt, hours))
  expect(addHours(tries.at(-1) as string, 1) > packing).toBe(true)
  for (const at of tries) await runAt(at)
  expect(await paymentsOf(services, who)).toHaveLength(1 + tries.length)
  const declined = async () =>
    (await templatesOf(services, who)).filter(name => name === 'payment_declined').length
  expect(await declined()).toBe(tries.length)
  await runAt(packing)
  await runAt(addHours(packing, 1))
  expect((await orderAfter(services, who)).state).toBe('cancelled')
  expect(await declined()).toBe(tries.length)
  expect((await templatesOf(services, who)).filter(name => name === 'order_cancelled')).toHaveLength(1)

  const { dashboard, box, tracking: tracked } = await seen(who, addHours(packing, 1))
  expect(dashboard.messages.popupMessage).toEqual({ kind: 'cancelled', deliveryDate: '2026-12-01' })
  expect(dashboard.underway).toEqual([])
  expect(box.order).toMatchObject({ state: 'cancelled' })
  expect(box.order.payBy).toBeUndefined()
  expect(tracked?.order?.id).not.toBe(orderOf(who, 0).id)
})
